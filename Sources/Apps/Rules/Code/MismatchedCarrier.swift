import Resolution
import TransitionDSL

extension AppContext {
    /// An id that a screen passes on and has on no view, although a list elsewhere has it: the
    /// wrong pattern was copied. Silent if an id of the screen is not known.
    func mismatchedCarrier() -> [Diagnostic] {
        if hasUnreadFiles { return [] }
        let declarations = carrierPlaces
        let known = idsOfScreens()
        return facts(.carrier).compactMap { fact in
            guard case .named(_, let name, false, let patterns, _, _) = fact.content,
                fact.certainty == .certain, patterns.count == 1, let pattern = patterns[0],
                !pattern.isModelValue, pattern.literal != "",
                let own = known(fact.container),
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

    /// The declarations of properties that take ids, and the assignments to them. An index: each
    /// fact asks for those of its name.
    private var carrierPlaces: [String: Set<SourcePlace>] {
        var places: [String: Set<SourcePlace>] = [:]
        for fact in facts(.carrier) {
            guard case .named(_, let name, _, _, _, _) = fact.content else { continue }
            places[name, default: []].insert(fact.place)
        }
        return places
    }

    /// A function for the ids of a screen: nil if it has none, or one that is not known.
    private func idsOfScreens() -> (String) -> [HeroIDSite]? {
        var numbers: [String: [Int]] = [:]
        var unknown: Set<Int> = []
        for (number, site) in ids.enumerated() where site.operation != .clear {
            let isKnown =
                site.isCertain && site.patterns?.contains(where: { $0.isModelValue }) == false
            if !isKnown, site.fact.screens.isEmpty { return { _ in nil } }
            if !isKnown { unknown.insert(number) }
            for screen in site.fact.screens { numbers[screen, default: []].append(number) }
        }
        var known: [String: [HeroIDSite]?] = [:]
        return { screen in
            if let sites = known[screen] { return sites }
            let own = Set(self.screens.family(screen).flatMap { numbers[$0] ?? [] })
            let isKnown = !own.isEmpty && own.isDisjoint(with: unknown)
            let sites = isKnown ? own.sorted().map { self.ids[$0] } : nil
            known[screen] = .some(sites)
            return sites
        }
    }

    /// A view of another screen that has an id, and not because it was passed on.
    private func siteElsewhere(
        _ pattern: IDPattern, _ screen: String, _ passed: Set<SourcePlace>
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

    private func mayBe(_ site: HeroIDSite, _ pattern: IDPattern) -> Bool {
        site.operation != .clear
            && site.patterns?.contains { unify($0, pattern) ?? true } ?? false
    }
}
