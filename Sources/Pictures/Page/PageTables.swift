import Resolution
import Serialization
import TransitionDSL

/// The tables of one registry: they contain what its graph shows, and what plays for every event.
struct PageTables {
    private let model: Model
    private let answers: AnswerText
    private let keys: SceneKeys
    private let maker: SceneMaker
    /// The index of the registry, if the file has any.
    private let registry: Int

    init(_ model: Model, _ sources: [SourceFile], _ maker: SceneMaker, registry: Int) {
        self.model = model
        self.maker = maker
        self.registry = registry
        answers = AnswerText(model, sources)
        keys = SceneKeys(model, maker.tree)
    }

    // MARK: The graph and its lines

    func section(_ graph: Graph) -> [XML] {
        let picture = SVGPicture(graph, layOut(graph), isInPage: true).element()
        var tables = [XML("summary", text: "Screens and defaults"), screens(graph)]
        if !graph.strip.isEmpty {
            let rows = graph.strip.map { row in
                XML("tr", children: [.cell(row.title), .code(row.text)])
            }
            tables += [
                XML("h2", text: "Everywhere else"), XML.table(["Operation", "Plays"], rows),
            ]
        }
        return [
            XML("div", [("class", "graph"), ("tabindex", "-1")], children: [picture]),
            XML("details", [("class", "tables")], children: tables),
        ]
    }

    /// Each line with its code, what it plays, and where it is.
    var lines: XML {
        let rows = model.registries[registry].edges.handles.map { handle -> XML in
            let edge = model.edges[handle]
            let plays = answers.plays(on: edge)
            let code = answers.source(of: handle)
            // What the code itself says is not repeated.
            let words = [
                code.hasSuffix(": " + plays.there) ? nil : plays.there,
                plays.back.map { "on return \($0)" },
            ].compactMap { $0 }
            return XML(
                "li", [("data-line", "\(handle.index)")],
                children: [
                    .playButton, .code(ofLine: code),
                    XML("p", text: visible(words.joined(separator: ", "))),
                    XML("p", [("class", "where")], text: location(edge.place)),
                ])
        }
        return XML(
            "ol", [("class", "lines registry"), ("data-registry", "\(registry)")], children: rows)
    }

    func name(_ screen: Handle<Screen>) -> String { visible(answers.texts.name(screen)) }

    /// The part of a scene's key for a container.
    func key(_ container: Handle<Screen>) -> String {
        "/in:" + answers.texts.string(model.screens[container].declared.name)
    }

    private func screens(_ graph: Graph) -> XML {
        let rows = graph.nodes.indices.compactMap { graph.card($0) }.map { card in
            let documentation = model.screens[card.screen].declared.documentation
            let about =
                card.details + (documentation.map { [answers.texts.string($0)] } ?? [])
            return XML(
                "tr",
                children: [
                    .cell(card.name), .code(card.typeName), .cell(about.joined(separator: "; ")),
                ])
        }
        return XML.table(["Screen", "Class", "Declares"], rows)
    }

    // MARK: What plays

    /// All events of one step of iOS in containers. The script shows parts of it. `key` is the part
    /// of scenes' keys for both, and `title` has the words for them.
    func section(
        of panel: Panel, key: String, title words: [String], _ containers: [Handle<Screen>],
        _ data: inout PageData
    ) -> XML {
        let title = (["What plays"] + words).joined(separator: " ")
        var bodies: [XML] = []
        let motions = panel.verdicts.map { verdict in
            data.motion(of: verdict, registry: registry, in: containers)
        }
        for (from, rows) in panel.rows.enumerated() where !rows.isEmpty {
            let name = from == 0 ? "any other screen" : names([from], panel.classes)
            let head = XML(
                "tr",
                children: [
                    XML("th", [("colspan", "5"), ("scope", "rowgroup")], text: "From \(name)")
                ])
            bodies.append(
                XML(
                    "tbody", [("data-from", "\(from)"), ("data-name", name)],
                    children: [head]
                        + rows.map { self.row($0, panel, motions[$0.verdict]) }))
        }
        let head = ["Event", "To", "Plays", "Decided by", "Loses"]
        return XML(
            "div", [("class", "sections"), ("data-step", key)],
            children: [
                XML("h2", text: title),
                XML(
                    "p",
                    text: "The rows of a screen come before those of any other screen, which apply "
                        + "to it for all other goals."),
                XML.table(head, bodies: bodies),
            ])
    }

