import Resolution
package import TransitionDSL

/// The graph of a checked file: its own screens and those that lines name.
package func graph(of model: Model, _ selection: GraphSelection = GraphSelection()) -> Graph {
    graph(of: SceneMaker(model), selection)
}

func graph(of scenes: SceneMaker, _ selection: GraphSelection = GraphSelection()) -> Graph {
    var maker = GraphMaker(scenes.model, selection, pictures: scenes)
    maker.addCards()
    for registry in maker.registries { maker.addLines(of: registry) }
    return maker.finished()
}

/// The same with marks, and with what only the second version has.
func graph(
    of new: (scenes: SceneMaker, registry: Int?, marks: GraphMarks),
    over old: (scenes: SceneMaker, registry: Int?, marks: GraphMarks)
) -> Graph {
    // A version without the registry selects one that does not exist.
    var maker = GraphMaker(
        new.scenes.model, GraphSelection(registry: new.registry ?? -1), new.marks,
        pictures: new.scenes)
    maker.addCards()
    var other = GraphMaker(
        old.scenes.model, GraphSelection(registry: old.registry ?? -1), old.marks, after: maker,
        pictures: old.scenes)
    other.addCards()
    maker.addDrawing(of: other)
    for registry in maker.registries { maker.addLines(of: registry) }
    other.addDrawing(of: maker)
    for registry in other.registries { other.addLines(of: registry) }
    other.addStrip(maker.strip, over: other.strip)
    var graph = other.graph
    graph.start = graph.likelyStart
    return graph
}

/// The screens that have a card in the graph of a file, in the order of the cards.
func screensWithCards(of model: Model) -> [Handle<Screen>] {
    let maker = GraphMaker(model, GraphSelection())
    return maker.screensWithCards(maker.namedScreens())
}

extension Graph.StripRow {
    fileprivate func marked(_ mark: Graph.Mark?) -> Graph.StripRow {
        mark.map { Graph.StripRow(title: $0.text(title), text: text) } ?? self
    }
}

private struct GraphMaker {
    private let model: Model
    private let words: GraphWords
    private let selection: GraphSelection
    private let marks: GraphMarks
    private let scenes: SceneMaker?
    private(set) var graph: Graph
    /// The node of each screen that has a card.
    private var nodes: [Handle<Screen>: Int] = [:]
    private var pills: [PillKey: Int] = [:]
    private var arrows: [Pair: Int] = [:]
    /// More pairs of screens than this go through a pill.
    private static let maximumPairs = 3

    private struct PillKey: Hashable {
        var role: Graph.Pill.Role
        var from: [Int]
        var to: [Int]
        var title: String
    }

    /// Two nodes, the smaller index first: an arrow shows both directions.
    private struct Pair: Hashable {
        var low: Int
        var high: Int

        init(_ from: Int, _ to: Int) { (low, high) = (min(from, to), max(from, to)) }
    }

    init(
        _ model: Model, _ selection: GraphSelection, _ marks: GraphMarks = GraphMarks(),
        after other: GraphMaker? = nil, pictures scenes: SceneMaker? = nil
    ) {
        self.scenes = scenes
        self.model = model
        self.selection = selection
        self.marks = marks
        words = GraphWords(model)
        graph = other?.graph ?? Graph(name: model.texts.string(model.header.moduleName))
        if let other { nodes = marks.known.compactMapValues { other.nodes[$0] } }
    }

    /// Goes on from what another maker has drawn.
    mutating func addDrawing(of other: GraphMaker) {
        (graph, pills, arrows) = (other.graph, other.pills, other.arrows)
    }

    var registries: [Registry] {
        model.registries.indices.filter { selection.registry ?? $0 == $0 }.map {
            model.registries[$0]
        }
    }

    // MARK: Cards and frames

