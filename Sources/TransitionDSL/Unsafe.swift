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

extension Span<UInt8> {
    /// Eight bytes as a number. Their bounds are checked, and any bytes are a number.
    func word(at index: Int) -> UInt64 {
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
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
