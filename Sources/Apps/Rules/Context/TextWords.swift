extension [UInt8] {
    /// Whether a word occurs that is no part of a longer one.
    func contains(word: [UInt8]) -> Bool {
        split { !$0.isPartOfName }.contains { $0.elementsEqual(word) }
    }
}

extension UInt8 {
    /// Letters, digits and `_`, and the bytes of scalars that are not ASCII.
    var isPartOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
