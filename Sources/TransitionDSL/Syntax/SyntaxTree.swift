/// What the parser found, as a tree in one flat array.
///
/// Nodes stand in preorder: a node's children follow it, and it knows where its subtree ends. So
/// the first child of node `n` is `n + 1`, the sibling after `n` is `nodes.end(of: n)`. Tokens are
/// reached by their index in ``tokens``.
@usableFromInline
package final class SyntaxTree: Sendable {
    @usableFromInline package let tokens: TokenizedFile
    @usableFromInline package let nodes: SyntaxNodes

    package init(tokens: TokenizedFile, nodes: SyntaxNodes) {
        self.tokens = tokens
        self.nodes = nodes
    }

    package var source: SourceFile { tokens.source }

    /// Looks at the node of the whole file, which every tree has. Nodes do not keep their tree:
    /// who stores one stores the tree too.
    package func withRoot<Result>(_ look: (SyntaxNode) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try look(SyntaxNode(self, 0)) }
    }
}
