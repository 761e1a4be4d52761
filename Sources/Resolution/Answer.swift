package import TransitionDSL

/// What a registry says of an event, the defaults left aside, and why.
package struct Answer: Sendable {
    /// A line that covers the event, or the one that it takes back, and does not decide it.
    package struct Loser: Sendable {
        package enum Reason: Sendable {
            /// The winner's events lie inside this line's.
            case broader
            /// It plays the same as the winner, and neither is the narrower.
            case samePlay
            /// It counts only in other versions of iOS.
            case otherVersions(VersionRange)
            /// It wins the forward event, but a line names the return operation itself.
            case returnIsNamed
        }

        package var edge: Handle<Edge>
        /// What it would play on this event; nil for `default`.
        package var play: Play?
        package var options: HandleRange<Handle<Call>>
        package var reason: Reason
    }

    /// The statement that decides; nil where no line does.
    package var winner: Statement?
    /// What it plays; nil for `default`, and where there is no winner.
    package var play: Play?
    /// Those of the winner's line.
    package var options: HandleRange<Handle<Call>>
    /// In the order of the lines.
    package var losers: [Loser]
    /// Where this is a return that no line names: the forward event, whose winner decides.
    package var forward: Event?
}

extension Table {
    /// What the registry says of an event, the defaults left aside.
    package func answer(to event: Event, in model: Model) -> Answer {
        let named = statements(covering: event)
        guard let forward = event.forward else { return answer(to: event, named, model) }
        if named.isEmpty {
            var answer = answer(to: forward, statements(covering: forward), model)
            answer.play = answer.winner?.returning
            for index in answer.losers.indices {
                answer.losers[index].play = returning(of: answer.losers[index], on: forward)
            }
            answer.forward = forward
            return answer
        }
        var result = answer(to: event, named, model)
        if let hidden = answer(to: forward, statements(covering: forward), model).winner {
            result.losers.append(
                Answer.Loser(
                    edge: hidden.edge, play: hidden.returning, options: model.options(of: hidden),
                    reason: .returnIsNamed))
            result.losers.sort { $0.edge.index < $1.edge.index }
        }
        return result
    }

    private func returning(of loser: Answer.Loser, on forward: Event) -> Play? {
        let covering = statementsOfAnyVersion(covering: forward)
        return statement(of: loser.edge, among: covering).flatMap { statements[$0].returning }
    }

    /// The statements that cover an event in some version of iOS.
    private func statementsOfAnyVersion(covering event: Event) -> [Int] {
        var event = event
        let found = someVersions.flatMap { version in
            event.version = version
            return statements(covering: event)
        }
        return Set(found).sorted()
    }

    /// What the lines that cover an event themselves say of it.
    private func answer(to event: Event, _ covering: [Int], _ model: Model) -> Answer {
        let winners = winners(among: covering)
        let winner = winners.first.flatMap { statement(of: statements[$0].edge, among: covering) }
        var edges: Set<Handle<Edge>> = winner.map { [statements[$0].edge] } ?? []
        var losers: [Answer.Loser] = []
        func lose(_ index: Int, _ reason: Answer.Loser.Reason) {
            let loser = statements[index]
            guard edges.insert(loser.edge).inserted else { return }
            losers.append(
                Answer.Loser(
                    edge: loser.edge, play: loser.play, options: model.options(of: loser),
                    reason: reason))
        }
        for index in covering { lose(index, winners.contains(index) ? .samePlay : .broader) }
        for index in statementsOfAnyVersion(covering: event) {
            let versions = statements[index].occasion.versions
            if !versions.contains(event.version) { lose(index, .otherVersions(versions)) }
        }
        losers.sort { $0.edge.index < $1.edge.index }
        return Answer(
            winner: winner.map { statements[$0] }, play: winner.flatMap { statements[$0].play },
            options: winner.map { model.options(of: statements[$0]) } ?? .empty, losers: losers)
    }
}

extension Model {
    /// The options of a statement's line.
    package func options(of statement: Statement) -> HandleRange<Handle<Call>> {
        edges[statement.edge].animation?.options ?? .empty
    }
}

/// What happens on an event where one registry is installed: its answer, or else a default.
package struct Verdict: Sendable {
    package var event: Event
    package var answer: Answer
    /// nil where a line decides, and where the engine does.
    package var fallback: DefaultAnswer?

    package var play: Play? { answer.play ?? fallback?.play }

    /// With what it plays: the options of the line, or of the default.
    package var options: HandleRange<Handle<Call>> { fallback?.options ?? answer.options }
}

extension Table {
    /// The verdict in containers, the innermost first.
    package func verdict(
        on event: Event, in model: Model, containers: [Handle<Screen>] = []
    ) -> Verdict {
        let answer = answer(to: event, in: model)
        let fallback =
            answer.play == nil
            ? model.defaultAnswer(to: event, screens: sets.tree, containers: containers) : nil
        return Verdict(event: event, answer: answer, fallback: fallback)
    }
}

extension Event {
    /// The event that takes this one back; nil where none does.
    package var undoing: Event? {
        switch operation {
        case .push: turned(.pop)
        case .present: turned(.dismiss)
        case .tabHigher: turned(.tabLower)
        default: nil
        }
    }

    /// The event that this one takes back, to whose winner it belongs; nil for a forward event.
    package var forward: Event? {
        var event: Event? =
            switch operation {
            case .pop: turned(.push)
            case .dismiss: turned(.present)
            case .tabLower: turned(.tabHigher)
            default: nil
            }
        event?.unwind = nil
        return event
    }

    private func turned(_ operation: OperationSet) -> Event {
        var event = self
        swap(&event.from, &event.to)
        event.operation = operation
        return event
    }
}
