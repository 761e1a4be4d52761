package import Lint
package import OperatingSystem
package import Semantics
package import TransitionDSL

/// A processed file of the command line.
package struct CheckedFile: Sendable {
    /// Its name on the command line; `-` for standard input.
    var operand: String
    /// The file, then its imports.
    var sources: [SourceFile]
    /// The paths of the same files, in the order in which they were first named.
    var paths: [String]
    var identities: Set<FileIdentity>
    /// The paths looked up on disk.
    var lookups: [FileLookup]
    var findings: Findings
    /// Whether there is no error of the language: the only errors are rules with that level.
    var keepsLanguage: Bool
    /// The namespace of the Swift; nil if there is an error.
    var namespace: FileNamespace?
    /// The files to write if there is no error: the Swift first.
    var outputs: [Output]
    /// The engine with the support code that the Swift refers to; nil if it needs none.
    var supportEngine: Engine?
    /// Whether it is the code of an app, not a file of the language.
    var isApp = false

    package init(appPath: String, sources: [SourceFile], findings: Findings) {
        operand = appPath
        self.sources = sources
        paths = []
        identities = []
        lookups = []
        self.findings = findings
        keepsLanguage = true
        outputs = []
        isApp = true
    }

    /// Keeps nothing of the analysis but the namespace: it includes all imports.
    package init(
        _ input: Input, _ linted: (checked: Analysis, findings: Findings), outputs: [Output] = [],
        supportEngine: Engine? = nil
    ) {
        operand = input.operand
        sources = input.module.sources
        paths = input.module.pathsAsNamed
        identities = input.module.identities
        lookups = input.lookups
        findings = linted.findings
        keepsLanguage = linted.checked.model != nil
        namespace = linted.checked.model.map { FileNamespace($0, input.source) }
        self.outputs = outputs
        self.supportEngine = supportEngine
    }
}

/// Processes files, several in parallel, and reports their findings in order. `work` takes the
/// number of a file and must have no shared side effects. `code` is the exit code so far.
package func checkEach(
    _ operands: [String], _ baseline: BaselineRun?, _ reporter: inout DiagnosticReporter,
    reportsNotes: Bool = true, after code: ExitCode = .success,
    work: @escaping @Sendable (Int) throws(Failure) -> CheckedFile
) -> (files: [CheckedFile], code: ExitCode) {
    var (baseline, code) = (baseline, code)
    let (options, console) = (reporter.options, reporter.console)
    console.progress?.begin(operands.count)
    var results: [Result<CheckedFile, Failure>] = []
    inOrder(Array(operands.indices), jobs: options.jobs(for: operands.count)) { index in
        Result { () throws(Failure) in try work(index) }
    } take: { _, result in
        results.append(result)
        console.progress?.advance()
    }
    console.progress?.erase()
    let heroIDs = RunHeroIDs(
        results.compactMap { try? $0.get() }.filter { !$0.isApp }.map { $0.heroIDs })
    var namespaces = RunNamespaces()
    var files: [CheckedFile] = []
    for (operand, result) in zip(operands, results) {
        do throws(Failure) {
            var file = try result.get()
            reporter.begin(file.sources, file.identities)
            if !file.isApp {
                file.findings.confirm(heroIDs.confirmation(of: file.heroIDs))
                file.take(&namespaces)
            }
            file.findings =
                baseline?.take(
                    file.findings, file.sources, keepsLanguage: file.keepsLanguage,
                    areAllChecked: file.isApp) ?? file.findings
            reporter.report(
                reportsNotes ? file.findings : file.findings.withoutNotes, sources: file.sources)
            files.append(file)
        } catch { code = code.combined(with: reporter.report(error, of: operand)) }
    }
    code = baseline?.finish(code, &reporter) ?? code
    return (files, code.combined(with: reporter.finish()))
}

extension CheckedFile {
    /// Facts about its hero ids, for the other files of the run.
    fileprivate var heroIDs: RunHeroIDs.File {
        RunHeroIDs.File(sources: sources, heroIDs: findings.heroIDs)
    }

    /// Adds an error if an earlier file has the same namespace.
    fileprivate mutating func take(_ namespaces: inout RunNamespaces) {
        guard let namespace,
            let problem = namespaces.problem(with: namespace, of: sources[0].path)
        else { return }
        keepsLanguage = false
        findings.problems.insert(problem, at: 0)
    }
}
