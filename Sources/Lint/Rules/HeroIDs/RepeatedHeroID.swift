import TransitionDSL

extension LintContext {
    /// One id on two views of a screen: Hero keeps the last view that it finds, so one of them
    /// never flies, and which one depends on the order of the views.
    func repeatedHeroID() -> [Diagnostic] {
        var finder = RepeatedIDFinder(self)
        let repeated = model.screens.indices.flatMap { finder.repeatedIDs(on: Handle($0)) }
        return arrays() + repeated.map { pair($0) }
    }

    private func pair(_ pair: RepeatedID) -> Diagnostic {
        let written = texts.heroUse(pair.second.use)
        let (first, second) = (viewName(pair.first), viewName(pair.second))
        return Diagnostic(
            .repeatedHeroID,
            "`\(written)` is on two views of `\(texts.name(pair.screen))`: "
                + "`\(first)` and `\(second)`", at: pair.place,
            notes: [.init("`\(first)` has it here", at: pair.first.use.place)],
            help: "give one of the views a different id")
    }

    private func viewName(_ view: ShownID) -> String {
        let path = texts.path(model.views[view.line].path)
        guard let cell = view.cell else { return path }
        return texts.string(model.cells[cell].declared.name) + "." + path
    }

    /// Outlet arrays: one line covers many views.
    private func arrays() -> [Diagnostic] {
        heroes.placements.all.compactMap { placement in
            let path = model.paths[model.views[placement.line].path]
            guard path.indexName != nil, isOwn(placement.use.place) else { return nil }
            let dependence = model.dependence(of: placement.use.arguments)
            guard dependence.isDisjoint(with: [.index, .swift]) else { return nil }
            // In a cell, a fixed id is repeated in any case.
            if case .cell = placement.holder, dependence.isEmpty { return nil }
            return Diagnostic(
                .repeatedHeroID,
                "all views of `\(texts.string(path.text))` get the same id "
                    + "`\(texts.heroUse(placement.use))`", at: placement.use.place,
                help: "give the id a parameter, and pass the index as its argument")
        }
    }
}

/// An id on a view that a screen shows.
struct ShownID {
    var line: Handle<ViewLine>
    var use: HeroUse
    /// The cell that the view is in.
    var cell: Handle<Cell>?
    /// The place that puts it there: the line's own id, or where the screen lists the cell.
    var place: SourcePlace
}

struct RepeatedID {
    var screen: Handle<Screen>
    var first: ShownID
    var second: ShownID
    var place: SourcePlace
}

/// Finds ids that occur twice on a screen: its own views, its cells' and its parents' together.
struct RepeatedIDFinder {
    private let context: LintContext
    private var model: Model { context.model }
    /// The limit of parents and views to visit, for all screens together.
    private var allowance: Int

    init(_ context: LintContext, allowance: Int = 2_000_000) {
        self.allowance = allowance
        self.context = context
    }

    /// What the screen's own lines repeat; repetitions within its parents are reported for them.
    mutating func repeatedIDs(on screen: Handle<Screen>) -> [RepeatedID] {
        guard context.isOwn(model.screens[screen].declared.place) else { return [] }
        let inherited = inheritedIDs(of: screen)
        let own = shownIDs(on: screen)
        // Most screens have each id once.
        var names = OrderedSet<HeroIDName>()
        if (inherited + own).allSatisfy({ names.append(HeroIDName($0.use)).isNew }) { return [] }
        var known: [Key: [ShownID]] = [:]
        for shown in inherited { known[key(shown), default: []].append(shown) }
        var found: [RepeatedID] = []
        for shown in own {
            let key = key(shown)
            // At most eight: each of many equal ids would be compared with all before it.
            let earlier = known[key, default: []]
            if let first = earlier.prefix(8).first(where: { clash($0, shown) }) {
                found.append(
                    RepeatedID(screen: screen, first: first, second: shown, place: shown.place))
            }
            known[key] = earlier + (earlier.count < 8 ? [shown] : [])
        }
        return found
    }

    private func shownIDs(on screen: Handle<Screen>) -> [ShownID] {
        let inCells = model.screens[screen].cells.handles.flatMap { handle in
            let cell = model.cells[handle]
            let declaration = cell.declaration ?? handle
            let listed = cell.declaration.map { _ in cell.declared.place }
            return shownIDs(model.cells[declaration].views, in: declaration, listed: listed)
        }
        return shownIDs(model.screens[screen].views, in: nil, listed: nil) + inCells
    }

    private func shownIDs(
        _ views: HandleRange<ViewLine>, in cell: Handle<Cell>?, listed: SourcePlace?
    ) -> [ShownID] {
        views.handles.compactMap { line in
            model.heroUse(of: model.views[line]).map {
                ShownID(line: line, use: $0, cell: cell, place: listed ?? $0.place)
            }
        }
    }

    private mutating func inheritedIDs(of screen: Handle<Screen>) -> [ShownID] {
        var pending = Array(model.screenReferences[model.screens[screen].parents])
        var inherited: [ShownID] = []
        var seen: Set<Handle<Screen>> = []
        while let parent = pending.popLast(), allowance > 0 {
            guard seen.insert(parent).inserted else { continue }
            let shown = shownIDs(on: parent)
            allowance -= shown.count + 1
            inherited += shown
            pending.append(contentsOf: model.screenReferences[model.screens[parent].parents])
        }
        return inherited
    }

    /// Two views with equal keys have the same id.
    private struct Key: Hashable {
        var name: HeroIDName
        var isOfOpener: Bool
        var arguments: String
        /// The owner of the parameters in the arguments: the screen, any cell, or this one cell.
        var owner: Int
    }

    private func key(_ shown: ShownID) -> Key {
        let dependence = model.dependence(of: shown.use.arguments)
        let arguments = model.arguments[shown.use.arguments].map {
            "\($0.parameter):\(context.texts.value($0.value))"
        }
        var owner = -1
        if let cell = shown.cell, !dependence.isEmpty {
            owner = dependence == [.parameter] ? -2 : Int(cell.index)
        }
        return Key(
            name: HeroIDName(shown.use), isOfOpener: shown.use.isOfOpener,
            arguments: arguments.joined(separator: ","), owner: owner)
    }

    /// A view may have an id in two lines; lines of different operations never both apply.
    private func clash(_ first: ShownID, _ second: ShownID) -> Bool {
        let (one, other) = (model.views[first.line], model.views[second.line])
        if let limit = one.limit, let otherLimit = other.limit, limit != otherLimit { return false }
        let isOneView =
            first.cell == second.cell && model.paths[one.path].text == model.paths[other.path].text
        return !isOneView
    }
}
