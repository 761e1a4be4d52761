import Driver
import OperatingSystem
import Resolution
import Semantics
import Serialization
import TransitionDSL

/// Prints which line wins for two screens, what plays on return, and why the other lines lose.
func runResolve(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    try checkInputs(operands, options)
    let input = try Input(operands[0], options)
    let result = input.analysis(options)
    guard let model = result.model else {
        var reporter = DiagnosticReporter(console, options)
        reporter.report(result.problems, sources: input.module.sources)
        return reporter.finish()
    }
    let question = try Question(options.resolve, model)
    let hasOnlyDefaults =
        options.resolve.registry == nil && model.registries.isEmpty && model.hasDefaults
    var numbers: [Int?] = [nil]
    if !hasOnlyDefaults {
        numbers = try registries(options.resolve.registry, model).map { number -> Int? in number }
    }
    let answers = numbers.map { number in
        let registry = number.map { model.registries[$0] }
        let table = number.map { result.tables[$0] } ?? emptyTable(of: model)
        return RegistryAnswer(
            registry, table, table.unwinding(question.event, in: model), in: model,
            containers: question.containers)
    }
    let printer = AnswerText(model, input.module.sources)
    let bytes =
        options.resolve.isJSON ? printer.json(answers).file : Array(printer.text(answers).utf8)
    return try console.printOutput(bytes)
}

extension Model {
    /// Whether a line of `defaults`, or of a screen, decides for transitions without a line.
    fileprivate var hasDefaults: Bool {
        !defaults.isEmpty || screens.contains { !$0.defaults.isEmpty }
    }
}
