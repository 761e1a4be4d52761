import Resolution
import TransitionDSL

extension AppContext {
    /// The certain ids without another side.
    func findOneSided() -> [HeroIDSite] {
        if hasUnreadFiles { return [] }
        let rewritten = screensWithRewrittenIDs
        return ids.filter { site in
            guard site.isCertain, site.operation == .set, let patterns = site.patterns,
                !patterns.isEmpty, let own = onlyScreens(site),
                !site.isInNib || rewritten.isDisjoint(with: own)
            else { return false }
            if patterns.contains(where: { $0.literal == "" || $0.isText }) { return false }
            return !hasOtherSide(site, patterns, own) && !hasOtherScene(site)
        }
    }

    /// The screens whose code makes new ids of those that views have, such as in a loop over
    /// subviews. Which views these are is not known.
    private var screensWithRewrittenIDs: Set<String> {
        let reads = Dictionary(grouping: facts(.heroIDRead)) { $0.place.file }
        let rewriting = ids.filter { site in
            !site.isInNib && !isStored(site)
                && (reads[site.place.file] ?? []).contains { read in
                    site.place.range.start <= read.place.range.start
                        && read.place.range.end <= site.place.range.end
                }
        }
        return Set(rewriting.flatMap { $0.fact.screens })
    }

    /// The screens that show a view with its id, if that is certain and no transition leads from
    /// one to another.
    private func onlyScreens(_ site: HeroIDSite) -> [String]? {
        let shown = site.shownOn
        let isKnown = shown.allSatisfy { !screens.hasSubclasses($0) && !screens.opensItself($0) }
        guard !shown.isEmpty, isKnown, shown.count == 1 || areAllApart(shown) else { return nil }
        return shown
    }

    private func areAllApart(_ names: [String]) -> Bool {
        names.count <= 4
            && names.indices.allSatisfy { index in
                names[..<index].allSatisfy { screens.areKnownApart(names[index], $0) }
            }
    }

    /// Whether another scene of the class has the id: the two may follow each other.
    private func hasOtherScene(_ site: HeroIDSite) -> Bool {
        guard site.isInNib else { return false }
        return (nibIDs[site.patterns ?? []] ?? []).contains { other in
            other.fact.screens == site.fact.screens && !areInOneScene(site, other)
        }
    }

    private func hasOtherSide(
        _ site: HeroIDSite, _ patterns: [IDPattern], _ own: [String]
    ) -> Bool {
        let family = own.reduce(into: Set<String>()) { $0.formUnion(screens.family($1)) }
        func isElsewhere(_ other: HeroIDSite) -> Bool {
            other.shownOn.isEmpty || !family.isSuperset(of: other.shownOn)
        }
        func mayBe(_ others: [IDPattern]?) -> Bool {
            guard let others else { return true }
            return others.contains { other in patterns.contains { mayPair($0, other) } }
        }
        return mayBeUnknown(elsewhere: isElsewhere, own)
            || isMisspeltAttribute(patterns) || sources.contains { mayBe($0.patterns) }
            || isPassedOn(patterns, isElsewhere: isElsewhere)
            || patterns.contains { pattern in
                patternTable.contains(near: pattern) { entry in
                    entry.sites.contains { isElsewhere(ids[$0]) && !isReplaced(ids[$0]) }
                        && mayPair(pattern, entry.pattern)
                }
            }
    }

    /// Whether it is an attribute that has no effect: code sets another id when the nib is loaded.
    private func isReplaced(_ site: HeroIDSite) -> Bool {
        site.isInNib && replacedPlaces.contains(site.place)
    }

    /// Whether an id elsewhere is not known, and its view may be seen in a transition with the
    /// screens.
    private func mayBeUnknown(
        elsewhere isElsewhere: (HeroIDSite) -> Bool, _ own: [String]
    ) -> Bool {
        let key = own.joined(separator: " ")
        if let known = unknownNearby[key] { return known }
        // Too many to ask for each.
        let isNear =
            unknownIDs.count > 200
            ? unknownIDs.contains(where: isElsewhere)
            : unknownIDs.contains { isElsewhere($0) && mayBeSeen($0, with: own) }
        unknownNearby[key] = isNear
        return isNear
    }

    /// Whether a view may be seen in a transition with one of some screens.
    func mayBeSeen(_ site: HeroIDSite, with others: [String]) -> Bool {
        site.shownOn.isEmpty || others.isEmpty
            || site.shownOn.contains { one in
                others.contains { screens.mayBeSeen(one, with: $0) }
            }
    }

    /// Whether the text is also written where it may become a value of a model, and another screen
    /// sets such values. A number of a model may be any of those.
    private func isPassedOn(
        _ patterns: [IDPattern], isElsewhere: (HeroIDSite) -> Bool
    ) -> Bool {
        openIDs.contains(where: isElsewhere)
            && patterns.contains { pattern in
                pattern.isModelValue
                    || pattern.firstText.map { freeLiterals.contains($0) } ?? true
            }
    }

    /// Whether a nib has the text under a key path that does not exist: one mistake, one finding.
    private func isMisspeltAttribute(_ patterns: [IDPattern]) -> Bool {
        patterns.contains { $0.literal.map { misspeltAttributes.contains($0) } ?? false }
    }

    /// Whether two ids may be meant to be one: they have a text in common, and no hole of one takes
    /// both words and a hole of the other.
    func mayPair(_ one: IDPattern, _ other: IDPattern) -> Bool {
        unify(one, other) ?? true
            && (one == other || one.isModelValue || other.isModelValue || one.aligns(with: other))
    }
}

extension HeroIDSite {
    /// The screens on which the view has the id. What a screen does to a cell or a component that
    /// others show too, it does on itself.
    var shownOn: [String] {
        !isInNib && fact.screens.count > 1 && fact.screens.contains(fact.container)
            ? [fact.container] : fact.screens
    }
}

extension IDPattern {
    /// Whether it is a text of a model, which comes from elsewhere, as the other side may.
    fileprivate var isText: Bool {
        if isModelValue, let onlyHole, onlyHole.isNumber { false } else { isModelValue }
    }
}

extension HoleKind {
    fileprivate var isNumber: Bool {
        switch self {
        case .int, .uint, .length: true
        case .string, .name, .bool, .uuid, .finite, .optional, .unstable: false
        }
    }
}
