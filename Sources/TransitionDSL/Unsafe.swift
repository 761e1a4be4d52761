// All of this module that Swift does not prove to be safe, with the reasons why it is. The other
// modules before `transc` have no such code; strict memory safety holds each file to it.

/// A tree that is not kept alive by who refers to it.
///
/// Counting references costs several times what a look at a node does. It is safe because every
/// stage is handed a tree, holds it until it ends, and returns no node.
@safe @usableFromInline struct TreeReference: Sendable {
    @usableFromInline let reference: Unmanaged<SyntaxTree>

    @inlinable init(_ tree: SyntaxTree) { unsafe reference = Unmanaged.passUnretained(tree) }

    @inlinable var tree: SyntaxTree { unsafe reference.takeUnretainedValue() }

    /// Looks at the tree without counting that somebody does.
    @inlinable func with<Result>(_ look: (SyntaxTree) -> Result) -> Result {
        unsafe reference._withUnsafeGuaranteedRef { look($0) }
    }

    /// Stands here since through ``with(_:)`` each name would cost a count of references.
    func intern(_ range: Range<Int>, in texts: inout TextTable) -> Text {
        unsafe reference._withUnsafeGuaranteedRef { texts.intern($0.tokens.source.bytes, range) }
    }
}

extension [UInt8] {
    /// Appends a part of other bytes, without a slice that would count as their owner. The span
    /// checks the bounds, and its bytes are read while they are lent.
    @inlinable package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        append(bytes.span.extracting(range))
    }

    @inlinable package mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    /// Appends a text's bytes at once, where appending its `utf8` asks for one after the other.
    package mutating func append(_ text: String) { text.withBytes { append($0) } }

    /// Appends a literal of ours. Its bytes are read while they are lent.
    @inlinable package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}

extension StaticString {
    /// Compares two literals of ours. Their bytes are read while they are lent.
    package func hasBytes(of other: StaticString) -> Bool {
        withUTF8Buffer { left in other.withUTF8Buffer { unsafe left.elementsEqual($0) } }
    }

    package func hashBytes(into hasher: inout Hasher) {
        withUTF8Buffer { unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    /// Lends the bytes, without an array of them.
    func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8 { body(unsafe $0.span) }
    }
}

/// Bytes that are written in many small pieces: a page that fills up, and what was on the pages
/// before. An array asks at each piece whether it has one owner and room enough, which costs
/// several times what most pieces do.
///
/// The page has one owner, since the buffer cannot be copied. What is written lies inside it:
/// `makeRoom` comes before each write, and nothing but the bytes before `used` is read.
@safe @usableFromInline package struct ByteBuffer: ~Copyable {
    @usableFromInline var page: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity = 256
    @usableFromInline var used = 0
    private var full: [UInt8] = []

    private static let largestPage = 1 << 12

    package init() { unsafe page = .allocate(capacity: capacity) }

    deinit { unsafe page.deallocate() }

    package var count: Int { full.count + used }

    @inlinable package mutating func append(_ byte: UInt8) {
        if used == capacity { makeRoom(for: 1) }
        unsafe page[used] = byte
        used &+= 1
    }

    @inlinable @inline(__always) package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append($0) }
    }

    /// The bytes are read while they are lent.
    @inlinable package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { unsafe append($0) }
    }

    @inlinable package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        unsafe bytes.span.extracting(range).withUnsafeBufferPointer { unsafe append($0) }
    }

    @inlinable package mutating func append(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
    }

    @inlinable package mutating func append(repeating byte: UInt8, count: Int) {
        if count > capacity &- used { makeRoom(for: count) }
        unsafe (page + used).initialize(repeating: byte, count: count)
        used &+= count
    }

    @inlinable @inline(__always) mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        if bytes.count > capacity &- used { makeRoom(for: bytes.count) }
        unsafe (page + used).initialize(from: start, count: bytes.count)
        used &+= bytes.count
    }

    @usableFromInline mutating func makeRoom(for count: Int) {
        if used + count > Self.largestPage { putAside() }
        if used + count <= capacity { return }
        let next = max(used + count, min(capacity * 4, Self.largestPage))
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: next)
        unsafe larger.initialize(from: page, count: used)
        unsafe page.deallocate()
        unsafe page = larger
        capacity = next
    }

    private mutating func putAside() {
        unsafe full.append(contentsOf: UnsafeBufferPointer(start: page, count: used))
        used = 0
    }

    /// All bytes; the page is put aside for it.
    package var all: [UInt8] {
        mutating get {
            putAside()
            return full
        }
    }
}
