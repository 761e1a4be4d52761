import AppSource
package import Resolution
package import TransitionDSL

/// What a checked file declares, in the form of facts of code: screens, cells, ids, modifiers,
/// segues, storyboards and lines of registries. Which screens show a cell is not among them. Imported
/// declarations say nothing here.
package func modelFacts(of model: Model, tables: [Table]? = nil) -> [AppFact] {
    var reader = ModelFactReader(model)
    for index in model.screens.indices { reader.addScreen(Handle(index)) }
    for index in model.cells.indices { reader.addCell(model.cells[index]) }
    for index in model.segues.indices { reader.addSegue(Handle(index)) }
    for table in tables ?? Resolution.tables(of: model) { reader.addLines(of: table) }
    return reader.facts
}

private struct ModelFactReader {
    let model: Model
    let text: ModelText
    var calls: ModelCalls
    var facts: [AppFact] = []

    init(_ model: Model) {
        self.model = model
        text = ModelText(model)
        calls = ModelCalls(model)
    }

    private mutating func add(
        _ content: AppFactContent, _ place: SourcePlace, in container: String,
        view: String? = nil, screens: [String] = []
    ) {
        guard place.file == .main else { return }
        facts.append(
            AppFact(
                content, place: place, container: container, view: view,
                owner: view == nil ? nil : container, screens: screens, certainty: .certain,
                language: .swift))
    }

    // MARK: - Screens and cells

    mutating func addScreen(_ handle: Handle<Screen>) {
        let screen = model.screens[handle]
        let name = text.string(screen.typeName)
        let place = screen.declared.place
        let superclass = model.screenReferences[screen.parents].first {
            !model.screens[$0].isProtocol
        }
        if !screen.isProtocol {
            let parent = superclass.map { text.string(model.screens[$0].typeName) }
            add(.screen(class: name, superclass: parent), place, in: "")
        }
        if let storyboard = screen.storyboard { addStoryboard(storyboard, of: screen) }
        // Interface Builder sets them; the file only checks them.
        if screen.storyboard?.setsHeroIDs == true { return }
        addViews(screen.views, in: name, of: handle)
    }

    /// The Swift lists the screens of imported files too, which lines may name. It says their
    /// classes only if there is something to install.
    private mutating func addStoryboard(_ storyboard: Storyboard, of screen: Screen) {
        let isOwn = screen.declared.place.file == .main
        let lines = model.registries.first?.declared.place ?? model.screens.first?.declared.place
        guard let place = isOwn ? screen.declared.place : lines else { return }
        let name = hasRegistries ? text.string(screen.typeName) : nil
        let identifier = storyboard.identifier.map(text.string)
        add(.storyboard(identifier: identifier, class: name), place, in: name ?? "")
    }

    private var hasRegistries: Bool {
        if !model.registries.isEmpty || !model.defaults.isEmpty { return true }
        let isLimited = model.cells.contains { cell in
            cell.declared.place.file == .main && hasLimits(cell.views)
        }
        return isLimited
            || model.screens.contains { screen in
                screen.declared.place.file == .main
                    && (!screen.defaults.isEmpty || !screen.hooks.isEmpty
                        || screen.storyboard?.setsHeroIDs != true && hasLimits(screen.views))
            }
    }

    private func hasLimits(_ views: HandleRange<ViewLine>) -> Bool {
        model.views[views].contains { $0.operation != nil }
    }

    mutating func addCell(_ cell: Cell) {
        guard cell.declaration == nil else { return }
        let name = text.string(cell.typeName ?? cell.declared.name)
        add(.cell(class: name, superclass: nil), cell.declared.place, in: "")
        if let owner = cell.owner, model.screens[owner].storyboard?.setsHeroIDs == true { return }
        addViews(cell.views, in: name, of: nil)
    }

