package import TransitionDSL

/// A line without which the same would play.
package struct RedundantLine: Sendable {
    package var edge: Handle<Edge>
    /// The line that would play instead, with the same animation and options.
    package var instead: Handle<Edge>
}

extension Table {
    /// The lines of which every event would come to the same play, with the same options, by
    /// another line. Only lines of a few events that few lines cover are asked: those of wildcards
    /// would have to be compared on all of them.
    package func redundantLines(in model: Model) -> [RedundantLine] {
        var plays = PlayKeys(self, model)
        var allowance = 5_000_000 + 500 * statements.count
        var result: [RedundantLine] = []
        var first = 0
        while first < statements.count {
            let edge = statements[first].edge
            var end = first + 1
            while end < statements.count, statements[end].edge == edge { end += 1 }
            if let instead = substitute(for: first..<end, &plays, &allowance) {
                result.append(RedundantLine(edge: edge, instead: instead))
            }
            first = end
        }
        return result
    }

    private static let maximumEventCount = 32
    private static let maximumStatementCount = 16

    /// The statements that cover an event; nil where they are so many that comparing each with each
    /// would take long.
    private func fewStatements(covering event: Event, _ allowance: inout Int) -> [Int]? {
        if allowance <= 0 { return nil }
        var found: [Int] = []
        allowance -= forEachStatement(covering: event) { index in
            found.append(index)
            return found.count <= Self.maximumStatementCount
        }
        // Each will be compared with each, and a comparison takes as long as their ends are.
        let size = found.reduce(0) { sum, index in
            sum + sets.roots(statements[index].from).count + sets.roots(statements[index].to).count
        }
        allowance -= size * found.count
        return found.count <= Self.maximumStatementCount ? found : nil
    }

    /// The line that would play instead of all statements of one line; nil if something else would
    /// on any of their events.
    private func substitute(
        for line: Range<Int>, _ plays: inout PlayKeys, _ allowance: inout Int
    ) -> Handle<Edge>? {
        var substitute: Handle<Edge>?
        var eventCount = 0
        for index in line {
            let statement = statements[index]
            if statement.isSymmetric { return nil }
            for occasion in statement.occasion.common(with: statement.occasion) {
                var event = occasion
                for from in sets.tree.positions(in: sets.roots(statement.from)) {
                    for to in sets.tree.positions(in: sets.roots(statement.to)) {
                        eventCount += 1
                        if eventCount > Self.maximumEventCount { return nil }
                        event.from = from
                        event.to = to
                        guard let covering = fewStatements(covering: event, &allowance) else {
                            return nil
                        }
                        guard winners(among: covering).contains(index) else { continue }
                        let rest = covering.filter { !line.contains($0) }
                        // Several that play differently are a tie, which this line decides.
                        let others = winners(among: rest)
                        guard let other = others.first,
                            others.allSatisfy({ plays.key($0) == plays.key(index) }),
                            substitute == nil || substitute == statements[other].edge
                        else { return nil }
                        substitute = statements[other].edge
                    }
                }
            }
        }
        return substitute
    }
}
