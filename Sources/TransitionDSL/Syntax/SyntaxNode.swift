/// One node of a tree, as a view: an index that knows its tree.
package struct SyntaxNode: Sendable {
    package let tree: SyntaxTree
    package let index: Int

    package init(_ tree: SyntaxTree, _ index: Int) {
        self.tree = tree
        self.index = index
    }

    package var kind: SyntaxKind { tree.nodes[index].kind }

    /// The parser reported something in here: what is missing has been told.
    package var hasProblem: Bool { tree.nodes[index].hasProblem }

    package var firstToken: Int { Int(tree.nodes[index].firstToken) }
    package var endToken: Int { Int(tree.nodes[index].endToken) }

    /// From the first token's start to the last one's end; empty where there is no token.
    package var range: SourceRange {
        let node = tree.nodes[index]
        let ranges = tree.tokens.ranges
        guard node.endToken > node.firstToken else {
            let start = ranges[min(Int(node.firstToken), ranges.count - 1)].start
            return SourceRange(start: start, end: start)
        }
        return SourceRange(
            start: ranges[Int(node.firstToken)].start,
            end: ranges[Int(node.endToken) - 1].end
        )
    }

    package var place: SourcePlace { tree.source.place(range) }

    /// The nodes directly below, in source order.
    package var children: Children { Children(tree: tree, position: index + 1, end: endIndex) }

    /// The first child of a kind.
    package func child(_ kind: SyntaxKind) -> SyntaxNode? {
        var next = index + 1
        let end = endIndex
        while next < end {
            let node = tree.nodes[next]
            if node.kind == kind { return SyntaxNode(tree, next) }
            next += Int(node.size)
        }
        return nil
    }

    /// The first child.
    package var firstChild: SyntaxNode? {
        index + 1 < endIndex ? SyntaxNode(tree, index + 1) : nil
    }

    package func tokenKind(_ token: Int) -> TokenKind { tree.tokens.kinds[token] }

    package func tokenRange(_ token: Int) -> SourceRange { tree.tokens.ranges[token] }

    /// Whether a token of this node has the kind; false past the node's end.
    package func has(_ kind: TokenKind, at token: Int) -> Bool {
        token < endToken && tree.tokens.kinds[token] == kind
    }

    private var endIndex: Int { index + Int(tree.nodes[index].size) }

    package struct Children: Sequence, IteratorProtocol {
        let tree: SyntaxTree
        var position: Int
        let end: Int

        package mutating func next() -> SyntaxNode? {
            guard position < end else { return nil }
            let node = SyntaxNode(tree, position)
            position += Int(tree.nodes[position].size)
            return node
        }
    }
}
