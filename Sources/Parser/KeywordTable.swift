import TransitionDSL

/// Finds the keyword that some bytes spell, in a few instructions.
///
/// Keywords are told apart by their first seven bytes and their length; a test would fail if two
/// were not.
struct KeywordTable {
    private static let slotCount = 256
    private var keys = [UInt64](repeating: 0, count: slotCount)
    private var keywords = [Keyword?](repeating: nil, count: slotCount)
    private let longest: Int

    init() {
        var longest = 0
        for keyword in Keyword.allCases {
            let spelling = Array(keyword.rawValue.utf8)
            longest = max(longest, spelling.count)
            let key = Self.key(spelling, 0, spelling.count)
            var slot = Self.slot(key)
            while keywords[slot] != nil { slot = (slot + 1) % Self.slotCount }
            keys[slot] = key
            keywords[slot] = keyword
        }
        self.longest = longest
    }

    func keyword(_ bytes: [UInt8], _ range: SourceRange) -> Keyword? {
        let length = Int(range.end - range.start)
        guard length <= longest else { return nil }
        let key = Self.key(bytes, Int(range.start), length)
        var slot = Self.slot(key)
        while let keyword = keywords[slot] {
            if keys[slot] == key {
                return length < 8 || bytes[range.offsets].elementsEqual(keyword.rawValue.utf8)
                    ? keyword : nil
            }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
    }

    private static func key(_ bytes: [UInt8], _ start: Int, _ length: Int) -> UInt64 {
        var key = UInt64(length)
        for offset in 0..<min(length, 7) {
            key = key << 8 | UInt64(bytes[start + offset])
        }
        return key
    }

    private static func slot(_ key: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56)
    }
}
