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
    let problems = byPlace(tokens.problems + parser.problems)
    return ParseResult(
        tree: SyntaxTree(tokens: tokens, nodes: parser.nodes), problems: problems,
        isStructureUncertain: !parser.braces.isEmpty
            || problems.contains { $0.id == .unclosedComment })
}
