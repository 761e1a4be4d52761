import TransitionDSL

extension Scanner {
    /// `"…"` or, with number signs before the quote, `#"…"#`, on one line. It ends at the first
    /// quote followed by as many signs; without one, before the line's end.
    mutating func scanString(_ bytes: Span<UInt8>, from start: Int, quoteAt quote: Int) -> Int {
        let signs = quote - start
        var index = quote + 1
        var marks = MarkRun()
        while !bytes.lineEnds(at: index) {
            switch bytes[index] {
            case UInt8(ascii: "\\") where signs == 0: index = scanEscape(bytes, from: index, &marks)
            case UInt8(ascii: "\"") where bytes.holdsSigns(signs, at: index + 1):
                return index + 1 + signs
            default: index = scanText(bytes, from: index, &marks)
            }
        }
        problems.report(.unclosedString(signs: signs), start..<index)
        return index
    }

    /// A raw string, a colour, or number signs that begin neither.
    mutating func scanHash(_ bytes: Span<UInt8>, from start: Int) -> (TokenKind?, Int) {
        var index = start
        while bytes.holds(UInt8(ascii: "#"), at: index) { index += 1 }
        if bytes.holdsBlank(at: index) || bytes.lineEnds(at: index) {
            problems.report(.hashComment, start..<index)
            return (nil, scanLineComment(bytes, from: start))
        }
        if bytes.holds(UInt8(ascii: "\""), at: index) {
            return (.rawString, scanString(bytes, from: start, quoteAt: index))
        }
        let end = wordEnd(bytes, from: index)
        guard index == start + 1, end > index else {
            return (.unknown, scanUnknown(bytes, from: start, atLeastTo: index))
        }
        if !isColor(bytes, index..<end) { problems.report(.malformedColor, start..<end) }
        return (.color, end)
    }

    private func isColor(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        (range.count == 6 || range.count == 8) && range.allSatisfy { hexValue(bytes[$0]) != nil }
    }

    private func hexValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte & 0x0F
        case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
            (byte & 0x0F) + 9
        default: nil
        }
    }
}

extension Span<UInt8> {
    /// Whether this many number signs are at the index.
    fileprivate func holdsSigns(_ count: Int, at index: Int) -> Bool {
        (0..<count).allSatisfy { holds(UInt8(ascii: "#"), at: index + $0) }
    }
}

extension Scanner {
    /// A backslash and the escaped character. The string handles unreadable characters after it.
    private mutating func scanEscape(
        _ bytes: Span<UInt8>, from start: Int, _ marks: inout MarkRun
    ) -> Int {
        let index = start + 1
        guard !bytes.lineEnds(at: index) else { return index }
        if bytes[index] == UInt8(ascii: "u") { return scanScalarEscape(bytes, from: start, &marks) }
        marks = MarkRun()
        switch bytes[index] {
        case UInt8(ascii: "0"), UInt8(ascii: "\\"), UInt8(ascii: "t"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            return index + 1
        case UInt8(ascii: "("): return scanHole(bytes, from: start)
        case 0: return index
        default:
            guard let (_, length) = decodeScalar(bytes, at: index) else { return index }
            let end = index + length
            problems.report(.unknownEscape, start..<end)
            return end
        }
    }

    /// `\u{1–8 hex digits}` of a Unicode scalar.
    private mutating func scanScalarEscape(
        _ bytes: Span<UInt8>, from start: Int, _ marks: inout MarkRun
    ) -> Int {
        var index = start + 2
        var value: UInt32 = 0
        var digits = 0
        if bytes.holds(UInt8(ascii: "{"), at: index) {
            index += 1
            while index < bytes.count, let digit = hexValue(bytes[index]) {
                value = value << 4 | UInt32(digit)
                digits += 1
                index += 1
            }
            if bytes.holds(UInt8(ascii: "}"), at: index) {
                index += 1
                if (1...8).contains(digits), let scalar = Unicode.Scalar(value) {
                    add(scalar, start..<index, to: &marks)
                    return index
                }
            }
        }
        problems.report(.malformedScalarEscape, start..<index)
        return index
    }

    /// `\(name)`; spaces may surround the name. A quote ends the string even in here.
    private mutating func scanHole(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = blanksEnd(bytes, from: start + 2)
        if wordBegins(bytes, at: index) {
            index = blanksEnd(bytes, from: wordEnd(bytes, from: index))
            if bytes.holds(UInt8(ascii: ")"), at: index) { return index + 1 }
        }
        let (end, isClosed) = malformedHoleEnd(bytes, from: start + 2)
        if isClosed { problems.report(.malformedHole, start..<end) }
        checkText(bytes, start + 2..<end)
        return end
    }

    /// Stops after the matching parenthesis, or at the first quote. At the line's end it is not
    /// reported, because the string is reported as unclosed.
    private func malformedHoleEnd(_ bytes: Span<UInt8>, from start: Int) -> (
        end: Int, isClosed: Bool
    ) {
        var depth = 1
        var index = start
        while !bytes.lineEnds(at: index) {
            switch bytes[index] {
            case UInt8(ascii: "\""): return (index, true)
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return (index, true) }
        }
        return (index, false)
    }

    private func blanksEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
        var index = start
        while bytes.holdsBlank(at: index) { index += 1 }
        return index
    }
}
