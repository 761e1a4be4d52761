import AppFacts
import TransitionDSL

extension AppContext {
    /// An id that a screen passes on and has on no view, although a list elsewhere has it: the
    /// wrong pattern was copied. Silent if an id of the screen is not known.
    func mismatchedCarrier() -> [Diagnostic] {
        let declarations = carrierPlaces
        let known = idsOfScreens
        return facts(.carrier).compactMap { fact in
            guard case .named(_, let name, false, let patterns, _, _) = fact.content,
                fact.certainty == .certain, patterns.count == 1, let pattern = patterns[0],
                !pattern.isModelValue, pattern.literal != "",
                let own = known[fact.container],
                !own.contains(where: { mayBe($0, pattern) }),
                let other = siteElsewhere(pattern, fact.container, declarations[name] ?? [])
            else { return nil }
            return Diagnostic(
                .mismatchedCarrier,
                "no view of `\(fact.container)` has the id `\(pattern.description)` that it passes "
                    + "to `\(name)`",
                at: fact.place,
                notes: [.init("\(other.holder) has it", at: other.place)],
                help: "pass the id of the view that should fly")
        }
    }

    /// The declarations of properties that take ids, and the assignments to them. An index: with a
    /// search for each of these facts, an app of many carriers would take quadratic time.
    private var carrierPlaces: [String: Set<SourcePlace>] {
        var places: [String: Set<SourcePlace>] = [:]
        for fact in facts(.carrier) {
            guard case .named(_, let name, _, _, _, _) = fact.content else { continue }
            places[name, default: []].insert(fact.place)
        }
        return places
    }

    /// The ids of each screen; without screens with an id that is not known.
    private var idsOfScreens: [String: [HeroIDSite]] {
        var own: [String: [HeroIDSite]] = [:]
        var unknown: Set<String> = []
        for site in ids where site.operation != .clear {
            let isKnown =
                site.isCertain && site.patterns?.contains(where: { $0.isModelValue }) == false
            if !isKnown, site.fact.screens.isEmpty { return [:] }
            for screen in site.fact.screens.flatMap({ screens.family($0) }) {
                if !isKnown { unknown.insert(screen) }
                own[screen, default: []].append(site)
            }
        }
        return own.filter { !unknown.contains($0.key) }
    }

    /// A view of another screen that has an id, and not because it was passed on.
    private func siteElsewhere(
        _ pattern: ValuePattern, _ screen: String, _ passed: Set<SourcePlace>
    ) -> HeroIDSite? {
        var found: HeroIDSite?
        _ = patternTable.contains(near: pattern) { entry in
            guard unify(entry.pattern, pattern) ?? true else { return false }
            found = entry.sites.lazy.map { self.ids[$0] }.first { site in
                self.isElsewhere(site, from: screen)
                    && passed.isDisjoint(with: site.fact.via)
            }
            return found != nil
        }
        return found
    }

    /// Whether a view is on another screen that is not a part of this one.
    private func isElsewhere(_ site: HeroIDSite, from screen: String) -> Bool {
        !site.fact.screens.isEmpty && !site.fact.screens.contains(screen)
            && !site.fact.screens.contains { screens.isPart($0, of: screen) }
    }

    private func mayBe(_ site: HeroIDSite, _ pattern: ValuePattern) -> Bool {
        site.operation != .clear
            && site.patterns?.contains { unify($0, pattern) ?? true } ?? false
    }
}
