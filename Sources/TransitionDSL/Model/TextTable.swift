/// A string that is stored once: two are equal if and only if their handles are.
@usableFromInline package struct Text: Hashable, Sendable {
    @usableFromInline package var index: UInt32

    @inlinable package init(index: UInt32) { self.index = index }

    /// The hash in sets and dictionaries. It needs no random seed: no input chooses the number.
    @inlinable package func _rawHashValue(seed: Int) -> Int { Int(index) }  // Hot.

    /// The empty string, the first in every table.
    @inlinable package static var empty: Text { Text(index: 0) }
}

/// Names, decoded strings and documentation, each distinct string once.
/// Strings are compared by bytes. Different bytes that are not ASCII are compared by canonical
/// equivalence (NFC), and the first spelling is kept. A string with too many combining marks in a
/// row is compared only by bytes.
@usableFromInline package struct TextTable: Sendable {
    package private(set) var bytes: [UInt8] = []
    /// Where each string begins in ``bytes``; the last element is the end of the last one.
    @usableFromInline private(set) var starts: [UInt32] = [0]
    /// Open addressing; 0 is a free slot. Other slots hold the string's hash and, below it, its
    /// handle's index plus one.
    private var slots: [UInt64]  // Hot.
    private var usedCount = 0
    private let seed = Self.processSeed
    /// Differs in each run, so no file can be made to collide. Order never depends on it.
    private static let processSeed = UInt64.random(in: .min ... .max)
    /// Strings that are not ASCII, by canonical equivalence.
    private var unicode: [String: Text] = [:]

    package init() {
        slots = [UInt64](repeating: 0, count: 32)
        _ = intern([])
    }

    package var count: Int { starts.count - 1 }

    /// The handle of a string, which is stored if it is new.
    package mutating func intern(_ text: String) -> Text { text.withBytes { intern($0) } }

    package mutating func intern(_ text: [UInt8]) -> Text { intern(text.span) }

    /// The handle of `source[range]`.
    package mutating func intern(_ source: [UInt8], _ range: Range<Int>) -> Text {
        intern(source.span.extracting(range))
    }

    private mutating func intern(_ bytes: Span<UInt8>) -> Text {
        let (hash, isASCII) = hash(bytes)
        let slot = slot(of: bytes, hash)
        if slots[slot] != 0 { return text(inSlot: slot) }
        let text = Text(index: UInt32(count))
        if !isASCII {
            let string = String(decoding: bytes.indices.map { bytes[$0] }, as: UTF8.self)
            if !string.hasTooLongMarkRun {
                if let known = unicode[string] { return known }
                unicode[string] = text
            }
        }
        append(bytes)
        slots[slot] = UInt64(hash) &<< 32 | UInt64(text.index + 1)
        usedCount += 1
        if usedCount * 4 > slots.count * 3 { grow() }
        return text
    }

    private mutating func append(_ text: Span<UInt8>) {
        for index in text.indices { bytes.append(text[index]) }
        starts.append(UInt32(bytes.count))
    }

    /// The handle of a string if it is stored.
    package func find(_ text: String) -> Text? { find(Array(text.utf8)[...]) }

    package func find(_ text: ArraySlice<UInt8>) -> Text? {
        let (hash, isASCII) = hash(text.span)
        let slot = slot(of: text.span, hash)
        if slots[slot] != 0 { return self.text(inSlot: slot) }
        if isASCII { return nil }
        let string = String(decoding: text, as: UTF8.self)
        return string.hasTooLongMarkRun ? nil : unicode[string]
    }

    /// The slot of a string, or the free slot where it belongs.
    private func slot(of text: Span<UInt8>, _ hash: UInt32) -> Int {
        let slots = slots.span
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if UInt32(truncatingIfNeeded: slots[slot] &>> 32) == hash {
                let stored = Text(index: UInt32(truncatingIfNeeded: slots[slot]) &- 1)
                if isEqual(bytes.span.extracting(range(stored)), text) { return slot }
            }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
        // Hot.
        guard left.count == right.count else { return false }
        var index = 0
        while index + 8 <= left.count {
            if left.word(at: index) != right.word(at: index) { return false }
            index += 8
        }
        while index < left.count {
            if left[index] != right[index] { return false }
            index += 1
        }
        return true
    }

    /// The range of a string in ``bytes``.
    @inlinable package func range(_ text: Text) -> Range<Int> {
        Int(starts[Int(text.index)])..<Int(starts[Int(text.index) + 1])
    }

    /// Whether another table has the same strings with the same handles.
    package func hasTexts(of other: TextTable) -> Bool {
        bytes == other.bytes && starts == other.starts
    }

    package func string(_ text: Text) -> String {
        String(decoding: bytes[range(text)], as: UTF8.self)
    }

    private func text(inSlot slot: Int) -> Text {
        Text(index: UInt32(truncatingIfNeeded: slots[slot]) &- 1)
    }

    /// Multiplicative hashing of eight bytes at a time: the factor is 2⁶⁴ divided by the golden ratio.
    /// The last product takes differences of the highest bytes to all bits.
    private func hash(_ bytes: Span<UInt8>) -> (hash: UInt32, isASCII: Bool) {
        // Hot.
        let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
        var hash = seed ^ UInt64(bytes.count)
        var bits: UInt64 = 0
        var index = 0
        while index + 8 <= bytes.count {
            let word = bytes.word(at: index)
            bits |= word
            hash = (hash ^ word) &* factor
            hash ^= hash &>> 32
            index += 8
        }
        var rest: UInt64 = 0
        while index < bytes.count {
            rest = rest &<< 8 | UInt64(bytes[index])
            index += 1
        }
        hash = (hash ^ rest) &* factor
        hash = (hash ^ hash &>> 32) &* factor
        return (
            UInt32(truncatingIfNeeded: hash &>> 32), (bits | rest) & 0x8080_8080_8080_8080 == 0
        )
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
