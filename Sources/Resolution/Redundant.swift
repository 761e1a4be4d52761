package import TransitionDSL

/// A line without which the same would play.
package struct RedundantLine: Sendable {
    package var edge: Handle<Edge>
    /// The line that would play instead, with the same animation and options.
    package var instead: Handle<Edge>
}

extension Table {
    /// The lines of which every event would come to the same play and the same return, with the
    /// same options, by another line. All of them can be removed together, and with them those in
    /// `removed`, which win nothing. No line is listed because of another one that is listed.
    ///
    /// Only lines of a few events that few lines cover are asked: those of wildcards would have to
    /// be compared on all of them.
    package func redundantLines(
        in model: Model, without removed: [UnreachableLine] = [], isContested: [Bool]? = nil
    ) -> [RedundantLine] {
        let isContested = isContested ?? contestedStatements()
        var search = Search(self, model)
        search.removed = Set(removed.map { $0.edge })
        var result: [RedundantLine] = []
        var first = 0
        while first < statements.count {
            let edge = statements[first].edge
            var end = first + 1
            while end < statements.count, statements[end].edge == edge { end += 1 }
            // Most lines are alone with their events.
            if isContested[first..<end].allSatisfy({ $0 }), !search.removed.contains(edge),
                let instead = substitute(for: first..<end, &search)
            {
                result.append(RedundantLine(edge: edge, instead: instead))
                search.removed.insert(edge)
            }
            first = end
        }
        return result
    }

    private static let maximumEventCount = 32
    private static let maximumStatementCount = 16

    /// What is known while lines are asked, and room that serves them all.
    private struct Search {
        let plays: PlayKeys
        var allowance: Int
        /// Of one line, how many events have been looked at, and who would play on them.
        var eventCount = 0
        var substitute: Handle<Edge>?
        /// Lines that count as if they were not there.
        var removed: Set<Handle<Edge>> = []
        /// The statements that cover an event.
        var covering: [Int] = []
        var goals: [EndSets.ID] = []

        init(_ table: Table, _ model: Model) {
            plays = PlayKeys(table, model)
            allowance = 5_000_000 + 500 * table.statements.count
        }
    }

    /// The line that would play instead of all statements of one line; nil if something else would
    /// on any of their events.
    private func substitute(for line: Range<Int>, _ search: inout Search) -> Handle<Edge>? {
        search.eventCount = 0
        search.substitute = nil
        for index in line {
            let (from, to) = (statements[index].from, statements[index].to)
            let areReplaced = allEvents(of: index, from: from, to: to) { event in
                isReplaced(index, of: line, on: event, &search)
            }
            if !areReplaced { return nil }
        }
        return search.substitute
    }

    /// Whether an event does not need a line's statement: it is not the one that plays, or another
    /// line, the same for all events, would play the same.
    private func isReplaced(
        _ index: Int, of line: Range<Int>, on event: Event, _ search: inout Search
    ) -> Bool {
        search.eventCount += 1
        guard search.eventCount <= Self.maximumEventCount, search.allowance > 0,
            findFew(covering: event, &search.covering, &search.goals, &search.allowance)
        else { return false }
        search.covering.removeAll { search.removed.contains(statements[$0].edge) }
        if search.covering.count < 2 { return false }
        guard winners(among: search.covering).contains(where: line.contains),
            let own = statement(of: statements[index].edge, among: search.covering)
        else { return true }
        // Several that play differently are a tie, which this line decides.
        let others = winners(among: search.covering.filter { !line.contains($0) })
        guard let other = others.first,
            others.allSatisfy({ search.plays.key($0) == search.plays.key(own) }),
            search.substitute == nil || search.substitute == statements[other].edge
        else { return false }
        search.substitute = statements[other].edge
        return true
    }

    /// Finds the statements that cover an event; false where they are so many that comparing each
    /// with each would take long.
    private func findFew(
        covering event: Event, _ found: inout [Int], _ goals: inout [EndSets.ID],
        _ allowance: inout Int
    ) -> Bool {
        found.removeAll(keepingCapacity: true)
        allowance -= forEachStatement(covering: event, &goals) { index in
            found.append(index)
            return found.count <= Self.maximumStatementCount
        }
        // Each will be compared with each, and a comparison takes as long as their ends are.
        let size = found.reduce(0) { $0 + sets.size(of: statements[$1]) }
        allowance -= size * found.count
        return found.count <= Self.maximumStatementCount
    }
}
