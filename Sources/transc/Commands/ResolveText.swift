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

    /// What plays with Reduce Motion on the version that is asked about.
    private func reducedMotion(_ answers: [RegistryAnswer]) -> DefaultLine? {
        guard let reduced = model.reducedMotion, let event = answers.first?.there.event,
            event.version >= reduced.version
        else { return nil }
        return reduced.line
    }

    /// Whether Reduce Motion has something else play.
    private func isReplaced(_ verdict: Verdict) -> Bool {
        guard let play = verdict.play else { return true }
        return !["system", "none"].contains(plays.expanded(play))
    }

    private func text(_ answer: RegistryAnswer) -> String {
        let name = texts.string(answer.registry.declared.name)
        let events = EventText(texts, answer.tree)
        var text = "\(unquoted(events.text(answer.there.event))), registry \(name):\n"
        text += verdictText("plays", answer.there)
        if let back = answer.back {
            text += "\n\(unquoted(events.text(back.event))):\n"
            text += verdictText("plays", back)
        }
        return text
    }

    private func verdictText(_ verb: String, _ verdict: Verdict) -> String {
        var rows = [(verb, playText(verdict))]
        if let winner = verdict.answer.winner {
            rows.append(("", line(winner.edge)))
            if let note = note(on: winner) { rows.append(("", note)) }
        } else {
            rows.append(("", source(verdict.fallback)))
        }
        for loser in verdict.answer.losers {
            rows.append(("loses", line(loser.edge)))
            rows.append(("", reason(loser)))
        }
        return table(rows)
    }

    private func playText(_ verdict: Verdict) -> String {
        guard let play = verdict.play else { return "what the engine plays by itself" }
        return plays.text(play, verdict.options)
    }

    private func playText(_ line: DefaultLine) -> String {
        plays.text(Play(line.animation.going), line.animation.options)
    }

    private func note(on winner: Statement) -> String? {
        guard winner.way == .back, !winner.isWritten else { return nil }
        return "nobody wrote this return: it is the opposite of what plays there"
    }

    private func source(_ fallback: DefaultAnswer?) -> String {
        guard let fallback else { return "no line and no default speaks of it" }
        let place = location(fallback.place)
        switch fallback.source {
        case .screen(let screen): return "\(place): the default of \(texts.name(screen)) itself"
        case .container(let screen): return "\(place): the default in \(texts.name(screen))"
        case .file: return "\(place): the default of the file"
        }
    }

    private func reason(_ loser: Answer.Loser) -> String {
        switch loser.reason {
        case .broader: "it covers all that the winner covers, and more"
        case .unwrittenReturn: "it means this return without saying so; the winner says it"
        case .saysDefault: "it says `default`, so it takes no part"
        case .samePlay: "it is no narrower, and plays the same"
        case .laterVersion(let version): "it counts only from iOS \(version) on"
        }
    }

    /// `app.trans:12:3: push A -> B: fade`.
    private func line(_ edge: Handle<Edge>) -> String {
        "\(location(model.edges[edge].place)): \(source(of: edge))"
    }

    /// The line as the file has it, on one line and without its braces.
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

    private func unquoted(_ text: String) -> String { text.filter { $0 != "`" } }

    // MARK: JSON

    func json(_ answers: [RegistryAnswer]) -> JSON {
        let reducedMotion = reducedMotion(answers).map { line in
            self.object(place: line.place)
                .with("plays", .string(playText(line)))
        }
        return JSON.object([(name: "version", value: 1)])
            .with("registries", .array(answers.map(json)))
            .with("reduceMotion", reducedMotion ?? .null)
    }

    private func json(_ answer: RegistryAnswer) -> JSON {
        let name = texts.string(answer.registry.declared.name)
        return JSON.object([(name: "registry", value: .string(name))])
            .with("event", object(answer.there, answer.tree))
            .with("return", answer.back.map { object($0, answer.tree) } ?? .null)
    }

    private func object(_ verdict: Verdict, _ tree: ScreenTree) -> JSON {
        let event = verdict.event
        let events = EventText(texts, tree)
        func screen(_ position: ScreenTree.Position) -> JSON {
            .string(events.name(position) ?? "*")
        }
        var result = JSON.object([
            (name: "operation", value: .string(event.operation.names.first ?? ""))
        ])
        .with("from", screen(event.from))
        .with("to", screen(event.to))
        .with("segue", event.segue.map { .string(events.name($0)) })
        .with("unwind", event.unwind.map { .string(events.name($0)) })
        .with("plays", verdict.play == nil ? .null : .string(playText(verdict)))
        let winner = verdict.answer.winner.map { winner in
            object(edge: winner.edge).with("isWritten", .bool(winner.isWritten))
        }
        result = result.with("winner", winner ?? .null)
        result = result.with("default", verdict.fallback.map(object) ?? .null)
        return result.with("losers", .array(verdict.answer.losers.map(object)))
    }

    private func object(_ loser: Answer.Loser) -> JSON {
        let word: String
        switch loser.reason {
        case .broader: word = "broader"
        case .unwrittenReturn: word = "unwritten-return"
        case .saysDefault: word = "says-default"
        case .samePlay: word = "same-animation"
        case .laterVersion: word = "later-version"
        }
        return object(edge: loser.edge)
            .with("plays", .optional(loser.play.map(plays.name)))
            .with("reason", .string(word))
            .with("explanation", .string(reason(loser)))
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
        return .object([
            (name: "path", value: .string(sources[file].path)),
            (name: "line", value: .number(position.line)),
            (name: "column", value: .number(position.column)),
        ])
    }
}
