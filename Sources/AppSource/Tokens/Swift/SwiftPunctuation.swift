import TransitionDSL

extension SwiftScanner {
    private static let noPartner = UInt32.max

    /// An open bracket, or a character that alone is a token.
    mutating func scanPunctuation(_ byte: UInt8, at start: Int) {
        let kind: AppToken.Kind
        switch byte {
        case UInt8(ascii: "("):
            brackets.open(.paren, at: tokens.count)
            kind = .leftParen
        case UInt8(ascii: "["):
            brackets.open(.square, at: tokens.count)
            kind = .leftBracket
        case UInt8(ascii: "{"):
            brackets.open(.brace, at: tokens.count)
            kind = .leftBrace
        case UInt8(ascii: ","): kind = .comma
        case UInt8(ascii: ":"): kind = .colon
        case UInt8(ascii: ";"): kind = .semicolon
        case UInt8(ascii: "@"): kind = .at
        default: kind = .backslash
        }
        append(kind, start..<start + 1, payload: Self.noPartner)
    }

    /// A closing bracket, which may end the hole of a string.
    mutating func scanClosing(_ byte: UInt8, at start: Int) -> Int {
        switch byte {
        case UInt8(ascii: ")"):
            if !openStrings.isEmpty, brackets.isAtHole { return endHole(at: start) }
            close(.paren, .rightParen, at: start)
        case UInt8(ascii: "]"): close(.square, .rightBracket, at: start)
        default:
            // A block ends in a hole only if the end of the string is missing.
            while !openStrings.isEmpty, brackets.lacksBrace {
                endStringInHole(at: start)
            }
            close(.brace, .rightBrace, at: start)
        }
        return start + 1
    }

    private mutating func close(
        _ bracket: SwiftBrackets.Kind, _ kind: AppToken.Kind, at start: Int
    ) {
        var partner = Self.noPartner
        if let open = brackets.close(bracket) {
            partner = UInt32(truncatingIfNeeded: open)
            tokens[open].payload = UInt32(truncatingIfNeeded: tokens.count)
        }
        append(kind, start..<start + 1, payload: partner)
    }

    /// `#if`, `#selector`, `#"…"#`, `#/…/#`.
    mutating func scanHash(from start: Int) -> Int {
        var index = start + 1
        while holds(UInt8(ascii: "#"), at: index) { index += 1 }
        if holds(UInt8(ascii: "\""), at: index) { return beginString(from: start, quote: index) }
        if holds(UInt8(ascii: "/"), at: index), let end = extendedRegexEnd(from: start, index) {
            appendRegex(start..<end)
            return end
        }
        // One token for a row of them: they are not counted again.
        guard index == start + 1 else { return appendUnknown(start..<index) }
        var end = index
        while end < bytes.count, swiftCharacters[Int(bytes[end])].continuesWord { end += 1 }
        let word = names.intern(bytes, index..<end)
        if isDirective(word) {
            append(.directive, start..<end, payload: word.index)
            return end
        }
        // The payload is the whole name: a parser need not store `#file`.
        append(.hash, start..<index, payload: names.intern(bytes, start..<end).index)
        return index
    }

    /// Its name is `#regex`, as if a macro made it.
    private mutating func appendRegex(_ range: Range<Int>) {
        append(.regex, range, payload: names.intern("#regex").index)
    }

    private func isDirective(_ word: Text) -> Bool {
        word == Word.if.text || word == Word.elseif.text || word == Word.else.text
            || word == Word.endif.text
    }

    /// A comment, a regex literal or an operator.
    mutating func scanSlash(from start: Int) -> Int {
        if holds(UInt8(ascii: "/"), at: start + 1) {
            return addComment(start..<lineEnd(from: start))
        }
        if holds(UInt8(ascii: "*"), at: start + 1) {
            return addComment(start..<blockCommentEnd(from: start))
        }
        if mayBeginRegex, let end = regexEnd(from: start) {
            appendRegex(start..<end)
            return end
        }
        return scanOperator(from: start)
    }

    mutating func addComment(_ range: Range<Int>) -> Int {
        comments.append(SourceRange(range))
        flags.insert(.spaceBefore)
        return range.upperBound
    }

    /// Comments nest. One over several lines ends a line, as in the language.
    private mutating func blockCommentEnd(from start: Int) -> Int {
        var depth = 1
        var index = start + 2
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "/"), holds(UInt8(ascii: "*"), at: index) {
                depth += 1
                index += 1
            } else if byte == UInt8(ascii: "*"), holds(UInt8(ascii: "/"), at: index) {
                depth -= 1
                index += 1
                if depth == 0 { return index }
            } else if byte.isLineEnd {
                flags.insert(.newlineBefore)
            }
        }
        return bytes.count
    }
}