    mutating func addCards() {
        let named = namedScreens()
        for screen in screensWithCards(named) {
            let mark = marks.screens[screen]
            let isHidden = marks.hidesOthers && mark == nil && !named.contains(screen)
            if isHidden || nodes[screen] != nil { continue }
            var card = words.card(of: screen, in: selection.version)
            card.screen = marks.known[card.screen] ?? card.screen
            card.mark = mark
            if let scenes {
                card.picture = scenes.screen(at: scenes.tree.position(of: screen))
            }
            if let mark { card.name = mark.text(card.name) }
            nodes[screen] = graph.nodes.count
            graph.nodes.append(.card(card))
        }
        if marks.hidesOthers { return }
        for bar in tabBars(of: model) {
            let roots = bar.roots.compactMap { nodes[$0] }
            if roots.count < 2 { continue }
            let container = bar.container.flatMap { nodes[$0] }
            let members = (container.map { [$0] } ?? []) + roots
            graph.bars.append(members)
            let name = container.flatMap { graph.card($0)?.name }.map { "tabs of \($0)" } ?? "tabs"
            graph.frames.append(Graph.Frame(name: name, members: members, isTabBar: true))
        }
        for (index, group) in model.groups.enumerated() {
            let members = cards(of: [.group(Handle(index))])
            if members.count > 1 {
                graph.frames.append(
                    Graph.Frame(name: words.string(group.declared.name), members: members))
            }
        }
    }

    /// Those of the file, then those that its lines name.
    func screensWithCards(_ named: Set<Handle<Screen>>) -> [Handle<Screen>] {
        model.screensOwnFirst.filter { screen in
            model.screens[screen].declared.place.file == .main || named.contains(screen)
        }
    }

    /// The screens that the selected lines name, alone or in groups.
    func namedScreens() -> Set<Handle<Screen>> {
        var named: Set<Handle<Screen>> = []
        for registry in registries {
            for handle in registry.edges.handles
            where !marks.hidesOthers || marks.lines[handle] != nil {
                let edge = model.edges[handle]
                let ends = Array(model.ends[edge.from]) + Array(model.ends[edge.to])
                for case .screen(let screen) in model.withMembers(ends[...]) {
                    named.insert(screen)
                }
            }
        }
        return named
    }

    /// The nodes of the screens at an end, without duplicates.
    private func cards(of ends: [Endpoint]) -> [Int] {
        model.withMembers(ends[...]).compactMap { end in
            if case .screen(let screen) = end { nodes[screen] } else { nil }
        }
    }

    // MARK: Lines

    mutating func addLines(of registry: Registry) {
        let versions = availableVersions(registry.options, in: model)
        for handle in registry.edges.handles {
            let own = availableVersions(
                model.edges[handle].animation?.options ?? .empty, in: model)
            let range = own.intersection(versions)
            if let version = selection.version, !range.contains(version) { continue }
            let hidden = selection.version == nil ? nil : own
            let mark = marks.lines[handle]
            if mark == nil, marks.hidesOthers { continue }
            let rows = words.rows(
                of: handle, own == hidden ? .all : own, on: selection.version
            ).map { row in
                var row = row
                row.mark = mark
                if let mark { row.text = mark.text(row.text) }
                return row
            }
            add(handle, rows)
        }
    }

    private mutating func add(_ handle: Handle<Edge>, _ rows: [Graph.Row]) {
        let edge = model.edges[handle]
        let (starts, goals) = (Array(model.ends[edge.from]), Array(model.ends[edge.to]))
        let (from, to) = (cards(of: starts), cards(of: goals))
        let (isFromAny, isToAny) = (starts.contains(.any), goals.contains(.any))
        if isFromAny, isToAny {
            let text = rows.map { $0.text }.joined(separator: "  /  ")
            graph.strip.append(Graph.StripRow(title: "any screen to any screen", text: text))
        } else if isFromAny {
            addPills(.before, [], to, goals, rows)
        } else if isToAny {
            addPills(.after, from, [], starts, rows)
        } else if UInt64(from.count) * UInt64(to.count) > Self.maximumPairs {
            let pill = pill(.between, from, to, title(starts, goals, from, to))
            show(rows, on: pill)
            for node in from { connect(node, pill, [], rows) }
            for node in to where !from.contains(node) || !hasBothWays(rows) {
                connect(pill, node, [], rows)
            }
        } else {
            for start in from { for goal in to { connect(start, goal, rows, rows) } }
        }
    }

    private func hasBothWays(_ rows: [Graph.Row]) -> Bool { rows.contains { $0.isBothWays } }

