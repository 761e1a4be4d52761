import Resolution
import TransitionDSL

extension AppContext {
    /// `.source(heroID:)` with an id that no view has: the view starts from nowhere. Silent if an
    /// id that is not known could be the one.
    func sourceWithoutView() -> [Diagnostic] {
        if hasUnreadFiles { return [] }
        return sources.compactMap { source in
            guard source.fact.certainty == .certain, let pattern = source.patterns?.first,
                source.patterns?.count == 1, !pattern.isModelValue,
                !ids.contains(where: { mayBe($0, pattern, source.fact.screens) })
            else { return nil }
            return Diagnostic(
                .sourceWithoutView, "no view has the id `\(pattern.description)` of this source",
                at: source.fact.place,
                help: "set the id on the view that this one should start from")
        }
    }

    private func mayBe(
        _ site: HeroIDSite, _ pattern: IDPattern, _ screens: [String]
    ) -> Bool {
        if site.operation == .clear { return false }
        guard let patterns = site.patterns else { return mayBeSeen(site, with: screens) }
        return patterns.contains { unify($0, pattern) ?? true }
    }
}
