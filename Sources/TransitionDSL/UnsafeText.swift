// All code of this module that Swift cannot prove safe, with the reasons why it is. The other
// modules before `transc` have none; strict memory safety enforces this.

/// A tree, referenced without keeping it alive.
/// With reference counting `lint` of 100 KB takes 6 % more instructions. It is safe because every
/// stage receives a tree, holds it until it ends, and returns no nodes.
@safe @usableFromInline struct TreeReference: Sendable {
    @usableFromInline let reference: Unmanaged<SyntaxTree>

    @inlinable init(_ tree: SyntaxTree) { unsafe reference = Unmanaged.passUnretained(tree) }

    @inlinable var tree: SyntaxTree { unsafe reference.takeUnretainedValue() }

    /// Accesses the tree without reference counting.
    @inlinable func with<Result>(_ look: (SyntaxTree) -> Result) -> Result {
        unsafe reference._withUnsafeGuaranteedRef { look($0) }
    }
}

extension [UInt8] {
    /// Appends a static string. Its bytes are only read during the call. With a copy as `String`,
    /// `compile` of 100 KB takes 6 % more instructions.
    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }
}

extension Span<UInt8> {
    /// Eight bytes as a number. The bounds are checked, and any bytes are a valid number.
    func word(at index: Int) -> UInt64 {
        unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
    }
}

extension String {
    /// Passes the bytes to a closure without copying them. With a copy, `compile` takes 5 % more
    /// instructions for 1 KB and 2 % for 100 KB.
    func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8 { body(unsafe $0.span) }
    }
}
