import Resolution
import Serialization
import TransitionDSL

// Answers of `transc resolve` for programs.
extension AnswerText {
    func json(_ answers: [RegistryAnswer]) -> JSON {
        let reducedMotions = reducedMotions(answers)
        func object(_ line: DefaultLine) -> JSON {
            self.object(place: line.place).with("plays", .string(playText(line)))
        }
        let inContainers = reducedMotions.compactMap { container, line in
            container.map { object(line).with("in", .string(texts.name($0))) }
        }
        return [
            "version": 1, "registries": .array(answers.map(json)),
            "reduceMotion": reducedMotions.first { $0.container == nil }.map { object($0.line) }
                ?? .null,
            "reduceMotionInContainers": .array(inContainers),
        ]
    }

    private func json(_ answer: RegistryAnswer) -> JSON {
        [
            "registry": answer.registry.map { .string(texts.string($0.declared.name)) } ?? .null,
            "event": object(answer.there, answer.tree).with(
                "inContainers", .array(answer.thereInContainers.map(inContainer))
            ).with("around", .array(answer.thereAround.map { around($0, answer.tree) })),
            "return": answer.back.map {
                object($0, answer.tree).with(
                    "inContainers", .array(answer.backInContainers.map(inContainer))
                ).with("around", .array(answer.backAround.map { around($0, answer.tree) }))
            } ?? .null,
        ]
    }

    /// What plays in a container instead, and its default.
    private func inContainer(_ verdict: LookupResult) -> JSON {
        [
            "plays": verdict.play == nil ? .null : .string(playText(verdict)),
            "default": verdict.fallback.map(object) ?? .null,
        ]
    }

    /// What plays instead where a screen is in a container that a line names.
    private func around(_ verdict: LookupResult, _ tree: ScreenTree) -> JSON {
        let events = EventText(texts, tree)
        let isLeft = verdict.event.enters.isEmpty
        let containers = isLeft ? verdict.event.leaves : verdict.event.enters
        return [
            "screen": isLeft ? "from" : "to",
            "container": .optional(containers.first.flatMap(events.name)),
            "plays": verdict.play == nil ? .null : .string(playText(verdict)),
            "winner": verdict.answer.winner.map { object(edge: $0.edge) } ?? .null,
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
            ).with("reduceMotion", .optional(ownReducedMotion(verdict)))
            .with("decidedBy", .string(decision(verdict))).with("winner", winner).with(
                "default", verdict.fallback.map(object) ?? .null
            ).with("wayThere", wayThere ?? .null).with(
                "losers", wayThere == nil ? losers : .array([]))
    }

    private func object(_ event: Event, _ events: EventText) -> JSON {
        [
            "operation": .string(event.operation.names.first ?? ""),
            "from": .string(events.name(event.from) ?? "*"),
            "to": .string(events.name(event.to) ?? "*"),
            "leaves": .array(event.leaves.compactMap(events.name).map { .string($0) }),
            "enters": .array(event.enters.compactMap(events.name).map { .string($0) }),
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
            case .farther: "farther"
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
