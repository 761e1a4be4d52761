/// A text of one line that is safe in a terminal. Text from a file or a path can contain escape
/// sequences or change the direction of writing.
package func visible(_ text: String) -> String {
    // Hot.
    if text.unicodeScalars.allSatisfy({ visible($0) == $0 }) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map(visible)))
}

/// A text of several lines that is safe in a terminal: line breaks and tabs stay. Invisible text that
/// no terminal obeys can stay as well.
package func visibleLines(_ bytes: [UInt8], controlsOnly: Bool = false) -> [UInt8] {
    let isPlain = bytes.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 }
    if isPlain { return bytes }
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
        let isLineBreak =
            scalar == "\n" || scalar == "\r" && scalars.dropFirst(index + 1).first == "\n"
        let isKept = isLineBreak || scalar == "\t" || controlsOnly && scalar.value > 0x9F
        result.unicodeScalars.append(isKept ? scalar : visible(scalar))
    }
    return Array(result.utf8)
}

/// The sign for a control character, U+FFFD for one that turns or hides text, else itself.
package func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
        0xFFF9...0xFFFB, 0xE0000...0xE007F:
        "\u{FFFD}"
    default: scalar
    }
}

/// A text on one line, in quotes, with escapes for all invisible characters.
package func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

/// A text on one line, with escapes for all invisible characters, without quotes around it.
func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            if visible(scalar) == scalar, !scalar.properties.isDefaultIgnorableCodePoint {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
    }
    return result
}

extension Unicode.Scalar {
    /// As the standard writes it: `U+0007`.
    package var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
