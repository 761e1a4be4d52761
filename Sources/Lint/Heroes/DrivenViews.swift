import TransitionDSL

/// Where Hero moves views although the screens stay still: views of both screens with one id, views
/// with modifiers that animate them, and what stands in braces. A class, so that it is made once.
final class DrivenViews {
    private let model: Model
    private let meetings: Meetings
    /// By screen, the lines of views of it or of one of its cells that move by themselves.
    private var movingLines: [[Handle<ViewLine>]]
    /// By line of a view, the screens that have it; nil where any may.
    private var holders: [Handle<ViewLine>: [Handle<Screen>]] = [:]
    private var ids: [Set<HeroIDName>]
    /// Of cells that no screen lists: any may show them.
    private var idsAnywhere: Set<HeroIDName> = []
    private var anyMovesAlone = false
    /// The screens at the ends of lines with braces.
    private var inBraces: Set<Handle<Screen>> = []
    private var allAreInBraces = false

    init(_ model: Model, _ heroes: HeroIndex) {
        self.model = model
        meetings = heroes.meetings
        movingLines = [[Handle<ViewLine>]](repeating: [], count: model.screens.count)
        ids = [Set<HeroIDName>](repeating: [], count: model.screens.count)
        for index in model.screens.indices { add(model.screens[index].views, [Handle(index)]) }
        for index in model.cells.indices {
            let holders = heroes.placements.screens(showing: Handle(index))
            add(model.cells[index].views, holders.isEmpty ? nil : holders)
        }
        for edge in model.edges where !edge.matches.isEmpty || !edge.views.isEmpty {
            for screens in [meetings.members(edge.from), meetings.members(edge.to)] {
                allAreInBraces = allAreInBraces || screens == nil
                inBraces.formUnion(screens ?? [])
            }
        }
    }

    /// Whether something may move between the ends of a line; where they are any screens, it may.
    func mayMove(_ edge: Edge) -> Bool {
        guard !allAreInBraces, !anyMovesAlone, let from = meetings.members(edge.from),
            let to = meetings.members(edge.to)
        else { return true }
        if from.contains(where: inBraces.contains), to.contains(where: inBraces.contains) {
            return true
        }
        let (left, right) = (withAncestors(from), withAncestors(to))
        if (left + right).contains(where: { !movingLines[Int($0.index)].isEmpty }) { return true }
        return !ids(of: left).isDisjoint(with: ids(of: right))
    }

    /// Whether another view than that of a line may move by itself where the line's view is shown.
    func mayMove(beside line: Handle<ViewLine>) -> Bool {
        guard !allAreInBraces, !anyMovesAlone, let own = holders[line] else { return true }
        let family = withAncestors(meetings.withSubclasses(own))
        return family.contains { screen in
            inBraces.contains(screen) || movingLines[Int(screen.index)].contains { $0 != line }
        }
    }

    /// `holders` is nil for a cell that any screen may show.
    private func add(_ views: HandleRange<ViewLine>, _ holders: [Handle<Screen>]?) {
        for handle in views.handles {
            let line = model.views[handle]
            self.holders[handle] = holders
            let moves = model.items[line.modifiers].contains(where: animates)
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

    /// With what screens inherit from.
    private func withAncestors(_ screens: [Handle<Screen>]) -> [Handle<Screen>] {
        reachable(from: screens, model.parents)
    }
}
