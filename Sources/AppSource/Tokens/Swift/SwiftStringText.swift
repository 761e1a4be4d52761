import TransitionDSL

extension SwiftScanner {
    /// The pieces of a string, decoded. Empty texts are left out.
    mutating func pieces(of string: OpenString) -> [AppString.Piece] {
        let last = segments.count - 1
        let indentation = string.isMultiline ? indentation() : 0..<0
        var pieces: [AppString.Piece] = []
        for index in string.firstSegment..<segments.count {
            switch segments[index] {
            case .hole(let tokens): pieces.append(.hole(tokens))
            case .text(let range):
                let text: Text
                if string.isMultiline {
                    let isFirst = index == string.firstSegment
                    let lines = lines(range, isFirst, isLast: index == last, indentation)
                    text = decode(lines, of: string, indentation, isAtLineStart: isFirst)
                } else if bytes[range].contains(UInt8(ascii: "\\")) {
                    text = decode(range, of: string, indentation, isAtLineStart: false)
                } else {
                    // Hot.
                    text = names.intern(bytes, range)
                }
                if text != .empty { pieces.append(.text(text)) }
            }
        }
        return pieces
    }

    /// The blanks before the closing quotes.
    private func indentation() -> Range<Int> {
        guard case .text(let range)? = segments.last else { return 0..<0 }
        var start = range.upperBound
        while start > range.lowerBound, bytes[start - 1].isBlank { start -= 1 }
        guard start > range.lowerBound, bytes[start - 1].isLineEnd else { return 0..<0 }
        return start..<range.upperBound
    }

    /// A text without the line end after the opening quotes, and without the last line end.
    private func lines(
        _ range: Range<Int>, _ isFirst: Bool, isLast: Bool, _ indentation: Range<Int>
    ) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        if isLast {
            let lineStart = end - indentation.count
            if lineStart > start, bytes[lineStart - 1].isLineEnd {
                end = lineStart - 1
                if end > start, isCarriageReturn(at: end - 1), bytes[end] == UInt8(ascii: "\n") {
                    end -= 1
                }
            }
        }
        if isFirst {
            if start < range.upperBound, isCarriageReturn(at: start) { start += 1 }
            if start < range.upperBound, bytes[start] == UInt8(ascii: "\n") { start += 1 }
        }
        return start..<max(start, end)
    }

    private func isCarriageReturn(at index: Int) -> Bool { bytes[index] == UInt8(ascii: "\r") }

    /// Decodes escapes and removes the indentation of each line.
    private mutating func decode(
        _ range: Range<Int>, of string: OpenString, _ indentation: Range<Int>, isAtLineStart: Bool
    ) -> Text {
        var decoded: [UInt8] = []
        var isAtLineStart = isAtLineStart
        var index = range.lowerBound
        while index < range.upperBound {
            if isAtLineStart {
                isAtLineStart = false
                index = withoutIndentation(from: index, to: range.upperBound, indentation)
                continue
            }
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), hasPounds(string.poundCount, at: index + 1) {
                index += 1 + string.poundCount
                index = decodeEscape(from: index, to: range.upperBound, &decoded, &isAtLineStart)
                continue
            }
            index += 1
            guard byte.isLineEnd else {
                decoded.append(byte)
                continue
            }
            if byte == UInt8(ascii: "\r"), holds(UInt8(ascii: "\n"), at: index) { index += 1 }
            decoded.append(UInt8(ascii: "\n"))
            isAtLineStart = true
        }
        return names.intern(decoded)
    }

    private func withoutIndentation(from start: Int, to end: Int, _ indentation: Range<Int>) -> Int
    {
        var index = start
        for blank in indentation {
            guard index < end, bytes[index] == bytes[blank] else { break }
            index += 1
        }
        return index
    }

    /// Decodes what is after a backslash, which may be a line end that is left out. Returns the
    /// offset after it.
    private func decodeEscape(
        from start: Int, to end: Int, _ decoded: inout [UInt8], _ isAtLineStart: inout Bool
    ) -> Int {
        guard start < end else { return end }
        switch bytes[start] {
        case UInt8(ascii: "n"): decoded.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t"): decoded.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "r"): decoded.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "0"): decoded.append(0)
        case UInt8(ascii: "u"):
            if holds(UInt8(ascii: "{"), at: start + 1) {
                return decodeScalar(from: start + 2, end, &decoded)
            }
            decoded.append(UInt8(ascii: "u"))
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            var index = start
            while index < end, bytes[index].isBlank { index += 1 }
            guard index < end, bytes[index].isLineEnd else { return start }
            if isCarriageReturn(at: index), index + 1 < end, bytes[index + 1] == UInt8(ascii: "\n")
            {
                index += 1
            }
            isAtLineStart = true
            return index + 1
        default: decoded.append(bytes[start])
        }
        return start + 1
    }

    /// The digits and the brace of `\u{…}`.
    private func decodeScalar(from start: Int, _ end: Int, _ decoded: inout [UInt8]) -> Int {
        var value: UInt32 = 0
        var index = start
        while index < end, let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue {
            // More than eight digits are not a scalar; the value only needs to stay too large.
            value = min(value, 0xFF_FFFF) * 16 + UInt32(digit)
            index += 1
        }
        if let encoded = UTF8.encode(UnicodeScalar(value) ?? "\u{FFFD}") {
            decoded.append(contentsOf: encoded)
        }
        return index < end && bytes[index] == UInt8(ascii: "}") ? index + 1 : index
    }
}
