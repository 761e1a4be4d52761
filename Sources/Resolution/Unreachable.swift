package import TransitionDSL

/// A line that wins no event, so that neither its animation nor its return ever plays.
package struct UnreachableLine: Sendable {
    package var edge: Handle<Edge>
    /// Lines that play instead, the first few.
    package var winners: [Handle<Edge>]
}

extension Table {
    /// The lines of which every statement loses each of its events to narrower ones, in their order.
    ///
    /// It looks at a statement's events until one is its own. Each that is not was taken by a line
    /// inside, so the work grows with what such lines cover.
    package func unreachableLines(isContested: [Bool]? = nil) -> [UnreachableLine] {
        let isContested = isContested ?? contestedStatements()
        var result: [UnreachableLine] = []
        var search = Search(allowance: 20_000_000 + 200 * statements.count)
        var reachable: Handle<Edge>?
        var winners: [Handle<Edge>] = []
        for index in statements.indices {
            let edge = statements[index].edge
            if reachable != edge {
                if isContested[index], losesAll(index, &search) {
                    for edge in search.winners where !winners.contains(edge) {
                        winners.append(edge)
                    }
                } else {
                    reachable = edge
                }
            }
            if index + 1 < statements.count, statements[index + 1].edge == edge { continue }
            if reachable != edge, !winners.isEmpty {
                result.append(UnreachableLine(edge: edge, winners: winners))
            }
            winners = []
        }
        return result
    }

    /// What is known while lines are asked, and room that serves them all.
    private struct Search {
        var allowance: Int
        /// The lines that take events of a statement from it, the first few.
        var winners: [Handle<Edge>] = []
        var goals: [EndSets.ID] = []
    }

    /// Whether others take all events of a statement from it.
    private func losesAll(_ index: Int, _ search: inout Search) -> Bool {
        search.winners.removeAll(keepingCapacity: true)
        let (from, to) = (statements[index].from, statements[index].to)
        return allEvents(of: index, from: from, to: to) { loses(index, $0, &search) }
    }

    /// Whether a narrower line takes an event from a statement.
    private func loses(_ index: Int, _ event: Event, _ search: inout Search) -> Bool {
        var winner: Int?
        var size = 0
        let looks = forEachStatement(covering: event, within: (index, index), &search.goals) {
            other in
            size += sets.size(of: statements[other])
            if isNarrower(other, index) { winner = other }
            return winner == nil
        }
        search.allowance -= looks + size
        guard search.allowance > 0, let winner else { return false }
        let edge = statements[winner].edge
        if search.winners.count < 4, !search.winners.contains(edge) { search.winners.append(edge) }
        return true
    }
}
