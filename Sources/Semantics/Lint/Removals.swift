import TransitionDSL

/// The edits that take something out of a file with what only served it.
extension LintContext {
    /// Takes out an item of a list that `,` or `|` separates: with it goes one of these, or the
    /// `with` before it if it is alone.
    func removalOfItem(at place: SourcePlace) -> Fix.Edit {
        let tokens = files[Int(place.file.index)].tree.tokens
        let first = tokens.index(at: place.range.start)
        let next = tokens.index(at: place.range.end)
        var range = place.range
        if first > 0, isSeparator(tokens.kinds[first - 1]) {
            range.start = tokens.ranges[first - 1].start
            let bytes = tokens.source.bytes
            while range.start > 0, bytes[Int(range.start) - 1].isBlank { range.start -= 1 }
        } else if next < tokens.count, isSeparator(tokens.kinds[next]), next + 1 < tokens.count {
            range.end = tokens.ranges[next + 1].start
        } else if first > 0, tokens.spells("with", at: first - 1) {
            range.start = first > 1 ? tokens.ranges[first - 2].end : tokens.ranges[first - 1].start
        }
        return Fix.Edit(SourcePlace(file: place.file, range: range), "")
    }

    private func isSeparator(_ kind: TokenKind) -> Bool { kind == .comma || kind == .pipe }

    /// Takes out a declaration of the file, or a line of one of its bodies: with it go its `///`
    /// comments, a `//` comment behind it and the line that it leaves empty. Looks no further than
    /// those lines, so that a file of findings takes no longer than its length.
    func removalOfLines(at place: SourcePlace) -> Fix.Edit {
        files[Int(place.file.index)].tree.tokens.removalOfLines(at: place)
    }

    /// The declaration whose name is its second token, which may stand in another.
    func declaration(named place: SourcePlace) -> SourcePlace? {
        let tree = files[Int(place.file.index)].tree
        return tree.declaration(named: place)?.place
    }
}

extension TokenizedFile {
    /// See ``LintContext/removalOfLines(at:)``.
    func removalOfLines(at place: SourcePlace) -> Fix.Edit {
        let bytes = source.bytes
        let fileStart = source.byteOrderMarkLength
        var start = place.range.offsets.lowerBound
        while start > fileStart, bytes[start - 1].isBlank { start -= 1 }
        var end = place.range.offsets.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if let comment = comment(from: UInt32(clamping: end)), comment.form != .block,
            Int(comment.range.start) == end
        {
            end = comment.range.offsets.upperBound
        }
        let hasOwnLines =
            (start == fileStart || bytes[start - 1].isLineEnd)
            && (end == bytes.count || bytes[end].isLineEnd)
        guard hasOwnLines else { return Fix.Edit(place, "") }
        end += bytes[end...].starts(with: "\r\n".utf8) ? 2 : end < bytes.count ? 1 : 0
        while start > fileStart {
            let line = source.startOfLine(before: start)
            guard isDocumentation(line..<start) else { break }
            start = line
        }
        let range = SourceRange(start: UInt32(clamping: start), end: UInt32(clamping: end))
        return Fix.Edit(SourcePlace(file: place.file, range: range), "")
    }

    /// Whether a line holds a line of documentation and nothing before it.
    private func isDocumentation(_ line: Range<Int>) -> Bool {
        guard let comment = comment(from: UInt32(clamping: line.lowerBound)) else { return false }
        let start = comment.range.offsets.lowerBound
        return comment.form == .documentation && start < line.upperBound
            && source.bytes[line.lowerBound..<start].allSatisfy(\.isBlank)
    }
}

extension SourceFile {
    /// Where the line begins that ends right before an offset.
    fileprivate func startOfLine(before offset: Int) -> Int {
        var start = offset - 1
        if start > byteOrderMarkLength, bytes[start] == 0x0A, bytes[start - 1] == 0x0D {
            start -= 1
        }
        while start > byteOrderMarkLength, !bytes[start - 1].isLineEnd { start -= 1 }
        return start
    }
}

extension SyntaxTree {
    /// The declaration that has its name at a place, after its keyword.
    func declaration(named place: SourcePlace) -> SyntaxNode? {
        token(at: place.range.start).previous.flatMap { node(beginningWith: $0) }
    }
}

extension TokenizedFile {
    func spells(_ word: String, at token: Int) -> Bool {
        source.bytes[ranges[token].offsets].elementsEqual(word.utf8)
    }
}
