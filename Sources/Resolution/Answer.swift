package import TransitionDSL

/// The line of a registry that decides an event, without defaults, and the lines that do not.
package struct Answer: Sendable {
    /// A line that covers the event, or the event that it reverses, and does not decide it.
    package struct Loser: Sendable {
        package enum Reason: Sendable {
            /// The winner's events lie inside this line's.
            case broader
            /// It or the winner covers the event only by a container around a screen, and its ends
            /// are farther from the screens, or its conditions are wider.
            case farther
            /// It has the same animation as the winner, and neither is narrower.
            case samePlay
            /// It applies only in other versions of iOS.
            case otherVersions(VersionRange)
            /// It wins the forward event, but another line names the return operation itself.
            case returnIsNamed
        }

        package var edge: Handle<Edge>
        /// Its animation for this event; nil for `default`.
        package var play: ChosenAnimation?
        package var options: HandleRange<Handle<Call>>
        package var reason: Reason
    }

    /// The statement that decides; nil if no line does.
    package var winner: TransitionRule?
    /// The winner's animation; nil for `default` and without a winner.
    package var play: ChosenAnimation?
    /// The options of the winner's line.
    package var options: HandleRange<Handle<Call>>
    /// In the order of the lines.
    package var losers: [Loser]
    /// If this is a return that no line names: the forward event, whose winner decides.
    package var forward: Event?
}

extension Table {
    /// How the registry decides an event, without defaults.
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

    private func returning(of loser: Answer.Loser, on forward: Event) -> ChosenAnimation? {
        let covering = statementsOfAnyVersion(covering: forward)
        return statement(of: loser.edge, among: covering).flatMap { statements[$0].returning }
    }

    /// The statements that cover an event in some version of iOS.
    private func statementsOfAnyVersion(covering event: Event) -> [Int] {
        if !dependsOnVersion { return statements(covering: event) }
        var event = event
        let found = someVersions.flatMap { version in
            event.version = version
            return statements(covering: event)
        }
        return Set(found).sorted()
    }

    /// How the lines that cover an event itself decide it.
    private func answer(to event: Event, _ covering: [Int], _ model: Model) -> Answer {
        let winners = winners(among: covering, on: event)
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
        var bare = event
        (bare.leaves, bare.enters) = ([], [])
        for index in covering {
            let isByContainer = ([index] + winners).contains {
                !sets.covers(statements[$0], bare)
            }
            lose(
                index, winners.contains(index) ? .samePlay : isByContainer ? .farther : .broader)
        }
        for index in dependsOnVersion ? statementsOfAnyVersion(covering: event) : [] {
            let versions = statements[index].pattern.versions
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
    package func options(of statement: TransitionRule) -> HandleRange<Handle<Call>> {
        edges[statement.edge].animation?.options ?? .empty
    }
}

/// The result for an event if one registry is installed: its answer, or else a default.
package struct LookupResult: Sendable {
    package var event: Event
    package var answer: Answer
    /// nil if a line or the engine decides.
    package var fallback: DefaultAnswer?

    package var play: ChosenAnimation? { answer.play ?? fallback?.play }

    /// The options of the line or of the default.
    package var options: HandleRange<Handle<Call>> { fallback?.options ?? answer.options }
}

extension Table {
    /// The verdict in containers, the innermost first.
    package func verdict(
        on event: Event, in model: Model, containers: [Handle<Screen>] = []
    ) -> LookupResult {
        let answer = answer(to: event, in: model)
        let fallback =
            answer.play == nil
            ? model.defaultAnswer(to: event, screens: sets.tree, containers: containers) : nil
        return LookupResult(event: event, answer: answer, fallback: fallback)
    }
}

extension Event {
    /// The event that reverses this one, or nil.
    package var undoing: Event? {
        switch operation {
        case .push: turned(.pop)
        case .present: turned(.dismiss)
        case .tabHigher: turned(.tabLower)
        default: nil
        }
    }

    /// The event that this one reverses, whose winner decides; nil for a forward event.
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
        swap(&event.leaves, &event.enters)
        event.operation = operation
        return event
    }
}
