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
    package func unreachableLines() -> [UnreachableLine] {
        var allowance = 20_000_000 + 200 * statements.count
        return lines.compactMap { line in
            var winners: [Handle<Edge>] = []
            for index in line {
                guard let found = takers(of: index, &allowance) else { return nil }
                winners += found.filter { !winners.contains($0) }
            }
            return UnreachableLine(edge: statements[line.lowerBound].edge, winners: winners)
        }
    }

    /// The first few lines that take events of a statement from it; nil unless all are taken.
    private func takers(of index: Int, _ allowance: inout Int) -> [Handle<Edge>]? {
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

    /// A statement that takes an event from another, as far as the allowance lasts.
    private func narrowerStatement(
        than index: Int, on event: Event, _ allowance: inout Int
    ) -> Int? {
        if allowance <= 0 { return nil }
        let winner = statement(
            covering: event, inside: statements[index].claim, &allowance,
            where: { isNarrower($0, index) })
        return allowance > 0 ? winner : nil
    }
}

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
    /// Lines that count as if they were not there.
    var removed: Set<Handle<Edge>>
    /// Of one line, how many events have been looked at, and who would play on them.
    var eventCount = 0
    var substitute: Handle<Edge>?

    private static let maximumEventCount = 32
    private static let maximumStatementCount = 16

    /// The line that would play instead of all statements of one line; nil if something else would
    /// on any of their events.
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

    /// Whether an event does not need a line's statement: it is not the one that plays, or another
    /// line, the same for all events, would play the same.
    private mutating func isReplaced(_ index: Int, of line: Range<Int>, on event: Event) -> Bool {
        eventCount += 1
        guard eventCount <= Self.maximumEventCount, allowance > 0,
            let covering = fewStatements(covering: event), covering.count > 1
        else { return false }
        let statements = table.statements
        guard table.winners(among: covering).contains(where: line.contains),
            let own = table.statement(of: statements[index].edge, among: covering)
        else { return true }
        // Several that play differently are a tie, which this line decides.
        let others = table.winners(among: covering.filter { !line.contains($0) })
        guard let other = others.first, others.allSatisfy({ plays.key($0) == plays.key(own) }),
            substitute == nil || substitute == statements[other].edge
        else { return false }
        substitute = statements[other].edge
        return true
    }

    /// The statements that cover an event; nil where they are so many that comparing each with each
    /// would take long.
    private mutating func fewStatements(covering event: Event) -> [Int]? {
        var found: [Int] = []
        allowance -= table.forEachStatement(covering: event) { index in
            found.append(index)
            return found.count <= Self.maximumStatementCount
        }
        // Each will be compared with each, and a comparison takes as long as their ends are.
        let size = found.reduce(0) { $0 + table.sets.size(of: table.statements[$1]) }
        allowance -= size * found.count
        if found.count > Self.maximumStatementCount { return nil }
        return found.filter { !removed.contains(table.statements[$0].edge) }
    }
}
