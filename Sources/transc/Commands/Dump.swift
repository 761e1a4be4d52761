import Parser
import Semantics
import TransitionDSL
import Workspace

/// Prints how a file is read, whatever is wrong with it; what is wrong goes to standard error.
func runDump(
    _ operands: [String], _ options: Options, _ console: Console
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

/// The tokens of a file, one a line, with the gaps between them: together they are the file.
func dumpTokens(_ tokens: TokenizedFile) -> String {
    var text = ""
    for index in 0..<tokens.count {
        let gap = tokens.gap(before: index)
        if gap.end > gap.start { text += dumpLine("gap", gap, tokens.source) }
        text += dumpLine(tokens.kinds[index].dumpName, tokens.ranges[index], tokens.source)
    }
    return text
}

/// The nodes of a tree, indented by depth, with the text of those that have no children.
func dumpTree(_ tree: SyntaxTree) -> String {
    var text = ""
    /// Where the subtrees of the nodes above end.
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
        while let end = ends.last, index >= end { ends.removeLast() }
        let range = tree.withRoot { _ in SyntaxNode(tree, index).range }
        text += String(repeating: "  ", count: ends.count)
        text += node.kind.rawValue
        if node.hasProblem { text += "!" }
        text += " \(dumpRange(range))"
        if node.size > 1 {
            ends.append(index + Int(node.size))
        } else if range.end > range.start {
            text += " " + quoted(tree.source.text(range))
        }
        text += "\n"
    }
    return text
}

private func dumpLine(_ kind: String, _ range: SourceRange, _ source: SourceFile) -> String {
    "\(dumpRange(range)) \(kind) \(quoted(source.text(range)))\n"
}

private func dumpRange(_ range: SourceRange) -> String { "\(range.start)..<\(range.end)" }

extension TokenKind {
    /// The name of the case, which a release does not hold besides.
    var dumpName: String {
        switch self {
        case .identifier: "identifier"
        case .quotedIdentifier: "quotedIdentifier"
        case .number: "number"
        case .string: "string"
        case .rawString: "rawString"
        case .color: "color"
        case .leftParenthesis: "leftParenthesis"
        case .rightParenthesis: "rightParenthesis"
        case .leftBrace: "leftBrace"
        case .rightBrace: "rightBrace"
        case .leftBracket: "leftBracket"
        case .rightBracket: "rightBracket"
        case .comma: "comma"
        case .colon: "colon"
        case .equals: "equals"
        case .dot: "dot"
        case .question: "question"
        case .star: "star"
        case .slash: "slash"
        case .plus: "plus"
        case .minus: "minus"
        case .pipe: "pipe"
        case .arrow: "arrow"
        case .doubleArrow: "doubleArrow"
        case .ellipsis: "ellipsis"
        case .unknown: "unknown"
        case .endOfFile: "endOfFile"
        }
    }
}

/// Declarations, references and problems, a line each, in the order of the file.
///
/// `line:column kind name` names a declaration; the path comes first where it is another file's.
func dumpAnalysis(_ analysis: Analysis, _ sources: [SourceFile]) -> String {
    var printer = AnalysisPrinter(analysis: analysis, sources: sources)
    for declaration in analysis.declarations { printer.print(declaration) }
    for reference in analysis.references { printer.print(reference) }
    for problem in analysis.problems { printer.print(problem) }
    return printer.output
}

private struct AnalysisPrinter {
    private let analysis: Analysis
    private let sources: [SourceFile]
    private let tables: [LineTable]
    private(set) var output = ""

    init(analysis: Analysis, sources: [SourceFile]) {
        self.analysis = analysis
        self.sources = sources
        tables = sources.map { LineTable($0) }
    }

    mutating func print(_ declaration: Declaration) {
        output += "declaration \(name(declaration))"
        if let container = declaration.container {
            output += " in \(name(analysis.declarations[container]))"
        }
        let whole = declaration.whole
        output += " (\(place(whole))-\(position(whole.range.end, in: whole.file)))\n"
        if let documentation = declaration.documentation {
            output += "documentation \(name(declaration)) \(quoted(documentation))\n"
        }
    }

    mutating func print(_ reference: Reference) {
        let text = visible(source(reference.place.file).text(reference.place.range))
        let target =
            switch reference.target {
            case nil: "unknown"
            case .declaration(let index): name(analysis.declarations[index])
            case .catalog(let row): "catalog \(Catalog[row].kind.rawValue) \(Catalog[row].name)"
            case .file(let file): "file \(visible(source(file).path))"
            }
        output +=
            "reference \(place(reference.place)) \(reference.kind.rawValue) \(text) → \(target)\n"
    }

    mutating func print(_ problem: Diagnostic) {
        let head = "problem \(place(problem.place)) \(problem.severity.rawValue)"
        output += "\(head) \(problem.id.name): \(visible(problem.message))\n"
    }

    private func name(_ declaration: Declaration) -> String {
        "\(place(declaration.place)) \(declaration.kind.rawValue) \(declaration.name)"
    }

    private func place(_ place: SourcePlace) -> String {
        let path = place.file == .main ? "" : visible(source(place.file).path) + ":"
        return path + position(place.range.start, in: place.file)
    }

    private func position(_ offset: UInt32, in file: FileIndex) -> String {
        let position = tables[Int(file.index)].position(of: offset)
        return "\(position.line):\(position.column)"
    }

    private func source(_ file: FileIndex) -> SourceFile { sources[Int(file.index)] }
}
