import AppFacts
import TransitionDSL

extension AppContext {
    /// An id that a screen passes on and has on no view, although a list elsewhere has it: the
    /// wrong pattern was copied. Silent if an id of the screen is not known.
    func mismatchedCarrier() -> [Diagnostic] {
        let declarations = carrierPlaces
        return facts(.carrier).compactMap { fact in
            guard case .named(_, let name, false, let patterns, _, _) = fact.content,
                fact.certainty == .certain, patterns.count == 1, let pattern = patterns[0],
                !pattern.isModelValue, pattern.literal != "",
                let own = knownIDs(of: fact.container),
                !own.contains(where: { mayBe($0, pattern) }),
                let other = ids.first(where: { site in
                    mayBe(site, pattern) && isElsewhere(site, from: fact.container)
                        && Set(site.fact.via).isDisjoint(with: declarations[name] ?? [])
                })
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

    /// The declarations of properties that take ids, and the assignments to them.
    private var carrierPlaces: [String: Set<SourcePlace>] {
        var places: [String: Set<SourcePlace>] = [:]
        for fact in facts(.carrier) {
            guard case .named(_, let name, _, _, _, _) = fact.content else { continue }
            places[name, default: []].insert(fact.place)
        }
        return places
    }

    /// The ids of a screen; nil if one of them, or its view, is not known, or if it has none.
    private func knownIDs(of screen: String) -> [HeroIDSite]? {
        let family = screens.family(screen)
        var own: [HeroIDSite] = []
        for site in ids where site.operation != .clear {
            let isOwn = !family.isDisjoint(with: site.fact.screens)
            guard isOwn || site.fact.screens.isEmpty else { continue }
            guard site.isCertain, let patterns = site.patterns,
                !patterns.contains(where: \.isModelValue)
            else { return nil }
            if isOwn { own.append(site) }
        }
        return own.isEmpty ? nil : own
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
