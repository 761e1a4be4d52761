import TransitionDSL

/// Layers whose nodes move to other layers where that makes fewer arrows cross, or arrows shorter.
struct LayerSearch {
    private let graph: Graph
    private let component: Component
    private let room: Int
    /// By node: the screens of its tab bar, which move together, or the node alone.
    private var units: [[Int]] = []
    /// By the first node of a unit: the nodes at the other ends of its arrows.
    private var neighbors: [Int: [Int]] = [:]
    /// By the first node of a unit: the pills that belong to it alone.
    private var pills: [Int: [Int]] = [:]
    private var ranks: [Int: Int]
    private var layers: Layers
    private var cost: Int

    init(_ component: Component, _ graph: Graph, _ room: Int) {
        self.graph = graph
        self.component = component
        self.room = room
        ranks = Pictures.ranks(of: component, in: graph)
        var left = room
        layers = Layers(component, ranks, graph, &left)
        layers.orderEarlyItems()
        cost = layers.cost
        findUnits()
    }

    private mutating func findUnits() {
        var firsts: [Int: Int] = [:]
        for bar in graph.bars {
            for node in bar { firsts[node] = bar[0] }
        }
        for node in component.nodes where graph.isFixed(node) == false {
            let first = firsts[node] ?? node
            if first == node { units.append(graph.bars.first { $0[0] == node } ?? [node]) }
        }
        for index in component.arrows {
            let arrow = graph.arrows[index]
            let (from, to) = (firsts[arrow.from] ?? arrow.from, firsts[arrow.to] ?? arrow.to)
            if from == to { continue }
            for (one, other) in [(from, to), (to, from)] {
                if graph.isFixed(other) {
                    pills[one, default: []].append(other)
                } else {
                    neighbors[one, default: []].append(other)
                }
            }
        }
    }

    /// Tries each unit in the layers around its own, until nothing becomes better. The work is
    /// bounded: of large graphs, few units are tried.
    mutating func moveNodes() {
        var work = LayerSearch.mostWork
        for _ in 0..<3 {
            var hasMoved = false
            if layers.items.count < 400 {
                var trial = layers
                trial.search()
                if trial.cost < cost { (layers, cost) = (trial, trial.cost) }
            }
            let isAwkward = layers.awkwardItems
            for unit in units where unit.contains(where: { isAwkward[component.item(of: $0)] }) {
                let own = ranks[unit[0]] ?? 0
                for step in [-2, 2, -4, 4, -6, 6] where isFree(own + step, unit) {
                    work -= layers.items.count
                    if work < 0 { return }
                    if move(unit, by: step) {
                        hasMoved = true
                        break
                    }
                }
            }
            if !hasMoved { return }
        }
    }

    /// The items of all trials together.
    private static let mostWork = 20_000

    private func isFree(_ rank: Int, _ unit: [Int]) -> Bool {
        (neighbors[unit[0]] ?? []).allSatisfy { ranks[$0] != rank }
    }

    private mutating func move(_ unit: [Int], by step: Int) -> Bool {
        var moved = ranks
        for node in unit { moved[node, default: 0] += step }
        for pill in pills[unit[0]] ?? [] { moved[pill] = outerRank(pill, moved) }
        var left = room
        var trial = Layers(component, moved, graph, &left)
        trial.restrictToEarlyItems()
        trial.takeOrder(of: layers, without: unit, worst: cost + hope)
        let cost = trial.cost
        if cost >= self.cost { return false }
        (ranks, layers, self.cost) = (moved, trial, cost)
        return true
    }

    /// How much worse a trial may be before its order is improved.
    private var hope: Int { layers.items.count < 100 ? 40 : 10 }

    /// The layers with all nodes. The room becomes smaller.
    func finished(_ room: inout Int) -> Layers {
        var whole = Layers(component, ranks, graph, &room)
        whole.takeOrder(of: layers)
        return whole
    }

