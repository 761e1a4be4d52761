import Parser
import Semantics
import TransitionDSL
import Workspace

/// Prints how a file is read, whatever is wrong with it; what is wrong goes to standard error.
func runDump(
    _ operands: [String],
    _ options: Options,
    _ console: Console
) throws(Failure) -> ExitCode {
    guard let subject = options.dumpSubject else {
        throw Failure(
            .usage, "`transc dump` needs one of `--tokens`, `--tree`, `--model` and `--analysis`")
    }
    try checkInputs(operands, options)
    var reporter = DiagnosticReporter(console, options)
    for operand in operands {
        let input = try Input(operand, options)
        let file = input.module.files[0]
        switch subject {
        case .tokens:
            _ = try console.printOutput(dumpTokens(file.tree.tokens))
            reporter.report(file.tree.tokens.problems, sources: input.module.sources)
        case .tree:
            _ = try console.printOutput(dumpTree(file.tree))
            reporter.report(file.problems, sources: input.module.sources)
        case .model:
            let result = input.analysis(options)
            reporter.report(result.problems, sources: input.module.sources)
            guard let model = result.model else { continue }
            _ = try console.printOutput(dumpModel(model))
        case .analysis:
            let analysis = input.analysis(options, recordsReferences: true)
            reporter.report(analysis.problems, sources: input.module.sources)
            _ = try console.printOutput(dumpAnalysis(analysis, input.module.sources))
        }
    }
    return reporter.finish()
}
