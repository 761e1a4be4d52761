import Serialization
import Resolution
import TransitionDSL

/// Answers of `transc resolve`, for people and for programs.
final class AnswerPrinter {
    private let sources: [SourceFile]
    private let tables: [LineTable]
    private let texts: ModelText
    private let plays: PlayText

    init(_ model: Model, _ sources: [SourceFile]) {
        self.sources = sources
        tables = sources.map { LineTable($0) }
        texts = ModelText(model)
        plays = PlayText(texts)
    }

    private var model: Model { texts.model }

    // MARK: Text

    func text(_ answers: [RegistryAnswer]) -> String {
        var text = answers.map(self.text).joined(separator: "\n")
        let verdicts = answers.flatMap { [$0.there] + ($0.back.map { [$0] } ?? []) }
        if let line = reducedMotion(answers), verdicts.contains(where: isReplaced) {
            text += "\nWith Reduce Motion `\(playText(line))` plays instead: "
            text += "\(location(line.place)).\n"
        }
        return text
    }

    /// The animation for Reduce Motion on the requested version.
    private func reducedMotion(_ answers: [RegistryAnswer]) -> DefaultLine? {
        guard let reduced = model.reducedMotion, let event = answers.first?.there.event,
            reduced.versions.contains(event.version)
        else { return nil }
        return reduced.line
    }

    /// Whether Reduce Motion changes the animation.
    private func isReplaced(_ verdict: LookupResult) -> Bool {
        guard let play = verdict.play else { return true }
        return !["system", "none"].contains(plays.expanded(play))
    }

    private func text(_ answer: RegistryAnswer) -> String {
        let name = texts.string(answer.registry.declared.name)
        let events = EventText(texts, answer.tree)
        return text(answer.there, ", registry \(name)", events)
            + (answer.back.map { "\n" + text($0, "", events) } ?? "")
    }

    private func text(_ verdict: LookupResult, _ registry: String, _ events: EventText) -> String {
        let event = events.text(verdict.event).filter { $0 != "`" }
        var rows = [("plays", playText(verdict))]
        if let winner = verdict.answer.winner {
            rows.append(("", line(winner.edge)))
            if let note = note(on: winner, verdict, events) { rows.append(("", note)) }
        }
        if verdict.play == nil || verdict.fallback != nil {
            rows.append(("", source(verdict.fallback, hasLine: verdict.answer.winner != nil)))
        }
        for loser in verdict.answer.losers {
            rows.append(("loses", line(loser.edge)))
            rows.append(("", reason(loser, verdict)))
        }
        return "\(event)\(registry):\n\(table(rows))"
    }

    private func playText(_ verdict: LookupResult) -> String {
        guard let play = verdict.play else { return "the engine's own animation" }
        return plays.text(play, verdict.options)
    }

    private func playText(_ line: DefaultLine) -> String {
        plays.text(ChosenAnimation(line.animation.going), line.animation.options)
    }

    /// Why a line wins an event that it does not name, and when it leaves that to the defaults.
    private func note(on winner: TransitionRule, _ verdict: LookupResult, _ events: EventText)
        -> String?
    {
        let leaves = "leaves it to the defaults"
        guard let forward = verdict.answer.forward else {
            return verdict.answer.play == nil ? "this line \(leaves)" : nil
        }
        let wins = "this line wins \(words(forward, events))"
        guard let play = verdict.answer.play else { return "\(wins) and \(leaves)" }
        // A named animation may declare the return that the opposite resolves to.
        var bindings = Bindings()
        let isWritten = bindings.unfold(play, with: .empty, on: .named, model).namesHaveReturn
        let isOpposite = play == winner.play?.opposite && !isWritten
        return "\(wins); this is its return\(isOpposite ? " (the opposite)" : "")"
    }

    /// `the push from List to Photo`.
    private func words(_ event: Event, _ events: EventText) -> String {
        let from = events.name(event.from) ?? "a screen that is not declared"
        let to = events.name(event.to) ?? "one that is not declared"
        let operation = event.operation.names.first ?? ""
        return operation == "tab"
            ? "the change from \(from) to \(to) towards the higher index"
            : "the \(operation) from \(from) to \(to)"
    }

    private func source(_ fallback: DefaultAnswer?, hasLine: Bool) -> String {
        guard let fallback else {
            return hasLine ? "no default covers it" : "no line and no default covers it"
        }
        let place = location(fallback.place)
        switch fallback.source {
        case .screen(let screen): return "\(place): the default of \(texts.name(screen)) itself"
        case .container(let screen): return "\(place): the default in \(texts.name(screen))"
        case .file: return "\(place): the default of the file"
        }
    }

