import TransitionDSL

/// An id that is on only one side of every transition that could animate it.
struct OneSidedID {
    var name: HeroIDName
    /// In file order; the first is of the compiled file.
    var placements: [HeroPlacement]
    /// The screens with the id, subclasses included.
    var screens: [Handle<Screen>]
    /// Two placements on screens that meet, if the arguments differ at every meeting.
    var differing: (HeroPlacement, HeroPlacement)?
}

extension HeroIndex {
    /// The one-sided ids that the compiled file declares. The other side of an imported id may be
    /// in another file.
    func oneSidedIDs() -> [OneSidedID] {
        placements.names.compactMap { name in
            guard model.heroes[name.hero].declared.place.file == .main,
                let found = oneSidedID(name), found.placements[0].use.place.file == .main
            else { return nil }
            return found
        }
    }

    /// An id with its placements, if no transition of this module has it on both sides.
    func oneSidedID(_ name: HeroIDName) -> OneSidedID? {
        guard let screens = screens(with: name), !uses.asValues.contains(name) else { return nil }
        let placements = sortedPlacements(of: name)
        var differing: (HeroPlacement, HeroPlacement)?
        if crossesTransition(name, screens, model.heroes[name.hero].scope) {
            differing = differingArguments(placements)
            if differing == nil { return nil }
        }
        guard !placements.isEmpty, !isReportedElsewhere(placements),
            differing != nil || !crossesLine(placements, screens)
        else { return nil }
        return OneSidedID(
            name: name, placements: placements, screens: screens, differing: differing)
    }

    /// Two placements of a family on screens that meet, if no two such placements can have the same
    /// arguments. Only screens' own views and fixed arguments count.
    private func differingArguments(
        _ placements: [HeroPlacement]
    ) -> (HeroPlacement, HeroPlacement)? {
        guard placements.count <= 8 else { return nil }
        var found: (HeroPlacement, HeroPlacement)?
        for (index, one) in placements.enumerated() {
            guard case .screen(let screen) = one.holder else { return nil }
            let screens = reachability.withSubclasses([screen])
            if reachability.mayMeet(screens, screens) { return nil }
            for other in placements[(index + 1)...] {
                guard case .screen(let second) = other.holder else { return nil }
                if !reachability.mayMeet(screens, reachability.withSubclasses([second])) {
                    continue
                }
                if !haveDifferentArguments(one.use, other.use) { return nil }
                found = found ?? (one, other)
            }
        }
        return found
    }

    /// Whether a fixed argument of one use is another one in the other.
    private func haveDifferentArguments(_ one: HeroUse, _ other: HeroUse) -> Bool {
        let others = model.arguments[other.arguments]
        return model.arguments[one.arguments].contains { argument in
            others.contains {
                $0.parameter == argument.parameter
                    && areDifferent(model.values[argument.value], model.values[$0.value])
            }
        }
    }

    private func areDifferent(_ one: Value, _ other: Value) -> Bool {
        switch (one, other) {
        case (.number(let one, _), .number(let other, _)): one != other
        case (.bool(let one), .bool(let other)): one != other
        case (.text(let one), .text(let other)):
            if let one = literal(one), let other = literal(other) { one != other } else { false }
        default: false
        }
    }

    private func literal(_ segments: HandleRange<TextSegment>) -> Text? {
        let segments = model.segments[segments]
        guard segments.count == 1, case .literal(let text)? = segments.first else { return nil }
        return text
    }

    /// The placements of an id, those in the compiled file first.
    func sortedPlacements(of name: HeroIDName) -> [HeroPlacement] {
        placements.placements(of: name).sorted { $0.use.place.isBefore($1.use.place) }
    }

    /// Whether two screens with the id can meet.
    private func crossesTransition(
        _ name: HeroIDName, _ screens: [Handle<Screen>], _ scope: HeroScope
    ) -> Bool {
        if scope == .app { return reachability.mayMeet(screens, screens) }
        // With `of opener`, one view uses the id of its own screen, the other that of its opener.
        guard let own = self.screens(with: name, isOfOpener: false),
            let opened = self.screens(with: name, isOfOpener: true)
        else { return true }
        return reachability.mayMeet(own, opened)
    }

    /// Whether lines lead from the screens with an id `of opener` to those with the id, and none
    /// leads back.
    func isTurned(_ name: HeroIDName) -> Bool {
        guard model.heroes[name.hero].scope != .app,
            let own = screens(with: name, isOfOpener: false),
            let opened = screens(with: name, isOfOpener: true)
        else { return false }
        return reachability.certainlyOpens(opened, own) && !reachability.mayOpen(own, opened)
    }

    /// Whether the screens at the other end of a line have the id put on one end in its braces.
    private func crossesLine(_ placements: [HeroPlacement], _ screens: [Handle<Screen>]) -> Bool {
        var sides: Set<Bool> = []
        let all = Set(screens)
        for placement in placements {
            guard case .edge(let handle, let isFrom) = placement.holder else { continue }
            sides.insert(isFrom)
            let edge = model.edges[handle]
            let others = reachability.members(isFrom ? edge.to : edge.from)
            if others?.contains(where: all.contains) ?? !all.isEmpty { return true }
        }
        // Two lines may cover one event, so the ends of both count together.
        return sides.count == 2
    }

    /// Other rules report these: Hero animates no line of the screen, or no line opens it.
    private func isReportedElsewhere(_ placements: [HeroPlacement]) -> Bool {
        if let first = placements.first, isTurned(HeroIDName(first.use)) { return true }
        return placements.contains { placement in
            let screens: [Handle<Screen>]
            switch placement.holder {
            case .edge(let edge, _): return !model.renderers(of: model.edges[edge]).mayBeHero
            case .screen(let screen): screens = [screen]
            case .cell(let cell): screens = self.placements.screens(showing: cell)
            }
            return screens.contains { screen in
                isNeverAnimated(screen) || placement.use.isOfOpener && isNeverOpened(screen)
            }
        }
    }

    /// Whether no line or default leads to a screen or one of its subclasses.
    func isNeverOpened(_ screen: Handle<Screen>) -> Bool {
        reachability.withSubclasses([screen]).allSatisfy(reachability.isNeverOpened)
    }

    /// Whether lines cover a screen or its subclasses, and Hero animates none of these lines.
    func isNeverAnimated(_ screen: Handle<Screen>) -> Bool {
        reachability.withSubclasses([screen]).allSatisfy(reachability.isNeverAnimated)
    }
}
