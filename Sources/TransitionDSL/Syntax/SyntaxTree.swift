/// What the parser found, as a tree in one flat array.
///
/// Nodes stand in preorder: a node's children follow it, and `size` counts the nodes of its whole
/// subtree, itself included. So the first child of node `n` is `n + 1`, the sibling after `n` is
/// `n + nodes[n].size`. Tokens are reached by their index in ``tokens``.
package final class SyntaxTree: Sendable {
    package struct Node: Sendable {
        package var kind: SyntaxKind
        /// The parser reported a problem in this node or below it.
        package var hasProblem: Bool
        package var size: UInt32
        package var firstToken: UInt32
        /// One past the last token.
        package var endToken: UInt32

        package init(kind: SyntaxKind, firstToken: Int) {
            self.kind = kind
            self.hasProblem = false
            self.size = 1
            self.firstToken = UInt32(truncatingIfNeeded: firstToken)
            self.endToken = UInt32(truncatingIfNeeded: firstToken)
        }
    }

    package let tokens: TokenizedFile
    package let nodes: [Node]

    package init(tokens: TokenizedFile, nodes: [Node]) {
        self.tokens = tokens
        self.nodes = nodes
    }

    package var source: SourceFile { tokens.source }

    /// The node of the whole file; every tree has it.
    package var root: SyntaxNode { SyntaxNode(self, 0) }
}
