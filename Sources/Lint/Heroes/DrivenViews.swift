import TransitionDSL

/// Where Hero moves views although the screens do not move: views of both screens with one id,
/// views with animating modifiers, and views in braces.
struct DrivenViews {
    private let model: Model
    private let reachability: Reachability
    /// By screen: the lines of its views and its cells' views that move without a match.
    private var movingLines: [[Handle<ViewLine>]]
    /// By view line: the screens that have the view; nil if any screen may have it.
    private var holders: [Handle<ViewLine>: [Handle<Screen>]] = [:]
    private var ids: [Set<HeroIDName>]
    /// The ids in cells that no screen lists: any screen may show them.
    private var idsAnywhere: Set<HeroIDName> = []
    private var anyMovesAlone = false
    /// The screens at the ends of lines with braces.
    private var inBraces: Set<Handle<Screen>> = []
    private var allAreInBraces = false

    init(_ model: Model, _ heroes: HeroIndex) {
        self.model = model
        reachability = heroes.reachability
        movingLines = [[Handle<ViewLine>]](repeating: [], count: model.screens.count)
        ids = [Set<HeroIDName>](repeating: [], count: model.screens.count)
        for index in model.screens.indices { add(model.screens[index].views, [Handle(index)]) }
        for index in model.cells.indices {
            let holders = heroes.placements.screens(showing: Handle(index))
            add(model.cells[index].views, holders.isEmpty ? nil : holders)
        }
        for edge in model.edges where !edge.matches.isEmpty || !edge.views.isEmpty {
            for screens in [reachability.members(edge.from), reachability.members(edge.to)] {
                allAreInBraces = allAreInBraces || screens == nil
                inBraces.formUnion(screens ?? [])
            }
        }
    }

    /// Whether something may move between the ends of a line; true if the ends are any screens.
    func mayMove(_ edge: Edge) -> Bool {
        guard !allAreInBraces, !anyMovesAlone, let from = reachability.members(edge.from),
            let to = reachability.members(edge.to)
        else { return true }
        if from.contains(where: inBraces.contains), to.contains(where: inBraces.contains) {
            return true
        }
        let (left, right) = (withAncestors(from), withAncestors(to))
        if (left + right).contains(where: { !movingLines[Int($0.index)].isEmpty }) { return true }
        return !ids(of: left).isDisjoint(with: ids(of: right))
    }

    /// Whether a view other than the line's own may move where the line's view is visible.
    func mayMove(beside line: Handle<ViewLine>) -> Bool {
        guard !allAreInBraces, !anyMovesAlone, let own = holders[line] else { return true }
        let family = withAncestors(reachability.withSubclasses(own))
        return family.contains { screen in
            inBraces.contains(screen) || movingLines[Int(screen.index)].contains { $0 != line }
        }
    }

    /// `holders` is nil for a cell that any screen may show.
    private mutating func add(_ views: HandleRange<ViewLine>, _ holders: [Handle<Screen>]?) {
        for handle in views.handles {
            let line = model.views[handle]
            self.holders[handle] = holders
            let moves = model.items[line.modifiers].contains { animates($0) }
            let name = model.heroUse(of: line).map { HeroIDName($0) }
            guard let holders else {
                if moves { anyMovesAlone = true }
                if let name { idsAnywhere.insert(name) }
                continue
            }
            for holder in holders {
                if moves { movingLines[Int(holder.index)].append(handle) }
                if let name { ids[Int(holder.index)].insert(name) }
            }
        }
    }

    /// A named list and Swift code may do anything.
    private func animates(_ item: Handle<Call>) -> Bool {
        guard case .catalog(let row) = model.calls[item].callee else { return true }
        return Catalog[row].effect != .timing && Catalog[row].effect != .adjusts
    }

    private func ids(of screens: [Handle<Screen>]) -> Set<HeroIDName> {
        screens.reduce(into: idsAnywhere) { $0.formUnion(ids[Int($1.index)]) }
    }

    /// The screens and those that they inherit from.
    private func withAncestors(_ screens: [Handle<Screen>]) -> [Handle<Screen>] {
        reachable(from: screens, model.parents)
    }
}
