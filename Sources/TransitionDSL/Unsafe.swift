// All of this module that Swift does not prove to be safe, with the reasons why it is. The other
// modules before `transc` have no such code; strict memory safety holds each file to it.

/// A tree that is not kept alive by who refers to it.
///
/// Counting references costs several times what a look at a node does. It is safe because every
/// stage is handed a tree, holds it until it ends, and returns no node.
@safe
@usableFromInline
struct TreeReference: Sendable {
    @usableFromInline let reference: Unmanaged<SyntaxTree>

    @inlinable
    init(_ tree: SyntaxTree) {
        unsafe reference = Unmanaged.passUnretained(tree)
    }

    @inlinable
    var tree: SyntaxTree { unsafe reference.takeUnretainedValue() }

    /// Looks at the tree without counting that somebody does.
    @inlinable
    func with<Result>(_ look: (SyntaxTree) -> Result) -> Result {
        unsafe reference._withUnsafeGuaranteedRef { look($0) }
    }

    /// Stands here since through ``with(_:)`` each name would cost a count of references.
    func intern(_ range: Range<Int>, in texts: inout TextTable) -> Text {
        unsafe reference._withUnsafeGuaranteedRef { texts.intern($0.tokens.source.bytes, range) }
    }
}

/// A load checks its bounds, and any bytes are a number: it is safe, but not called so.
extension Span<UInt8> {
    /// Eight bytes as a number.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}

/// What interning does with the bytes of a text, many times for each line of a file. No load checks
/// its bounds again: each offset is one of a loop that ends before the last eight bytes, or theirs.
extension Span<UInt8> {
    /// The bytes multiplied and folded, eight at a time and the last eight again where they are no
    /// multiple, and the bits that any of them has.
    @inline(__always)
    func folded(from seed: UInt64) -> (hash: UInt64, bits: UInt64) {
        var hash = seed ^ UInt64(truncatingIfNeeded: count)
        if count < 8 {
            if isEmpty { return (hash, 0) }
            let word = shortWord
            return ((hash ^ word).folded, word)
        }
        let last = count &- 8
        var bits: UInt64 = 0
        var offset = 0
        while offset < last {
            let word = uncheckedWord(at: offset)
            bits |= word
            hash = (hash ^ word).folded
            offset &+= 8
        }
        let word = uncheckedWord(at: last)
        return ((hash ^ word).folded, bits | word)
    }

    @inline(__always)
    func equals(_ other: Span<UInt8>) -> Bool {
        if count != other.count { return false }
        if count < 8 { return isEmpty || shortWord == other.shortWord }
        let last = count &- 8
        var offset = 0
        while offset < last {
            if uncheckedWord(at: offset) != other.uncheckedWord(at: offset) { return false }
            offset &+= 8
        }
        return uncheckedWord(at: last) == other.uncheckedWord(at: last)
    }

    /// One to seven bytes of ASCII and, lowest, how many they are; 0 for all other bytes.
    @inline(__always)
    var asciiWord: UInt64 {
        guard !isEmpty, count < 8 else { return 0 }
        var word = shortWord
        if count >= 4 {
            // The last four bytes without those that are among the first four.
            let rest = (word &>> 32) &>> UInt64(truncatingIfNeeded: (8 &- count) &* 8)
            word = rest &<< 32 | word & 0xFFFF_FFFF
        }
        return word & 0x8080_8080_8080_8080 == 0
            ? word &<< 8 | UInt64(truncatingIfNeeded: count) : 0
    }

    /// Eight bytes, which must be there.
    @inline(__always)
    fileprivate func uncheckedWord(at offset: Int) -> UInt64 {
        unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
    }

    /// All of one to seven bytes, some twice, so that no loop is needed.
    @inline(__always)
    fileprivate var shortWord: UInt64 {
        if count >= 4 {
            let low = unsafe bytes.unsafeLoadUnaligned(
                fromUncheckedByteOffset: 0, as: UInt32.self)
            let high = unsafe bytes.unsafeLoadUnaligned(
                fromUncheckedByteOffset: count &- 4, as: UInt32.self)
            return UInt64(high) &<< 32 | UInt64(low)
        }
        let first = unsafe self[unchecked: 0]
        let middle = unsafe self[unchecked: count &>> 1]
        let last = unsafe self[unchecked: count &- 1]
        return UInt64(first) | UInt64(middle) &<< 8 | UInt64(last) &<< 16
    }
}

extension [UInt8] {
    /// The first and the last eight bytes of a range; of fewer, all of them. Together with how many
    /// they are, they tell texts of up to sixteen bytes apart.
    package func ends(of range: Range<Int>) -> (first: UInt64, last: UInt64) {
        let bytes = span.extracting(range)
        if bytes.count < 8 { return (bytes.isEmpty ? 0 : bytes.shortWord, 0) }
        return (bytes.uncheckedWord(at: 0), bytes.uncheckedWord(at: bytes.count &- 8))
    }

