import TransitionDSL

/// The differences between a file's white space and that of a layout, in file order.
func edits(of layout: Layout, in tokens: TokenizedFile) -> [WhiteSpaceEdit] {
    var edits = EditList(bytes: tokens.source.bytes, kept: layout.kept)
    if tokens.source.byteOrderMarkLength > 0 {
        let mark = 0..<tokens.source.byteOrderMarkLength
        edits.edits.append(WhiteSpaceEdit(range: mark, replacement: []))
    }
    var end = tokens.source.byteOrderMarkLength
    var comment = 0
    for token in 0..<tokens.count {
        while comment < tokens.comments.count, tokens.comments[comment].nextToken == token {
            let range = tokens.comments[comment].range.offsets
            edits.append(end..<range.lowerBound, layout.beforeComment[comment])
            edits.appendLineEnds(in: range)
            end = range.upperBound
            comment += 1
        }
        let range = tokens.ranges[token].offsets
        edits.append(end..<range.lowerBound, layout.beforeToken[token])
        end = range.upperBound
    }
    return edits.edits
}

private struct EditList {
    let bytes: [UInt8]
    /// In file order; they may contain each other.
    let kept: [Range<Int>]
    /// How far each of them and those before it reach. Each gap asks for it.
    let keptEnds: [Int]
    var edits: [WhiteSpaceEdit] = []

    init(bytes: [UInt8], kept: [Range<Int>]) {
        self.bytes = bytes
        self.kept = kept.sorted { $0.lowerBound < $1.lowerBound }
        var end = 0
        keptEnds = self.kept.map { range in
            end = max(end, range.upperBound)
            return end
        }
    }

    mutating func append(_ range: Range<Int>, _ space: Space) {
        guard !space.isWritten(in: bytes.span, range), !isKept(range) else { return }
        // Unknown characters, which the lexer reports, are between tokens, too.
        guard bytes[range].allSatisfy({ $0.isBlank || $0.isLineEnd }) else { return }
        edits.append(WhiteSpaceEdit(range: range, replacement: space.bytes))
    }

    private func isKept(_ range: Range<Int>) -> Bool {
        let next = kept.partitioningIndex { $0.lowerBound > range.lowerBound }
        return next > 0 && keptEnds[next - 1] >= range.upperBound
    }

    /// Removes blanks at the line ends of a comment, and carriage returns.
    mutating func appendLineEnds(in comment: Range<Int>) {
        var blanks = comment.lowerBound
        for offset in comment where !bytes[offset].isBlank {
            guard bytes[offset].isLineEnd else {
                blanks = offset + 1
                continue
            }
            let isPair =
                bytes[offset] == UInt8(ascii: "\r") && offset + 1 < comment.upperBound
                && bytes[offset + 1] == UInt8(ascii: "\n")
            if isPair { continue }
            append(blanks..<offset + 1, Space(lines: 1))
            blanks = offset + 1
        }
        append(blanks..<comment.upperBound, .none)
    }
}
