import Parser
import TransitionDSL

/// The edits that take something out of a file with what only served it.
extension LintContext {
    /// Takes out an item of a list that commas separate: with it goes a comma, or the `with`
    /// before it if it is alone.
    func removalOfItem(at place: SourcePlace) -> Fix.Edit {
        let tokens = files[Int(place.file.index)].tree.tokens
        let first = tokens.firstToken(at: place.range.start)
        let next = tokens.firstToken(at: place.range.end)
        var range = place.range
        if first > 0, tokens.kinds[first - 1] == .comma {
            range.start = tokens.ranges[first - 1].start
        } else if next < tokens.count, tokens.kinds[next] == .comma, next + 1 < tokens.count {
            range.end = tokens.ranges[next + 1].start
        } else if first > 0, tokens.spells("with", at: first - 1) {
            range.start = first > 1 ? tokens.ranges[first - 2].end : tokens.ranges[first - 1].start
        }
        return Fix.Edit(SourcePlace(file: place.file, range: range), "")
    }

    /// Takes out a declaration of the file, or a line of one of its bodies: with it go its `///`
    /// comments and the line that it leaves empty.
    func removalOfLines(at place: SourcePlace) -> Fix.Edit {
        files[Int(place.file.index)].tree.source.removalOfLines(at: place)
    }

    /// The declaration of the file around a place, such as that of its name.
    func declaration(around place: SourcePlace) -> SourcePlace? {
        let tree = files[Int(place.file.index)].tree
        return tree.withRoot { root in
            root.children.first {
                $0.range.start <= place.range.start && place.range.end <= $0.range.end
            }?.place
        }
    }
}

extension SourceFile {
    /// See ``LintContext/removalOfLines(at:)``. It looks at the lines in question alone: a file may
    /// have many problems.
    func removalOfLines(at place: SourcePlace) -> Fix.Edit {
        let range = place.range.offsets.clamped(to: byteOrderMarkLength..<bytes.count)
        var start = bytes[..<range.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
        let end = bytes[range.upperBound...].firstIndex { !isBlank($0) } ?? bytes.count
        guard end == bytes.count || isLineEnd(bytes[end]) else { return Fix.Edit(place, "") }
        guard isLineStart(start) else { return edit(place, start..<range.upperBound) }
        while let line = documentationLine(before: start) { start = line }
        return edit(place, start..<endOfLineEnd(at: end))
    }

    private func edit(_ place: SourcePlace, _ range: Range<Int>) -> Fix.Edit {
        let range = SourceRange(
            start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound))
        return Fix.Edit(SourcePlace(file: place.file, range: range), "")
    }

    private func isLineStart(_ offset: Int) -> Bool {
        offset <= byteOrderMarkLength || isLineEnd(bytes[offset - 1])
    }

    /// Where the line before one begins, if it is a `///` comment.
    private func documentationLine(before start: Int) -> Int? {
        guard start > byteOrderMarkLength else { return nil }
        var end = start - 1
        if bytes[end] == 0x0A, end > 0, bytes[end - 1] == 0x0D { end -= 1 }
        let line = bytes[byteOrderMarkLength..<end]
        let begin = line.lastIndex(where: isLineEnd).map { $0 + 1 } ?? line.startIndex
        let text = bytes[begin..<end].drop(while: isBlank)
        return text.starts(with: "///".utf8) ? begin : nil
    }

    private func endOfLineEnd(at end: Int) -> Int {
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension TokenizedFile {
    /// The first token that begins at an offset or later; the end of the file begins last.
    func firstToken(at offset: UInt32) -> Int {
        var low = 0
        var high = count - 1
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func spells(_ word: String, at token: Int) -> Bool {
        source.bytes[ranges[token].offsets].elementsEqual(word.utf8)
    }
}
