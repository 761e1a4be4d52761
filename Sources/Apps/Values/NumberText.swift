import AppSource
import TransitionDSL

/// What numbers print.
extension Evaluator {
    /// The text that Swift prints for a number literal: `0x10` is `16`, `1.50` is `1.5`, and `2` is `2.0`
    /// where a `Double` is expected. Nil for a form that is not known.
    func numberText(
        _ spelling: Text, isNegative: Bool = false, in scope: NameScope, expected: SwiftType?
    ) -> String? {
        let digits = String(string(spelling).filter { $0 != "_" })
        let sign = isNegative ? "-" : ""
        if program.files[scope.file].language == .objectiveC {
            // Suffixes and octal numbers have other meanings.
            let isPlain = digits.utf8.allSatisfy { $0.isDigit } && !digits.hasPrefix("0")
            return isPlain || digits == "0" ? sign + digits : nil
        }
        let integer = integerValue(digits)
        if case .external(let name)? = expected?.unwrapped {
            switch string(name) {
            case "Float": return Float(digits).map { (isNegative ? -$0 : $0).description }
            case "Double", "CGFloat", "TimeInterval":
                let value = integer.map(Double.init) ?? Double(digits)
                return value.map { (isNegative ? -$0 : $0).description }
            default: break
            }
        }
        if let integer { return sign + String(integer) }
        return Double(digits).map { (isNegative ? -$0 : $0).description }
    }

    private func integerValue(_ digits: String) -> Int? {
        let forms = [("0x", 16), ("0o", 8), ("0b", 2)]
        for (prefix, radix) in forms where digits.hasPrefix(prefix) {
            return Int(digits.dropFirst(prefix.utf8.count), radix: radix)
        }
        return Int(digits)
    }
}
