/// What the parser found, as a tree in one flat array.
///
/// Nodes stand in preorder: a node's children follow it, and `size` counts the nodes of its whole
/// subtree, itself included. So the first child of node `n` is `n + 1`, the sibling after `n` is
/// `n + nodes[n].size`. Tokens are reached by their index in ``tokens``.
@usableFromInline
package final class SyntaxTree: Sendable {
    @usableFromInline
    package struct Node: Sendable {
        @usableFromInline package var kind: SyntaxKind
        /// The parser reported a problem in this node or below it.
        @usableFromInline package var hasProblem: Bool
        @usableFromInline package var size: UInt32
        @usableFromInline package var firstToken: UInt32
        /// One past the last token.
        @usableFromInline package var endToken: UInt32

        @inlinable
        package init(kind: SyntaxKind, firstToken: Int) {
            self.kind = kind
            self.hasProblem = false
            self.size = 1
            self.firstToken = UInt32(truncatingIfNeeded: firstToken)
            self.endToken = UInt32(truncatingIfNeeded: firstToken)
        }

        /// Says what is known when the node has been parsed.
        @inlinable
        package mutating func close(size: Int, endToken: Int, hasProblem: Bool) {
            self.size = UInt32(truncatingIfNeeded: size)
            self.endToken = UInt32(truncatingIfNeeded: endToken)
            self.hasProblem = hasProblem
        }

        /// The same node in a tree that has so many more tokens before it.
        package func moved(by tokenCount: Int) -> Node {
            var node = self
            node.firstToken += UInt32(truncatingIfNeeded: tokenCount)
            node.endToken += UInt32(truncatingIfNeeded: tokenCount)
            return node
        }
    }

    @usableFromInline package let tokens: TokenizedFile
    @usableFromInline package let nodes: [Node]

    package init(tokens: TokenizedFile, nodes: [Node]) {
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
