/// Checks files, once what can be mended unasked is mended if that is wished.
func runLint(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    try checkReports(operands, options)
    var reporter = DiagnosticReporter(console, options)
    var baseline = try BaselineRun(options)
    var fixes = FixOutcome()
    if let fixing = options.fixing {
        fixes = fixFiles(operands, options, fixing, console, &reporter)
    }
    var code = fixes.code
    for operand in operands {
        do throws(Failure) {
            let input = try Input(operand, options, mended: fixes)
            let sources = input.module.sources
            reporter.begin(sources, input.module.identities)
            var linted = try input.lint(options)
            linted = baseline?.take(linted, sources) ?? linted
            reporter.report(linted, sources: sources)
        } catch {
            code = code.combined(with: reporter.report(error, of: operand))
        }
    }
    code = baseline?.finish(code, &reporter) ?? code
    code = code.combined(with: reporter.finish())
    return code.combined(with: reporter.writeReports())
}
