package import TransitionDSL

/// The resolution of one registry for an event, and for its return.
package struct RegistryAnswer {
    /// Nil in a file that has only defaults.
    package var registry: Registry?
    package var tree: ScreenTree
    package var there: LookupResult
    package var back: LookupResult?
    /// What plays instead in each container whose defaults decide; empty if containers were asked for.
    package var thereInContainers: [LookupResult]
    package var backInContainers: [LookupResult]
    /// What plays instead if a screen is in a container that a line names; empty if the question
    /// says in which containers they are.
    package var thereAround: [LookupResult]
    package var backAround: [LookupResult]
    /// The containers of the question, the innermost first.
    package var containers: [Handle<Screen>]

    /// The answer to an event and to its return, in containers, the innermost first.
    package init(
        _ registry: Registry?, _ table: Table, _ event: Event, in model: Model,
        containers: [Handle<Screen>]
    ) {
        func verdict(_ event: Event) -> LookupResult {
            table.verdict(on: event, in: model, containers: containers)
        }
        func inContainers(_ event: Event) -> [LookupResult] {
            containers.isEmpty ? table.verdictsInContainers(on: event, in: model) : []
        }
        self.registry = registry
        self.containers = containers
        tree = table.sets.tree
        there = verdict(event)
        back = event.undoing.map(verdict)
        thereInContainers = inContainers(event)
        backInContainers = event.undoing.map(inContainers) ?? []
        thereAround = table.verdictsAround(event, in: model, containers: containers)
        backAround =
            event.undoing.map {
                table.verdictsAround($0, in: model, containers: containers)
            } ?? []
    }
}

extension Table {
    /// The verdicts in single containers whose own defaults decide.
    fileprivate func verdictsInContainers(on event: Event, in model: Model) -> [LookupResult] {
        var known: Set<Handle<Screen>> = []
        return model.defaults.compactMap { $0.container }.filter { known.insert($0).inserted }
            .map { verdict(on: event, in: model, containers: [$0]) }
            .filter { verdict in
                if case .container? = verdict.fallback?.source { true } else { false }
            }
    }
}

extension Table {
    /// The verdicts that differ if one screen of an event is in a container that a line names.
    fileprivate func verdictsAround(
        _ event: Event, in model: Model, containers around: [Handle<Screen>]
    ) -> [LookupResult] {
        if !event.leaves.isEmpty || !event.enters.isEmpty { return [] }
        let plain = verdict(on: event, in: model, containers: around)
        var events: [Event] = []
        let isOnStack = event.operation.isSubset(of: [.push, .pop])
        for container in containers {
            let kind = sets.tree.screen(at: container).flatMap(model.containerKind)
            if isOnStack, kind?.isNeverOnStack == true { continue }
            var (left, entered) = (event, event)
            (left.leaves, entered.enters) = ([container], [container])
            if ![ScreenTree.undeclared, container].contains(event.from) { events.append(left) }
            if ![ScreenTree.undeclared, container].contains(event.to) { events.append(entered) }
        }
        return events.map { verdict(on: $0, in: model, containers: around) }.filter { other in
            other.answer.winner.map { $0.edge != plain.answer.winner?.edge } ?? false
        }
    }
}

