/// The texts of a table that have one to seven bytes of ASCII: a look-up compares one word.
struct ShortTexts: Sendable {
    /// Open addressing by ``Span/asciiWord``; 0 is a free slot.
    private var words: [UInt64]
    private var texts: [UInt32]
    private var count = 0
    private let seed: UInt64

    /// `seed` differs from run to run, so that no file can be made to collide.
    init(seed: UInt64) {
        self.seed = seed
        words = [UInt64](repeating: 0, count: 32)
        texts = [UInt32](repeating: 0, count: 32)
    }

    subscript(word: UInt64) -> Text? {
        @inline(__always) get {
            let slot = slot(of: word)
            return words[slot] == 0 ? nil : Text(index: texts[slot])
        }
    }

    /// Adds a text that is not there.
    mutating func add(_ word: UInt64, _ text: Text) {
        count += 1
        if count * 2 > words.count { grow() }
        let slot = slot(of: word)
        words[slot] = word
        texts[slot] = text.index
    }

    /// Where a text is, or the free slot where it belongs.
    @inline(__always)
    private func slot(of word: UInt64) -> Int {
        let mask = words.count - 1
        var slot = Int(truncatingIfNeeded: (word ^ seed).folded) & mask
        while words[slot] != word, words[slot] != 0 { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        let old = (words, texts)
        words = [UInt64](repeating: 0, count: old.0.count * 2)
        texts = [UInt32](repeating: 0, count: old.0.count * 2)
        for (word, text) in zip(old.0, old.1) where word != 0 {
            let slot = slot(of: word)
            words[slot] = word
            texts[slot] = text
        }
    }
}

extension UInt64 {
    /// Multiplied by an odd number, both halves of the product joined: each bit of the result
    /// depends on many.
    @inline(__always)
    var folded: UInt64 {
        let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        return product.high ^ product.low
    }
}
