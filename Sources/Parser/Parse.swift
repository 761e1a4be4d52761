package import TransitionDSL

/// A tree, always, and what was wrong with the file.
package struct ParseResult: Sendable {
    package let tree: SyntaxTree
    /// What the lexer and the parser found wrong, in file order.
    package let problems: [Diagnostic]

    package init(tree: SyntaxTree, problems: [Diagnostic]) {
        self.tree = tree
        self.problems = problems
    }
}

/// A file that another names in an `import`.
package struct ImportReference: Sendable {
    /// As written, relative to the importing file.
    package var path: String
    /// The string in the file.
    package var place: SourcePlace
}

/// The files that a file imports, in its order.
package func importReferences(in tree: SyntaxTree) -> [ImportReference] {
    []
}

package func parse(_ tokens: TokenizedFile) -> ParseResult {
    ParseResult(tree: SyntaxTree(tokens: tokens, nodes: []), problems: tokens.problems)
}
