import Resolution
import TransitionDSL

/// What cards, labels and the strip of a graph say.
struct GraphWords {
    private let model: Model
    private let texts: ModelText
    private let plays: PlayText

    init(_ model: Model) {
        self.model = model
        texts = ModelText(model)
        plays = PlayText(texts)
    }

    func string(_ text: Text) -> String { texts.string(text) }

    /// `Lists`, `A | B`, or `5 screens` if the names are too long.
    func name(of ends: [Endpoint], count: Int) -> String {
        let names = ends.compactMap { model.declared($0).map { string($0.name) } }
        let text = names.joined(separator: " | ")
        return names.count == 1 || text.count <= 24 ? text : "\(count) screens"
    }

    // MARK: Cards

    func card(of handle: Handle<Screen>, in version: SystemVersion?) -> Graph.Card {
        let screen = model.screens[handle]
        var details: [String] = []
        let parents = model.parents(of: handle).map(texts.name)
        if !parents.isEmpty { details.append("is " + parents.joined(separator: ", ")) }
        let ids = screen.views.indices.count { model.views[$0].hero != nil }
        let counts = [
            (screen.views.indices.count, "view"), (ids, "id"), (screen.cells.indices.count, "cell"),
        ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        if !counts.isEmpty { details.append(counts.joined(separator: ", ")) }
        details += lines(screen.defaults, version).map { line in
            "\(line.event.rawValue) \(texts.animationUse(line.animation))"
        }
        for block in model.defaults where block.container == handle {
            details += lines(block.lines, version).map { line in
                "inside: \(line.event.rawValue) \(texts.animationUse(line.animation))"
            }
        }
        return Graph.Card(
            screen: handle, name: string(screen.declared.name),
            typeName: model.typeText(of: screen),
            details: details)
    }

    private func lines(_ range: HandleRange<DefaultLine>, _ version: SystemVersion?)
        -> [DefaultLine]
    {
        model.defaultLines[range].filter { line in
            let versions = availableVersions(line.animation.options, in: model)
            return version.map(versions.contains) ?? true
        }
    }

    // MARK: Lines

    /// The label of a line, and that of its return.
    /// `version` is the one that the graph is of.
    func rows(
        of handle: Handle<Edge>, _ versions: VersionRange, on version: SystemVersion? = nil
    ) -> [Graph.Row] {
        let edge = model.edges[handle]
        let limit = versions == .all ? "" : " (\(versions.text))"
        let operation = edge.operation.map {
            texts.limit(EventLimit($0, segue: edge.segue))
        }
        let going = edge.animation.flatMap { model.isDefault($0.going) ? nil : $0.going }
        let name = going.map { self.name(ChosenAnimation($0), on: version) } ?? "default"
        let isBothWays = edge.isBothWays || edge.operation == .tab
        var rows = [
            Graph.Row(
                edge: handle,
                text: [operation, name].compactMap { $0 }.joined(separator: " · ") + limit,
                explanation: explanation(edge, operation), isReturn: false, isForward: true,
                isBothWays: isBothWays, isDashed: going == nil)
        ]
        if let word = returnWord(of: edge), let use = edge.animation {
            let play = model.returning(of: use)
            let name = play.map { self.name($0, on: version) } ?? "default"
            if going != nil || play != nil {
                rows.append(
                    Graph.Row(
                        edge: handle, text: "\(word) · \(name)",
                        explanation: "the return: \(play.map(plays.name) ?? "default")",
                        isReturn: true, isForward: true, isBothWays: isBothWays,
                        isDashed: play == nil))
            }
        }
        return rows
    }

    /// The name of an animation, or of the one that plays in its place on a version.
    private func name(_ play: ChosenAnimation, on version: SystemVersion?) -> String {
        if let version, let fallback = plays.fallback(of: play, on: version) {
            return "\(short(fallback)) (fallback)"
        }
        return mark(play.call) + short(play.isOpposite ? plays.name(play) : texts.call(play.call))
    }

    /// The word for the return of a line; nil if it has none.
    private func returnWord(of edge: Edge) -> String? {
        switch edge.operation {
        case .push: "pop"
        case .present: "dismiss"
        case .segue, nil: "return"
        case .tab: "tab back"
        case .pop, .dismiss, .replace, .unwind: nil
        }
    }

    private func explanation(_ edge: Edge, _ operation: String?) -> String {
        let head = operation.map { "\($0) " } ?? ""
        let arrow = edge.isBothWays ? "<->" : "->"
        let ends =
            texts.ends(edge.from, separator: " | ") + " \(arrow) "
            + texts.ends(edge.to, separator: " | ")
        return head + ends + (edge.animation.map { ": " + texts.animationUse($0) } ?? "")
    }

    /// `≈ ` before an animation that UIKit or the engine chooses.
    private func mark(_ call: Handle<Call>) -> String {
        guard case .catalog(let row) = model.calls[call].callee else { return "" }
        return row == Catalog.Animation.system || row == Catalog.Animation.auto ? "≈ " : ""
    }

    /// A call with its arguments, if they are short.
    private func short(_ call: String) -> String {
        guard call.count > 24, let open = call.firstIndex(of: "(") else { return call }
        return call[..<open] + "(…)"
    }

    // MARK: Defaults

    /// The default of each operation, from the first place that has one.
    func defaults(_ selection: GraphSelection) -> [Graph.StripRow] {
        var rows: [Graph.StripRow] = []
        var known: Set<DefaultLine.Event> = []
        for place in selection.containers.map(Optional.some) + [nil] {
            var own: [DefaultLine.Event] = []
            for block in model.defaults where block.container == place {
                for line in lines(block.lines, selection.version) where !known.contains(line.event)
                {
                    own.append(line.event)
                    rows.append(row(line, place))
                }
            }
            known.formUnion(own)
        }
        return rows
    }

    private func row(_ line: DefaultLine, _ container: Handle<Screen>?) -> Graph.StripRow {
        let name = line.event == .reduceMotion ? "Reduce Motion" : line.event.rawValue
        let title = name + (container.map { " in \(texts.name($0))" } ?? "")
        return Graph.StripRow(title: title, text: texts.animationUse(line.animation))
    }
}
