extension Layers {
    /// Orders each layer so that few arrows cross. The last few nodes are inserted into the order of
    /// the others: so a node at the end of a file rarely changes where the others are.
    mutating func order() {
        var early = self
        early.orderEarlyItems()
        takeOrder(of: early)
    }

    /// Orders the layers without the last few nodes, which are removed.
    mutating func orderEarlyItems() {
        restrictToEarlyItems()
        search()
    }

    /// Orders that are compared: by their crossings, then by how far the cards are from the order of
    /// their declarations.
    private struct Candidate {
        var layers: [[Int]]
        var crossings = Int.max
        var disorder = Int.max
    }

    /// Medians and exchanges of neighbors, from four starts. The best order wins, of equal ones the
    /// first.
    mutating func search() {
        var best = Candidate(layers: layers)
        for start in 0..<4 {
            var trial = self
            trial.begin(start)
            trial.improve(&best)
        }
        layers = best.layers
    }

    /// Replaces a candidate by the current order or its mirror image, which has the same crossings,
    /// if that is better.
    private func replace(_ best: inout Candidate, _ places: [Int]) -> Bool {
        let crossings = crossings(places)
        var (own, mirrored) = (0, 0)
        for layer in layers {
            let cards = layer.compactMap { item -> Int? in
                if case .node(let node) = items[item] { node } else { nil }
            }
            // For each card the cards of earlier declarations, which are before it or behind it.
            // Early declarations count more.
            let sorted = cards.sorted()
            var earlier = PlaceCounts(cards.count)
            var placeOf: [Int: Int] = [:]
            for (place, card) in cards.enumerated() where placeOf[card] == nil {
                placeOf[card] = place
            }
            for (count, card) in sorted.enumerated() {
                let place = placeOf[card] ?? 0
                let before = earlier.count(upTo: place)
                mirrored += before * (1000 / (1 + card))
                own += (count - before) * (1000 / (1 + card))
                earlier.add(place)
            }
        }
        let disorder = min(own, mirrored)
        if (crossings, disorder) >= (best.crossings, best.disorder) { return false }
        best = Candidate(
            layers: own <= mirrored || !bars.isEmpty ? layers : layers.map { $0.reversed() },
            crossings: crossings,
            disorder: disorder)
        return true
    }

    /// Orders the layers by a search: depth first or breadth first, from the left or from the right.
    private mutating func begin(_ start: Int) {
        let isDeep = start % 2 == 0
        let isFromLeft = start < 2
        var isSeen = [Bool](repeating: false, count: items.count)
        var found: [[Int]] = Array(repeating: [], count: layers.count)
        let roots = isFromLeft ? Array(layers.joined()) : Array(layers.reversed().joined())
        for root in roots where !isSeen[root] {
            var pending = [root]
            var next = 0
            while next < pending.count {
                let item = isDeep ? pending.removeLast() : pending[next]
                if !isDeep { next += 1 }
                if isSeen[item] { continue }
                isSeen[item] = true
                found[ranks[item]].append(item)
                let near = isFromLeft ? right[item] + left[item] : left[item] + right[item]
                pending += isDeep ? near.reversed() : near
            }
        }
        layers = found
        gatherBars()
    }

    /// Looks for better orders with sweeps from left to right and back.
    private mutating func improve(_ best: inout Candidate) {
        var idle = 0
        var places = places
        for sweep in 0..<24 where idle < 6 {
            let isForward = sweep % 2 == 0
            let order = isForward ? Array(layers.indices) : layers.indices.reversed()
            for rank in order.dropFirst() {
                sortByMedian(rank, isForward, keepsTies: sweep % 4 < 2, &places)
            }
            sift(&places, rounds: 12)
            idle = replace(&best, places) ? 0 : idle + 1
        }
    }

