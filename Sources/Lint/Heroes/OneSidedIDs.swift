import TransitionDSL

/// An id that is on only one side of every transition that could animate it.
struct OneSidedID {
    var name: HeroIDName
    /// In file order; the first is of the compiled file.
    var placements: [HeroPlacement]
    /// The screens with the id, subclasses included.
    var screens: [Handle<Screen>]
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
        guard let screens = screens(with: name),
            !crossesTransition(name, screens, model.heroes[name.hero].scope),
            !uses.asValues.contains(name)
        else { return nil }
        let placements = sortedPlacements(of: name)
        guard !placements.isEmpty, !isReportedElsewhere(placements),
            !crossesLine(placements, screens)
        else { return nil }
        return OneSidedID(name: name, placements: placements, screens: screens)
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
        placements.contains { placement in
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
