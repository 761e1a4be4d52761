import TransitionDSL

/// Whether one text is probably a misspelling of the other. `row1` and `row2` are not.
func areAlikeTexts(_ first: String, _ second: String) -> Bool {
    let (left, right) = (Array(first.unicodeScalars), Array(second.unicodeScalars))
    let words = (wordsOf(first), wordsOf(second))
    if words.0.joined() == words.1.joined() || words.0.sorted() == words.1.sorted() { return true }
    let limit = min(left.count, right.count) >= 5 ? 2 : 1
    guard min(left.count, right.count) > limit + 1 else { return false }
    func withoutDigits(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        text.filter { !("0"..."9").contains($0) }
    }
    return editDistance(left, right, limit: limit) != nil
        && withoutDigits(left) != withoutDigits(right)
}

/// The words of an id in lower case: `photo_cell`, `photoCell` and `Photo.cell` have the same.
private func wordsOf(_ text: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var wasLower = false
    for byte in text.utf8 {
        let isWord = byte.isPartOfName && byte != UInt8(ascii: "_")
        if !isWord || (byte.isCapital && wasLower) { words.append([]) }
        if isWord { words[words.count - 1].append(byte.isCapital ? byte | 0x20 : byte) }
        wasLower = isWord && !byte.isCapital
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
}
