import TransitionDSL

/// A line of a registry that an app wrote by hand.
struct RegistryLine {
    var fact: AppFact
    /// None for all operations of one direction.
    var operations: [FactOperation]
    /// Nil for any screen, or if it is not known.
    var from: String?
    var to: String?
    /// A key of TRTransitions, which is registered rather than chosen by a method.
    var isKey: Bool
    /// An assignment to the screen itself, such as `photo.transitioningDelegate = zoom`.
    var isAssigned: Bool

    /// Whether all pairs of screens are meant by mistake or design: nothing is known about it.
    var isOpen: Bool { from == nil && to == nil }

    var name: String {
        "from \(from.map { "`\($0)`" } ?? "any screen") to \(to.map { "`\($0)`" } ?? "any screen")"
    }
}

extension AppContext {
    /// All lines, in their order.
    func registryLines() -> [RegistryLine] {
        facts(.registryLine).compactMap { fact in
            guard case .registryLine(let operations, let from, let to, _) = fact.content else {
                return nil
            }
            let code = text(fact.place)
            return RegistryLine(
                fact: fact, operations: operations, from: from, to: to,
                isKey: code.includes("withIdentifier:"),
                isAssigned: Delegation.properties.contains { code.includes($0) })
        }
    }

    /// Whether an end of a line contains another one.
    func covers(_ wide: String?, _ narrow: String?) -> Bool {
        guard let wide else { return true }
        return narrow.map { inherits($0, from: wide) } ?? false
    }
}
