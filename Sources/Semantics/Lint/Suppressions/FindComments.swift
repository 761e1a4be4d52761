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
    /// The comments in which a word of ASCII letters stands, whatever their case.
    func comments(with word: StaticString, _ look: (Comment, _ nextToken: Int) -> Void) {
        let letters = Array(word.description.utf8)
        var end: UInt32 = 0
        for token in ranges.indices {
            let range = ranges[token]
            // Most gaps are too short for a comment with the word. Tokens stand in file order.
            if Int(range.start) - Int(end) >= letters.count + 2 {
                comments(in: Int(end)..<Int(range.start)) {
                    if contains(letters, $0.text) { look($0, token) }
                }
            }
            end = range.end
        }
    }

    /// Whether small letters, or the same as capitals, stand in a part of the file.
    private func contains(_ letters: [UInt8], _ part: Range<Int>) -> Bool {
        let bytes = source.bytes
        return part.dropLast(letters.count - 1).contains { start in
            letters.indices.allSatisfy { bytes[start + $0] | 0x20 == letters[$0] }
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
