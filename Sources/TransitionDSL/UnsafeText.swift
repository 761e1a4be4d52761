// All code of this module that Swift cannot prove safe, with the reasons why it is. The other
// modules before `transc` have none; strict memory safety enforces this.

/// A tree, referenced without keeping it alive. It is safe because every stage receives a tree,
/// holds it until it ends, and returns no nodes.
@safe @usableFromInline struct TreeReference: Sendable {
    // Hot.
    @usableFromInline let reference: Unmanaged<SyntaxTree>

    @inlinable init(_ tree: SyntaxTree) { unsafe reference = Unmanaged.passUnretained(tree) }

    @inlinable var tree: SyntaxTree { unsafe reference.takeUnretainedValue() }

    /// Accesses the tree without reference counting.
    @inlinable func with<Result>(_ look: (SyntaxTree) -> Result) -> Result {
        unsafe reference._withUnsafeGuaranteedRef { look($0) }
    }
}

extension [UInt8] {
    /// Appends a static string. Its bytes are only read during the call.
    package mutating func append(_ text: StaticString) {
        // Hot.
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
    /// Passes the bytes to a closure without copying them.
    func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        // Hot.
        var text = self
        return text.withUTF8 { body(unsafe $0.span) }
    }
}
