/// A tree, always, and what was wrong with the file.
package struct ParseResult: Sendable {
    package let tree: SyntaxTree
    /// What the lexer and the parser found wrong, in file order.
    package let problems: [Diagnostic]
    /// Braces do not pair up, so which declaration a line belongs to is a guess.
    package let isStructureUncertain: Bool

    package init(tree: SyntaxTree, problems: [Diagnostic], isStructureUncertain: Bool) {
        self.tree = tree
        self.problems = problems
        self.isStructureUncertain = isStructureUncertain
    }
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
            guard let path = node.as(ImportSyntax.self)?.path else { return nil }
            return ImportReference(path: stringContents(tree.source, path.range), place: path.place)
        }
    }
}

/// The text between the quotes; a path needs no escapes, and one that has some is taken as it is.
private func stringContents(_ source: SourceFile, _ range: SourceRange) -> String {
    let quoted = source.bytes[range.offsets].drop { $0 == UInt8(ascii: "#") }.dropFirst()
    return String(decoding: quoted.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
}
