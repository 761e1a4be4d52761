/// Checks files, once what can be mended unasked is mended if that is wished.
func runLint(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    var reporter = DiagnosticReporter(console, options)
    var baseline = try BaselineRun(options)
    let fixes = options.fixing.map { fixFiles(operands, options, $0, console) } ?? FixOutcome()
    var code = fixes.code
    for operand in operands {
        do throws(Failure) {
            let input = try Input(operand, options, mended: fixes)
            let sources = input.module.sources
            var linted = try input.lint(options)
            linted = baseline?.take(linted, sources) ?? linted
            reporter.report(linted.problems, sources: sources)
        } catch {
            code = code.combined(with: console.report(error))
        }
    }
    code = baseline?.finish(code, &reporter, console) ?? code
    return code.combined(with: reporter.finish())
}