    /// The pills of a line with `*` at one end: one for each screen, or one for a large group.
    private mutating func addPills(
        _ role: Graph.Pill.Role, _ from: [Int], _ to: [Int], _ ends: [Endpoint],
        _ rows: [Graph.Row]
    ) {
        let cards = from + to
        let isLarge = cards.count > Self.maximumPairs
        let name = words.name(of: ends, count: cards.count)
        let title =
            !isLarge
            ? "any screen" : role == .before ? "any screen to \(name)" : "\(name) to any screen"
        for group in isLarge ? [cards] : cards.map({ [$0] }) {
            let pill = pill(
                role, role == .after ? group : [], role == .before ? group : [], title)
            show(rows, on: pill)
            for card in group {
                if role == .before {
                    connect(pill, card, [], rows)
                } else {
                    connect(card, pill, [], rows)
                }
            }
        }
    }

    private func title(_ starts: [Endpoint], _ goals: [Endpoint], _ from: [Int], _ to: [Int])
        -> String
    {
        let names = [
            from.count > 1 ? words.name(of: starts, count: from.count) : nil,
            to.count > 1 ? words.name(of: goals, count: to.count) : nil,
        ].compactMap { $0 }
        return names.joined(separator: " to ")
    }

    /// The pill with these ends, which a later line between them shares.
    private mutating func pill(
        _ role: Graph.Pill.Role, _ from: [Int], _ to: [Int], _ title: String
    ) -> Int {
        let key = PillKey(role: role, from: from, to: to, title: title)
        if let pill = pills[key] { return pill }
        pills[key] = graph.nodes.count
        graph.nodes.append(.pill(Graph.Pill(role: role, title: title, rows: [])))
        return graph.nodes.count - 1
    }

    private mutating func show(_ rows: [Graph.Row], on node: Int) {
        guard var pill = graph.pill(node) else { return }
        pill.rows += rows
        graph.nodes[node] = .pill(pill)
    }

    /// Adds lines to the arrow between two nodes. A pill has no head: the arrow passes through it.
    private mutating func connect(
        _ from: Int, _ to: Int, _ labels: [Graph.Row], _ rows: [Graph.Row]
    ) {
        let pair = Pair(from, to)
        let isDashed = rows.allSatisfy { $0.isDashed }
        let number = arrows[pair] ?? graph.arrows.count
        if number == graph.arrows.count {
            arrows[pair] = number
            graph.arrows.append(
                Graph.Arrow(
                    from: from, to: to, rows: [], hasHeadAtStart: false, hasHeadAtEnd: false,
                    isDashed: true))
        }
        var arrow = graph.arrows[number]
        let isForward = arrow.from == from
        arrow.rows += labels.map { row in
            var row = row
            row.isForward = isForward
            return row
        }
        arrow.isDashed = arrow.isDashed && isDashed
        let isCard = (graph.card(from) != nil, graph.card(to) != nil)
        let isBothWays = hasBothWays(rows)
        // Nothing is behind the pill "any screen" after a screen: the arrow ends there.
        let isLast = graph.pill(to)?.role == .after
        let heads = (start: isBothWays && isCard.0, end: isCard.1 || isLast)
        arrow.hasHeadAtEnd = arrow.hasHeadAtEnd || (isForward ? heads.end : heads.start)
        arrow.hasHeadAtStart = arrow.hasHeadAtStart || (isForward ? heads.start : heads.end)
        graph.arrows[number] = arrow
    }

    // MARK: The strip

    func finished() -> Graph {
        var graph = graph
        graph.start = graph.likelyStart
        graph.strip += strip
        return graph
    }

    var strip: [Graph.StripRow] { words.defaults(selection) }

    /// Adds the defaults of a new version with marks, and those that only the old one has.
    mutating func addStrip(_ new: [Graph.StripRow], over old: [Graph.StripRow]) {
        for row in new {
            let before = old.first { $0.title == row.title }
            let mark: Graph.Mark? = before == row ? nil : before == nil ? .added : .changed
            graph.strip.append(row.marked(mark))
        }
        for row in old where !new.contains(where: { $0.title == row.title }) {
            graph.strip.append(row.marked(.removed))
        }
    }
}
