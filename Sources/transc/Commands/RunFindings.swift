import Lint
import Semantics
import TransitionDSL
import Workspace

/// The namespace of a file's Swift.
struct FileNamespace: Sendable {
    var name: String
    /// The name after `module`, or the start of a file without such a line.
    var place: SourcePlace
    var isDeclared: Bool

    init(_ model: Model, _ source: SourceFile) {
        let header = model.header
        name = model.texts.string(header.moduleName)
        isDeclared = header.modulePlace != nil
        place = header.modulePlace ?? source.place(SourceRange(start: 0, end: 0))
    }
}

/// The namespaces of a run's files. Two files with one namespace would declare its types twice.
struct RunNamespaces {
    private var files: [String: [(path: String, isDeclared: Bool)]] = [:]

    /// The findings of a file, with an error if an earlier file has its namespace. Without a
    /// `module` line, files of two directories may belong to two apps.
    mutating func take(_ findings: LintedInput, of source: SourceFile) -> LintedInput {
        guard let namespace = findings.namespace else { return findings }
        let others = files[namespace.name, default: []]
        if others.contains(where: { $0.path == source.path }) { return findings }
        files[namespace.name] = others + [(source.path, namespace.isDeclared)]
        let other = others.first {
            $0.isDeclared && namespace.isDeclared
                || directory(of: $0.path) == directory(of: source.path)
        }
        guard let other else { return findings }
        var findings = findings
        findings.keepsLanguage = false
        findings.problems.insert(
            Diagnostic(
                .swiftNameCollision, "`\(other.path)` also has the namespace `\(namespace.name)`",
                at: namespace.place,
                help: namespace.isDeclared
                    ? "add a different `module` to each file, or let one import the other"
                    : "set another namespace with `module`"), at: 0)
        return findings
    }
}

/// The namespace of a file without a `module` line: the file's name without `.trans`, in upper
/// camel case. `news-reader.trans` gives `NewsReader`.
func defaultNamespace(forPath path: String) -> String {
    GeneratedNames.namespace(ofFile: lastComponent(of: path))
}

/// A processed file of the command line.
struct CheckedFile: Sendable {
    /// Its name on the command line; `-` for standard input.
    var operand: String
    /// The file, then its imports.
    var sources: [SourceFile]
    var identities: Set<FileIdentity>
    /// The paths looked up on disk.
    var lookups: [FileLookup]
    /// Its findings; without the model and its tables, which are no longer needed.
    var findings: LintedInput
    /// The files to write if there is no error: the Swift first.
    var outputs: [Output]
    /// The engine with the support code that the Swift refers to; nil if it needs none.
    var supportEngine: Engine?

    init(
        _ input: Input, _ findings: LintedInput, outputs: [Output] = [],
        supportEngine: Engine? = nil
    ) {
        operand = input.operand
        sources = input.module.sources
        identities = input.module.identities
        lookups = input.lookups
        self.findings = findings
        self.findings.checkedModel = nil
        self.findings.tables = []
        self.outputs = outputs
        self.supportEngine = supportEngine
    }
}

/// Processes files, several in parallel, and reports their findings in order. `work` takes the
/// number of a file and must have no shared side effects. `code` is the exit code so far.
func checkEach(
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
    let heroIDs = RunHeroIDs(results.compactMap { try? $0.get() })
    var namespaces = RunNamespaces()
    var files: [CheckedFile] = []
    for (operand, result) in zip(operands, results) {
        do throws(Failure) {
            var file = try result.get()
            reporter.begin(file.sources, file.identities)
            file.findings = namespaces.take(heroIDs.confirmed(file), of: file.sources[0])
            file.findings = baseline?.take(file.findings, file.sources) ?? file.findings
            reporter.report(
                reportsNotes ? file.findings : file.findings.withoutNotes, sources: file.sources)
            files.append(file)
        } catch { code = code.combined(with: reporter.report(error, of: operand)) }
    }
    code = baseline?.finish(code, &reporter) ?? code
    return (files, code.combined(with: reporter.finish()))
}

/// Facts about hero ids in all files of a run: the second view of an id can be in any file that
/// imports the id's declaration.
struct RunHeroIDs {
    /// A declaration in any file of the run.
    private struct Declaration: Hashable {
        var path: String
        var offset: UInt32
    }

    /// Facts about a file and its importers.
    private struct Users {
        /// Whether the file itself is in the run. If not, files outside the run may import it.
        var areAllInRun = false
        var haveTransitions = false
        /// Whether one of them has errors, so that its transitions are unknown.
        var haveErrors = false
    }

    /// By path.
    private var users: [String: Users] = [:]
    private var settled: Set<Declaration> = []
    /// The path of the one file that reports an id. The declaring file, if it has transitions,
    /// comes before others, and those with transitions before those without.
    private var reporters: [Declaration: (path: String, rank: Int)] = [:]

    init(_ files: [CheckedFile]) { for file in files { add(file) } }

    private mutating func add(_ file: CheckedFile) {
        let paths = file.sources.map { normalized($0.path) }
        let heroIDs = file.findings.heroIDs
        for (index, path) in paths.enumerated() {
            var users = self.users[path] ?? Users()
            if index == 0 { users.areAllInRun = true }
            if heroIDs?.hasTransitions == true { users.haveTransitions = true }
            if heroIDs == nil { users.haveErrors = true }
            self.users[path] = users
        }
        guard let heroIDs else { return }
        for place in heroIDs.settled { settled.insert(Self.declaration(place, paths)) }
        for place in heroIDs.declarations.values {
            let declaration = Self.declaration(place, paths)
            let rank = heroIDs.hasTransitions ? (place.file == .main ? 2 : 1) : 0
            if rank > reporters[declaration]?.rank ?? -1 {
                reporters[declaration] = (paths[0], rank)
            }
        }
    }

    private static func declaration(_ place: SourcePlace, _ paths: [String]) -> Declaration {
        Declaration(path: paths[Int(place.file.index)], offset: place.range.start)
    }

    /// The findings of a file, without those that other files refute or report.
    func confirmed(_ file: CheckedFile) -> LintedInput {
        var findings = file.findings
        guard let heroIDs = findings.heroIDs, !heroIDs.declarations.isEmpty else { return findings }
        let paths = file.sources.map { normalized($0.path) }
        let pending = Set(heroIDs.pending.map(\.place))
        func isConfirmed(_ diagnostic: Diagnostic) -> Bool {
            guard diagnostic.id == .oneSidedHeroID,
                let place = heroIDs.declarations[diagnostic.place]
            else { return true }
            let declaration = Self.declaration(place, paths)
            guard let users = users[declaration.path], !users.haveErrors,
                !settled.contains(declaration)
            else { return false }
            if !pending.contains(diagnostic.place) { return true }
            return users.areAllInRun && users.haveTransitions
                && reporters[declaration]?.path == paths[0]
        }
        findings.problems.removeAll { !isConfirmed($0) }
        findings.suppressed.removeAll { !isConfirmed($0.diagnostic) }
        return findings
    }
}
