package import TransitionDSL

/// Parses a file. Total: any tokens give a tree, and problems where the grammar has no place for
/// them.
///
/// Line breaks mean nothing in the grammar. Only a file that it does not accept is parsed again with
/// an eye to them.
package func parse(_ tokens: TokenizedFile) -> ParseResult {
    let result = parse(tokens, usesLines: false)
    return result.problems.isEmpty ? result : parse(tokens, usesLines: true)
}

private func parse(_ tokens: TokenizedFile, usesLines: Bool) -> ParseResult {
    var parser = Parser(tokens, usesLines: usesLines)
    parser.parseFile()
    let problems = merge(tokens.problems, parser.problems)
    return ParseResult(
        tree: SyntaxTree(tokens: tokens, nodes: parser.nodes), problems: problems,
        isStructureUncertain: !parser.braces.isEmpty
            || problems.contains { $0.id == .unclosedComment })
}

/// Both are in file order already.
private func merge(_ left: [Diagnostic], _ right: [Diagnostic]) -> [Diagnostic] {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    return (left + right).enumerated().sorted {
        ($0.element.place.range.start, $0.offset) < ($1.element.place.range.start, $1.offset)
    }.map { $0.element }
}
