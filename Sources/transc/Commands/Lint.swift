/// Checks files and writes nothing.
func runLint(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    var reporter = DiagnosticReporter(console, options)
    var code = ExitCode.success
    for operand in operands {
        do throws(Failure) {
            let input = try Input(operand, options)
            reporter.report(try input.lint(options).problems, sources: input.module.sources)
        } catch {
            code = code.combined(with: console.report(error))
        }
    }
    return code.combined(with: reporter.finish())
}
