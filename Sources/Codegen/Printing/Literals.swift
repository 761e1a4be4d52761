import TransitionDSL

/// The only place that writes the contents of Swift string literals.
enum StringLiteral {
    /// Appends `source[range]` so that Swift reads back the same bytes, in one visible line.
    /// Quotes, backslashes, control characters, line separators and what reorders a line on the
    /// screen are escaped; bytes that are not UTF-8 become U+FFFD.
    static func escape(_ source: [UInt8], _ range: Range<Int>, into output: inout [UInt8]) {
        var index = range.lowerBound
        while index < range.upperBound {
            let decoded = decodeScalar(source.span.extracting(..<range.upperBound), at: index)
            let length = decoded?.length ?? 1
            if let scalar = decoded?.scalar.value, isPlain(scalar) {
                output.append(source, index..<index + length)
            } else {
                appendEscape(decoded?.scalar.value ?? 0xFFFD, to: &output)
            }
            index += length
        }
    }

    private static func isPlain(_ scalar: UInt32) -> Bool {
        switch scalar {
        case ..<0x20, 0x22, 0x5C, 0x7F: false
        default: !isHidden(scalar)
        }
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

    /// Characters that are invisible in the generated file, or displayed elsewhere.
    static func isHidden(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x80...0x9F: true  // C1 controls
        case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // directions
        case 0x2028, 0x2029: true  // line and paragraph separators
        case 0xFEFF: true  // a byte order mark
        default: false
        }
    }
}

/// Prints numbers with the fewest digits that read back as the same number.
enum DecimalDigits {
    static func append(_ number: Double, to output: inout [UInt8]) {
        let whole = abs(number) < 0x1p53 ? Int(exactly: number) : nil
        output.append(whole?.description ?? number.description)
    }
}
