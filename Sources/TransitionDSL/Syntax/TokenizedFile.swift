/// A file as tokens: the result of the lexer.
///
/// Tokens are in file order and do not overlap. The last is the end of the file, with an empty
/// range. White space and comments lie between tokens, so tokens and gaps tile the file. `kinds`
/// and `ranges` are parallel.
@usableFromInline package struct TokenizedFile: Sendable {
    @usableFromInline package let source: SourceFile
    @usableFromInline package let kinds: [TokenKind]  // Hot.
    @usableFromInline package let ranges: [SourceRange]  // Hot.
    /// In file order.
    package let comments: [Comment]
    /// The problems that the lexer found, in file order.
    package let problems: [Diagnostic]

    package init(
        source: SourceFile, kinds: [TokenKind], ranges: [SourceRange], comments: [Comment] = [],
        problems: [Diagnostic]
    ) {
        self.source = source
        self.kinds = kinds
        self.ranges = ranges
        self.comments = comments
        self.problems = problems
    }

    @inlinable package var count: Int { kinds.count }

    /// The white space and comments between a token and the one before it.
    @inlinable package func gap(before token: Int) -> SourceRange {
        SourceRange(start: token > 0 ? ranges[token - 1].end : 0, end: ranges[token].start)
    }
}

extension TokenizedFile {
    /// Removes a declaration, or a line of its body, together with its `///` comments, a `//`
    /// comment after it and the line that becomes empty. Reads only those lines, since many
    /// findings may be fixed.
    package func removalOfLines(at place: SourcePlace) -> Fix.Edit {
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
        return Fix.Edit(SourcePlace(file: place.file, range: SourceRange(start..<end)), "")
    }

    /// Whether a line has a `///` comment with nothing before it.
    private func isDocumentation(_ line: Range<Int>) -> Bool {
        guard let comment = comment(from: UInt32(clamping: line.lowerBound)) else { return false }
        let start = comment.range.offsets.lowerBound
        return comment.form == .documentation && start < line.upperBound
            && source.bytes[line.lowerBound..<start].allSatisfy { $0.isBlank }
    }
}

extension SourceFile {
    /// The start of the line that ends right before an offset.
    fileprivate func startOfLine(before offset: Int) -> Int {
        var start = offset - 1
        if start > byteOrderMarkLength, bytes[start] == 0x0A, bytes[start - 1] == 0x0D {
            start -= 1
        }
        while start > byteOrderMarkLength, !bytes[start - 1].isLineEnd { start -= 1 }
        return start
    }
}