    private mutating func addViews(
        _ views: HandleRange<ViewLine>, in container: String, of owner: Handle<Screen>?
    ) {
        let isScreen = owner != nil
        let screens = isScreen ? [container] : []
        for line in model.views[views] {
            let view = path(line, isScreen: isScreen)
            if let use = model.heroUse(of: line) {
                let value = HeroIDTexts(model, owner: owner).value(of: use)
                let isOptional = model.parameters[model.heroes[use.hero].parameters].contains {
                    $0.isOptional
                }
                add(
                    .heroID(
                        .set, patterns: (isOptional ? [nil] : []) + [value.pattern],
                        holes: (isOptional ? [[]] : []) + [value.holes]), line.place,
                    in: container, view: view, screens: screens)
            }
            if !line.modifiers.isEmpty {
                add(
                    .modifiers(.list, calls.modifiers(line.modifiers)), line.place, in: container,
                    view: view, screens: screens)
            }
        }
    }

    /// The path as Swift reaches the view: without `?`, and with `i` as the index.
    private func path(_ line: ViewLine, isScreen: Bool) -> String {
        var path = text.path(line.path).filter { !"?!`".contains($0) }
        if let open = path.firstIndex(of: "["), let close = path.firstIndex(of: "]") {
            path.replaceSubrange(open...close, with: "[i]")
        }
        if isScreen {
            return path == "view" || path.hasPrefix("view.") ? "root" + path.dropFirst(4) : path
        }
        return path.hasPrefix("root.") ? String(path.dropFirst("root.".count)) : path
    }

    // MARK: - Segues and lines

    /// Only of a segue that lines name does the Swift say that it unwinds.
    mutating func addSegue(_ handle: Handle<Segue>) {
        let segue = model.segues[handle]
        let isUsed =
            model.edges.contains { $0.segue == handle }
            || model.views.contains { $0.limit?.segue == handle }
            || model.matches.contains { $0.limit?.segue == handle }
        let isUnwind = segue.direction == .unwinding && isUsed
        let identifier = text.string(segue.identifier)
        add(
            .segue(
                identifier: identifier, operation: isUnwind ? .unwind : .segue, from: nil, to: nil),
            segue.declared.place, in: "")
    }

    /// A fact for each pair of ends.
    mutating func addLines(of table: Table) {
        var last: FactAnimation?
        for rule in table.statements {
            let edge = model.edges[rule.edge]
            // Both directions of a tab line have the same animation.
            if !rule.isTurned || edge.isBothWays || last == nil {
                let play = rule.play.map { calls.animation($0, of: edge, isReturn: false) }
                let returning = rule.returning.map { calls.animation($0, of: edge, isReturn: true) }
                last = FactAnimation(play ?? .name("default"), returning: returning)
            }
            let operations = operations(rule.pattern)
            for from in classes(table.sets.screens(rule.from, model)) {
                for to in classes(table.sets.screens(rule.to, model)) {
                    add(
                        .registryLine(
                            operations: operations, from: from, to: to, animation: last),
                        edge.place, in: "")
                }
            }
        }
    }

    /// The classes of an end; nil for any.
    private func classes(_ screens: [Handle<Screen>]?) -> [String?] {
        screens?.map { text.string(model.screens[$0].typeName) } ?? [nil]
    }

    private func operations(_ pattern: EventPattern) -> [FactOperation] {
        switch pattern.trigger {
        case .segue: [.segue]
        case .unwind: [.unwind]
        case .any: pattern.operations.ofFacts
        }
    }
}

extension OperationSet {
    /// The operations of a line as facts have them; none for all of one direction.
    fileprivate var ofFacts: [FactOperation] {
        if self == .going || self == .back { return [] }
        let all: [(OperationSet, FactOperation)] = [
            (.dismiss, .dismiss), (.pop, .pop), (.present, .present), (.push, .push),
            (.replace, .replace), (.tabHigher.union(.tabLower), .tab),
        ]
        return all.filter { !isDisjoint(with: $0.0) }.map { $0.1 }
    }
}
