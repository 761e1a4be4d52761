import Resolution
import TransitionDSL

extension AppContext {
    /// An id on one screen only: Hero flies a view only into one with the same id on the other
    /// screen, so this one stays in place without any report. Silent if any place that is not
    /// known could set the other side.
    func oneSidedHeroID() -> [Diagnostic] {
        let reported = Set(
            similar.flatMap { [$0.first.place, $0.second.place] }
                + replacedAttributes.map { $0.0.place })
        var seen: Set<String> = []
        return oneSided.compactMap { site in
            if reported.contains(site.place) { return nil }
            // One finding for each id and screen.
            guard seen.insert("\(site.name) \(site.holder)").inserted else { return nil }
            return Diagnostic(
                .oneSidedHeroID,
                "the id \(site.name) never flies: only \(site.holder) \(site.haveIt) it",
                at: site.place,
                help: "set it on a view of another screen, or remove it here")
        } + idsOnScreensApart()
    }

    /// Ids on screens that no known chain of transitions connects.
    private func idsOnScreensApart() -> [Diagnostic] {
        if hasUnreadFiles || unknownIDs.count > 200 { return [] }
        var seen: Set<IDPattern> = []
        return ids.compactMap { site in
            guard site.isCertain, site.operation == .set, site.fact.screens.count == 1,
                let pattern = site.patterns?.first, site.patterns?.count == 1,
                !pattern.isModelValue, pattern.literal != "", !seen.contains(pattern)
            else { return nil }
            let screen = site.fact.screens[0]
            let others = sites(like: pattern).filter { $0.fact.screens != [screen] }
            guard let other = others.first, others.allSatisfy({ isApart($0, from: screen) }),
                !unknownIDs.contains(where: { mayBeSeen($0, with: [screen] + other.fact.screens) })
            else { return nil }
            seen.formUnion([pattern] + (other.patterns ?? []))
            var problem = Diagnostic(
                .oneSidedHeroID,
                "no known transition connects the two screens with the id \(site.name)",
                at: site.place, notes: [.init("\(other.holder) has it here", at: other.place)],
                help: "remove the id, unless a transition exists that the code does not show")
            problem.severity = .note
            return problem
        }
    }

    private func sites(like pattern: IDPattern) -> [HeroIDSite] {
        var found: Set<Int> = []
        _ = patternTable.contains(near: pattern) { entry in
            if mayPair(pattern, entry.pattern) { found.formUnion(entry.sites) }
            return false
        }
        return found.sorted().map { ids[$0] }
    }

    private func isApart(_ site: HeroIDSite, from screen: String) -> Bool {
        site.isCertain && site.fact.screens.count == 1
            && screens.areKnownApart(site.fact.screens[0], screen)
            && !screens.areConnected(site.fact.screens[0], screen)
    }
}
