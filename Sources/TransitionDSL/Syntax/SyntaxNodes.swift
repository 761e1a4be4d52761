/// The nodes of a tree in preorder, eight bytes each. The few that hold more nodes or tokens than
/// fit there (files, registries, long screens) are listed besides.
@usableFromInline
package struct SyntaxNodes: RandomAccessCollection, Sendable {
    /// All that is known of a node.
    @usableFromInline
    package struct Element: Sendable {
        @usableFromInline package var kind: SyntaxKind
        /// The parser reported a problem in this node or below it.
        @usableFromInline package var hasProblem: Bool
        /// The nodes of the whole subtree, this one included.
        @usableFromInline package var size: UInt32
        @usableFromInline package var firstToken: UInt32
        /// One past the last token.
        @usableFromInline package var endToken: UInt32

        @inlinable
        init(
            kind: SyntaxKind, hasProblem: Bool, size: UInt32, firstToken: UInt32, endToken: UInt32
        ) {
            self.kind = kind
            self.hasProblem = hasProblem
            self.size = size
            self.firstToken = firstToken
            self.endToken = endToken
        }
    }

    @usableFromInline
    struct Packed: Sendable {
        /// The first token and, highest, whether there is a problem: files have fewer tokens.
        @usableFromInline var start: UInt32
        @usableFromInline let kind: SyntaxKind
        @usableFromInline var size: UInt8 = 1
        @usableFromInline var tokenCount: UInt16 = 0

        @inlinable
        init(_ kind: SyntaxKind, firstToken: Int) {
            start = UInt32(truncatingIfNeeded: firstToken)
            self.kind = kind
        }

        /// Says where the node ends; whether both numbers fit.
        @inlinable @inline(__always)
        mutating func close(size: Int, endToken: Int, hasProblem: Bool) -> Bool {
            let tokenCount = endToken &- Int(start)
            let fits = size < Packed.longSize && tokenCount < Packed.longTokenCount
            self.size = fits ? UInt8(truncatingIfNeeded: size) : Packed.longSize
            self.tokenCount =
                fits ? UInt16(truncatingIfNeeded: tokenCount) : Packed.longTokenCount
            if hasProblem { start |= Packed.problemBit }
            return fits
        }

        @inlinable static var problemBit: UInt32 { 1 << 31 }
        /// The numbers that say: it is listed.
        @inlinable static var longSize: UInt8 { UInt8.max }
        @inlinable static var longTokenCount: UInt16 { UInt16.max }

        @inlinable
        var firstToken: UInt32 { start & ~Packed.problemBit }
    }

    private struct Long: Sendable {
        var node: Int
        var size: UInt32
        var endToken: UInt32
    }

    @usableFromInline var packed: [Packed] = []
    /// The nodes whose numbers do not fit, in order.
    private var long: [Long] = []

    /// Room that nobody writes to takes no memory.
    package init(minimumCapacity: Int) {
        packed.reserveCapacity(minimumCapacity)
    }

    // MARK: Building

    /// Adds a node that has no end yet, and tells its index.
    @inlinable
    package mutating func open(_ kind: SyntaxKind, firstToken: Int) -> Int {
        packed.append(Packed(kind, firstToken: firstToken))
        return packed.count &- 1
    }

    /// Ends a node before the next token to come; all nodes added since are below it.
    @inlinable @inline(__always)
    package mutating func close(_ node: Int, endToken: Int, hasProblem: Bool) {
        let size = packed.count &- node
        let fits = packed[node].close(size: size, endToken: endToken, hasProblem: hasProblem)
        if !fits { list(node, size: size, endToken: endToken) }
    }

    /// Adds a node that has nothing below it.
    @inlinable @inline(__always)
    package mutating func add(
        _ kind: SyntaxKind, firstToken: Int, endToken: Int, hasProblem: Bool
    ) {
        var node = Packed(kind, firstToken: firstToken)
        let fits = node.close(size: 1, endToken: endToken, hasProblem: hasProblem)
        packed.append(node)
        if !fits { list(packed.count &- 1, size: 1, endToken: endToken) }
    }

    /// What is listed from a node on lies below it: each is moved once for each one above it.
    @usableFromInline @inline(never)
    mutating func list(_ node: Int, size: Int, endToken: Int) {
        let long = Long(
            node: node, size: UInt32(truncatingIfNeeded: size),
            endToken: UInt32(truncatingIfNeeded: endToken))
        self.long.insert(long, at: self.long.partitioningIndex { $0.node >= node })
    }

    /// Puts a node before others, which are to lie below it.
    package mutating func insert(_ kind: SyntaxKind, firstToken: Int, at node: Int) {
        packed.insert(Packed(kind, firstToken: firstToken), at: node)
        for index in long.partitioningIndex(where: { $0.node >= node })..<long.count {
            long[index].node += 1
        }
    }

    // MARK: Looking

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { packed.count }

    @inlinable
    package subscript(node: Int) -> Element {
        Element(
            kind: kind(of: node), hasProblem: hasProblem(node),
            size: UInt32(truncatingIfNeeded: end(of: node) &- node),
            firstToken: packed[node].firstToken,
            endToken: UInt32(truncatingIfNeeded: endToken(of: node)))
    }

    @inlinable
    package func kind(of node: Int) -> SyntaxKind { packed[node].kind }

    @inlinable
    package func hasProblem(_ node: Int) -> Bool {
        packed[node].start & Packed.problemBit != 0
    }

    /// One past the last node below this one.
    @inlinable @inline(__always)
    package func end(of node: Int) -> Int {
        let size = packed[node].size
        return size == Packed.longSize ? endOfLong(node) : node &+ Int(size)
    }

    @inlinable
    package func firstToken(of node: Int) -> Int { Int(packed[node].firstToken) }

    /// One past the last token.
    @inlinable
    package func endToken(of node: Int) -> Int { tokens(of: node).end }

    /// The first token and one past the last.
    @inlinable @inline(__always)
    package func tokens(of node: Int) -> (first: Int, end: Int) {
        let packed = packed[node]
        let first = Int(packed.firstToken)
        return packed.tokenCount == Packed.longTokenCount
            ? (first, endTokenOfLong(node)) : (first, first &+ Int(packed.tokenCount))
    }

    @usableFromInline
    func endOfLong(_ node: Int) -> Int { node + Int(listed(node).size) }

    @usableFromInline
    func endTokenOfLong(_ node: Int) -> Int { Int(listed(node).endToken) }

    private func listed(_ node: Int) -> Long {
        long[long.partitioningIndex { $0.node >= node }]
    }
}
