/// The one place where bytes become the inside of a string literal of C.
enum CStringLiteral {
    /// Appends a text so that C reads back the same bytes, in one visible line. In a format
    /// a `%` is doubled.
    ///
    /// What Swift's literals escape stands as octal escapes of its UTF-8 bytes, always three
    /// digits, so that no digit behind them is taken for one of theirs. Two question marks never
    /// stand side by side, lest they begin a trigraph. Bytes that are not UTF-8 become U+FFFD.
    static func escape(_ text: String, inFormat: Bool, into output: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                output.append(UInt8(ascii: "\\"))
                output.append(contentsOf: scalar.utf8)
            case "%" where inFormat: output.append(contentsOf: "%%".utf8)
            case "?" where output.last == UInt8(ascii: "?"): output.append(contentsOf: "\\?".utf8)
            case " "..."~": output.append(contentsOf: scalar.utf8)
            default:
                if scalar.value >= 0xA0, !StringLiteral.isHidden(scalar.value) {
                    output.append(contentsOf: scalar.utf8)
                } else {
                    for byte in scalar.utf8 { appendOctal(byte, to: &output) }
                }
            }
        }
    }

    private static func appendOctal(_ byte: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        for shift in [6, 3, 0] as [UInt8] { output.append(UInt8(ascii: "0") + (byte >> shift & 7)) }
    }
}
