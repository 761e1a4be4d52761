import TransitionDSL

/// Finds the keyword that some bytes spell, in a few instructions: most words have the length and
/// the first letter of no keyword, the others those of one or two.
struct KeywordTable {
    /// The one there is: making it costs more than parsing a small file.
    static let shared = KeywordTable()

    /// Sorted by length and first letter.
    private let keywords: [Keyword]
    /// The spellings of all of them, one behind the other, and where that of each begins.
    private var letters: [UInt8] = []
    private var letterStarts: [Int] = []
    /// By length and first letter, where their keywords begin in ``keywords``.
    private var starts: [UInt8]

    private init() {
        let all = Keyword.allCases
        let spellings = all.map { Array($0.rawValue.utf8) }
        let buckets = spellings.map { Self.bucket($0.count, $0[0]) }
        let order = buckets.indices.sorted { buckets[$0] < buckets[$1] }
        keywords = order.map { all[$0] }
        starts = []
        for (number, index) in order.enumerated() {
            letterStarts.append(letters.count)
            letters += spellings[index]
            while starts.count <= buckets[index] { starts.append(UInt8(number)) }
        }
        starts.append(UInt8(order.count))
    }

    @inline(__always) func keyword(_ bytes: [UInt8], _ range: SourceRange) -> Keyword? {
        let length = Int(range.end &- range.start)
        let bucket = Self.bucket(length, bytes[Int(range.start)])
        guard bucket + 1 < starts.count, starts[bucket] < starts[bucket + 1] else { return nil }
        return find(bytes, range.offsets, among: starts[bucket]..<starts[bucket + 1])
    }

    private func find(
        _ bytes: [UInt8], _ range: Range<Int>, among numbers: Range<UInt8>
    ) -> Keyword? {
        for number in numbers {
            let start = letterStarts[Int(number)]
            var offset = 0
            while offset < range.count, bytes[range.lowerBound + offset] == letters[start + offset]
            { offset += 1 }
            if offset == range.count { return keywords[Int(number)] }
        }
        return nil
    }

    /// Other bytes may share one with a letter.
    private static func bucket(_ length: Int, _ first: UInt8) -> Int {
        length * 32 + Int(first & 31)
    }
}
