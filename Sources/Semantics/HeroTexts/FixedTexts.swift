/// The fixed ids seen so far, each text once.
struct FixedTexts {
    /// Open addressing: the upper half of a hash, and the pattern plus one; 0 is free.
    private var slots: [UInt64]
    private let seed = hashSeed

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        slots = [UInt64](repeating: 0, count: size)
    }

    /// The first pattern with the text of this one, which is remembered if there is none.
    mutating func insert(_ pattern: Int, of texts: HeroTexts) -> Int32? {
        let text = texts.fixedRange(of: pattern)
        var hash = seed
        for index in text {
            hash = (hash ^ UInt64(texts.bytes[index])) &* 0x9E37_79B9_7F4A_7C15
        }
        hash ^= hash >> 32
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let other = Int(slots[slot] & 0xFFFF_FFFF) - 1
            if slots[slot] >> 32 == hash >> 32,
                texts.bytes[texts.fixedRange(of: other)].elementsEqual(texts.bytes[text])
            {
                return Int32(truncatingIfNeeded: other)
            }
            slot = (slot + 1) & mask
        }
        slots[slot] = (hash >> 32) << 32 | UInt64(pattern + 1)
        return nil
    }
}

extension HeroTexts {
    /// Where a fixed pattern's text is in ``bytes``.
    func fixedRange(of pattern: Int) -> Range<Int> {
        atoms(of: pattern).first.flatMap(literal(at:)) ?? 0..<0
    }

    func fixedText(of pattern: Int) -> ArraySlice<UInt8> { bytes[fixedRange(of: pattern)] }
}
