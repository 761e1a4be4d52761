import TransitionDSL

/// A view in a match, for comparing.
struct MatchedView: Hashable {
    /// The cell that it is in; -1 for the screen's own.
    private var cell: Int
    private var path: Text

    init(_ path: ViewPath) {
        self.path = path.text
        switch path.root {
        case .owner, .fromScreen, .toScreen: cell = -1
        case .cell(let handle): cell = Int(handle.index)
        }
    }
}

extension LintContext {
    /// The matches of the file in lines that have several, with the earlier ones of their line
    /// that share the view that `key` takes and play on the same events.
    func clashingMatches<Key: Hashable>(
        by key: (Match) -> Key
    ) -> [(first: Match, second: Match)] {
        var found: [(first: Match, second: Match)] = []
        for edge in model.edges where edge.matches.indices.count > 1 && isOwn(edge.place) {
            var known: [Key: [Match]] = [:]
            for match in model.matches[edge.matches] {
                let key = key(match)
                let earlier = known[key, default: []]
                if let first = earlier.first(where: { $0.overlaps(match) }) {
                    found.append((first, match))
                } else {
                    // One for each operation at most, since no two of them overlap.
                    known[key] = earlier + [match]
                }
            }
        }
        return found
    }
}

extension Match {
    fileprivate func overlaps(_ other: Match) -> Bool {
        limit == nil || other.limit == nil || limit == other.limit
    }
}
