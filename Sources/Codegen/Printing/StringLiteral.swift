import TransitionDSL

/// The only place that writes the contents of Swift string literals.
enum StringLiteral {
    /// Appends text so that Swift reads back the same bytes, in one visible line. Quotes,
    /// backslashes, control characters, line separators and what reorders a line on the screen are
    /// escaped.
    static func escape(_ text: String, into output: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            if isPlain(scalar.value) {
                output.append(String(scalar))
            } else {
                appendEscape(scalar.value, to: &output)
            }
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
        let whole = abs(number) < 0x1p53 ? Int64(exactly: number) : nil
        output.append(whole?.description ?? number.description)
    }
}
