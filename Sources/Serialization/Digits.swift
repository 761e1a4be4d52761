import TransitionDSL

/// A number with leading zeros, padded to a number of digits.
package func digits(
    _ number: some BinaryInteger, radix: Int = 16, count: Int, uppercase: Bool = false
) -> String {
    let text = String(number, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
}

extension UInt8 {
    /// Whether it is a hexadecimal digit of ASCII.
    var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}
