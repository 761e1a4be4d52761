import Driver
import OperatingSystem
import Semantics
import TransitionDSL

/// Prints how a file is parsed, even with errors; problems go to standard error.
func runDump(
    _ operands: [String], _ options: Options, _ console: Console
) throws(Failure) -> ExitCode {
    guard let subject = options.dumpSubject else {
        throw Failure(
            .usage, "`transc dump` needs one of `--tokens`, `--tree`, `--model` and `--analysis`")
    }
    try checkInputs(operands, options)
    let input = try Input(operands[0], options)
    let (sources, file) = (input.module.sources, input.module.files[0])
    let (text, problems): (String, [Diagnostic])
    switch subject {
    case .tokens: (text, problems) = (dumpTokens(file.tree.tokens), file.tree.tokens.problems)
    case .tree: (text, problems) = (dumpTree(file.tree), file.problems)
    case .model:
        let result = input.analysis(options)
        (text, problems) = (result.model.map(dumpModel) ?? "", result.problems)
    case .analysis:
        let analysis = input.analysis(options, recordsReferences: true)
        (text, problems) = (dumpAnalysis(analysis, sources), analysis.problems)
    }
    _ = try console.printOutput(text)
    var reporter = DiagnosticReporter(console, options)
    reporter.report(problems, sources: sources)
    return reporter.finish()
}

/// The tokens of a file, one a line, with the gaps between them; together they are the whole file.
func dumpTokens(_ tokens: TokenizedFile) -> String {
    var text = ""
    for index in 0..<tokens.count {
        let gap = tokens.gap(before: index)
        if gap.end > gap.start { text += dumpLine("gap", gap, tokens.source) }
        text += dumpLine(tokens.kinds[index].dumpName, tokens.ranges[index], tokens.source)
    }
    return text
}

/// The nodes of a tree, indented by depth, with the text of those without children.
func dumpTree(_ tree: SyntaxTree) -> String {
    var text = ""
    /// The ends of the subtrees of the enclosing nodes.
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
    /// The name of the case; release builds have no other source for it.
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

/// Declarations, references and problems, one a line, in the order of the file.
/// `line:column kind name` is a declaration; the path comes first if it is in another file.
func dumpAnalysis(_ analysis: Analysis, _ sources: [SourceFile]) -> String {
    let printer = AnalysisPrinter(analysis: analysis, sources: sources)
    let lines =
        analysis.declarations.map(printer.text) + analysis.references.map(printer.text)
        + analysis.problems.map(printer.text)
    return lines.joined()
}

private struct AnalysisPrinter {
    private let analysis: Analysis
    private let sources: [SourceFile]
    private let tables: [LineTable]

    init(analysis: Analysis, sources: [SourceFile]) {
        self.analysis = analysis
        self.sources = sources
        tables = sources.map { LineTable($0) }
    }

    func text(_ declaration: Declaration) -> String {
        var text = "declaration \(name(declaration))"
        if let container = declaration.container {
            text += " in \(name(analysis.declarations[container]))"
        }
        let whole = declaration.whole
        text += " (\(place(whole))-\(position(whole.range.end, in: whole.file)))\n"
        if let documentation = declaration.documentation {
            text += "documentation \(name(declaration)) \(quoted(documentation))\n"
        }
        return text
    }

    func text(_ reference: Reference) -> String {
        let text = visible(source(reference.place.file).text(reference.place.range))
        let target =
            switch reference.target {
            case nil: "unknown"
            case .declaration(let index): name(analysis.declarations[index])
            case .catalog(let row): "catalog \(Catalog[row].kind.rawValue) \(Catalog[row].name)"
            case .file(let file): "file \(visible(source(file).path))"
            }
        return
            "reference \(place(reference.place)) \(reference.kind.rawValue) \(text) → \(target)\n"
    }

    func text(_ problem: Diagnostic) -> String {
        let head = "problem \(place(problem.place)) \(problem.severity.rawValue)"
        return "\(head) \(problem.id.name): \(visible(problem.message))\n"
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
