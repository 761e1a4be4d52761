/// One node of a tree, as a view: an index and a reference to its tree.
///
/// The view is two words and does not keep its tree alive; see ``TreeReference``. Code that stores
/// nodes must store their tree, as each stage does with the tree that it receives.
///
/// `@inlinable` is here, on other small functions of tokens, places and tables of the model, and on
/// generic functions, because other modules call them in loops.
@usableFromInline package struct SyntaxNode: Sendable {
    // Hot.
    @usableFromInline let reference: TreeReference
    @usableFromInline package let index: Int

    @inlinable package init(_ tree: SyntaxTree, _ index: Int) {
        reference = TreeReference(tree)
        self.index = index
    }

    @inlinable init(_ reference: TreeReference, _ index: Int) {
        self.reference = reference
        self.index = index
    }

    @inlinable package var tree: SyntaxTree { reference.tree }

    @inlinable package var kind: SyntaxKind { reference.with { $0.nodes[index].kind } }

    /// The parser reported a problem in here: what is missing is already reported.
    @inlinable package var hasProblem: Bool { reference.with { $0.nodes[index].hasProblem } }

    @inlinable var firstToken: Int { reference.with { Int($0.nodes[index].firstToken) } }
    @inlinable var endToken: Int { reference.with { Int($0.nodes[index].endToken) } }

    /// The positions of its tokens in the file.
    package var tokenIndices: Range<Int> { firstToken..<endToken }

    /// From the first token's start to the last one's end; empty without tokens.
    @inlinable package var range: SourceRange {
        reference.with { tree in
            let (first, end) = (firstToken, endToken)
            guard end > first else {
                let last = tree.tokens.ranges.count - 1
                let start = tree.tokens.ranges[Swift.min(first, last)].start
                return SourceRange(start: start, end: start)
            }
            return SourceRange(
                start: tree.tokens.ranges[first].start, end: tree.tokens.ranges[end - 1].end)
        }
    }

    @inlinable package var place: SourcePlace { place(range) }

    @inlinable package func place(_ range: SourceRange) -> SourcePlace {
        reference.with { $0.tokens.source.place(range) }
    }

    /// The nodes directly below, in source order.
    @inlinable package var children: Children {
        Children(reference: reference, position: index + 1, end: endIndex)
    }

    /// The first child of a kind.
    @inlinable package func child(_ kind: SyntaxKind) -> SyntaxNode? {
        children.first { $0.kind == kind }
    }

    /// The child after another one.
    @inlinable package func child(after other: SyntaxNode) -> SyntaxNode? {
        let next = other.endIndex
        return next < endIndex ? SyntaxNode(reference, next) : nil
    }

    /// The first child.
    @inlinable package var firstChild: SyntaxNode? {
        index + 1 < endIndex ? SyntaxNode(reference, index + 1) : nil
    }

    /// One past the last node below this one.
    @inlinable var endIndex: Int { reference.with { index + Int($0.nodes[index].size) } }

    @usableFromInline package struct Children: Sequence, IteratorProtocol {
        @usableFromInline let reference: TreeReference
        @usableFromInline var position: Int
        @usableFromInline let end: Int

        @inlinable init(reference: TreeReference, position: Int, end: Int) {
            self.reference = reference
            self.position = position
            self.end = end
        }

        @inlinable package mutating func next() -> SyntaxNode? {
            guard position < end else { return nil }
            let node = SyntaxNode(reference, position)
            position = node.endIndex
            return node
        }
    }
}
