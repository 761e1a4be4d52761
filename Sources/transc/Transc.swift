import Driver
import OperatingSystem

/// The command. It is synchronous on purpose: an asynchronous `main` starts later.
@main enum Transc {
    static func main() { runProcess(perform) }

    private static func perform(
        _ command: CommandName, _ operands: [String], _ options: Options, _ console: Console
    ) throws(Failure) -> ExitCode {
        switch command {
        case .compile: try runCompile(operands, options, console)
        case .lint: try runLint(operands, options, console)
        case .format: try runFormat(operands, options, console)
        case .scan: try runScan(operands, options, console)
        case .adopt: try runAdopt(operands, options, console)
        case .lsp: try runLanguageServer(options, console)
        case .resolve: try runResolve(operands, options, console)
        case .graph: try runGraph(operands, options, console)
        case .preview: try runPreview(operands, options, console)
        case .diff: try runDiff(operands, options, console)
        case .explain: try runExplain(operands, console)
        case .dump: try runDump(operands, options, console)
        case .`init`: try runInit(operands, options, console)
        case .inputs: try runInputs(operands, options, console)
        case .outputs: try runOutputs(operands, options, console)
        case .support: try runSupport(operands, options, console)
        case .completions: try runCompletions(operands[0], console)
        case .manpage: try runManualPage(console)
        case .watch: try runWatch(operands, options)
        case .help: try console.printOutput(helpText(for: nil, width: textWidth()))
        }
    }
}
