/// The command. Synchronous on purpose: an asynchronous `main` starts ten times slower.
@main enum Transc {
    static func main() {
        prepareProcess()
        endProcess(run())
    }

    /// Executes the command line; prints an `error:` line unless it succeeds.
    private static func run() -> ExitCode {
        var arguments: [String] = []
        do throws(Failure) {
            let bytes = try converting(try argumentBytes()) { (error: ReadFailure) in
                Failure(.noInput, "`/proc/self/cmdline`, which has the arguments, \(error.reason)")
            }
            arguments = bytes.map { String(decoding: $0, as: UTF8.self) }
            for (argument, bytes) in zip(arguments, bytes) where Array(argument.utf8) != bytes {
                // The repaired argument would name another file.
                throw Failure(
                    .usage, "the argument `\(argument)` is not UTF-8",
                    help: "rename the file, or go to its directory and name it from there")
            }
            var argumentFiles: [String] = []
            let words = try expandArgumentFiles(arguments) { path throws(Failure) in
                argumentFiles.append(path)
                return try readArgumentFile(path)
            }
            let invocation = try parseArguments(words, settings: Settings.read)
            return try perform(invocation, saidBy: argumentFiles)
        } catch {
            let isXcode = arguments.contains("--xcode")
            return Console(color: .auto, isXcode: isXcode).report(error)
        }
    }

    private static func perform(
        _ invocation: Invocation, saidBy argumentFiles: [String]
    ) throws(Failure) -> ExitCode {
        switch invocation {
        case .version: return try Console(color: .auto).printOutput("transc \(version)\n")
        case .help(let command):
            return try Console(color: .auto).printOutput(helpText(for: command))
        case .run(let command, let operands, var options):
            options.instructions += argumentFiles.map { ($0, "an argument file") }
            let console = Console(color: options.color, isXcode: options.isInXcode)
            do throws(Failure) { return try perform(command, operands, options, console) } catch {
                return console.report(error)
            }
        }
    }

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
        case .help: try console.printOutput(helpText(for: nil))
        }
    }
}
