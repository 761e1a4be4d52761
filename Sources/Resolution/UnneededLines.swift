package import TransitionDSL

/// A line that wins no event, so neither its animation nor its return ever plays.
package struct UnreachableLine: Sendable {
    package var edge: Handle<Edge>
    /// The lines that win instead, the first few.
    package var winners: [Handle<Edge>]
}

extension Table {
    /// The lines that lose all events to narrower ones, in their order.
    /// It checks a statement's events until the statement wins one. A narrower line took each event
    /// before that, so the work grows with the number of events of narrower lines.
    package func unreachableLines() -> [UnreachableLine] {
        var allowance = 20_000_000 + 200 * statements.count
        return lines.compactMap { line in
            var winners: [Handle<Edge>] = []
            for index in line {
                guard let found = narrowerLines(of: index, &allowance) else { return nil }
                winners += found.filter { !winners.contains($0) }
            }
            return UnreachableLine(edge: statements[line.lowerBound].edge, winners: winners)
        }
    }

    /// The first few lines that take events of a statement; nil unless all are taken.
    private func narrowerLines(of index: Int, _ allowance: inout Int) -> [Handle<Edge>]? {
        var winners: [Handle<Edge>] = []
        let losesAll = allEvents(of: index) { event in
            guard let winner = narrowerStatement(than: index, on: event, &allowance) else {
                return false
            }
            let edge = statements[winner].edge
            if winners.count < 4, !winners.contains(edge) { winners.append(edge) }
            return true
        }
        return losesAll ? winners : nil
    }

    /// A statement that takes an event from another, within the allowance.
    private func narrowerStatement(than index: Int, on event: Event, _ allowance: inout Int) -> Int?
    {
        if allowance <= 0 { return nil }
        let winner = statement(
            covering: event, inside: statements[index].claim, &allowance,
            where: { isNarrower($0, index, on: event) })
        return allowance > 0 ? winner : nil
    }
}

/// A line that can be removed without a change.
package struct RedundantLine: Sendable {
    package var edge: Handle<Edge>
    /// The line that would win instead, with the same animation and options.
    package var instead: Handle<Edge>
}

extension Table {
    /// The lines for which another line has the same animation, return and options on each of their
    /// events. All of them can be removed together, and with them those in `removed`, which win
    /// nothing. No line in the result replaces another one in it.
    /// Only lines with few events that few lines cover are checked: wildcards would have to be
    /// compared on all events.
    package func redundantLines(
        in model: Model, without removed: [UnreachableLine] = []
    ) -> [RedundantLine] {
        var search = RedundancySearch(
            table: self, plays: PlayKeys(self, model),
            allowance: 5_000_000 + 500 * statements.count, removed: Set(removed.map { $0.edge }))
        var result: [RedundantLine] = []
        for line in lines {
            let edge = statements[line.lowerBound].edge
            guard !search.removed.contains(edge), let instead = search.substitute(for: line) else {
                continue
            }
            result.append(RedundantLine(edge: edge, instead: instead))
            search.removed.insert(edge)
        }
        return result
    }
}

private struct RedundancySearch {
    let table: Table
    let plays: PlayKeys
    var allowance: Int
    /// Lines that are ignored.
    var removed: Set<Handle<Edge>>
    /// For one line, the number of checked events, and the line that would win them.
    var eventCount = 0
    var substitute: Handle<Edge>?

    private static let maximumEventCount = 32
    private static let maximumStatementCount = 16

    /// The line that would win instead of all statements of one line; nil if other animations would
    /// play on any of their events.
    mutating func substitute(for line: Range<Int>) -> Handle<Edge>? {
        eventCount = 0
        substitute = nil
        let table = table
        for index in line {
            let areReplaced = table.allEvents(of: index) { isReplaced(index, of: line, on: $0) }
            if !areReplaced { return nil }
        }
        return substitute
    }

    /// Whether an event does not need a line's statement: another one wins, or another line, the
    /// same for all events, has the same animation.
    private mutating func isReplaced(_ index: Int, of line: Range<Int>, on event: Event) -> Bool {
        eventCount += 1
        guard eventCount <= Self.maximumEventCount, allowance > 0,
            let covering = fewStatements(covering: event), covering.count > 1
        else { return false }
        let statements = table.statements
        guard table.winners(among: covering, on: event).contains(where: line.contains),
            let own = table.statement(of: statements[index].edge, among: covering)
        else { return true }
        // Several with different animations are a conflict, which this line resolves.
        let others = table.winners(among: covering.filter { !line.contains($0) }, on: event)
        guard !mayPlayInContainer(event, otherThan: own), let other = others.first,
            others.allSatisfy({ plays.key($0) == plays.key(own) }),
            substitute == nil || substitute == statements[other].edge
        else { return false }
        substitute = statements[other].edge
        return true
    }

    /// Whether a line of a container could decide an event without the line, with another animation.
    private func mayPlayInContainer(_ event: Event, otherThan own: Int) -> Bool {
        if table.containers.isEmpty { return false }
        var around = event
        (around.leaves, around.enters) = (table.containers, table.containers)
        let (play, sets, statements) = (plays.key(own), table.sets, table.statements)
        return table.statements(covering: around).contains { index in
            !sets.covers(statements[index], event) && plays.key(index) != play
        }
    }

    /// The statements that cover an event; nil if there are too many to compare each pair.
    private mutating func fewStatements(covering event: Event) -> [Int]? {
        var found: [Int] = []
        allowance -= table.forEachStatement(covering: event) { index in
            found.append(index)
            return found.count <= Self.maximumStatementCount
        }
        // Each pair will be compared, and a comparison looks at all ends of both.
        let size = found.reduce(0) { $0 + table.sets.size(of: table.statements[$1]) }
        allowance -= size * found.count
        if found.count > Self.maximumStatementCount { return nil }
        return found.filter { !removed.contains(table.statements[$0].edge) }
    }
}
