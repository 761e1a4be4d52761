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
    package static let longLength = UInt8.max

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
        let start = starts[token]
        let length = lengths[token]
        let end = length == UInt8.max ? endOfLong(token) : start &+ UInt32(length)
        return SourceRange(start: start, end: end)
    }

    @usableFromInline
    func endOfLong(_ token: Int) -> UInt32 {
        long[long.partitioningIndex { $0.token >= token }].end
    }
}
