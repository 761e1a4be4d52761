import Lint
import TransitionDSL
import Workspace

/// Checks files, once what can be mended unasked is mended if that is wished.
func runLint(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    var (operands, options) = (operands, options)
    if options.isInXcode {
        try checkScriptPhase(operands, options)
        let phase = try ScriptPhase()
        operands = try phase.files()
        options = options.said(by: phase)
    } else {
        operands = try expandedOperands(operands)
    }
    return try lint(operands, options, console)
}

private func lint(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    try checkReports(operands, options)
    try checkInstructions(options)
    var reporter = DiagnosticReporter(console, options)
    var baseline = try BaselineRun(options)
    var fixes = FixOutcome()
    if let fixing = options.fixing {
        fixes = fixFiles(operands, options, fixing, console, &reporter)
    }
    var code = fixes.code
    var namespaces = RunNamespaces()
    console.progress?.begin(operands.count)
    let isAlone = operands.count == 1
    var results: [(operand: String, file: Result<LintedFile, Failure>)] = []
    inOrder(operands, jobs: options.jobs(for: operands.count)) { [fixes] operand in
        Result { () throws(Failure) in
            try lintFile(operand, options, mended: fixes, isAlone: isAlone)
        }
    } take: { operand, result in
        results.append((operand, result))
        console.progress?.advance()
    }
    console.progress?.end()
    let heroIDs = RunHeroIDs(results.compactMap { try? $0.file.get() })
    for (operand, result) in results {
        do throws(Failure) {
            let file = try result.get()
            reporter.begin(file.sources, file.identities)
            let linted = namespaces.take(heroIDs.confirmed(file), of: file.sources[0])
            let findings = baseline?.take(linted, file.sources) ?? linted
            reporter.report(findings, sources: file.sources)
        } catch { code = code.combined(with: reporter.report(error, of: operand)) }
    }
    code = baseline?.finish(code, &reporter) ?? code
    code = code.combined(with: reporter.finish())
    return code.combined(with: reporter.writeReports(sparing: options.keptFiles))
}

/// Reads a file and what it imports, and judges them. It touches nothing that another thread could
/// see.
private func lintFile(
    _ operand: String,
    _ options: Options,
    mended: FixOutcome,
    isAlone: Bool
) throws(Failure) -> LintedFile {
    let input = try Input(operand, options, mended: mended)
    var findings = try input.lint(options, isOneOfSeveral: !isAlone)
    findings.checkedModel = nil
    findings.tables = []
    return LintedFile(
        sources: input.module.sources, identities: input.module.identities, findings: findings)
}

private struct LintedFile: JudgedFile, Sendable {
    /// The file, then what it imports.
    var sources: [SourceFile]
    var identities: Set<FileIdentity>
    /// Without the model and its tables.
    var findings: LintedInput
}
