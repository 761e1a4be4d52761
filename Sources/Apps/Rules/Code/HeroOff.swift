import AppSource
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
        return off + forgottenScreens(enabled, found) + pairsWithoutHero(enabled, found)
    }

    /// Pairs of ids on two screens, one of which pushes the other, in an app that switches Hero on for no
    /// navigation controller: UIKit's own push plays. So does its presentation where nothing at all
    /// switches Hero on. Source: the first question of the FAQ in Hero's README.
    private func pairsWithoutHero(
        _ enabled: [AppFact], _ found: Set<String>
    ) -> [Diagnostic] {
        if enabled.contains(where: mayBeOfNavigation) || index.hasOtherSwitch { return [] }
        let isOffEverywhere = enabled.allSatisfy {
            if case .enabled(_, .bool(false)) = $0.content { true } else { false }
        }
        // An index: each edge asks for the ids of its screens.
        let idsByScreen = Dictionary(
            grouping: ids.filter {
                $0.isCertain && $0.operation == .set && $0.fact.screens.count == 1
                    && $0.patterns?.count == 1
            }
        ) { $0.fact.screens[0] }
        var seen: Set<String> = []
        return screens.edges.compactMap { edge in
            let isPush = edge.operation == .push
            guard isPush || edge.operation == .present && isOffEverywhere,
                let from = edge.from, let to = edge.to, from != to, !found.contains(to),
                seen.insert("\(from) \(to)").inserted,
                let (first, second) = pair(idsByScreen[from] ?? [], idsByScreen[to] ?? [])
            else { return nil }
            return Diagnostic(
                .heroOff,
                "nothing switches Hero on for \(isPush ? "a navigation controller" : "`\(to)`"), so the "
                    + "id \(first.name) does not fly to `\(to)`",
                at: edge.place,
                notes: [
                    .init("`\(from)` has it here", at: first.place),
                    .init("`\(to)` has it here", at: second.place),
                ],
                help: isPush
                    ? "set `navigationController?.hero.isEnabled` before, or install a registry"
                    : "set `hero.isEnabled` of the screen before, or install a registry")
        }
    }

    /// The first id that is in both lists.
    private func pair(_ ones: [HeroIDSite], _ others: [HeroIDSite]) -> (HeroIDSite, HeroIDSite)? {
        if ones.isEmpty || others.isEmpty { return nil }
        let byPattern = Dictionary(grouping: others) { $0.patterns ?? [] }
        for one in ones {
            if let other = byPattern[one.patterns ?? []]?.first { return (one, other) }
        }
        return nil
    }

    /// Whether code may switch Hero on for a navigation controller: one of UIKit's has no name here.
    private func mayBeOfNavigation(_ fact: AppFact) -> Bool {
        guard case .enabled(let screen, let value) = fact.content, value != .bool(false) else {
            return false
        }
        guard let screen else { return true }
        return ([screen] + ancestry(screen)).contains {
            $0.includes("NavigationController") || $0.includes("navigationController")
        }
    }

    /// Screens that nothing switches on, in an app that does so for others.
    private func forgottenScreens(_ enabled: [AppFact], _ found: Set<String>) -> [Diagnostic] {
        let example = enabled.first { fact in
            guard case .enabled(_?, .bool(true)) = fact.content else { return false }
            return fact.certainty == .certain
        }
        guard let example, facts(.transitionCall).isEmpty,
            // An action of Hero.
            !facts(.edge).contains(where: { $0.language == .interfaceBuilder })
        else { return [] }
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
