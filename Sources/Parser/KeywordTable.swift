import TransitionDSL

/// Finds the keyword that some bytes spell, in a few instructions.
///
/// Keywords are told apart by their first eight bytes and their last eight; a test would fail if
/// two were not. Most words begin as no keyword of their length does.
struct KeywordTable {
    private static let slotCount = 256
    /// By length: the letters that keywords begin with, a bit each.
    private var firstLetters: [UInt32]
    private var slots = [Slot](repeating: Slot(), count: slotCount)

    private struct Slot {
        var head: UInt64 = 0
        var tail: UInt64 = 0
        var keyword: Keyword?
    }

    init() {
        let longest = Keyword.allCases.reduce(0) { max($0, $1.rawValue.utf8.count) }
        firstLetters = [UInt32](repeating: 0, count: longest + 1)
        for keyword in Keyword.allCases {
            let spelling = Array(keyword.rawValue.utf8)
            firstLetters[spelling.count] |= Self.letter(spelling[0])
            let head = Self.head(spelling, 0, spelling.count)
            var slot = Self.slot(head)
            while slots[slot].keyword != nil { slot = (slot + 1) % Self.slotCount }
            slots[slot] = Slot(
                head: head, tail: Self.tail(spelling, 0, spelling.count), keyword: keyword)
        }
    }

    @inline(__always)
    func keyword(_ bytes: [UInt8], _ range: SourceRange) -> Keyword? {
        let length = Int(range.end &- range.start)
        guard length < firstLetters.count,
            firstLetters[length] & Self.letter(bytes[Int(range.start)]) != 0
        else { return nil }
        return find(bytes, Int(range.start), length)
    }

    private func find(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Keyword? {
        let head = Self.head(bytes, start, length)
        let tail = Self.tail(bytes, start, length)
        var slot = Self.slot(head)
        while let keyword = slots[slot].keyword {
            if slots[slot].head == head, slots[slot].tail == tail { return keyword }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
    }

    /// Other bytes share a bit with a letter: it only tells that there may be a keyword.
    private static func letter(_ byte: UInt8) -> UInt32 { 1 &<< UInt32(byte & 31) }

    private static func head(_ bytes: [UInt8], _ start: Int, _ length: Int) -> UInt64 {
        word(bytes, start..<start + min(length, 8))
    }

    /// The bytes behind the first eight, and how many there are of all.
    private static func tail(_ bytes: [UInt8], _ start: Int, _ length: Int) -> UInt64 {
        if length <= 8 { return UInt64(length) }
        return word(bytes, start + 8..<start + length) << 8 | UInt64(length)
    }

    private static func word(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
        var word: UInt64 = 0
        for index in range { word = word << 8 | UInt64(bytes[index]) }
        return word
    }

    private static func slot(_ head: UInt64) -> Int {
        Int(truncatingIfNeeded: (head &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}
