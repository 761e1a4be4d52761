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
        let source = files[Int(place.file.index)].tree.source
        let bytes = source.bytes
        let removed = place.range.offsets
        var start = source.startOfLine(at: removed.lowerBound)
        let end = source.endOfLine(at: removed.upperBound)
        guard bytes[start..<removed.lowerBound].allSatisfy(isBlank),
            bytes[removed.upperBound..<end].allSatisfy(isBlank)
        else { return Fix.Edit(place, "") }
        while let lineBefore = source.lineBefore(start), isDocumentation(bytes[lineBefore]) {
            start = lineBefore.lowerBound
        }
        let range = SourceRange(
            start: UInt32(clamping: start), end: UInt32(clamping: source.startOfNextLine(end)))
        return Fix.Edit(SourcePlace(file: place.file, range: range), "")
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

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private func isDocumentation(_ line: ArraySlice<UInt8>) -> Bool {
        line.drop(while: isBlank).starts(with: "///".utf8)
    }
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

/// Lines around an offset, without a look at the rest of the file.
extension SourceFile {
    fileprivate func startOfLine(at offset: Int) -> Int {
        var start = offset
        while start > byteOrderMarkLength, !isLineEnd(bytes[start - 1]) { start -= 1 }
        return start
    }

    fileprivate func endOfLine(at offset: Int) -> Int {
        var end = offset
        while end < bytes.count, !isLineEnd(bytes[end]) { end += 1 }
        return end
    }

    /// What follows the line ending that stands here; the end of the file where there is none.
    fileprivate func startOfNextLine(_ end: Int) -> Int {
        guard end < bytes.count else { return end }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return end + (isPair ? 2 : 1)
    }

    /// The line that ends where another starts, with its ending.
    fileprivate func lineBefore(_ start: Int) -> Range<Int>? {
        guard start > byteOrderMarkLength else { return nil }
        var end = start - 1
        if bytes[end] == 0x0A, end > byteOrderMarkLength, bytes[end - 1] == 0x0D { end -= 1 }
        return startOfLine(at: end)..<start
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
