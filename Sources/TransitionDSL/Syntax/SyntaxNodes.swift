/// The nodes of a tree in preorder.
@usableFromInline package struct SyntaxNodes: RandomAccessCollection, Sendable {
    /// All that is known of a node.
    @usableFromInline package struct Element: Sendable {
        @usableFromInline package var kind: SyntaxKind
        /// The parser reported a problem in this node or below it.
        @usableFromInline package var hasProblem: Bool
        /// The nodes of the whole subtree, this one included.
        @usableFromInline package var size: UInt32
        @usableFromInline package var firstToken: UInt32
        /// One past the last token.
        @usableFromInline package var endToken: UInt32

        @inlinable init(_ kind: SyntaxKind, firstToken: Int, endToken: Int, hasProblem: Bool) {
            self.kind = kind
            self.hasProblem = hasProblem
            size = 1
            self.firstToken = UInt32(truncatingIfNeeded: firstToken)
            self.endToken = UInt32(truncatingIfNeeded: endToken)
        }
    }

    @usableFromInline var elements: [Element] = []

    /// Room that nobody writes to takes no memory.
    package init(minimumCapacity: Int) { elements.reserveCapacity(minimumCapacity) }

    // MARK: Building

    /// Adds a node that has no end yet, and returns its index.
    @inlinable package mutating func open(_ kind: SyntaxKind, firstToken: Int) -> Int {
        add(kind, firstToken: firstToken, endToken: firstToken, hasProblem: false)
        return elements.count - 1
    }

    /// Ends a node before the next token to come; all nodes added since are below it.
    @inlinable package mutating func close(_ node: Int, endToken: Int, hasProblem: Bool) {
        elements[node].size = UInt32(truncatingIfNeeded: elements.count - node)
        elements[node].endToken = UInt32(truncatingIfNeeded: endToken)
        elements[node].hasProblem = hasProblem
    }

    /// Adds a node that has nothing below it.
    @inlinable package mutating func add(
        _ kind: SyntaxKind, firstToken: Int, endToken: Int, hasProblem: Bool
    ) {
        elements.append(
            Element(kind, firstToken: firstToken, endToken: endToken, hasProblem: hasProblem))
    }

    /// Puts a node that has no end yet before others, which are to lie below it.
    package mutating func insert(_ kind: SyntaxKind, firstToken: Int, at node: Int) {
        elements.insert(
            Element(kind, firstToken: firstToken, endToken: firstToken, hasProblem: false),
            at: node)
    }

    // MARK: Looking

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { elements.count }

    @inlinable package subscript(node: Int) -> Element { elements[node] }

    @inlinable package func kind(of node: Int) -> SyntaxKind { elements[node].kind }

    @inlinable package func hasProblem(_ node: Int) -> Bool { elements[node].hasProblem }

    /// One past the last node below this one.
    @inlinable package func end(of node: Int) -> Int { node &+ Int(elements[node].size) }

    @inlinable package func firstToken(of node: Int) -> Int { Int(elements[node].firstToken) }

    /// One past the last token.
    @inlinable package func endToken(of node: Int) -> Int { Int(elements[node].endToken) }

    /// The first token and one past the last.
    @inlinable package func tokens(of node: Int) -> (first: Int, end: Int) {
        (Int(elements[node].firstToken), Int(elements[node].endToken))
    }
}
