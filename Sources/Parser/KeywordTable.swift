import TransitionDSL

/// Finds the keyword that some bytes spell, in a few instructions.
///
/// Keywords are told apart by their first eight bytes, their last eight and their length; a test
/// would fail if two were not. Most words begin as no keyword of their length does.
struct KeywordTable {
    /// The one there is: making it costs more than parsing a small file.
    static let shared = KeywordTable()

    private static let slotCount = 256
    /// By length: the letters that keywords begin with, a bit each.
    private var firstLetters: [UInt32]
    private var slots = [Slot](repeating: Slot(), count: slotCount)

    private struct Slot {
        var length = 0
        var first: UInt64 = 0
        var last: UInt64 = 0
        var keyword: Keyword?
    }

    private init() {
        let longest = Keyword.allCases.reduce(0) { max($0, $1.rawValue.utf8.count) }
        firstLetters = [UInt32](repeating: 0, count: longest + 1)
        for keyword in Keyword.allCases {
            let spelling = Array(keyword.rawValue.utf8)
            firstLetters[spelling.count] |= Self.letter(spelling[0])
            let (first, last) = spelling.ends(of: spelling.indices)
            var slot = Self.slot(first, spelling.count)
            while slots[slot].keyword != nil { slot = (slot + 1) % Self.slotCount }
            slots[slot] = Slot(
                length: spelling.count, first: first, last: last, keyword: keyword)
        }
    }

    @inline(__always)
    func keyword(_ bytes: [UInt8], _ range: SourceRange) -> Keyword? {
        let length = Int(range.end &- range.start)
        guard length < firstLetters.count,
            firstLetters[length] & Self.letter(bytes[Int(range.start)]) != 0
        else { return nil }
        return find(bytes, range.offsets)
    }

    private func find(_ bytes: [UInt8], _ range: Range<Int>) -> Keyword? {
        let (first, last) = bytes.ends(of: range)
        var slot = Self.slot(first, range.count)
        while let keyword = slots[slot].keyword {
            if slots[slot].first == first, slots[slot].last == last,
                slots[slot].length == range.count
            {
                return keyword
            }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
    }

    /// Other bytes share a bit with a letter: it only tells that there may be a keyword.
    private static func letter(_ byte: UInt8) -> UInt32 { 1 &<< UInt32(byte & 31) }

    private static func slot(_ first: UInt64, _ length: Int) -> Int {
        let product = (first &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: product >> 56)
    }
}