    /// Sorts a layer by the medians of the neighbors in the layer before or after it. Items
    /// without neighbors there stay where they are.
    mutating func sortByMedian(
        _ rank: Int, _ isForward: Bool, keepsTies: Bool, _ places: inout [Int]
    ) {
        if hasBar[rank] {
            sortUnits(rank, isForward, keepsTies, places)
        } else {
            let near = isForward ? left : right
            var keyed: [(item: Int, key: Int, place: Int)] = []
            for (place, item) in layers[rank].enumerated() where !near[item].isEmpty {
                let tie = keepsTies ? place : -place
                keyed.append((item, median(near[item], places), tie))
            }
            keyed.sort { ($0.key, $0.place) < ($1.key, $1.place) }
            var next = 0
            for place in layers[rank].indices where !near[layers[rank][place]].isEmpty {
                layers[rank][place] = keyed[next].item
                next += 1
            }
        }
        for (place, item) in layers[rank].enumerated() { places[item] = place }
    }

    /// A tab bar has the median of what its screens want.
    private mutating func sortUnits(
        _ rank: Int, _ isForward: Bool, _ keepsTies: Bool, _ places: [Int]
    ) {
        let near = isForward ? left : right
        let units = units(of: rank)
        var keyed: [(unit: [Int], key: Int, place: Int)] = []
        for (place, unit) in units.enumerated() {
            let goals = unit.enumerated().filter { !near[$0.element].isEmpty }
                .map { offset, item in median(near[item], places) - offset * 100 }.sorted()
            if goals.isEmpty { continue }
            keyed.append((unit, goals[goals.count / 2], keepsTies ? place : -place))
        }
        keyed.sort { ($0.key, $0.place) < ($1.key, $1.place) }
        var next = keyed.makeIterator()
        layers[rank] = units.flatMap { unit in
            unit.allSatisfy { near[$0].isEmpty } ? unit : next.next()?.unit ?? unit
        }
    }

    /// The median of the places of items, in hundredths. Of two middle ones the one on the side
    /// where the places are closer counts more.
    private func median(_ items: [Int], _ places: [Int]) -> Int {
        // Hot.
        if items.count == 1 { return places[items[0]] * 100 }
        if items.count == 2 { return (places[items[0]] + places[items[1]]) * 50 }
        let places = items.map { places[$0] }.sorted()
        let middle = places.count / 2
        if places.count % 2 == 1 { return places[middle] * 100 }
        let low = places[middle - 1] - places[0]
        let high = places[places.count - 1] - places[middle]
        if low + high == 0 { return (places[middle - 1] + places[middle]) * 50 }
        return (places[middle - 1] * high + places[middle] * low) * 100 / (low + high)
    }

    /// Moves each item to where the fewest arrows cross, in all layers, while that removes
    /// crossings. `places` are those of the items.
    mutating func sift(_ places: inout [Int], rounds: Int) {
        var isDone = [Bool](repeating: false, count: layers.count)
        for _ in 0..<rounds {
            var hasImproved = false
            for rank in layers.indices where !isDone[rank] && layers[rank].count > 1 {
                isDone[rank] = true
                if !(hasBar[rank] ? siftUnits(rank, places) : siftItems(rank, places)) { continue }
                hasImproved = true
                for (place, item) in layers[rank].enumerated() { places[item] = place }
                for near in max(0, rank - 1)...min(rank + 1, layers.count - 1) {
                    isDone[near] = false
                }
            }
            if !hasImproved { return }
        }
    }

    /// No item moves across places where so many more arrows cross.
    private static let hopeless = -4

    private mutating func siftItems(_ rank: Int, _ places: [Int]) -> Bool {
        var layer = layers[rank]
        var hasImproved = false
        for item in layers[rank] {
            guard let place = layer.firstIndex(of: item) else { continue }
            var best = (gain: 0, place: place)
            var gain = 0
            for other in layer.indices[..<place].reversed() {
                gain += self.gain(layer[other], item, places)
                if gain > best.gain { best = (gain, other) }
                if gain < Self.hopeless { break }
            }
            gain = 0
            for other in layer.indices[(place + 1)...] {
                gain += self.gain(item, layer[other], places)
                if gain > best.gain { best = (gain, other) }
                if gain < Self.hopeless { break }
            }
            if best.gain == 0 { continue }
            layer.remove(at: place)
            layer.insert(item, at: best.place)
            hasImproved = true
        }
        if hasImproved { layers[rank] = layer }
        return hasImproved
    }