    /// A pill at one end of lines is next to all its cards.
    private func outerRank(_ pill: Int, _ ranks: [Int: Int]) -> Int {
        let isBefore = graph.pill(pill)?.role == .before
        let cards = component.arrows.compactMap { index -> Int? in
            let arrow = graph.arrows[index]
            if arrow.from == pill { return ranks[arrow.to] }
            return arrow.to == pill ? ranks[arrow.from] : nil
        }
        return isBefore ? (cards.min() ?? 0) - 1 : (cards.max() ?? 0) + 1
    }
}

extension Component {
    /// The item of a node: the nodes are the first items of layers.
    fileprivate func item(of node: Int) -> Int {
        var (low, high) = (0, nodes.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if nodes[middle] < node { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension Graph {
    /// Whether the layers of other nodes determine that of a node.
    fileprivate func isFixed(_ node: Int) -> Bool {
        pill(node).map { $0.role != .between } ?? false
    }
}

extension Layers {
    /// The items with an arrow that crosses another or is longer than it must be.
    fileprivate var awkwardItems: [Bool] {
        var isAwkward = [Bool](repeating: false, count: items.count)
        let places = places
        for layer in layers {
            let arrows = layer.flatMap { item in right[item].map { (item, $0) } }
            for (index, (start, end)) in arrows.enumerated() {
                for (otherStart, otherEnd) in arrows[..<index]
                where places[otherStart] < places[start] && places[otherEnd] > places[end] {
                    for item in [start, end, otherStart, otherEnd] { isAwkward[item] = true }
                }
            }
        }
        for (_, chain, _) in chains
        where chain.count > 3 || chain.contains(where: { isAwkward[$0] }) {
            isAwkward[chain[0]] = true
            isAwkward[chain[chain.count - 1]] = true
        }
        return isAwkward
    }

    fileprivate var cost: Int { cost(places) }

    /// Crossings are worse than arrows to the left, these are worse than a longer way of an arrow,
    /// and an arrow without room is worst.
    private func cost(_ places: [Int]) -> Int {
        let reversed = chains.count { $0.isReversed && !graph.arrows[$0.arrow].hasHeadAtStart }
        return crossings(places) * 4 + reversed * 2 + items.count + leftOut * 1_000
    }

    /// Takes the order of other layers of the same nodes, and inserts what they do not have, and
    /// the nodes of a unit. An order that is worse than `worst` is not improved.
    mutating func takeOrder(of other: Layers, without unit: [Int] = [], worst: Int = .max) {
        var oldPlaces = [Int](repeating: -1, count: other.items.count)
        for layer in other.layers {
            for (place, item) in layer.enumerated() { oldPlaces[item] = place }
        }
        var places = [Int](repeating: -1, count: items.count)
        // Nodes are the first items, in the same order.
        for item in items.indices {
            guard case .node(let node) = items[item] else { break }
            if !unit.contains(node) { places[item] = oldPlaces[item] }
        }
        var next = 0
        for (arrow, chain, _) in chains {
            while next < other.chains.count, other.chains[next].arrow < arrow { next += 1 }
            guard next < other.chains.count, other.chains[next].arrow == arrow else { continue }
            let old = other.chains[next].items
            if old.count != chain.count || places[chain[0]] < 0
                || places[chain[chain.count - 1]] < 0
            {
                continue
            }
            for (item, old) in zip(chain, old).dropFirst().dropLast() {
                places[item] = oldPlaces[old]
            }
        }
        let missing = layers.joined().filter { places[$0] < 0 }
        for rank in layers.indices {
            layers[rank] = layers[rank].filter { places[$0] >= 0 }
                .sorted { places[$0] < places[$1] }
            for (place, item) in layers[rank].enumerated() { places[item] = place }
        }
        insert(missing, &places)
        if !bars.isEmpty {
            gatherBars()
            places = self.places
        }
        sift(&places, rounds: 1)
        if worst < cost(places) { return }
        for sweep in 0..<2 {
            let isForward = sweep == 0
            let (old, crossings) = (layers, crossings(places))
            let order = isForward ? Array(layers.indices) : layers.indices.reversed()
            for rank in order.dropFirst() {
                sortByMedian(rank, isForward, keepsTies: true, &places)
            }
            sift(&places, rounds: 2)
            if self.crossings(places) >= crossings {
                layers = old
                places = self.places
            }
        }
    }
}
