import TransitionDSL

/// A comment between two tokens, without its `//` or `/*` and what ends it.
struct Comment {
    enum Form { case line, documentation, block }

    var form: Form
    /// All of it, from the slash on.
    var range: Range<Int>
    /// What it says.
    var text: Range<Int>
}

extension TokenizedFile {
    /// The comments of all gaps between tokens in which a word of ASCII letters stands, whatever
    /// their case. Most files have the word nowhere, and most gaps are too short for a comment with
    /// it.
    func comments(inGapsWith word: StaticString, _ look: (Comment, _ nextToken: Int) -> Void) {
        let needle = Needle(word)
        let bytes = source.bytes.span
        guard needle.stands(in: bytes) else { return }
        let shortest = UInt32(truncatingIfNeeded: needle.count + 2)
        var end: UInt32 = 0
        for token in ranges.indices {
            let range = ranges[token]
            // Tokens stand in file order.
            if range.start &- end >= shortest {
                let gap = Int(end)..<Int(range.start)
                if needle.stands(in: bytes.extracting(gap)) {
                    comments(in: gap) { look($0, token) }
                }
            }
            end = range.end
        }
    }

    private func comments(in gap: Range<Int>, _ look: (Comment) -> Void) {
        let bytes = source.bytes
        let slash = UInt8(ascii: "/")
        var index = gap.lowerBound
        while index + 1 < gap.upperBound {
            guard bytes[index] == slash else {
                index += 1
                continue
            }
            let isBlock = bytes[index + 1] == UInt8(ascii: "*")
            let end =
                isBlock
                ? endOfBlockComment(bytes, index, gap.upperBound) : endOfLine(index, gap.upperBound)
            let isDocumentation =
                !isBlock && bytes[index..<end].starts(with: "///".utf8)
                && !bytes[index..<end].starts(with: "////".utf8)
            look(
                Comment(
                    form: isBlock ? .block : isDocumentation ? .documentation : .line,
                    range: index..<end, text: min(index + 2, end)..<end))
            index = max(end, index + 1)
        }
    }

    private func endOfLine(_ start: Int, _ end: Int) -> Int {
        source.bytes[start..<end]
            .firstIndex { $0.isLineEnd } ?? end
    }
}

/// A word to be found. Where the byte under its last letter is none of its letters, the search
/// skips as many bytes as it has letters.
private struct Needle {
    private let word: [UInt8]
    private var skips: [Int]

    init(_ word: StaticString) {
        let letters = Array(word.description.utf8)
        self.word = letters
        skips = [Int](repeating: letters.count, count: 256)
        for (index, letter) in letters.dropLast().enumerated() {
            skips[Int(letter)] = letters.count - 1 - index
            skips[Int(letter ^ 0x20)] = letters.count - 1 - index
        }
    }

    var count: Int { word.count }

    func stands(in bytes: Span<UInt8>) -> Bool {
        let last = word.count - 1
        let letter = word[last]
        var index = last
        while index < bytes.count {
            let byte = bytes[index]
            if byte | 0x20 == letter, isWord(bytes, endingAt: index) { return true }
            index += skips[Int(byte)]
        }
        return false
    }

    private func isWord(_ bytes: Span<UInt8>, endingAt end: Int) -> Bool {
        let start = end - word.count + 1
        for offset in word.indices.reversed() where bytes[start + offset] | 0x20 != word[offset] {
            return false
        }
        return true
    }
}
