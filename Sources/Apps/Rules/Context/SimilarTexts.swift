import Resolution
import TransitionDSL

/// Whether one text of a one-sided id is probably meant to be the other: a misspelling, or the same
/// words. The rule for .trans files compares all ids by their letters instead, in their order.
func areAlikeTexts(_ first: String, _ second: String) -> Bool {
    let words = (wordsOf(first), wordsOf(second))
    if words.0.joined() == words.1.joined() || words.0.sorted() == words.1.sorted() { return true }
    return areMisspellings(Array(first.unicodeScalars), Array(second.unicodeScalars))
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
