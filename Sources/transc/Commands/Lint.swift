/// Checks files, once what can be mended unasked is mended if that is wished.
func runLint(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    var reporter = DiagnosticReporter(console, options)
    let fixes = options.fixing.map { fixFiles(operands, options, $0, console) } ?? FixOutcome()
    var code = fixes.code
    for operand in operands {
        do throws(Failure) {
            let mended = operand == "-" ? fixes.standardInput : nil
            let input = try mended ?? Input(operand, options)
            reporter.report(try input.lint(options).problems, sources: input.module.sources)
        } catch {
            code = code.combined(with: console.report(error))
        }
    }
    return code.combined(with: reporter.finish())
}
