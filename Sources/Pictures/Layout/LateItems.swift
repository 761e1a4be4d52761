import TransitionDSL

extension Layers {
    /// The items of the nodes after the last multiple of eight, in a graph of 32 or more, and of their arrows, such that each
    /// has a neighbor that is placed before it if there is one.
    var lateItems: [Int] {
        let placed = Set(layers.joined())
        let nodes = items.indices.filter { item in
            if case .node = items[item] { placed.contains(item) } else { false }
        }
        let lateNodes = nodes.dropFirst(nodes.count < 32 ? nodes.count : nodes.count / 8 * 8)
        if lateNodes.isEmpty { return [] }
        var late = Set(lateNodes)
        for (_, chain, _) in chains
        where late.contains(chain[0]) || late.contains(chain[chain.count - 1]) {
            late.formUnion(chain.dropFirst().dropLast())
        }
        // Each is inserted after a look at two layers.
        if late.count > 2_000 { return [] }
        let all = late.sorted()
        let bordering = all.filter { !late.isSuperset(of: left[$0] + right[$0]) }
        return reachable(from: bordering + all) { item in
            (left[item] + right[item]).filter(late.contains)
        }
    }

    /// Puts an item where its arrows cross the fewest of those that are placed; of several such
    /// places, at the last.
    mutating func insert(_ item: Int) {
        let layer = layers[ranks[item]]
        var places = [Int?](repeating: nil, count: items.count)
        for rank in [ranks[item] - 1, ranks[item] + 1] where layers.indices.contains(rank) {
            for (place, other) in layers[rank].enumerated() { places[other] = place }
        }
        func crossings(_ upper: [Int], _ lower: [Int]) -> Int {
            let lower = lower.compactMap { places[$0] }
            return upper.compactMap { places[$0] }.reduce(0) { sum, place in
                sum + lower.count { $0 < place }
            }
        }
        // The crossings with all items if this one is above them; below them it has others.
        var cost = 0
        var best = (cost: 0, place: 0)
        for (place, other) in layer.enumerated() {
            cost += crossings(left[other], left[item]) - crossings(left[item], left[other])
            cost += crossings(right[other], right[item]) - crossings(right[item], right[other])
            if cost <= best.cost { best = (cost, place + 1) }
        }
        layers[ranks[item]].insert(item, at: best.place)
    }
}
