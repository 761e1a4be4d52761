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
        String(modifier.prefix { $0 != "(" })
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
        let arguments = modifier.drop { $0 != "(" }.dropFirst().dropLast()
        let numbers = arguments.split(separator: ",").map { argument in
            // After its label, without the space and the unit.
            let text = (argument.split(separator: ":").last ?? argument).drop { $0 == " " }
            let digits = text.prefix { "0123456789+-.".contains($0) }
            return Self.units.contains(String(text.dropFirst(digits.count))) ? Double(digits) : nil
        }
        return !numbers.isEmpty && numbers.allSatisfy { $0 == value }
    }

    private static let units = ["", "s", "ms", "deg", "rad", "turn"]
}
