/// A number as written: its digits and the unit that touches them.
package struct NumberLiteral {
    package var value: Double
    package var unit: NumberUnit
    /// False if the lexer has reported the unit.
    package var hasKnownUnit: Bool
    /// Whether it has no fraction.
    package var isWhole: Bool

    /// In seconds, points, radians or fractions.
    package var baseValue: Double { unit.inBaseUnit(value) }

    package init(_ token: SyntaxToken) { self.init(token.fileBytes, token.range.offsets) }

    package init(_ text: String) {
        let bytes = Array(text.utf8)
        self.init(bytes, bytes.indices)
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        // Hot.
        var (mantissa, power) = (0.0, 1.0)
        var hasDot = false
        var end = range.lowerBound
        while end < range.upperBound {
            let byte = bytes[end]
            if byte == UInt8(ascii: ".") {
                hasDot = true  // The lexer has reported a second one.
            } else if byte.isDigit {
                mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
                if hasDot { power *= 10 }
            } else {
                break
            }
            end += 1
        }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        // If both are exact in a Double, their quotient is correctly rounded.
        let isExact = mantissa < 0x1p53 && power <= 1e22
        value = isExact ? mantissa / power : Double(text(range.lowerBound..<end)) ?? 0
        isWhole = !hasDot
        let known = NumberUnit(rawValue: text(end..<range.upperBound))
        unit = known ?? .points
        hasKnownUnit = known != nil
    }
}
