import Driver
import Formatting
import OperatingSystem
import Semantics
import TransitionDSL

/// Formats files, or lists or shows what would change. A file with a syntax error stays as it is.
func runFormat(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    let operands = try expandedOperands(operands.isEmpty ? ["."] : operands)
    try checkInputs(operands, options)
    if options.lines != nil, operands.count > 1 {
        throw Failure(.usage, "`--lines` can only be used with one file")
    }
    var reporter = DiagnosticReporter(console, options)
    var code = ExitCode.success
    var done: Set<FileIdentity> = []
    inOrder(operands, jobs: options.jobs(for: operands.count)) { operand in
        Result { () throws(Failure) in try FormattedFile(operand, options) }
    } take: { operand, result in
        do throws(Failure) {
            let file = try result.get()
            // Two names, or a link, may lead to one file.
            if let identity = file.identity, !done.insert(identity).inserted { return }
            reporter.begin([file.source], [])
            reporter.report(file.problems, sources: [file.source])
            if file.problems.isEmpty {
                code = code.combined(with: try file.deliver(options.formatting, console))
            }
        } catch { code = code.combined(with: reporter.report(error, of: operand)) }
    }
    if options.formatting == .writing, console.showsSummary, code == .success {
        _ = console.printLine("looked at \(counted(done.count, "file"))")
    }
    return code.combined(with: reporter.finish())
}

private struct FormattedFile: Sendable {
    let operand: String
    let source: SourceFile
    let identity: FileIdentity?
    /// The syntax errors.
    let problems: [Diagnostic]
    let edits: [WhiteSpaceEdit]

    init(_ operand: String, _ options: Options) throws(Failure) {
        self.operand = operand
        do throws(ReadFailure) {
            if operand == "-" {
                let path = options.stdinPath ?? standardInputName
                source = SourceFile(path: path, bytes: try readStandardInput())
                identity = nil
            } else {
                let contents = try readSource(operand)
                source = SourceFile(path: operand, bytes: contents.bytes)
                identity = contents.identity
            }
        } catch {
            let name = operand == "-" ? "standard input" : "`\(operand)`"
            throw Failure(.noInput, "\(name) \(error.reason)", help: inputHelp(error, operand))
        }
        if let lines = options.lines {
            let count = LineTable(source).lineCount
            if lines.lowerBound > count {
                throw Failure(
                    .usage,
                    "`--lines` begins at \(lines.lowerBound), after the last line, which is \(count)"
                )
            }
        }
        let file = parse(source)
        problems = file.problems.filter { $0.severity == .error }
        edits = problems.isEmpty ? format(file, lines: options.lines) : []
    }

    func deliver(_ action: FormatAction, _ console: Console) throws(Failure) -> ExitCode {
        let formatted = applying(edits, to: source.bytes)
        switch action {
        case .listing:
            if !edits.isEmpty { _ = try console.printOutput("\(visible(source.path))\n") }
        case .showing:
            _ = try console.printOutput(unifiedDiff(source.bytes, formatted, path: source.path))
        case .writing:
            if operand == "-" { return try console.printOutput(formatted) }
            try rewrite(
                operand, source.bytes, identity, with: formatted,
                whenChanged: WriteFailure(
                    "changed while it was being formatted", help: "run `transc format` again"))
            if !edits.isEmpty, console.showsSummary {
                _ = console.printLine("formatted \(visible(source.path))")
            }
            return .success
        }
        return edits.isEmpty ? .success : .outOfDate
    }
}