    private func reason(_ loser: Answer.Loser, _ verdict: LookupResult) -> String {
        let operation = verdict.answer.forward?.operation.names.first
        switch loser.reason {
        case .otherVersions(let versions): return "it applies only \(versions.text)"
        case .returnIsNamed:
            return "it wins the forward transition, but the winner names this operation"
        case .broader, .samePlay:
            if let operation { return "this line loses that \(operation), and its return with it" }
            if case .samePlay = loser.reason { return "it is no narrower, and plays the same" }
            return "it covers all that the winner covers, and more"
        }
    }

    /// `app.trans:12:3: push A -> B: fade`.
    private func line(_ edge: Handle<Edge>) -> String {
        "\(location(model.edges[edge].place)): \(source(of: edge))"
    }

    /// The source of the line, on one line and without its braces.
    private func source(of edge: Handle<Edge>) -> String {
        let place = model.edges[edge].place
        let text = sources[Int(place.file.index)].text(place.range)
        let head = text.split(separator: "{", maxSplits: 1).first ?? ""
        return visible(head.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    private func location(_ place: SourcePlace) -> String {
        let file = Int(place.file.index)
        let position = tables[file].position(of: place.range.start)
        return "\(visible(sources[file].path)):\(position.line):\(position.column)"
    }

    // MARK: JSON

    func json(_ answers: [RegistryAnswer]) -> JSON {
        let reducedMotion = reducedMotion(answers).map { line in
            object(place: line.place).with("plays", .string(playText(line)))
        }
        return [
            "version": 1, "registries": .array(answers.map(json)),
            "reduceMotion": reducedMotion ?? .null,
        ]
    }

    private func json(_ answer: RegistryAnswer) -> JSON {
        [
            "registry": .string(texts.string(answer.registry.declared.name)),
            "event": object(answer.there, answer.tree),
            "return": answer.back.map { object($0, answer.tree) } ?? .null,
        ]
    }

    private func object(_ verdict: LookupResult, _ tree: ScreenTree) -> JSON {
        let (event, answer) = (verdict.event, verdict.answer)
        let events = EventText(texts, tree)
        let winner = answer.winner.map { object(edge: $0.edge) } ?? .null
        let losers = JSON.array(answer.losers.map { object($0, verdict) })
        let wayThere = answer.forward.map {
            object($0, events).with("winner", winner).with("losers", losers)
        }
        return object(event, events).with("segue", event.segue.map { .string(events.name($0)) })
            .with("unwind", event.unwind.map { .string(events.name($0)) }).with(
                "plays", verdict.play == nil ? .null : .string(playText(verdict))
            ).with("decidedBy", .string(decision(verdict))).with("winner", winner).with(
                "default", verdict.fallback.map(object) ?? .null
            ).with("wayThere", wayThere ?? .null).with(
                "losers", wayThere == nil ? losers : .array([]))
    }

    private func object(_ event: Event, _ events: EventText) -> JSON {
        [
            "operation": .string(event.operation.names.first ?? ""),
            "from": .string(events.name(event.from) ?? "*"),
            "to": .string(events.name(event.to) ?? "*"),
        ]
    }

    /// What decides an event. A line that leaves it to the defaults does not.
    private func decision(_ verdict: LookupResult) -> String {
        if verdict.fallback != nil { return "default" }
        if verdict.answer.play == nil { return "engine" }
        return verdict.answer.forward == nil ? "own-line" : "way-there"
    }

    private func object(_ loser: Answer.Loser, _ verdict: LookupResult) -> JSON {
        let word =
            switch loser.reason {
            case .broader: "broader"
            case .samePlay: "same-animation"
            case .otherVersions(let versions):
                verdict.event.version < versions.from ? "later-version" : "earlier-version"
            case .returnIsNamed: "return-is-named"
            }
        return object(edge: loser.edge).with(
            "plays", .optional(loser.play.map { plays.text($0, loser.options) })
        ).with("reason", .string(word)).with("explanation", .string(reason(loser, verdict)))
    }

    private func object(_ fallback: DefaultAnswer) -> JSON {
        let object = object(place: fallback.place)
        switch fallback.source {
        case .screen(let screen):
            return object.with("of", "screen").with("name", .string(texts.name(screen)))
        case .container(let screen):
            return object.with("of", "container").with("name", .string(texts.name(screen)))
        case .file: return object.with("of", "file")
        }
    }

    private func object(edge: Handle<Edge>) -> JSON {
        object(place: model.edges[edge].place).with("text", .string(source(of: edge)))
    }

    private func object(place: SourcePlace) -> JSON {
        let file = Int(place.file.index)
        let position = tables[file].position(of: place.range.start)
        return [
            "path": .string(sources[file].path), "line": .number(position.line),
            "column": .number(position.column),
        ]
    }
}
