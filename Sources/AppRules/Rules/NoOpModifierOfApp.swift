import AppFacts
import TransitionDSL

extension AppContext {
    /// A modifier with the value that a view already has, such as `.scale(1)`.
    func noOpModifier() -> [Diagnostic] {
        facts(.modifiers).flatMap { fact -> [Diagnostic] in
            guard case .modifiers(_, let modifiers) = fact.content, fact.certainty == .certain
            else { return [] }
            return modifiers.filter { modifier in
                // It may reset what another one sets.
                let rivals = Self.rivals[name(modifier)] ?? [name(modifier)]
                return isNeutral(modifier) && modifiers.count { rivals.contains(name($0)) } == 1
            }.map { modifier in
                Diagnostic(
                    .noOpModifier, "`\(modifier)` changes nothing", at: fact.place,
                    help: "remove it, or change the value")
            }
        }
    }

    private func name(_ modifier: String) -> String {
        String(Substring(modifier.utf8.prefix { $0 != UInt8(ascii: "(") }))
    }

    /// Modifiers with the value of a view that nothing has changed.
    private static let neutral: [String: Double] = [
        "scale": 1, "opacity": 1, "translate": 0, "rotate": 0, "delay": 0,
    ]

    private static let rivals: [String: Set<String>] = [
        "opacity": ["opacity", "fade", "beginWith"]
    ]

    private func isNeutral(_ modifier: String) -> Bool {
        guard let value = Self.neutral[name(modifier)] else { return false }
        let arguments = modifier.utf8.drop { $0 != UInt8(ascii: "(") }.dropFirst().dropLast()
        let numbers = arguments.split(separator: UInt8(ascii: ",")).map { argument in
            // After its label, without the space and the unit.
            let text = argument.split(separator: UInt8(ascii: ":")).last ?? argument
            let digits = text.drop { $0 == 0x20 }.prefix { $0.isDigit || "+-.".utf8.contains($0) }
            let unit = text.drop { $0 == 0x20 }.dropFirst(digits.count)
            return Self.units.contains(String(Substring(unit)))
                ? Double(String(Substring(digits))) : nil
        }
        return !numbers.isEmpty && numbers.allSatisfy { $0 == value }
    }

    private static let units = ["", "s", "ms", "deg", "rad", "turn"]
}
