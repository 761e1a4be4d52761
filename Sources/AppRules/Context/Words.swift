extension [UInt8] {
    /// Whether a word occurs that is no part of a longer one.
    func contains(word: [UInt8]) -> Bool {
        guard let first = word.first else { return false }
        var start = startIndex
        while let found = self[start...].firstIndex(of: first) {
            let end = found + word.count
            if end <= count, self[found..<end].elementsEqual(word),
                !(found > 0 && self[found - 1].isPartOfName),
                !(end < count && self[end].isPartOfName)
            {
                return true
            }
            start = found + 1
        }
        return false
    }
}

extension UInt8 {
    fileprivate var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
