/// Checks files and writes nothing.
func runLint(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    try checkReports(operands, options)
    var reporter = DiagnosticReporter(console, options)
    var code = ExitCode.success
    for operand in operands {
        do throws(Failure) {
            let input = try Input(operand, options)
            reporter.begin(input)
            reporter.report(try input.lint(options).problems, sources: input.module.sources)
        } catch {
            code = code.combined(with: reporter.report(error, of: operand))
        }
    }
    code = code.combined(with: reporter.finish())
    return code.combined(with: reporter.writeReports())
}
