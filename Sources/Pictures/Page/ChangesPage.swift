import Resolution
import Serialization
package import TransitionDSL

/// One page about the changes of a file: what changes, the graph with marks, and two phones that
/// play both versions.
package struct ChangesPage {
    /// One version of the file.
    private struct Side {
        let answers: AnswerText
        let data: PageData
        var model: Model { answers.model }
    }

    private let comparison: Comparison
    private let file: FileDifferences
    private let old: Side
    private let new: Side
    private let scenes: ScenePairs
    /// The lines of each registry.
    private let lines: [[LinePair]]
    private let graphs: [Graph]

    /// The sources are those of both versions.
    package init(
        _ comparison: Comparison, _ file: FileDifferences,
        sources: (old: [SourceFile], new: [SourceFile])
    ) {
        self.comparison = comparison
        self.file = file
        let registries = comparison.registries.indices
        lines = registries.map(comparison.lines)
        graphs = registries.map { [lines] in comparison.graph(of: $0, lines[$0]) }
        scenes = comparison.scenes()
        let tints = Self.tints(graphs, comparison)
        var partners: [Handle<Edge>: Int] = [:]
        for case (let old?, let new?) in lines.joined().map({ ($0.old, $0.new) }) {
            partners[old] = Int(new.index)
        }
        old = Side(
            answers: AnswerText(comparison.old.model, sources.old),
            data: PageData(
                comparison.old, scenes.old, leftOut: scenes.leftOut, tints: tints.old,
                line: { partners[$0] ?? Graph.removedNumber($0.index) }))
        new = Side(
            answers: AnswerText(comparison.new.model, sources.new),
            data: PageData(comparison.new, scenes.new, leftOut: scenes.leftOut, tints: tints.new))
    }

    /// The tints of the cards. A screen has the same one in both versions.
    private static func tints(
        _ graphs: [Graph], _ comparison: Comparison
    ) -> (old: [Handle<Screen>: Int], new: [Handle<Screen>: Int]) {
        var (old, new): ([Handle<Screen>: Int], [Handle<Screen>: Int]) = ([:], [:])
        for graph in graphs {
            for node in graph.nodes.indices {
                guard let card = graph.card(node) else { continue }
                if card.mark == .removed {
                    old[card.screen] = Palette.tint(ofCard: node)
                } else {
                    new[card.screen] = Palette.tint(ofCard: node)
                }
            }
        }
        for (before, after) in comparison.partners { old[before] = new[after] }
        return (old, new)
    }

    package var document: PageDocument {
        let data: JSON = ["versions": .array([json(old), json(new)])]
        return PageDocument(
            title: title, body: body, data: data, isOfChanges: true)
    }

    private func json(_ side: Side) -> JSON {
        let names = side.model.registries.map { registry in
            JSON.object([("name", .string(side.model.texts.string(registry.declared.name)))])
        }
        return side.data.json(registries: names)
    }

    private var title: String { "Changes of \(visible(file.path))" }

    // MARK: The body

    private var body: [XML] {
        let report = DiffReport(files: [file])
        let summary = report.changes.isEmpty ? "No change of a transition" : report.summary
        var header = PageHeader(title: title)
        header.registries = registryNames
        let list =
            [XML("p", [("class", "summary")], text: summary + "."), changes]
            + comparison.registries.indices.map { lineList($0, lines[$0]) }
        return [
            header.element,
            XML(
                "main", [("class", new.data.hasScenes ? "two" : "two still")],
                children: [
                    PageHeader.list("Changes", list),
                    PageStage(
                        versions: ["Before", "After"], hasScenes: new.data.hasScenes,
                        leftOut: leftOut
                    ).element, PageHeader.map(comparison.registries.indices.map(section)),
                ]),
        ]
    }

    private var leftOut: String? {
        if scenes.leftOut == 0 { return nil }
        return "\(counted(scenes.leftOut, "event")) more can be seen only without this page."
    }

    private var registryNames: [(number: Int, name: String)] {
        comparison.registries.enumerated().map { number, registry in
            let name =
                registry.new.map { new.model.texts.string(new.model.registries[$0].declared.name) }
                ?? registry.old.map {
                    old.model.texts.string(old.model.registries[$0].declared.name)
                }
            return (number, visible(name ?? ""))
        }
    }

    // MARK: Lists

    /// All changes of the file.
    private var changes: XML {
        let rows = file.changes.enumerated().map { number, change in
            var attributes = [("data-names", names(of: change))]
            let scene = scenes.samples[number]
            if let scene { attributes.append(("data-scene", "\(scene)")) }
            var parts = scene == nil ? [] : [XML.playButton]
            parts.append(what(change))
            if change.hasVersions {
                let arrow = XML("span", text: " → ")
                parts.append(
                    XML(
                        "p",
                        children: [
                            element(change.text(change.before)), arrow,
                            element(change.text(change.after)),
                        ]))
            }
            let places = visible(places(of: change, file))
            parts.append(
                XML(
                    "p", [("class", "where")],
                    text: change.severity.rawValue + (places.isEmpty ? "" : " · \(places)")))
            return XML("li", attributes, children: parts)
        }
        return XML("ol", [("id", "changes")], children: rows)
    }

    /// The screens that a change is about, for the script; none for changes of very many.
    private func names(of change: Change) -> String {
        let names = change.events.flatMap { $0.from.names + $0.to.names }.uniqued()
        let own = change.events.isEmpty ? [change.subject] : names
        return own.count > 40 ? "" : own.joined(separator: " ")
    }

    private func what(_ change: Change) -> XML {
        var lines = change.events.isEmpty || !change.isOfEvents ? [change.title] : []
        lines += change.events.map { events in
            events.sentence + (events.size.map { [.words(" (\($0))")] } ?? [])
        }
        if change.isOfRegistry {
            lines.append(DiffSentence([.words("registry "), .name(change.subject)]))
        }
        return XML(
            "div", [("class", "what")],
            children: lines.map { XML("div", children: $0.pieces.map(element)) })
    }

    private func element(_ piece: DiffSentence.Piece) -> XML {
        switch piece {
        case .words(let words): XML("span", text: visible(words))
        case .name(let name): XML("code", text: visible(name))
        }
    }

    private func section(_ registry: Int) -> XML {
        let graph = graphs[registry]
        let picture = SVGPicture(graph, layOut(graph), isInPage: true).element()
        return XML(
            "section", [("class", "registry"), ("data-registry", "\(registry)")],
            children: [XML("div", [("class", "graph"), ("tabindex", "-1")], children: [picture])])
    }

    /// The lines of both versions.
    private func lineList(_ registry: Int, _ lines: [LinePair]) -> XML {
        let rows = lines.map { line -> XML in
            let number =
                line.new.map { Int($0.index) } ?? line.old.map { Graph.removedNumber($0.index) }
            let source =
                line.new.map(new.answers.source) ?? line.old.map(old.answers.source) ?? ""
            let place =
                line.new.map { file.new.text(new.model.edges[$0].place) }
                ?? line.old.map { file.old.text(old.model.edges[$0].place) }
            let (before, after) = (plays(line.old, old), plays(line.new, new))
            let words = line.mark.map { "\($0.sign) \($0.rawValue): \(before) → \(after)" }
            let attributes = [("data-line", "\(number ?? 0)")]
            return XML(
                "li", attributes + (line.mark.map { [("class", $0.rawValue)] } ?? []),
                children: [
                    .playButton, .code(ofLine: source), XML("p", text: visible(words ?? after)),
                    XML("p", [("class", "where")], text: visible(place ?? "")),
                ])
        }
        let list = XML(
            "ol", [("class", "lines")], children: rows)
        return XML(
            "div", [("class", "registry"), ("data-registry", "\(registry)")],
            children: [XML("h2", text: "All lines"), list])
    }

    /// `slide(left), on return slide(right)`; `no line` where a version has none.
    private func plays(_ line: Handle<Edge>?, _ side: Side) -> String {
        guard let line else { return "no line" }
        let plays = side.answers.plays(on: side.model.edges[line])
        return plays.there + (plays.back.map { ", on return \($0)" } ?? "")
    }
}
