package import TransitionDSL

/// A line whose animation never plays.
package struct UnreachableLine: Sendable {
    package var edge: Handle<Edge>
    /// Lines that play instead, the first few.
    package var winners: [Handle<Edge>]
}

extension Table {
    /// The lines of which every written statement loses each of its events to narrower ones, in
    /// their order.
    ///
    /// It looks at a statement's events until one is its own. Each that is not was taken by a line
    /// inside, so the work grows with what such lines cover.
    package func unreachableLines() -> [UnreachableLine] {
        var result: [UnreachableLine] = []
        var allowance = 20_000_000 + 200 * statements.count
        var reachable: Handle<Edge>?
        var winners: [Handle<Edge>] = []
        for (index, statement) in statements.enumerated() {
            let next = index + 1 < statements.count ? statements[index + 1].edge : nil
            if statement.isWritten, reachable != statement.edge {
                if let found = self.winners(over: index, &allowance) {
                    for edge in found where !winners.contains(edge) { winners.append(edge) }
                } else {
                    reachable = statement.edge
                }
            }
            guard next != statement.edge else { continue }
            if reachable != statement.edge, !winners.isEmpty {
                result.append(UnreachableLine(edge: statement.edge, winners: winners))
            }
            winners = []
        }
        return result
    }

    /// The lines that take all events of a statement from it; nil if it keeps one.
    private func winners(over index: Int, _ allowance: inout Int) -> [Handle<Edge>]? {
        let statement = statements[index]
        var found: [Handle<Edge>] = []
        var ends = [(statement.from, statement.to)]
        if statement.isSymmetric { ends.append((statement.to, statement.from)) }
        for (start, goal) in ends {
            for occasion in statement.occasion.common(with: statement.occasion) {
                var event = occasion
                for from in sets.tree.positions(in: sets.roots(start)) {
                    for to in sets.tree.positions(in: sets.roots(goal)) {
                        event.from = from
                        event.to = to
                        guard let winner = narrower(than: index, on: event, &allowance) else {
                            return nil
                        }
                        let edge = statements[winner].edge
                        if found.count < 4, !found.contains(edge) { found.append(edge) }
                    }
                }
            }
        }
        return found
    }

    private func narrower(than index: Int, on event: Event, _ allowance: inout Int) -> Int? {
        var winner: Int?
        allowance -= forEachStatement(covering: event, within: [statements[index]]) { other in
            if statements[other].isWritten, isNarrower(other, index) { winner = other }
            return winner == nil
        }
        return allowance > 0 ? winner : nil
    }
}
