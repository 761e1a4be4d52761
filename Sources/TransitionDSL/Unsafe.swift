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

/// Loads check their bounds, and any bytes are a number: they are safe, but not called so.
extension Span<UInt8> {
    /// Eight bytes as a number.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// One to seven bytes as a number: all of them, some twice, so that no loop is needed.
    @inline(__always)
    func partOfWord(at offset: Int, count: Int) -> UInt64 {
        if count >= 4 {
            let low = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
            let high = unsafe bytes.unsafeLoadUnaligned(
                fromByteOffset: offset + count - 4,
                as: UInt32.self
            )
            return UInt64(high) &<< 32 | UInt64(low)
        }
        let first = unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
        let middle = unsafe bytes.unsafeLoad(fromByteOffset: offset + count / 2, as: UInt8.self)
        let last = unsafe bytes.unsafeLoad(fromByteOffset: offset + count - 1, as: UInt8.self)
        return UInt64(first) | UInt64(middle) &<< 8 | UInt64(last) &<< 16
    }
}

extension [UInt8] {
    /// Appends a part of other bytes, without a slice that would count as their owner. The span
    /// checks the bounds, and its bytes are read while they are lent.
    @inlinable
    package mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        unsafe bytes.span.extracting(range).withUnsafeBufferPointer {
            unsafe append(contentsOf: $0)
        }
    }

    /// Appends a literal of ours. Its bytes are read while they are lent.
    @inlinable
    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}
