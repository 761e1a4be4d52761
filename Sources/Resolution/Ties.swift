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
    /// How many pairs of lines were looked at.
    package var looks: Int
}

extension Table {
    /// The ties of the registry, each line in at most a few: one mistake in a line, such as a `*`,
    /// can make it cross with all others.
    ///
    /// A pair of lines that cross is a tie, unless some narrower line decides all that they share.
    package func ties(in model: Model, maximumPerLine: Int = 3) -> Ties {
        var finder = TieFinder(self, model, maximumPerLine)
        finder.findTies()
        let ties = finder.ties.sorted { left, right in
            (max(left.first, left.second), min(left.first, left.second))
                < (max(right.first, right.second), min(right.first, right.second))
        }
        return Ties(ties: ties, isIncomplete: finder.isIncomplete, looks: finder.looks)
    }
}
