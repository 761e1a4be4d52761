import Resolution
package import TransitionDSL

extension LintContext {
    /// An id on only one side of every transition: Hero flies views only into each other, so the
    /// view stays in place without any report. If a file has no line and no default, its importers
    /// have the transitions; see ``HeroIDSightings``.
    func oneSidedHeroID() -> [Diagnostic] {
        guard hasLinesOrDefaults else { return [] }
        let toldAsPair = heroes.idsInSimilarPairs()
        return oneSidedProblems(heroes.oneSided.filter { !toldAsPair.contains($0.name) })
    }

    /// One for each id, in their order. The number of guesses is limited: each compares all ids.
    func oneSidedProblems(_ ids: [OneSidedID]) -> [Diagnostic] {
        let isGuessed = heroes.placements.names.count <= 5000
        return ids.enumerated().map { number, id in problem(id, isGuessed: isGuessed && number < 20)
        }
    }

    private func problem(_ oneSided: OneSidedID, isGuessed: Bool) -> Diagnostic {
        let first = oneSided.placements[0]
        let holder = holderName(first)
        let second = oneSided.placements.dropFirst().first { holderName($0) != holder }
        if let second, model.heroes[oneSided.name.hero].scope != .app,
            !oneSided.placements.contains(where: { $0.use.isOfOpener }),
            heroes.reachability.mayMeet(oneSided.screens, oneSided.screens)
        {
            return withoutOpener(oneSided, first, second)
        }
        if let pair = oneSided.differing {
            return differing(oneSided, pair.0, pair.1)
        }
        let reason =
            second.map { "Hero plays no transition between \(holder) and \(holderName($0))" }
            ?? "only views of \(holder) have it"
        let help = isGuessed ? guess(oneSided) : nil
        return Diagnostic(
            .oneSidedHeroID, "`\(heroes.name(oneSided.name))` never flies: \(reason)",
            at: first.use.place,
            notes: second.map { [.init("\(holderName($0)) has it here", at: $0.use.place)] } ?? [],
            help: help ?? "put it on a view at the other end of a transition, or remove it here")
    }

    /// An id with a scope that no screen has `of opener`: each screen has one of its own.
    private func withoutOpener(
        _ oneSided: OneSidedID, _ first: HeroPlacement, _ second: HeroPlacement
    ) -> Diagnostic {
        Diagnostic(
            .oneSidedHeroID,
            "`\(heroes.name(oneSided.name))` never flies: no screen has it `of opener`",
            at: first.use.place,
            notes: [.init("\(holderName(second)) has it here", at: second.use.place)],
            help: "write `of opener` on the screen that is opened")
    }

    /// A family whose arguments are never equal.
    private func differing(
        _ oneSided: OneSidedID, _ first: HeroPlacement, _ second: HeroPlacement
    ) -> Diagnostic {
        Diagnostic(
            .oneSidedHeroID,
            "`\(texts.heroUse(first.use))` never flies: the other screen has "
                + "`\(texts.heroUse(second.use))`",
            at: first.use.place,
            notes: [.init("\(holderName(second)) has it here", at: second.use.place)],
            help: "give both the same arguments")
    }

    private func holderName(_ placement: HeroPlacement) -> String {
        switch placement.holder {
        case .screen(let screen): return "`\(texts.name(screen))`"
        case .cell(let cell): return "`\(texts.string(model.cells[cell].declared.name))`"
        case .edge(let edge, let isFrom):
            let edge = model.edges[edge]
            return "`\(texts.ends(isFrom ? edge.from : edge.to, separator: " | "))`"
        }
    }

    /// An id with a similar name at the other end of a transition.
    private func guess(_ oneSided: OneSidedID) -> String? {
        let written = heroes.letters(of: oneSided.name)
        let near = heroes.placements.names.first { other in
            other != oneSided.name && areMisspellings(written, heroes.letters(of: other))
                && heroes.screens(with: other).map {
                    heroes.reachability.mayMeet(oneSided.screens, $0)
                } == true
        }
        return near.map { "did you mean `\(heroes.name($0))`, which the other end has?" }
    }
}

/// Facts about hero ids in one file for the other files of the run: whether an id is one-sided can
/// depend on all files that import its declaration.
package struct HeroIDSightings: Sendable {
    /// Whether the file or one of its imports has transitions.
    package private(set) var hasTransitions = false
    /// The declarations of ids without a finding: two of their views can meet, or another rule
    /// reports them.
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
                // Without transitions, only the ids that values name matter.
                if hasTransitions || heroes.uses.asValues.contains(name) {
                    settled.insert(heroes.place(name))
                }
                continue
            }
            guard found.placements[0].use.place.file == .main else { continue }
            declarations[found.placements[0].use.place] = heroes.place(name)
            if !hasTransitions || heroes.place(name).file != .main { unsettled.append(found) }
        }
        pending = context.oneSidedProblems(unsettled)
    }

    /// An id of a module without transitions.
    private static func unmet(_ name: HeroIDName, _ heroes: HeroIndex) -> OneSidedID? {
        if heroes.uses.asValues.contains(name) { return nil }
        let placements = heroes.sortedPlacements(of: name)
        return OneSidedID(
            name: name, placements: placements, screens: heroes.screens(with: name) ?? [])
    }
}
