/// A tree, which always exists, and the problems of the file.
package struct ParseResult: Sendable {
    package let tree: SyntaxTree
    /// The problems that the lexer and the parser found, in file order.
    package let problems: [Diagnostic]
    /// Braces are unbalanced, so it is a guess which declaration a line belongs to.
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

    package init(path: String, place: SourcePlace) {
        self.path = path
        self.place = place
    }
}

/// An import whose file exists.
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

/// The text between the quotes. A path needs no escapes; an escape is kept as written.
private func stringContents(_ source: SourceFile, _ range: SourceRange) -> String {
    let quoted = source.bytes[range.offsets].drop { $0 == UInt8(ascii: "#") }.dropFirst()
    return String(decoding: quoted.prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
}
