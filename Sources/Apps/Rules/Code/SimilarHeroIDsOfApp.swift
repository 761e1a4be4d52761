import AppSource
import Resolution
import TransitionDSL

/// Two one-sided ids that are probably meant to be one.
struct SimilarSites {
    var first: HeroIDSite
    var second: HeroIDSite
}

extension AppContext {
    /// Two ids at both ends of a transition that differ in a letter or two, in case, or in the
    /// order of their words: neither flies.
    func similarHeroIDs() -> [Diagnostic] {
        similar.map { pair in
            Diagnostic(
                .similarHeroIDs,
                "the id \(pair.second.name) is almost \(pair.first.name) of \(pair.first.holder), "
                    + "and each is on one screen only",
                at: pair.second.place,
                notes: [.init("\(pair.first.name) is set here", at: pair.first.place)],
                help: "use one id on both screens if the views belong together")
        }
    }

    /// The limit for comparing all pairs.
    private static var largestCount: Int { 400 }

    func findSimilar() -> [SimilarSites] {
        guard oneSided.count <= Self.largestCount else { return [] }
        var pairs: [SimilarSites] = []
        var taken: Set<SourcePlace> = []
        // The place in a nib is the id that code should repeat.
        let sites = oneSided.sorted { left, right in
            let (first, second) = (left.isInNib, right.isInNib)
            return first == second ? left.place.isBefore(right.place) : first
        }
        for (index, site) in sites.enumerated() {
            let match = sites[..<index].first { other in
                !taken.contains(other.place) && mayMeet(other, site) && areAlike(other, site)
            }
            guard let match else { continue }
            taken.formUnion([match.place, site.place])
            pairs.append(SimilarSites(first: match, second: site))
        }
        return pairs
    }

    private func mayMeet(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        one.fact.screens != other.fact.screens
            && one.fact.screens.contains { first in
                other.fact.screens.contains { screens.mayMeet(first, $0) }
            }
    }

    private func areAlike(_ one: HeroIDSite, _ other: HeroIDSite) -> Bool {
        guard let first = one.patterns, let second = other.patterns, first.count == 1,
            second.count == 1
        else { return false }
        return areAlikeTexts(first[0].description, second[0].description)
    }
}
