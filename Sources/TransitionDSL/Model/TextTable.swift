/// A text that is stored once: two are equal if and only if their handles are.
@usableFromInline
package struct Text: Hashable, Sendable {
    @usableFromInline package var index: UInt32

    @inlinable
    package init(index: UInt32) { self.index = index }

    @inlinable
    package static func == (left: Text, right: Text) -> Bool { left.index == right.index }

    /// The empty text, which every table holds first.
    package static let empty = Text(index: 0)
}

/// Names, decoded strings and documentation, each distinct text once.
///
/// ASCII is compared byte by byte. Other text is compared as Unicode compares it, by canonical
/// equivalence (NFC), and keeps the spelling in which it was first met.
package struct TextTable: Sendable {
    package private(set) var bytes: [UInt8] = []
    private var ends: [UInt32] = []
    /// Open addressing; 0 is a free slot, else the text's hash and, below it, its handle's index
    /// plus one. Both in one word: a look-up that misses the cache misses it once.
    private var slots: [UInt64]
    private let seed: UInt64
    /// Text that is not ASCII, by canonical equivalence.
    private var unicode: [String: Text] = [:]

    package init(minimumCapacity: Int = 256) {
        var generator = SystemRandomNumberGenerator()
        seed = generator.next()
        var capacity = 256
        while capacity < minimumCapacity * 2 { capacity *= 2 }
        slots = [UInt64](repeating: 0, count: capacity)
        _ = intern([])
    }

    package var count: Int { ends.count }

    /// The handle of a text, which is stored unless it is already there.
    package mutating func intern(_ text: String) -> Text {
        intern(Array(text.utf8))
    }

    package mutating func intern(_ text: [UInt8]) -> Text {
        intern(text, 0..<text.count)
    }

    /// The handle of `source[range]`.
    package mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> Text {
        let (hash, isASCII) = hash(source, range)
        if !isASCII { return internUnicode(source, range) }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if UInt32(truncatingIfNeeded: slots[slot] &>> 32) == hash {
                let candidate = text(inSlot: slot)
                if equals(candidate, source, range) { return candidate }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        let text = append(source, range)
        slots[slot] = UInt64(hash) &<< 32 | UInt64(text.index + 1)
        if ends.count * 2 > slots.count { grow() }
        return text
    }

    /// The handle of a text if it is stored.
    package func find(_ text: String) -> Text? {
        let source = Array(text.utf8)
        let (hash, isASCII) = hash(source, 0..<source.count)
        if !isASCII { return unicode[text] }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            if UInt32(truncatingIfNeeded: slots[slot] &>> 32) == hash {
                let candidate = self.text(inSlot: slot)
                if equals(candidate, source, 0..<source.count) { return candidate }
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Where a text's bytes stand in ``bytes``.
    package func range(_ text: Text) -> Range<Int> {
        let index = Int(text.index)
        return (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
    }

    package func string(_ text: Text) -> String {
        String(decoding: bytes[range(text)], as: UTF8.self)
    }

    private func text(inSlot slot: Int) -> Text {
        Text(index: UInt32(truncatingIfNeeded: slots[slot]) &- 1)
    }

    private mutating func append(_ source: [UInt8], _ range: Range<Int>) -> Text {
        let text = Text(index: UInt32(ends.count))
        bytes.append(source, range)
        ends.append(UInt32(bytes.count))
        return text
    }

    private mutating func internUnicode(_ source: [UInt8], _ range: Range<Int>) -> Text {
        let key = String(decoding: source[range], as: UTF8.self)
        if let known = unicode[key] { return known }
        let text = append(source, range)
        unicode[key] = text
        return text
    }

    private func equals(_ text: Text, _ source: [UInt8], _ range: Range<Int>) -> Bool {
        let stored = self.range(text)
        guard stored.count == range.count else { return false }
        let left = bytes.span
        let right = source.span
        var offset = 0
        while offset + 8 <= stored.count {
            if left.word(at: stored.lowerBound + offset)
                != right.word(at: range.lowerBound + offset)
            {
                return false
            }
            offset += 8
        }
        let rest = stored.count - offset
        return rest == 0
            || left.partOfWord(at: stored.lowerBound + offset, count: rest)
                == right.partOfWord(at: range.lowerBound + offset, count: rest)
    }

    /// Multiplies and folds eight bytes at a time, from a seed that differs from run to run, so
    /// that no file can be made to collide. Order never depends on it.
    @inline(__always)
    private func hash(_ source: [UInt8], _ range: Range<Int>) -> (hash: UInt32, isASCII: Bool) {
        let bytes = source.span
        var hash = seed ^ UInt64(truncatingIfNeeded: range.count)
        var all: UInt64 = 0
        var index = range.lowerBound
        while index + 8 <= range.upperBound {
            let word = bytes.word(at: index)
            all |= word
            hash = mix(hash ^ word)
            index += 8
        }
        if index < range.upperBound {
            let rest = bytes.partOfWord(at: index, count: range.upperBound - index)
            all |= rest
            hash = mix(hash ^ rest)
        }
        return (UInt32(truncatingIfNeeded: hash), all & 0x8080_8080_8080_8080 == 0)
    }

    @inline(__always)
    private func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }

    private mutating func grow() {
        let old = slots
        slots = [UInt64](repeating: 0, count: old.count * 2)
        for entry in old where entry != 0 {
            var slot = Int(truncatingIfNeeded: entry &>> 32) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = entry
        }
    }
}
