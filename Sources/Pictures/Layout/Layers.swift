/// The layers of connected nodes. Arrows lead from each layer to the next: long ones have an item
/// without a box in every layer that they pass.
struct Layers {
    enum Content: Sendable {
        case node(Int)
        /// The label of an arrow.
        case label(Int)
        /// An arrow that passes.
        case pass(Int)
    }

    let graph: Graph
    private(set) var items: [Content] = []
    /// By item: the neighbors in the layer before and in the one after it.
    private(set) var left: [[Int]] = []
    private(set) var right: [[Int]] = []
    /// By item: its layer, from 0.
    private(set) var ranks: [Int] = []
    /// The items of each layer from top to bottom.
    var layers: [[Int]] = []
    /// By arrow: its items from left to right, with those of its ends.
    private(set) var chains: [(arrow: Int, items: [Int], isReversed: Bool)] = []
    private(set) var loops: [Int] = []
    /// Arrows between two screens of a tab bar.
    private(set) var siblings: [Int] = []
    /// The items of each tab bar, in its order.
    private(set) var bars: [[Int]] = []
    /// By item: the tab bar that it is in.
    private(set) var barOf: [Int?] = []
    /// By layer.
    private(set) var hasBar: [Bool] = []
    /// How many arrows had no room.
    private(set) var leftOut = 0
    /// The frames with a card among the nodes.
    let frames: [Graph.Frame]
    /// The pills that belong to one card: they are inserted next to it at the end.
    private var loosePills: [(item: Int, card: Int)] = []

    /// `room` is how many items of long arrows may be added.
    init(_ component: Component, _ nodeRanks: [Int: Int], _ graph: Graph, _ room: inout Int) {
        self.graph = graph
        frames = component.frames.map { graph.frames[$0] }
        let first = nodeRanks.values.min() ?? 0
        let last = nodeRanks.values.max() ?? 0
        layers = Array(repeating: [], count: last - first + 1)
        var itemOfNode: [Int: Int] = [:]
        for node in component.nodes {
            itemOfNode[node] = addItem(.node(node), (nodeRanks[node] ?? 0) - first)
        }
        for index in component.arrows {
            let arrow = graph.arrows[index]
            guard let from = itemOfNode[arrow.from], let to = itemOfNode[arrow.to] else { continue }
            let length = abs(ranks[from] - ranks[to])
            if length == 0, from != to {
                siblings.append(index)
            } else if length > room {
                leftOut += 1
            } else if from == to {
                loops.append(index)
            } else {
                room -= length
                addChain(index, from, to)
            }
        }
        for node in component.nodes {
            guard let item = itemOfNode[node], let pill = graph.pill(node), pill.role != .between,
                left[item].count + right[item].count == 1
            else { continue }
            loosePills.append((item, left[item].first ?? right[item][0]))
        }
        bars = graph.bars.map { bar in bar.compactMap { itemOfNode[$0] } }.filter { $0.count > 1 }
        barOf = Array(repeating: nil, count: items.count)
        for (number, bar) in bars.enumerated() {
            for item in bar { barOf[item] = number }
        }
        hasBar = Array(repeating: false, count: layers.count)
        for bar in bars { hasBar[ranks[bar[0]]] = true }
        let loose = Set(loosePills.map { $0.item })
        for item in items.indices where !loose.contains(item) { layers[ranks[item]].append(item) }
        for (pill, card) in loosePills {
            left[card].removeAll { $0 == pill }
            right[card].removeAll { $0 == pill }
        }
    }

    private mutating func addItem(_ content: Content, _ rank: Int) -> Int {
        items.append(content)
        ranks.append(rank)
        left.append([])
        right.append([])
        return items.count - 1
    }

    private mutating func addChain(_ arrow: Int, _ from: Int, _ to: Int) {
        let isReversed = ranks[from] > ranks[to]
        let (start, end) = isReversed ? (to, from) : (from, to)
        var chain = [start]
        // The label is in the gap after the source.
        let labelRank = isReversed ? ranks[end] - 1 : ranks[start] + 1
        let hasLabel = !graph.arrows[arrow].rows.isEmpty
        for rank in ranks[start] + 1..<max(ranks[end], ranks[start] + 1) {
            let isLabel = hasLabel && rank == labelRank
            chain.append(addItem(isLabel ? .label(arrow) : .pass(arrow), rank))
        }
        chain.append(end)
        for (one, next) in zip(chain, chain.dropFirst()) {
            right[one].append(next)
            left[next].append(one)
        }
        chains.append((arrow, chain, isReversed))
    }

    /// Puts the screens of each tab bar together, where most of them are.
    mutating func gatherBars(in rank: Int? = nil) {
        for bar in bars where rank == nil || ranks[bar[0]] == rank {
            let members = Set(bar)
            let layer = layers[ranks[bar[0]]]
            let places = layer.indices.filter { members.contains(layer[$0]) }
            // The layers of early nodes may lack some.
            if places.isEmpty { continue }
            let bar = bar.filter { item in places.contains { layer[$0] == item } }
            let middle = places[places.count / 2]
            let above = layer[..<middle].filter { !members.contains($0) }
            let below = layer[middle...].filter { !members.contains($0) }
            layers[ranks[bar[0]]] = above + bar + below
        }
    }

    /// Removes items from the layers, and with them their arrows.
    mutating func restrict(_ isKept: (Int) -> Bool) {
        layers = layers.map { $0.filter(isKept) }
        for item in items.indices {
            left[item].removeAll { !isKept($0) }
            right[item].removeAll { !isKept($0) }
        }
    }

    /// The place of each item in its layer.
    var places: [Int] {
        var places = [Int](repeating: 0, count: items.count)
        for layer in layers {
            for (place, item) in layer.enumerated() { places[item] = place }
        }
        return places
    }

    /// Puts pills that belong to one card next to it. They change the order of nothing else.
    mutating func insertPills() {
        // Pills are in other layers than cards.
        let places = places
        for (pill, card) in loosePills {
            let isBefore = ranks[pill] < ranks[card]
            let layer = layers[ranks[pill]]
            func neighbors(_ item: Int) -> [Int] { isBefore ? right[item] : left[item] }
            let last = layer.lastIndex { neighbors($0).contains(card) }
            let next = layer.firstIndex { item in
                neighbors(item).contains { places[$0] > places[card] }
            }
            layers[ranks[pill]].insert(pill, at: last.map { $0 + 1 } ?? next ?? layer.count)
            if isBefore { left[card].append(pill) } else { right[card].append(pill) }
        }
    }
}
