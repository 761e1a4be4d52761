import Resolution
import TransitionDSL

extension AppContext {
    /// The certain ids without another side.
    func findOneSided() -> [HeroIDSite] {
        if hasUnreadFiles { return [] }
        return ids.filter { site in
            guard site.isCertain, site.operation == .set, let patterns = site.patterns,
                !patterns.isEmpty, let screen = onlyScreen(site)
            else { return false }
            // A model's value comes from elsewhere, as the other side may.
            if patterns.contains(where: { $0.isModelValue || $0.literal == "" }) { return false }
            return !hasOtherSide(patterns, screen) && !hasOtherScene(site)
        }
    }

    /// The only screen that shows a view, if that is certain.
    private func onlyScreen(_ site: HeroIDSite) -> String? {
        guard site.fact.screens.count == 1, let screen = site.fact.screens.first,
            !screens.hasSubclasses(screen), !screens.opensItself(screen)
        else { return nil }
        return screen
    }

    /// Whether another scene of the class has the id: the two may follow each other.
    private func hasOtherScene(_ site: HeroIDSite) -> Bool {
        guard site.isInNib else { return false }
        return (nibIDs[site.patterns ?? []] ?? []).contains { other in
            other.fact.screens == site.fact.screens && !areInOneScene(site, other)
        }
    }

    private func hasOtherSide(_ patterns: [IDPattern], _ screen: String) -> Bool {
        let family = screens.family(screen)
        func isElsewhere(_ fact: AppFact) -> Bool {
            fact.screens.isEmpty || !family.isSuperset(of: fact.screens)
        }
        func mayBe(_ others: [IDPattern]?) -> Bool {
            guard let others else { return true }
            return others.contains { other in
                patterns.contains { unify($0, other) ?? true }
            }
        }
        return openIDs.contains { $0.patterns == nil && isElsewhere($0.fact) }
            || isMisspeltAttribute(patterns) || sources.contains { mayBe($0.patterns) }
            || isPassedOn(patterns) { isElsewhere($0.fact) }
            || patterns.contains { pattern in
                patternTable.contains(near: pattern) { entry in
                    entry.sites.contains { isElsewhere(ids[$0].fact) }
                        && unify(pattern, entry.pattern) ?? true
                }
            }
    }

    /// Whether the text is also written where it may become a value of a model, and another screen
    /// sets such values.
    private func isPassedOn(
        _ patterns: [IDPattern], isElsewhere: (HeroIDSite) -> Bool
    ) -> Bool {
        let hasModelValue = openIDs.contains(where: isElsewhere)
        return hasModelValue
            && patterns.contains { pattern in
                pattern.firstText.map { freeLiterals.contains($0) } ?? true
            }
    }

    /// Whether a nib has the text under a key path that does not exist: one mistake, one finding.
    private func isMisspeltAttribute(_ patterns: [IDPattern]) -> Bool {
        patterns.contains { $0.literal.map { misspeltAttributes.contains($0) } ?? false }
    }
}
