extension Graph {
    /// The first card that lines leave and none leads to, but perhaps from another tab; without
    /// one, the first card that lines leave.
    var likelyStart: Int? {
        let tabs = Set(bars.joined())
        let lines = arrows.filter { arrow in
            arrow.from != arrow.to && !(tabs.contains(arrow.from) && tabs.contains(arrow.to))
        }
        var (starts, goals): (Set<Int>, Set<Int>) = ([], [])
        for arrow in lines {
            let rows = arrow.rows.filter { !$0.isReturn }
            if rows.isEmpty || rows.contains(where: { $0.isForward }) {
                starts.insert(arrow.from)
                if pill(arrow.from) == nil { goals.insert(arrow.to) }
            }
            if rows.contains(where: { !$0.isForward }) {
                starts.insert(arrow.to)
                goals.insert(arrow.from)
            }
        }
        let cards = nodes.indices.filter { card($0) != nil && starts.contains($0) }
        guard let start = cards.first(where: { !goals.contains($0) }) ?? cards.first else {
            return nil
        }
        // A tab bar begins with its first tab.
        let bar = bars.first { $0.contains(start) } ?? [start]
        return bar.first(where: cards.contains) ?? start
    }
}
