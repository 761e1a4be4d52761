/// The size of an item: the distances of its edges from the level at which arrows reach it.
struct Extent: Hashable, Sendable {
    var width = 0
    var above = 0
    var below = 0
    /// The least distance to the next item of its layer.
    var gap = 0
}

/// The vertical positions of the items, such that none touches another of its layer and arrows
/// are level where they can be.
func levels(of layers: Layers, _ extents: [Extent]) -> [Int] {
    var finder = LevelFinder(layers, extents)
    finder.sweep()
    finder.straighten()
    return finder.levels
}

private struct LevelFinder {
    private let layers: Layers
    private let extents: [Extent]
    private(set) var levels: [Int]

    init(_ layers: Layers, _ extents: [Extent]) {
        self.layers = layers
        self.extents = extents
        levels = Array(repeating: 0, count: layers.items.count)
        for layer in layers.layers {
            let offsets = offsets(layer)
            let middle = (offsets.last ?? 0) / 2
            for (item, offset) in zip(layer, offsets) { levels[item] = offset - middle }
        }
    }

    mutating func sweep() {
        for round in 0..<10 {
            let ranks = Array(layers.layers.indices)
            let isForward = round % 2 == 0
            for rank in isForward ? ranks : ranks.reversed() {
                let usesBoth = round > 5
                place(
                    layers.layers[rank], usesLeft: isForward || usesBoth,
                    usesRight: !isForward || usesBoth)
            }
        }
    }

    /// Makes long arrows level where there is room, with their ends if these have no other arrow.
    mutating func straighten() {
        let places = layers.places
        for (_, items, _) in layers.chains {
            let inner = Array(items.dropFirst().dropLast())
            let ends = [items[0], items[items.count - 1]].filter { arrowCount($0) == 1 }
            let goal = goal(items)
            if !level(inner + ends, at: goal, places) { _ = level(inner, at: goal, places) }
        }
    }

    private func arrowCount(_ item: Int) -> Int {
        layers.left[item].count + layers.right[item].count
    }

    /// The level of an end that has no other arrow on this side, or the mean.
    private func goal(_ items: [Int]) -> Int {
        let (first, last) = (items[0], items[items.count - 1])
        if layers.right[first].count == 1 { return levels[first] }
        if layers.left[last].count == 1 { return levels[last] }
        return items.reduce(0) { $0 + levels[$1] } / items.count
    }

    /// Moves items to one level, if the items above and below them leave room for it.
    private mutating func level(_ items: [Int], at goal: Int, _ places: [Int]) -> Bool {
        var (least, most) = (Int.min, Int.max)
        for item in items {
            let layer = layers.layers[layers.ranks[item]]
            let place = places[item]
            if place > 0 {
                let above = layer[place - 1]
                least = max(least, levels[above] + distance(above, item))
            }
            if place + 1 < layer.count {
                let below = layer[place + 1]
                most = min(most, levels[below] - distance(item, below))
            }
        }
        if least > most { return false }
        let level = min(max(goal, least), most)
        for item in items { levels[item] = level }
        return true
    }

    /// The least distance of two neighbors of a layer.
    private func distance(_ upper: Int, _ lower: Int) -> Int {
        extents[upper].below + max(extents[upper].gap, extents[lower].gap) + extents[lower].above
    }

    /// The least distances of the items of a layer from its first.
    private func offsets(_ layer: [Int]) -> [Int] {
        var offset = 0
        var offsets: [Int] = []
        for (index, item) in layer.enumerated() {
            if index > 0 { offset += distance(layer[index - 1], item) }
            offsets.append(offset)
        }
        return offsets
    }

    /// Isotonic regression: each item is as close as possible to the mean of its neighbors.
    private mutating func place(_ layer: [Int], usesLeft: Bool, usesRight: Bool) {
        let offsets = offsets(layer)
        /// Runs of items that touch each other.
        var runs: [(sum: Int, weight: Int, count: Int)] = []
        for (item, offset) in zip(layer, offsets) {
            var (sum, weight) = (0, 0)
            let near = (usesLeft ? layers.left[item] : []) + (usesRight ? layers.right[item] : [])
            for neighbor in near {
                let factor = straightness(item) * straightness(neighbor)
                sum += levels[neighbor] * factor
                weight += factor
            }
            if weight == 0 { (sum, weight) = (levels[item], 1) }
            runs.append((sum - offset * weight, weight, 1))
            while runs.count > 1 {
                let (last, previous) = (runs[runs.count - 1], runs[runs.count - 2])
                if previous.sum * last.weight <= last.sum * previous.weight { break }
                runs.removeLast()
                runs[runs.count - 1] = (
                    previous.sum + last.sum, previous.weight + last.weight,
                    previous.count + last.count
                )
            }
        }
        var next = 0
        for run in runs {
            let level = floorOfQuotient(run.sum, run.weight)
            for index in next..<next + run.count { levels[layer[index]] = level + offsets[index] }
            next += run.count
        }
    }

    /// Long arrows stay level rather than short ones.
    private func straightness(_ item: Int) -> Int {
        switch layers.items[item] {
        case .node: 1
        case .label: 2
        case .pass: 3
        }
    }
}

private func floorOfQuotient(_ sum: Int, _ weight: Int) -> Int {
    let (quotient, rest) = sum.quotientAndRemainder(dividingBy: weight)
    return rest < 0 ? quotient - 1 : quotient
}