    private func row(
        _ row: Panel.Row, _ panel: Panel, _ motion: (motion: Int, reduced: Int?)
    ) -> XML {
        let verdict = panel.verdicts[row.verdict]
        var attributes = [
            ("data-on", SceneKeys.word(row.operation)), ("data-to", ranges(row.goals)),
            ("data-plays", "\(motion.motion)"),
        ]
        if let reduced = motion.reduced { attributes.append(("data-reduced", "\(reduced)")) }
        let trigger = keys.text(row.trigger)
        if let trigger { attributes.append(("data-means", trigger)) }
        if let winner = verdict.answer.winner, verdict.play != nil, verdict.fallback == nil {
            attributes.append(("data-winner", "\(winner.edge.index)"))
        }
        let losers = verdict.answer.losers
        if !losers.isEmpty {
            let numbers = losers.map { "\($0.edge.index)" }.joined(separator: " ")
            attributes.append(("data-losers", numbers))
        }
        let operation = SceneKeys.title(row.operation, trigger)
        var cells: [XML] = [
            .cell(operation), .cell(names(row.goals, panel.classes)),
            .code(answers.playText(verdict)), .cell(decision(verdict)),
        ]
        if !losers.isEmpty {
            let texts = losers.map { loser in
                "\(location(model.edges[loser.edge].place)): \(answers.reason(loser, verdict))"
            }
            cells.append(.cell(texts.joined(separator: "; ")))
        }
        return XML("tr", attributes, children: cells)
    }

    /// The line or the default that decides, with its place.
    private func decision(_ verdict: LookupResult) -> String {
        if let fallback = verdict.fallback {
            let place = location(fallback.place)
            return switch fallback.source {
            case .screen(let screen): "\(place), the default of \(answers.texts.name(screen))"
            case .container(let screen): "\(place), the default in \(answers.texts.name(screen))"
            case .file: "\(place), the default of the file"
            }
        }
        guard let winner = verdict.answer.winner, verdict.play != nil else { return "the engine" }
        let place = location(model.edges[winner.edge].place)
        return verdict.answer.forward == nil ? place : "\(place), as the return"
    }

    /// `0-4 7`.
    private func ranges(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers.sorted() {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map {
            $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)"
        }
        .joined(separator: " ")
    }

    /// The screens of classes, or `any other screen`.
    private func names(_ classes: [EventClasses.Index], _ all: EventClasses) -> String {
        if classes.contains(0) { return "any other screen" }
        let names = classes.flatMap { all.members[$0] }.compactMap { position in
            maker.tree.screen(at: position).map(answers.texts.name)
        }
        let shown = Array(names.prefix(8)).joined(separator: ", ")
        return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
    }

    /// `News.trans:12`.
    private func location(_ place: SourcePlace) -> String {
        let file = Int(place.file.index)
        let line = answers.tables[file].position(of: place.range.start).line
        return "\(visible(answers.sources[file].path)):\(line)"
    }
}

extension AnswerText {
    /// The animation of a line, and that of its return; nil if it has none.
    func plays(on edge: Edge) -> (there: String, back: String?) {
        let there = edge.animation.flatMap { use in
            model.isDefault(use.going) ? nil : plays.expanded(ChosenAnimation(use.going))
        }
        let back = edge.animation.flatMap { model.returning(of: $0) }.map(plays.expanded)
        // A change of tab back is a return here, too.
        let hasReturn = edge.hasReturn || edge.operation == .tab
        return (there ?? "the default", hasReturn ? back ?? "the default" : nil)
    }
}
