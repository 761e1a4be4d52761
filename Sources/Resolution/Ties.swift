package import TransitionDSL

/// Two statements that cover an event of which neither has the better claim to it.
package struct Tie: Sendable {
    package var first: Int
    package var second: Int
    /// An event that both cover and that no narrower line decides.
    package var witness: Event
    /// The subtrees of ``ScreenTree`` that a line between them would decide it for good.
    package var from: [ScreenTree.Position]
    package var to: [ScreenTree.Position]
}

package struct Ties: Sendable {
    /// In the order of the later line.
    package var ties: [Tie]
    /// Whether the search gave up on what only files built for it contain.
    package var isIncomplete: Bool
}

extension Table {
    /// The ties of the registry, each line in at most a few: one mistake in a line, such as a `*`,
    /// can make it cross with all others.
    ///
    /// Only lines that cross are looked at: of each line the sets around its two ends, and below
    /// them those that other lines name. A pair that crosses is a tie, or some narrower line
    /// decides it; so the work grows with the number of lines and not with that of pairs.
    package func ties(in model: Model, maximumPerLine: Int = 3) -> Ties {
        var finder = TieFinder(self, model, maximumPerLine)
        for index in statements.indices { finder.findTies(of: index) }
        let ties = finder.ties.sorted { left, right in
            (max(left.first, left.second), min(left.first, left.second))
                < (max(right.first, right.second), min(right.first, right.second))
        }
        return Ties(ties: ties, isIncomplete: finder.allowance <= 0)
    }
}