    /// Appends a part of other bytes, without a slice that would count as their owner. The span
    /// checks the bounds, and its bytes are read while they are lent.
    @inlinable
    package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        append(bytes.span.extracting(range))
    }

    @inlinable
    package mutating func append(_ bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    /// Appends a text's bytes at once, where appending its `utf8` asks for one after the other.
    package mutating func append(_ text: String) {
        text.withBytes { append($0) }
    }

    /// Appends a literal of ours. Its bytes are read while they are lent.
    @inlinable
    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}

extension String {
    /// Lends the bytes, without an array of them.
    func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8 { body(unsafe $0.span) }
    }
}

extension [UInt8] {
    /// Whether a part of them is printable ASCII.
    package func isPrintableASCII(_ range: Range<Int>) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let bytes = unsafe span.extracting(range).bytes
        var offset = 0
        var found: UInt64 = 0
        while offset + 8 <= bytes.byteCount {
            let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
            // The highest bit of a byte: one of its own, borrowed below a space, carried from 0x7F.
            found |= word | (word &- ones &* 0x20) | (word &+ ones)
            offset += 8
        }
        while offset < bytes.byteCount {
            let byte = unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
            found |= byte &- 0x20 > 0x5E ? ones &* 0x80 : 0
            offset += 1
        }
        return found & (ones &* 0x80) == 0
    }
}

/// Bytes that are written in many small pieces: a page that fills up, and what was on the pages
/// before. An array asks at each piece whether it has one owner and room enough, which costs
/// several times what most pieces do.
///
/// The page has one owner, since the buffer cannot be copied. What is written lies inside it:
/// `makeRoom` comes before each write, and nothing but the bytes before `used` is read.
@safe
@usableFromInline
package struct ByteBuffer: ~Copyable {
    @usableFromInline var page: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity = 256
    @usableFromInline var used = 0
    private var full: [UInt8] = []
    private let expectedCount: Int

    private static let largestPage = 1 << 12

    /// `expectedCount` costs nothing where it is too much: memory that nobody writes is not there.
    package init(expectedCount: Int = 0) {
        self.expectedCount = expectedCount
        unsafe page = .allocate(capacity: capacity)
    }

    deinit { unsafe page.deallocate() }

    package var count: Int { full.count + used }

    @inlinable
    package mutating func append(_ byte: UInt8) {
        if used == capacity { makeRoom(for: 1) }
        unsafe page[used] = byte
        used &+= 1
    }

    @inlinable @inline(__always)
    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append($0) }
    }

    /// The bytes are read while they are lent.
    @inlinable
    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { unsafe append($0) }
    }

    @inlinable
    package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        unsafe bytes.span.extracting(range).withUnsafeBufferPointer { unsafe append($0) }
    }

    @inlinable
    package mutating func append(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append($0) }
    }

    @inlinable
    package mutating func append(repeating byte: UInt8, count: Int) {
        if count > capacity &- used { makeRoom(for: count) }
        unsafe (page + used).initialize(repeating: byte, count: count)
        used &+= count
    }

    @inlinable @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        if bytes.count > capacity &- used { makeRoom(for: bytes.count) }
        unsafe (page + used).initialize(from: start, count: bytes.count)
        used &+= bytes.count
    }

    @usableFromInline
    mutating func makeRoom(for count: Int) {
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
        if full.isEmpty { full.reserveCapacity(expectedCount) }
        unsafe full.append(contentsOf: UnsafeBufferPointer(start: page, count: used))
        used = 0
    }

    /// Takes away all behind the first bytes.
    package mutating func removeAll(after count: Int) {
        if count < full.count { full.removeSubrange(count...) }
        used = min(used, count - full.count)
    }

    /// All bytes; the page is put aside for it.
    package var all: [UInt8] {
        mutating get {
            putAside()
            return full
        }
    }

    /// The bytes from a place on, in an array that is used again and again.
    package mutating func copy(from start: Int, into bytes: inout [UInt8]) {
        if start < full.count { putAside() }
        bytes.removeAll(keepingCapacity: true)
        if used == 0 { return bytes.append(full, start..<full.count) }
        let start = start - full.count
        precondition(start >= 0 && start <= used)
        unsafe bytes.append(
            contentsOf: UnsafeBufferPointer(start: page + start, count: used - start))
    }
}
