/// Where the tokens of a file stand: for each its start and, in a byte, its length. Longer ones,
/// which few files have, are listed besides.
@usableFromInline
package struct TokenRanges: RandomAccessCollection, Equatable, Sendable {
    @usableFromInline private(set) var starts: [UInt32] = []
    @usableFromInline private(set) var lengths: [UInt8] = []
    /// The tokens that no byte holds the length of, in their order.
    private var long: [Long] = []

    private struct Long: Equatable, Sendable {
        var token: Int
        var end: UInt32
    }

    /// The length that says: it is listed.
    @inlinable package static var longLength: UInt8 { UInt8.max }

    /// Tokens whose lengths are ``longLength`` end, in their order, where the ends of long ones are.
    package init(starts: [UInt32], lengths: [UInt8], longEnds: [UInt32]) {
        precondition(starts.count == lengths.count)
        self.starts = starts
        self.lengths = lengths
        if longEnds.isEmpty { return }
        let longTokens = lengths.indices.filter { lengths[$0] == Self.longLength }
        long = zip(longTokens, longEnds).map { Long(token: $0, end: $1) }
    }

    package init(_ ranges: [SourceRange]) {
        self.init(
            starts: ranges.map { $0.start },
            lengths: ranges.map { UInt8(clamping: $0.end - $0.start) },
            longEnds: ranges.filter { $0.end - $0.start >= Self.longLength }.map { $0.end })
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
