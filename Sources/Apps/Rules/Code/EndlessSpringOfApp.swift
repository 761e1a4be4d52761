import Resolution
import TransitionDSL

extension AppContext {
    /// A spring that is still moving after five seconds.
    func endlessSpring() -> [Diagnostic] {
        facts(.modifiers).flatMap { fact -> [Diagnostic] in
            guard case .modifiers(_, let modifiers) = fact.content, fact.certainty == .certain
            else { return [] }
            return modifiers.compactMap { $0.call }.filter { isEndless($0) }.map { call in
                Diagnostic(
                    .endlessSpring,
                    "`\(call.description)` still moves after more than five seconds",
                    at: fact.place, help: "use numbers like those of a default spring, 250 and 30")
            }
        }
    }

    private func isEndless(_ call: FactCall) -> Bool {
        guard call.name == "spring", call.arguments.count == 2,
            case .number(let stiffness, _) = call.arguments[0].value,
            case .number(let damping, _) = call.arguments[1].value
        else { return false }
        return isEndlessSpring(stiffness: stiffness, damping: damping)
    }
}
