package import TransitionDSL

/// What one file shows of hero ids for the other files of its run: whether an id is one-sided can
/// depend on all files that import the one that declares it.
package struct HeroIDSightings: Sendable {
    /// Whether the file or what it imports has transitions.
    package private(set) var hasTransitions = false
    /// The declarations of the ids that need no finding: two of their views can meet, or another
    /// rule reports them.
    package private(set) var settled: Set<SourcePlace> = []
    /// For each finding of `one-sided-hero-id`, by its place, the declaration of its id.
    package private(set) var declarations: [SourcePlace: SourcePlace] = [:]
    /// Findings that hold only if all files of the run that could have the other side are known.
    package private(set) var pending: [Diagnostic] = []

    init(_ context: LintContext) {
        let heroes = context.heroes
        let reportedAsPair = heroes.idsInSimilarPairs()
        hasTransitions = context.hasLinesOrDefaults
        var unsettled: [OneSidedID] = []
        for name in heroes.placements.names {
            let found = hasTransitions ? heroes.oneSidedID(name) : Self.unmet(name, heroes)
            guard let found, !reportedAsPair.contains(name) else {
                // Without transitions a file shows nothing of an id but that a value names it.
                if hasTransitions || heroes.uses.asValues.contains(name) {
                    settled.insert(heroes.place(name))
                }
                continue
            }
            guard found.placements[0].use.place.file == .main else { continue }
            declarations[found.placements[0].use.place] = heroes.place(name)
            if !hasTransitions || heroes.place(name).file != .main { unsettled.append(found) }
        }
        pending = OneSidedHeroID.problems(unsettled, context)
    }

    /// An id of a module without transitions.
    private static func unmet(_ name: HeroIDName, _ heroes: HeroIndex) -> OneSidedID? {
        if heroes.uses.asValues.contains(name) { return nil }
        let placements = heroes.sortedPlacements(of: name)
        return OneSidedID(
            name: name, placements: placements, screens: heroes.screens(with: name) ?? [])
    }
}
