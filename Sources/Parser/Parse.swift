package import TransitionDSL

/// A tree, always, and what was wrong with the file.
package struct ParseResult: Sendable {
    package let tree: SyntaxTree
    /// What the lexer and the parser found wrong, in file order.
    package let problems: [Diagnostic]
    /// Braces do not pair up, so which declaration a line belongs to is a guess.
    package let isStructureUncertain: Bool
}

/// Parses a file. Total: any tokens give a tree, and problems where the grammar has no place for
/// them.
package func parse(_ tokens: TokenizedFile) -> ParseResult {
    var parser = Parser(tokens)
    parser.parseFile()
    let problems = merge(tokens.problems, parser.problems)
    return ParseResult(
        tree: SyntaxTree(tokens: tokens, nodes: parser.nodes),
        problems: problems,
        isStructureUncertain: !parser.braces.isEmpty
            || problems.contains { $0.id == .unclosedComment }
    )
}

/// A file that another names in an `import`.
package struct ImportReference: Sendable {
    /// As written, relative to the importing file.
    package var path: String
    /// The string in the file.
    package var place: SourcePlace
}

/// An import whose file is there.
package struct ResolvedImport: Sendable {
    /// The file that is imported.
    package var file: FileIndex
    /// The string in the importing file.
    package var place: SourcePlace

    package init(file: FileIndex, place: SourcePlace) {
        self.file = file
        self.place = place
    }
}

/// The files that a file imports, in its order.
package func importReferences(in tree: SyntaxTree) -> [ImportReference] {
    tree.withRoot { root in
        root.children.compactMap { node in
            let token = node.firstToken + 1
            guard node.kind == .import,
                node.has(.string, at: token) || node.has(.rawString, at: token)
            else { return nil }
            let range = node.tokenRange(token)
            return ImportReference(
                path: stringContents(tree.source, range),
                place: tree.source.place(range)
            )
        }
    }
}

/// The text between the quotes; a path needs no escapes, and one that has some is taken as it is.
private func stringContents(_ source: SourceFile, _ range: SourceRange) -> String {
    let quoted = source.bytes[range.offsets].drop { $0 == UInt8(ascii: "#") }.dropFirst()
    return String(decoding: quoted.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
}

/// Both are in file order already.
private func merge(_ left: [Diagnostic], _ right: [Diagnostic]) -> [Diagnostic] {
    if left.isEmpty { return right }
    if right.isEmpty { return left }
    return (left + right).enumerated()
        .sorted {
            ($0.element.place.range.start, $0.offset) < ($1.element.place.range.start, $1.offset)
        }
        .map(\.element)
}
