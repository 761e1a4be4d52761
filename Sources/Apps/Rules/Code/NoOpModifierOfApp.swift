import TransitionDSL

extension AppContext {
    /// A modifier with the value that a view already has, such as `.scale(1)`.
    func noOpModifier() -> [Diagnostic] {
        facts(.modifiers).flatMap { fact -> [Diagnostic] in
            guard case .modifiers(_, let modifiers) = fact.content, fact.certainty == .certain
            else { return [] }
            let calls = modifiers.compactMap { $0.call }
            return calls.filter { call in
                // It may reset what another one sets.
                let rivals = Self.rivals[call.name] ?? [call.name]
                return isNeutral(call) && calls.count { rivals.contains($0.name) } == 1
            }.map { call in
                Diagnostic(
                    .noOpModifier, "`\(call.description)` changes nothing", at: fact.place,
                    help: "remove it, or change the value")
            }
        }
    }

    /// Modifiers with the value of a view that nothing has changed.
    private static let neutral: [String: Double] = [
        "scale": 1, "opacity": 1, "translate": 0, "rotate": 0, "delay": 0,
    ]

    private static let rivals: [String: Set<String>] = [
        "opacity": ["opacity", "fade", "beginWith"]
    ]

    /// Without an argument, these have the defaults of Hero, which change nothing.
    private static let withDefaults: Set<String> = ["scale", "translate", "rotate"]

    private func isNeutral(_ call: FactCall) -> Bool {
        guard let value = Self.neutral[call.name] else { return false }
        if call.arguments.isEmpty { return Self.withDefaults.contains(call.name) }
        return call.arguments.allSatisfy { argument in
            if case .number(value, _) = argument.value { true } else { false }
        }
    }
}
