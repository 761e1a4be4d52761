import TransitionDSL

/// Walks over a file once. It keeps no view of the bytes: every step is handed them as a `Span`,
/// so that no step can read outside or after them.
///
/// The steps in the other files begin at a token's first byte and return the offset after its
/// last; they always move on.
struct Scanner {
    private(set) var index: Int
    var problems = LexicalProblems()

    init(at start: Int) {
        index = start
    }

    /// Scans tokens until the file or the room for them ends; returns how many there are.
    mutating func scan(
        _ bytes: Span<UInt8>,
        classes: Span<CharacterClass>,
        punctuation: Span<TokenKind>,
        kinds: inout MutableSpan<TokenKind>,
        ranges: inout MutableSpan<SourceRange>
    ) -> Int {
        // Said once here, so that no look-up of a byte is checked again.
        precondition(classes.count > UInt8.max && punctuation.count > UInt8.max)
        let room = kinds.count
        precondition(ranges.count == room)
        let end = bytes.count
        var count = 0
        var index = self.index
        while count < room, index < end {
            let start = index
            let first = bytes[index]
            index += 1
            let kind: TokenKind
            switch classes[Int(first)] {
            case .blank, .lineEnd:
                while index < end, classes[Int(bytes[index])].isWhiteSpace { index += 1 }
                continue
            case .letter:
                while index < end, classes[Int(bytes[index])].continuesWord { index += 1 }
                if index < end, bytes[index] >= 0x80 { index = wordEnd(bytes, from: index) }
                kind = .identifier
            case .punctuation:
                kind = punctuation[Int(first)]
            case .dot:
                (kind, index) = scanDot(bytes, from: start)
            case .minus:
                kind = bytes.holds(UInt8(ascii: ">"), at: index) ? .arrow : .minus
                if kind == .arrow { index += 1 }
            case .digit:
                index = scanNumber(bytes, from: start)
                kind = .number
            case .slash:
                if let afterComment = scanComment(bytes, from: start) {
                    index = afterComment
                    continue
                }
                kind = .slash
            case .quote:
                index = scanString(bytes, from: start)
                kind = .string
            case .hash:
                (kind, index) = scanHash(bytes, from: start)
            case .less:
                (kind, index) = scanLess(bytes, from: start)
            case .backtick:
                index = scanQuotedIdentifier(bytes, from: start)
                kind = .quotedIdentifier
            case .nul:
                index = scanUnreadable(bytes, from: start)
                kind = .unknown
            case .nonASCII:
                (kind, index) = scanNonASCII(bytes, from: start)
            case .unknown:
                index = scanUnknown(bytes, from: start, atLeastTo: index)
                kind = .unknown
            }
            kinds[count] = kind
            ranges[count] = SourceRange(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: index))
            count += 1
        }
        self.index = index
        return count
    }

    /// `.`, `...`, or the fraction of a number that lacks its whole part.
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

    private mutating func scanLess(_ bytes: Span<UInt8>, from start: Int) -> (TokenKind, Int) {
        if bytes.holdsDoubleArrow(at: start) { return (.doubleArrow, start + 3) }
        return (.unknown, scanUnknown(bytes, from: start, atLeastTo: start + 1))
    }
}

extension Span<UInt8> {
    /// Whether the byte stands there; past the end none does.
    func holds(_ byte: UInt8, at index: Int) -> Bool {
        index < count && self[index] == byte
    }

    func holdsDigit(at index: Int) -> Bool {
        index < count && CharacterClass(of: self[index]) == .digit
    }

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
