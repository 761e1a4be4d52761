package import TransitionDSL

/// Parses a file. Total: any tokens give a tree, and problems where they do not match the grammar.
/// Line breaks mean nothing in the grammar. Only a file with syntax errors is parsed again with
/// line breaks and indentation in mind.
package func parse(_ tokens: TokenizedFile) -> ParseResult {
    let result = parse(tokens, usesLines: false)
    return result.problems.isEmpty ? result : parse(tokens, usesLines: true)
}

private func parse(_ tokens: TokenizedFile, usesLines: Bool) -> ParseResult {
    var parser = Parser(tokens, usesLines: usesLines)
    parser.parseFile()
    let reported = parser.reportedRanges
    let ofLexer =
        reported.isEmpty
        ? tokens.problems
        : tokens.problems.filter { problem in
            !reported.contains { $0.union(problem.place.range) == $0 }
        }
    let problems = byPlace(ofLexer + parser.problems)
    return ParseResult(
        tree: SyntaxTree(tokens: tokens, nodes: parser.nodes), problems: problems,
        isStructureUncertain: !parser.braces.isEmpty
            || problems.contains { $0.id == .unclosedComment })
}
