import TransitionDSL

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