    /// The same in a layer with tab bars, each of which moves as a whole.
    private mutating func siftUnits(_ rank: Int, _ places: [Int]) -> Bool {
        var units = units(of: rank)
        func gain(_ upper: [Int], _ lower: [Int]) -> Int {
            upper.reduce(0) { sum, one in
                lower.reduce(sum) { $0 + self.gain(one, $1, places) }
            }
        }
        var hasImproved = false
        for unit in units {
            guard let place = units.firstIndex(of: unit) else { continue }
            var best = (gain: 0, place: place)
            var sum = 0
            for other in units.indices[..<place].reversed() {
                sum += gain(units[other], unit)
                if sum > best.gain { best = (sum, other) }
            }
            sum = 0
            for other in units.indices[(place + 1)...] {
                sum += gain(unit, units[other])
                if sum > best.gain { best = (sum, other) }
            }
            if best.gain == 0 { continue }
            units.remove(at: place)
            units.insert(unit, at: best.place)
            hasImproved = true
        }
        if hasImproved { layers[rank] = Array(units.joined()) }
        return hasImproved
    }

    /// The items of a layer, those of a tab bar together.
    private func units(of rank: Int) -> [[Int]] {
        var units: [[Int]] = []
        for item in layers[rank] {
            if let last = units.last, let bar = barOf[item], barOf[last[0]] == bar {
                units[units.count - 1].append(item)
            } else {
                units.append([item])
            }
        }
        return units
    }

    /// How many crossings an exchange of two items removes.
    private func gain(_ upper: Int, _ lower: Int, _ places: [Int]) -> Int {
        sideGain(left[upper], left[lower], places) + sideGain(right[upper], right[lower], places)
    }

    /// How many crossings an exchange of two items removes on one side.
    private func sideGain(_ upper: [Int], _ lower: [Int], _ places: [Int]) -> Int {
        if upper.count * lower.count > 64 { return sortedGain(upper, lower, places) }
        var gain = 0
        for one in upper {
            for other in lower {
                gain += places[one] > places[other] ? 1 : 0
                gain -= places[one] < places[other] ? 1 : 0
            }
        }
        return gain
    }

    /// How many crossings the exchange removes, without comparing all pairs of arrows.
    private func sortedGain(_ upper: [Int], _ lower: [Int], _ places: [Int]) -> Int {
        let lower = lower.map { places[$0] }.sorted()
        var (gain, smaller, notLarger) = (0, 0, 0)
        for place in upper.map({ places[$0] }).sorted() {
            while smaller < lower.count, lower[smaller] < place { smaller += 1 }
            while notLarger < lower.count, lower[notLarger] <= place { notLarger += 1 }
            gain += smaller - (lower.count - notLarger)
        }
        return gain
    }

    /// The number of pairs of arrows that cross; `places` are those of the items in their layers.
    func crossings(_ places: [Int]) -> Int {
        // Hot.
        var ends: [Int] = []
        return layers.indices.dropFirst().reduce(0) { sum, rank in
            ends.removeAll(keepingCapacity: true)
            for item in layers[rank - 1] {
                let start = ends.count
                for next in right[item] { ends.append(places[next]) }
                if ends.count > start + 1 { ends[start...].sort() }
            }
            return sum + inversions(ends, below: layers[rank].count)
        }
    }
}

/// The number of pairs of which the first is larger, counted with a tree of sums and not pair by
/// pair.
private func inversions(_ numbers: [Int], below count: Int) -> Int {
    var seen = PlaceCounts(count)
    var found = 0
    for (index, number) in numbers.enumerated() {
        found += index - seen.count(upTo: number)
        seen.add(number)
    }
    return found
}

/// A tree of sums: how many of the places that were added are not larger than a place.
private struct PlaceCounts {
    private var sums: [Int]

    /// For places from 0 to `count` - 1.
    init(_ count: Int) { sums = Array(repeating: 0, count: count + 1) }

    func count(upTo number: Int) -> Int {
        var found = 0
        var place = number + 1
        while place > 0 {
            found += sums[place]
            place -= place & -place
        }
        return found
    }

    mutating func add(_ number: Int) {
        var place = number + 1
        while place < sums.count {
            sums[place] += 1
            place += place & -place
        }
    }
}
