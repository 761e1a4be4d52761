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
        let number = text.utf8.prefix { $0 == dot || (0x30...0x39).contains($0) }
        let parts = number.split(separator: dot, omittingEmptySubsequences: false)
        // The lexer has refused a second dot.
        let decimals = parts.dropFirst().map { String(Substring($0)) }.joined()
        value = Double("\(Substring(parts[0])).\(decimals)0") ?? 0
        isWhole = parts.count == 1
        let known = NumberUnit(rawValue: String(Substring(text.utf8[number.endIndex...])))
        unit = known ?? .points
        hasKnownUnit = known != nil
    }
}
