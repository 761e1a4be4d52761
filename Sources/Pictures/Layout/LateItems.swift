extension Layers {
    /// Removes the items of the nodes after the last multiple of eight, in a graph of 32 or more,
    /// and of their arrows.
    mutating func restrictToEarlyItems() {
        var isLate = [Bool](repeating: true, count: items.count)
        for item in layers.joined() { isLate[item] = false }
        let nodes = items.indices.filter { item in
            if case .node = items[item] { !isLate[item] } else { false }
        }
        if nodes.count < 32 || nodes.count % 8 == 0 { return }
        isLate = Array(repeating: false, count: items.count)
        for node in nodes[(nodes.count / 8 * 8)...] { isLate[node] = true }
        var count = 0
        for (_, chain, _) in chains where isLate[chain[0]] || isLate[chain[chain.count - 1]] {
            for item in chain.dropFirst().dropLast() { isLate[item] = true }
            count += chain.count - 2
        }
        // Each is inserted after a look at two layers.
        if count <= 2_000 { restrict { !isLate[$0] } }
    }

    /// Inserts items such that each has a neighbor that is placed before it if there is one.
    mutating func insert(_ items: [Int], _ places: inout [Int]) {
        var isWaiting = [Bool](repeating: false, count: self.items.count)
        for item in items { isWaiting[item] = true }
        let bordering = items.filter { item in
            left[item].contains { !isWaiting[$0] } || right[item].contains { !isWaiting[$0] }
        }
        var pending = bordering + items
        var next = 0
        while next < pending.count {
            let item = pending[next]
            next += 1
            if !isWaiting[item] { continue }
            isWaiting[item] = false
            insert(item, &places)
            pending += left[item].filter { isWaiting[$0] }
            pending += right[item].filter { isWaiting[$0] }
        }
    }

    /// Puts an item where its arrows cross the fewest of those that are placed; of several such
    /// places, at the last. `places` are those of the items, less than 0 for those without.
    private mutating func insert(_ item: Int, _ places: inout [Int]) {
        let rank = ranks[item]
        let (ownLeft, ownRight) = (
            left[item].filter { places[$0] >= 0 }, right[item].filter { places[$0] >= 0 }
        )
        // The crossings with all items if this one is above them; below them it has others.
        var cost = 0
        var best = (cost: 0, place: 0)
        for (place, other) in layers[rank].enumerated() {
            cost += gainOfPlaced(left[other], ownLeft, places)
            cost += gainOfPlaced(right[other], ownRight, places)
            if cost <= best.cost { best = (cost, place + 1) }
        }
        layers[rank].insert(item, at: best.place)
        for place in best.place..<layers[rank].count { places[layers[rank][place]] = place }
    }

    private func gainOfPlaced(_ upper: [Int], _ lower: [Int], _ places: [Int]) -> Int {
        var gain = 0
        for one in upper {
            let place = places[one]
            if place < 0 { continue }
            for other in lower {
                if places[other] < place { gain += 1 } else if places[other] > place { gain -= 1 }
            }
        }
        return gain
    }
}
