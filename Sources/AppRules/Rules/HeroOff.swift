import AppFacts
import TransitionDSL

extension AppContext {
    /// Ids on a screen that switches Hero off and is only ever presented: they never fly. Silent
    /// if anything else may switch Hero on for it.
    func heroOff() -> [Diagnostic] {
        facts(.enabled).compactMap { fact in
            guard case .enabled(let screen?, "false") = fact.content, fact.certainty == .certain,
                fact.branch.isEmpty, isNeverOn(screen), isOnlyPresented(screen),
                let site = ids.first(where: { $0.isCertain && $0.fact.screens == [screen] })
            else { return nil }
            let condition = fact.condition.map { " if `\($0)`" } ?? ""
            return Diagnostic(
                .heroOff, "Hero is off on `\(screen)`\(condition), so its ids never fly",
                at: fact.place, notes: [.init("an id is set here", at: site.place)],
                help: "switch Hero on for the screen, or remove its ids")
        }
    }

    private func isNeverOn(_ screen: String) -> Bool {
        let family = screens.family(screen)
        return facts(.enabled).allSatisfy { fact in
            guard case .enabled(let other, let value) = fact.content else { return true }
            guard let other else { return false }
            return !family.contains(other) || value == "false"
        }
    }

    private func isOnlyPresented(_ screen: String) -> Bool {
        let edges = screens.edges(to: screen)
        return !screens.hasUnknownEdge && !edges.isEmpty
            && edges.allSatisfy { $0.operation == "present" }
    }
}
