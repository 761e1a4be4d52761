import AppFacts
import TransitionDSL

extension AppContext {
    /// An id on one screen only: Hero flies a view only into one with the same id on the other
    /// screen, so this one stays in place without any report. Silent if any place that is not
    /// known could set the other side.
    func oneSidedHeroID() -> [Diagnostic] {
        let told = Set(similar.flatMap { [$0.first.place, $0.second.place] })
        var seen: Set<String> = []
        return oneSided.compactMap { site in
            if told.contains(site.place) { return nil }
            // One finding for each id and screen.
            guard seen.insert("\(site.name) \(site.holder)").inserted else { return nil }
            return Diagnostic(
                .oneSidedHeroID,
                "the id \(site.name) never flies: only \(site.holder) has it", at: site.place,
                help: "set it on a view of another screen, or remove it here")
        }
    }

    /// The certain ids without another side.
    func findOneSided() -> [HeroIDSite] {
        ids.filter { site in
            guard site.isCertain, site.operation == .set, let patterns = site.patterns,
                !patterns.isEmpty, let screen = onlyScreen(site)
            else { return false }
            // A model's value comes from elsewhere, as the other side may.
            if patterns.contains(where: { $0.isSingleHole || $0.literal == "" }) { return false }
            return !hasOtherSide(site, patterns, screen)
        }
    }

    /// The only screen that shows a view, if that is certain.
    private func onlyScreen(_ site: HeroIDSite) -> String? {
        guard site.fact.screens.count == 1, let screen = site.fact.screens.first,
            !screens.hasSubclasses(screen), !screens.opensItself(screen)
        else { return nil }
        return screen
    }

    private func hasOtherSide(
        _ site: HeroIDSite, _ patterns: [ValuePattern], _ screen: String
    ) -> Bool {
        let family = screens.family(screen)
        func isElsewhere(_ fact: AppFact) -> Bool {
            fact.screens.isEmpty || !family.isSuperset(of: fact.screens)
        }
        func mayBe(_ others: [ValuePattern]?) -> Bool {
            guard let others else { return true }
            return others.contains { other in
                patterns.contains { unify($0, other) ?? true }
            }
        }
        // An unknown place that passes on an id of this site's own screen is another side too.
        return ids.contains { isElsewhere($0.fact) && $0.operation != .clear && mayBe($0.patterns) }
            || sources.contains { mayBe($0.patterns) }
    }
}
