/// Where the tokens of a file stand: for each its start and, in a byte, its length. Longer ones, which
/// few files have, are listed besides.
@usableFromInline
package struct TokenRanges: RandomAccessCollection, Equatable, Sendable {
    /// Where a long token ends.
    package struct Long: Equatable, Sendable {
        package var token: Int
        package var end: UInt32

        package init(token: Int, end: UInt32) {
            self.token = token
            self.end = end
        }
    }

    /// The length that says: it is listed.
    @inlinable package static var longLength: UInt8 { UInt8.max }

    @usableFromInline let starts: [UInt32]
    @usableFromInline let lengths: [UInt8]
    private let long: [Long]

    /// `long` is in the order of tokens.
    package init(starts: [UInt32], lengths: [UInt8], long: [Long]) {
        self.starts = starts
        self.lengths = lengths
        self.long = long
    }

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { starts.count }

    @inlinable
    package subscript(token: Int) -> SourceRange {
        SourceRange(start: starts[token], end: end(of: token))
    }

    @inlinable
    package func start(of token: Int) -> UInt32 { starts[token] }

    @inlinable
    package func end(of token: Int) -> UInt32 {
        let length = lengths[token]
        return length == Self.longLength ? endOfLong(token) : starts[token] &+ UInt32(length)
    }

    @usableFromInline
    func endOfLong(_ token: Int) -> UInt32 {
        long[long.partitioningIndex { $0.token >= token }].end
    }
}
