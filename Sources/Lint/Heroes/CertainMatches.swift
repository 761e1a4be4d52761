import TransitionDSL

/// The views that have a partner in every transition of their screen that Hero may animate. Ids
/// with arguments or in cells do not count: their partner may not be on the screen.
struct CertainMatches {
    private let model: Model
    private let reachability: Reachability
    private let placements: HeroPlacements
    /// The screen that each view line belongs to.
    private var owners: [Handle<Screen>?]
    private var screensByID: [HeroIDName: Set<Handle<Screen>>] = [:]

    init(_ heroes: HeroIndex) {
        model = heroes.model
        reachability = heroes.reachability
        placements = heroes.placements
        owners = [Handle<Screen>?](repeating: nil, count: model.views.count)
        for index in model.screens.indices {
            for view in model.screens[index].views.indices { owners[view] = Handle(index) }
        }
    }

    /// The screen of a view line if each of its transitions matches the line's view.
    mutating func screenMatchingAlways(_ view: Handle<ViewLine>) -> Handle<Screen>? {
        let line = model.views[view]
        guard let owner = owners[Int(view.index)], model.paths[line.path].indexName == nil else {
            return nil
        }
        let screens = reachability.withSubclasses([owner])
        guard !screens.contains(where: { $0 != owner && has($0, line.path) }),
            let partners = reachability.partners(of: screens)
        else { return nil }
        let withID = fixedID(of: line).map { screensAlways(with: $0) } ?? []
        let isMatched =
            partners.meetingAll.allSatisfy(withID.contains)
            && partners.lines.allSatisfy { side in
                isInMatch(line, model.edges[side.edge], isFrom: side.isFrom)
                    || others(model.edges[side.edge], isFrom: side.isFrom, areAllIn: withID)
            }
        return isMatched ? owner : nil
    }

    /// Whether a registry's line matches the view of a line in its braces.
    mutating func isMatched(_ view: Handle<ViewLine>, in edge: Edge) -> Bool {
        let line = model.views[view]
        let isFrom: Bool
        switch model.paths[line.path].root {
        case .fromScreen: isFrom = true
        case .toScreen: isFrom = false
        case .owner, .cell: return false
        }
        guard model.paths[line.path].indexName == nil,
            model.renderers(of: edge).playing(on: line.operation).contains(where: { $0.mayBeHero })
        else { return false }
        if isInMatch(line, edge, isFrom: isFrom) { return true }
        guard let id = fixedID(of: line) ?? idOfScreens(line, edge, isFrom: isFrom) else {
            return false
        }
        return others(edge, isFrom: isFrom, areAllIn: screensAlways(with: id))
    }

    /// Whether a `match` of a line names the view.
    private func isInMatch(_ line: ViewLine, _ edge: Edge, isFrom: Bool) -> Bool {
        model.matches[edge.matches].contains { match in
            let path = model.paths[isFrom ? match.left : match.right]
            return MatchedView(path) == MatchedView(model.paths[line.path])
                && (match.limit == nil || match.limit == line.limit)
        }
    }

    private func others(_ edge: Edge, isFrom: Bool, areAllIn screens: Set<Handle<Screen>>) -> Bool {
        !screens.isEmpty
            && reachability.members(isFrom ? edge.to : edge.from)?.allSatisfy(screens.contains)
                == true
    }

    /// The id that all screens at one end of a line put on the view.
    private func idOfScreens(_ line: ViewLine, _ edge: Edge, isFrom: Bool) -> HeroIDName? {
        guard let screens = reachability.members(isFrom ? edge.from : edge.to) else { return nil }
        let ids = screens.map { screen in
            model.views[model.screens[screen].views]
                .first { $0.limit == nil && isSame($0.path, line.path) }.flatMap(fixedID)
        }
        return Set(ids).count == 1 ? ids[0] : nil
    }

    private func has(_ screen: Handle<Screen>, _ path: Handle<ViewPath>) -> Bool {
        model.views[model.screens[screen].views].contains { isSame($0.path, path) }
    }

    private func isSame(_ first: Handle<ViewPath>, _ second: Handle<ViewPath>) -> Bool {
        MatchedView(model.paths[first]) == MatchedView(model.paths[second])
    }

    private func fixedID(of line: ViewLine) -> HeroIDName? {
        guard let use = model.heroUse(of: line), !use.isOfOpener else { return nil }
        let hero = model.heroes[use.hero]
        return hero.parameters.isEmpty && hero.scope == .app ? HeroIDName(use) : nil
    }

    /// The screens that put an id on one of their own views in every transition. They are found once
    /// for each id: the search counts against the allowance of ``Reachability``.
    private mutating func screensAlways(with id: HeroIDName) -> Set<Handle<Screen>> {
        if let known = screensByID[id] { return known }
        var counts: [Handle<Screen>: Int] = [:]
        for placement in placements.placements(of: id) {
            guard case .screen(let screen) = placement.holder else { continue }
            let isAlways = model.views[placement.line].limit == nil
            counts[screen, default: 0] += isAlways ? 1 : 2
        }
        let screens = Set(
            reachability.withSubclasses(
                counts.filter { $0.value == 1 }.keys.sorted { $0.index < $1.index }))
        screensByID[id] = screens
        return screens
    }
}