/// Answers of `transc resolve` in words.
package struct AnswerText {
    package let sources: [SourceFile]
    package let tables: [LineTable]
    package let texts: ModelText
    package let plays: PlayText

    package init(_ model: Model, _ sources: [SourceFile]) {
        self.sources = sources
        tables = sources.map { LineTable($0) }
        texts = ModelText(model)
        plays = PlayText(texts)
    }

    package var model: Model { texts.model }

    package func text(_ answers: [RegistryAnswer]) -> String {
        var text = answers.map(self.text).joined(separator: "\n")
        let verdicts = answers.flatMap { [$0.there] + ($0.back.map { [$0] } ?? []) }
        if verdicts.contains(where: isReplaced) {
            for (container, line) in reducedMotions(answers) {
                let place = container.map { " in \(texts.name($0))" } ?? ""
                text += "\nWith Reduce Motion `\(playText(line))` plays instead\(place): "
                text += "\(location(line.place)).\n"
            }
        }
        return text
    }

    /// The animation for Reduce Motion on the requested version; without containers in the question,
    /// those of containers follow.
    package func reducedMotions(
        _ answers: [RegistryAnswer]
    ) -> [(container: Handle<Screen>?, line: DefaultLine)] {
        guard let answer = answers.first else { return [] }
        let version = answer.there.event.version
        let asked = model.reducedMotion(in: answer.containers, on: version)
        var all: [(container: Handle<Screen>?, line: DefaultLine)] = []
        if let asked { all.append((nil, asked.line)) }
        if !answer.containers.isEmpty { return all }
        for container in model.defaults.compactMap({ $0.container }) {
            if let own = model.reducedMotion(in: container), own.versions.contains(version) {
                all.append((container, own.line))
            }
        }
        return all
    }

    /// Whether Reduce Motion changes the animation.
    private func isReplaced(_ verdict: LookupResult) -> Bool {
        if ownReducedMotion(verdict) != nil { return false }
        guard let play = verdict.play else { return true }
        return !["system", "none"].contains(plays.expanded(play))
    }

    /// What plays with Reduce Motion by the option of the line or of the default; nil without one.
    package func ownReducedMotion(_ verdict: LookupResult) -> String? {
        verdict.play.flatMap { plays.reducedMotion(of: $0, verdict.options) }
    }

    private func text(_ answer: RegistryAnswer) -> String {
        let name = answer.registry.map { ", registry \(texts.string($0.declared.name))" } ?? ""
        let events = EventText(texts, answer.tree)
        let back = answer.back.map {
            "\n" + text($0, answer.backInContainers, answer.backAround, "", events)
        }
        return text(answer.there, answer.thereInContainers, answer.thereAround, name, events)
            + (back ?? "")
    }

    private func text(
        _ verdict: LookupResult, _ inContainers: [LookupResult], _ around: [LookupResult],
        _ registry: String, _ events: EventText
    ) -> String {
        let event = events.text(verdict.event).filter { $0 != "`" }
        var rows = [("plays", playText(verdict))]
        if let meaning = meaning(of: verdict) { rows.append(("", "that is \(meaning)")) }
        if let winner = verdict.answer.winner {
            rows.append(("", line(winner.edge)))
            if let note = note(on: winner, verdict, events) { rows.append(("", note)) }
        }
        if verdict.play == nil || verdict.fallback != nil {
            rows.append(("", source(verdict.fallback, hasLine: verdict.answer.winner != nil)))
        }
        if let reduced = ownReducedMotion(verdict) {
            rows.append(("with Reduce Motion", reduced))
        }
        for other in inContainers {
            guard let fallback = other.fallback, case .container(let screen) = fallback.source
            else { continue }
            rows.append(("in \(texts.name(screen))", playText(other)))
            rows.append(("", source(fallback, hasLine: false)))
        }
        for other in around {
            guard let winner = other.answer.winner else { continue }
            let places = events.places(other.event).filter { $0 != "`" }
            rows.append(("if \(places)", playText(other)))
            rows.append(("", line(winner.edge)))
        }
        for loser in verdict.answer.losers {
            rows.append(("loses", line(loser.edge)))
            rows.append(("", reason(loser, verdict)))
        }
        return "\(event)\(registry):\n\(table(rows))"
    }

    package func playText(_ verdict: LookupResult) -> String {
        guard let play = verdict.play else { return "the engine's own animation" }
        let text = plays.text(play, verdict.options)
        guard let fallback = plays.fallback(of: play, on: verdict.event.version) else {
            return text
        }
        return "\(fallback), the fallback of \(text)"
    }

    /// What a named animation contains; nil for others.
    private func meaning(of verdict: LookupResult) -> String? {
        guard let play = verdict.play, !play.isOpposite,
            case .animation = model.calls[play.call].callee
        else { return nil }
        return PlayText.text(plays.expanded(play), with: plays.options(of: play, verdict.options))
    }

    package func playText(_ line: DefaultLine) -> String {
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

    package func reason(_ loser: Answer.Loser, _ verdict: LookupResult) -> String {
        let operation = verdict.answer.forward?.operation.names.first
        switch loser.reason {
        case .otherVersions(let versions): return "it applies only \(versions.text)"
        case .returnIsNamed:
            return "it wins the forward transition, but the winner names this operation"
        case .farther:
            return "its ends are farther from the screens, or it covers more operations or versions"
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
    package func source(of edge: Handle<Edge>) -> String {
        let place = model.edges[edge].place
        let text = sources[Int(place.file.index)].text(place.range)
        let words = text.utf8.prefix { $0 != UInt8(ascii: "{") }
            .split { $0.isBlank || $0.isLineEnd }
        return visible(words.map { Substring($0) }.joined(separator: " "))
    }

    private func location(_ place: SourcePlace) -> String {
        let file = Int(place.file.index)
        let position = tables[file].position(of: place.range.start)
        return "\(visible(sources[file].path)):\(position.line):\(position.column)"
    }
}
