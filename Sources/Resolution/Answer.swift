package import TransitionDSL

/// What plays on an event, and why.
package struct Answer: Sendable {
    /// A line that covers the event and does not play.
    package struct Loser: Sendable {
        package enum Reason: Sendable {
            /// The winner's events lie inside this line's.
            case broader
            /// Nobody wrote this return, and a line states the event.
            case unwrittenReturn
            /// It says `default`.
            case saysDefault
            /// It plays the same as the winner, and neither is the narrower.
            case samePlay
            /// It counts only from a later version of iOS on.
            case laterVersion(Int)
        }

        package var edge: Handle<Edge>
        package var way: Statement.Way
        /// nil where it says `default`.
        package var play: Play?
        package var reason: Reason
    }

    /// The statement that plays; nil where defaults decide.
    package var winner: Statement?
    /// What the winner plays.
    package var play: Play?
    /// Those of the winner's line.
    package var options: HandleRange<Handle<Call>>
    /// In the order of the lines.
    package var losers: [Loser]
}

extension Table {
    /// What the registry says of an event, the defaults left aside.
    package func answer(to event: Event, in model: Model, _ registry: Registry) -> Answer {
        let covering = statements(covering: event)
        let winners = winners(among: covering)
        let winner = winner(among: winners)
        var losers: [Answer.Loser] = []
        var told: Set<Handle<Edge>> = winner.map { [statements[$0].edge] } ?? []
        for index in covering where told.insert(statements[index].edge).inserted {
            let statement = statements[index]
            let reason: Answer.Loser.Reason
            if winners.contains(index) {
                reason = .samePlay
            } else if !statement.isWritten, winner.map({ statements[$0].isWritten }) == true {
                reason = .unwrittenReturn
            } else {
                reason = .broader
            }
            losers.append(
                Answer.Loser(
                    edge: statement.edge, way: statement.way,
                    play: statement.play(on: event, sets), reason: reason))
        }
        losers += silent(on: event, in: model, registry)
        losers.sort { $0.edge.index < $1.edge.index }
        return Answer(
            winner: winner.map { statements[$0] },
            play: winner.map { statements[$0].play(on: event, sets) },
            options: winner.flatMap { model.edges[statements[$0].edge].animation?.options }
                ?? .empty,
            losers: losers)
    }

    /// The lines that cover an event and say nothing of it: `default`, or not in this version.
    private func silent(
        on event: Event,
        in model: Model,
        _ registry: Registry
    ) -> [Answer.Loser] {
        var maker = StatementMaker(model, sets.tree, keepsDefaults: true)
        let all = maker.table(of: registry)
        var later = event
        later.version = .max
        var losers: [Answer.Loser] = []
        for statement in all.statements where all.sets.covers(statement, later) {
            let play = statement.play(on: event, all.sets)
            if model.isDefault(play.call) {
                losers.append(
                    Answer.Loser(
                        edge: statement.edge, way: statement.way, play: nil, reason: .saysDefault))
            } else if statement.occasion.version > event.version {
                losers.append(
                    Answer.Loser(
                        edge: statement.edge, way: statement.way, play: play,
                        reason: .laterVersion(statement.occasion.version)))
            }
        }
        return losers
    }
}

extension Table {
    /// Of several winners, which play the same unless the ways of one line cross, the one that
    /// plays. Of one line it is the statement that covers fewer pairs of screens, as it is at run
    /// time.
    private func winner(among winners: [Int]) -> Int? {
        guard winners.count > 1, Set(winners.map { statements[$0].edge }).count == 1 else {
            return winners.first
        }
        return winners.min { left, right in
            (sets.pairCount(statements[left]), left) < (sets.pairCount(statements[right]), right)
        }
    }
}

extension EndSets {
    /// How many pairs of screens a statement covers.
    fileprivate func pairCount(_ statement: Statement) -> Int {
        let pairs = count(roots(statement.from)) * count(roots(statement.to))
        guard statement.isSymmetric else { return pairs }
        let shared = count(intersection(statement.from, statement.to))
        return 2 * pairs - shared * shared
    }

    /// `*` counts as more screens than any file declares.
    private func count(_ roots: some Collection<ScreenTree.Position>) -> Int {
        if roots.contains(ScreenTree.undeclared) { return 1 << 24 }
        return roots.reduce(0) { $0 + tree.subtree(at: $1).count }
    }
}
