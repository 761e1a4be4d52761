import TransitionDSL

extension Scanner {
    /// The end of the word characters that begin here; this index if it is not one.
    func wordEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        var marks = MarkRun()
        // Most words are ASCII.
        // Hot.
        while index < bytes.count {
            if bytes[index].continuesWord {
                marks = MarkRun()
                index += 1
            } else if bytes[index] >= 0x80, let (scalar, length) = decodeScalar(bytes, at: index),
                scalar.continuesWord, !marks.add(scalar)
            {
                index += length
            } else {
                break
            }
        }
        return index
    }

    /// Whether a word, not only the rest of one, begins here.
    func wordBegins(_ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        if bytes[index] < 0x80 { return bytes[index].isLetter }
        guard let (scalar, _) = decodeScalar(bytes, at: index) else { return false }
        return scalar.beginsWord
    }

    /// A word outside ASCII, a run of unknown characters, or bytes that are not UTF-8.
    mutating func scanNonASCII(_ bytes: Span<UInt8>, from start: Int) -> (
        TokenKind, Int
    ) {
        if wordBegins(bytes, at: start) { return (.identifier, wordEnd(bytes, from: start)) }
        guard let (_, length) = decodeScalar(bytes, at: start) else {
            return (.unknown, scanUnreadable(bytes, from: start))
        }
        return (.unknown, scanUnknown(bytes, from: start, atLeastTo: start + length))
    }

    /// `` `word` ``. Without a closing backtick the token ends after the word.
    mutating func scanQuotedIdentifier(_ bytes: Span<UInt8>, from start: Int) -> Int {
        let word = start + 1
        let end = wordEnd(bytes, from: word)
        if end > word, wordBegins(bytes, at: word), bytes.holds(UInt8(ascii: "`"), at: end) {
            return end + 1
        }
        var closing = end
        while !bytes.lineEnds(at: closing), bytes[closing] != UInt8(ascii: "`") { closing += 1 }
        guard bytes.holds(UInt8(ascii: "`"), at: closing) else {
            problems.report(.unclosedQuotedName, start..<end)
            return end
        }
        problems.report(.quotedNameIsNoWord, start..<closing + 1)
        checkText(bytes, word..<closing)
        return closing + 1
    }

    /// A run of characters that begin no token: one token, one problem.
    mutating func scanUnknown(
        _ bytes: Span<UInt8>, from start: Int, atLeastTo minimumEnd: Int
    ) -> Int {
        var index = minimumEnd
        while let length = unknownLength(bytes, at: index) { index += length }
        problems.report(.unknownCharacter, start..<index)
        return index
    }

    /// The length of the character here if it begins no token and is readable.
    private func unknownLength(_ bytes: Span<UInt8>, at index: Int) -> Int? {
        guard index < bytes.count else { return nil }
        switch characterClasses[Int(bytes[index])] {
        case .unknown: return 1
        case .less: return bytes.holdsDoubleArrow(at: index) ? nil : 1
        case .nonASCII:
            guard let (scalar, length) = decodeScalar(bytes, at: index), !scalar.beginsWord else {
                return nil
            }
            return length
        case .letter, .digit, .punctuation, .slash, .minus, .dot, .quote, .backtick, .hash, .blank,
            .lineEnd, .nul:
            return nil
        }
    }
}
