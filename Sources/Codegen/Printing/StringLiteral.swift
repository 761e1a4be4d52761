import TransitionDSL

/// The one place where bytes become the inside of a Swift string literal.
enum StringLiteral {
    /// Appends `source[range]` so that Swift reads back the same bytes, in one visible line.
    ///
    /// Quotes, backslashes, control characters, line separators and what reorders a line on the
    /// screen are escaped; bytes that are not UTF-8 become U+FFFD.
    static func escape(_ source: [UInt8], _ range: Range<Int>, into output: inout [UInt8]) {
        var start = range.lowerBound
        var index = start
        while true {
            index = firstSpecial(source.span, from: index, to: range.upperBound)
            if index == range.upperBound { break }
            let (scalar, length) = decode(source, index, range.upperBound)
            if let scalar, scalar >= 0x80, !isHidden(scalar) {
                index += length
                continue
            }
            output.append(source, start..<index)
            appendEscape(scalar ?? 0xFFFD, to: &output)
            index += length
            start = index
        }
        output.append(source, start..<range.upperBound)
    }

    /// The first byte that is no printable ASCII as it stands.
    private static func firstSpecial(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
        for index in start..<end {
            let byte = bytes[index]
            let stands =
                byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"")
                && byte != UInt8(ascii: "\\")
            if !stands { return index }
        }
        return end
    }

    private static func appendEscape(_ scalar: UInt32, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        switch scalar {
        case 0x22, 0x5C: output.append(UInt8(scalar))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        default:
            output.append("u{")
            output.append(String(scalar, radix: 16, uppercase: true))
            output.append(UInt8(ascii: "}"))
        }
    }

    /// Characters that a reader of the generated file could not see or would see elsewhere.
    static func isHidden(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x80...0x9F: true  // C1 controls
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // directions
        case 0x2028, 0x2029: true  // line and paragraph separators
        case 0xFEFF: true  // a byte order mark
        default: false
        }
    }

    /// The scalar at `index`, nil where the bytes are not UTF-8, and how many bytes it takes.
    static func decode(
        _ source: [UInt8], _ index: Int, _ end: Int
    ) -> (scalar: UInt32?, length: Int) {
        let first = source[index]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC2, first <= 0xF4, index + length <= end else { return (nil, 1) }
        var scalar = UInt32(first) & (0x7F >> UInt32(length))
        for offset in 1..<length {
            let byte = source[index + offset]
            guard byte & 0xC0 == 0x80 else { return (nil, 1) }
            scalar = scalar << 6 | UInt32(byte & 0x3F)
        }
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
        guard scalar >= smallest, Unicode.Scalar(scalar) != nil else { return (nil, 1) }
        return (scalar, length)
    }
}
