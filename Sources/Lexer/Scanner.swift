import TransitionDSL

/// Scans a file once. It does not store the bytes: every function receives them as a `Span`, so
/// bounds are always checked.
/// The functions in the other files take the offset of a token's first byte and return the offset
/// after its last. They always advance.
struct Scanner {
    var problems = LexicalProblems()
    private(set) var kinds: [TokenKind] = []
    private(set) var ranges: [SourceRange] = []
    private(set) var comments: [Comment] = []
    /// Whether the scanner searched for the end marker of a merge conflict and did not find one.
    var lacksConflictEnd = false

    /// Scans all tokens after a byte order mark, and the end of the file.
    mutating func scan(_ bytes: Span<UInt8>, from start: Int) {
        let end = bytes.count
        var index = start
        while index < end {
            let start = index
            let first = bytes[index]
            index += 1
            let kind: TokenKind
            switch characterClasses[Int(first)] {
            case .blank, .lineEnd: continue
            case .letter:
                // Hot.
                while index < end, characterClasses[Int(bytes[index])].continuesWord { index += 1 }
                if index < end, bytes[index] >= 0x80 { index = wordEnd(bytes, from: index) }
                kind = .identifier
            case .punctuation(let punctuation): kind = punctuation
            default:
                let (rareKind, end) = scanRare(
                    bytes, from: start, class: characterClasses[Int(first)])
                index = end
                guard let rareKind else {
                    if first == UInt8(ascii: "/") {
                        let range = SourceRange(start..<index)
                        comments.append(Comment(bytes, range, before: kinds.count))
                    }
                    continue
                }
                kind = rareKind
            }
            kinds.append(kind)
            ranges.append(SourceRange(start..<index))
        }
        kinds.append(.endOfFile)
        ranges.append(SourceRange(end..<end))
    }

    /// A token of a rare class, or a comment, which is not a token.
    private mutating func scanRare(
        _ bytes: Span<UInt8>, from start: Int, class: CharacterClass
    ) -> (kind: TokenKind?, end: Int) {
        switch `class` {
        case .dot: return scanDot(bytes, from: start)
        case .minus:
            return bytes.holds(UInt8(ascii: ">"), at: start + 1)
                ? (.arrow, start + 2) : (.minus, start + 1)
        case .digit: return (.number, scanNumber(bytes, from: start))
        case .slash:
            if let end = scanComment(bytes, from: start) { return (nil, end) }
            return (.slash, start + 1)
        case .quote: return (.string, scanString(bytes, from: start, quoteAt: start))
        case .hash: return scanHash(bytes, from: start)
        case .less: return scanLess(bytes, from: start)
        case .backtick: return (.quotedIdentifier, scanQuotedIdentifier(bytes, from: start))
        case .nul: return (.unknown, scanUnreadable(bytes, from: start))
        case .nonASCII: return scanNonASCII(bytes, from: start)
        case .unknown, .letter, .punctuation, .blank, .lineEnd:
            return (.unknown, scanUnknown(bytes, from: start, atLeastTo: start + 1))
        }
    }

    /// `.`, `...`, or the fraction of a number without digits before the dot.
    private mutating func scanDot(_ bytes: Span<UInt8>, from start: Int) -> (TokenKind, Int) {
        let dot = UInt8(ascii: ".")
        if bytes.holds(dot, at: start + 1) {
            if bytes.holds(dot, at: start + 2) { return (.ellipsis, start + 3) }
            return (.unknown, scanUnknown(bytes, from: start, atLeastTo: start + 2))
        }
        if bytes.holdsDigit(at: start + 1) {
            return (.number, scanMalformedNumber(bytes, from: start, dotAt: start))
        }
        return (.dot, start + 1)
    }

    private mutating func scanLess(_ bytes: Span<UInt8>, from start: Int) -> (TokenKind?, Int) {
        if bytes.holdsDoubleArrow(at: start) { return (.doubleArrow, start + 3) }
        if let end = scanConflict(bytes, from: start) { return (nil, end) }
        return (.unknown, scanUnknown(bytes, from: start, atLeastTo: start + 1))
    }
}

extension Span<UInt8> {
    /// Whether this byte is at the index; false past the end.
    func holds(_ byte: UInt8, at index: Int) -> Bool { index < count && self[index] == byte }

    func holdsDigit(at index: Int) -> Bool { index < count && self[index].isDigit }

    func holdsDoubleArrow(at index: Int) -> Bool {
        holds(UInt8(ascii: "<"), at: index) && holds(UInt8(ascii: "-"), at: index + 1)
            && holds(UInt8(ascii: ">"), at: index + 2)
    }

    func holdsBlank(at index: Int) -> Bool {
        holds(UInt8(ascii: " "), at: index) || holds(UInt8(ascii: "\t"), at: index)
    }

    /// Whether a line or the file ends there.
    func lineEnds(at index: Int) -> Bool {
        index >= count || self[index] == UInt8(ascii: "\n") || self[index] == UInt8(ascii: "\r")
    }
}
