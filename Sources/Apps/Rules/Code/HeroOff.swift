import TransitionDSL

extension AppContext {
    /// Ids on a screen for which Hero is off, and which is only ever presented: they never fly.
    /// Hero is off where code switches it off, and where it switches it on for other screens but
    /// not for this one. Silent if anything else may switch Hero on for it.
    func heroOff() -> [Diagnostic] {
        // A registry switches Hero on.
        if !files.isEmpty || hasUnreadFiles { return [] }
        let enabled = facts(.enabled)
        var found: Set<String> = []
        let off = enabled.compactMap { fact -> Diagnostic? in
            guard case .enabled(let screen?, .bool(false)) = fact.content,
                fact.certainty == .certain,
                isNeverOn(screen, enabled), isOnlyPresented(screen),
                let site = firstID(of: screen), found.insert(screen).inserted
            else { return nil }
            let condition = fact.condition.map { " if `\($0)`" } ?? ""
            return Diagnostic(
                .heroOff, "Hero is off on `\(screen)`\(condition), so its ids never fly",
                at: fact.place, notes: [.init("an id is set here", at: site.place)],
                help: "switch Hero on for the screen, or remove its ids")
        }
        return off + forgottenScreens(enabled, found)
    }

    /// Screens that nothing switches on, in an app that does so for others.
    private func forgottenScreens(_ enabled: [AppFact], _ found: Set<String>) -> [Diagnostic] {
        let example = enabled.first { fact in
            guard case .enabled(_?, .bool(true)) = fact.content else { return false }
            return fact.certainty == .certain
        }
        guard let example, facts(.transitionCall).isEmpty else { return [] }
        var found = found
        return ids.compactMap { site in
            guard site.isCertain, site.operation == .set, site.fact.screens.count == 1,
                let screen = site.fact.screens.first, found.insert(screen).inserted,
                isOnlyPresented(screen), screens.edges(from: screen).isEmpty,
                isNeverOn(screen, enabled)
            else { return nil }
            return Diagnostic(
                .heroOff, "nothing switches Hero on for `\(screen)`, so its ids never fly",
                at: site.place,
                notes: [.init("it is switched on here for another screen", at: example.place)],
                help: "set `hero.isEnabled` of the screen, or remove its ids")
        }
    }

    private func firstID(of screen: String) -> HeroIDSite? {
        ids.first { $0.isCertain && $0.operation == .set && $0.fact.screens == [screen] }
    }

    private func isNeverOn(_ screen: String, _ enabled: [AppFact]) -> Bool {
        let family = screens.family(screen)
        return enabled.allSatisfy { fact in
            guard case .enabled(let other, let value) = fact.content else { return true }
            guard let other else { return false }
            return !family.contains(other) || value == .bool(false)
        }
    }

    private func isOnlyPresented(_ screen: String) -> Bool {
        let edges = screens.edges(to: screen)
        return !screens.hasUnknownEdge && !edges.isEmpty
            && edges.allSatisfy { $0.operation == .present }
    }
}
