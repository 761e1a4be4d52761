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

    package init(_ token: SyntaxToken) { self = token.withSpan { NumberLiteral($0, token.range) } }

    package init(_ bytes: Span<UInt8>, _ range: SourceRange) {
        var index = Int(range.start)
        let end = Int(range.end)
        var mantissa: UInt64 = 0
        var digits = 0
        var decimals = 0
        var sawDot = false
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: ".") {
                sawDot = true
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                if digits < 18 { mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0")) }
                if mantissa > 0 { digits += 1 }
                if sawDot { decimals += 1 }
            } else {
                break
            }
            index += 1
        }
        if digits <= 15, decimals <= 22 {
            // Both are exact in a Double, so their quotient is correctly rounded.
            var power = 1.0
            for _ in 0..<decimals { power *= 10 }
            value = Double(mantissa) / power
        } else {
            let digits = (Int(range.start)..<index).map { bytes[$0] }
            value = Double(String(decoding: digits, as: UTF8.self)) ?? 0
        }
        unit = Self.unit(bytes, index..<end)
        hasKnownUnit = Self.spells(unit, bytes, index..<end)
        isWhole = !sawDot
    }

    /// The unit that some bytes spell, by their first; the lexer has refused all others.
    @inline(__always)
    private static func unit(_ bytes: Span<UInt8>, _ range: Range<Int>) -> NumberUnit {
        if range.isEmpty { return .none }
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "s"): return .seconds
        case UInt8(ascii: "m"): return .milliseconds
        case UInt8(ascii: "%"): return .percent
        case UInt8(ascii: "d"): return .degrees
        case UInt8(ascii: "r"): return .radians
        default: return .points
        }
    }

    @inline(__always) private static func spells(
        _ unit: NumberUnit, _ bytes: Span<UInt8>, _ range: Range<Int>
    ) -> Bool {
        func isBytes(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
            range.count >= 2 && bytes[range.upperBound - 2] == UInt8(ascii: first)
                && bytes[range.upperBound - 1] == UInt8(ascii: second)
        }
        switch unit {
        case .none: return true
        case .seconds, .percent: return range.count == 1
        case .milliseconds: return range.count == 2 && isBytes("m", "s")
        case .points: return range.count == 2 && isBytes("p", "t")
        case .degrees: return range.count == 3 && isBytes("e", "g")
        case .radians: return range.count == 3 && isBytes("a", "d")
        }
    }
}
