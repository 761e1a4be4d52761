/// A number as written: its digits and the unit that touches them.
package struct NumberLiteral {
    package var value: Double
    package var unit: NumberUnit
    /// False where the lexer has refused the unit.
    package var hasKnownUnit: Bool
    /// Without a fraction.
    package var isWhole: Bool

    /// In seconds, points, radians or fractions.
    package var baseValue: Double { unit.inBaseUnit(value) }

    package init(_ token: SyntaxToken) { self.init(token.text) }

    package init(_ text: String) {
        let dot = UInt8(ascii: ".")
        var (mantissa, power) = (0.0, 1.0)
        var hasDot = false
        var end = text.utf8.startIndex
        for byte in text.utf8 {
            if byte == dot {
                hasDot = true  // The lexer has refused a second one.
            } else if byte.isDigit {
                mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
                if hasDot { power *= 10 }
            } else {
                break
            }
            end = text.utf8.index(after: end)
        }
        // Where both are exact in a Double, their quotient is correctly rounded.
        let isExact = mantissa < 0x1p53 && power <= 1e22
        value = isExact ? mantissa / power : Double(text[..<end]) ?? 0
        isWhole = !hasDot
        let known =
            end == text.endIndex ? NumberUnit.none : NumberUnit(rawValue: String(text[end...]))
        unit = known ?? .points
        hasKnownUnit = known != nil
    }
}
