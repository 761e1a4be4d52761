import TransitionDSL

/// Nodes that arrows connect, and their arrows, each in declaration order.
struct Component {
    var nodes: [Int]
    var arrows: [Int] = []
    /// The frames with a card among the nodes.
    var frames: [Int] = []
}

/// The components of a graph. Screens without arrows come last, each alone.
func components(of graph: Graph) -> [Component] {
    var neighbors = [[Int]](repeating: [], count: graph.nodes.count)
    func connect(_ one: Int, _ other: Int) {
        neighbors[one].append(other)
        neighbors[other].append(one)
    }
    for arrow in graph.arrows where arrow.from != arrow.to { connect(arrow.from, arrow.to) }
    for bar in graph.bars {
        for (one, other) in zip(bar, bar.dropFirst()) { connect(one, other) }
    }
    var numbers = [Int?](repeating: nil, count: graph.nodes.count)
    var found: [Component] = []
    for node in graph.nodes.indices where numbers[node] == nil {
        let members = reachable(from: [node]) { neighbors[$0] }
        for member in members { numbers[member] = found.count }
        found.append(Component(nodes: members.sorted()))
    }
    // Lists, so that a component does not search all arrows and frames.
    for (index, arrow) in graph.arrows.enumerated() {
        if let number = numbers[arrow.from] { found[number].arrows.append(index) }
    }
    for (index, frame) in graph.frames.enumerated() {
        for number in Set(frame.members.compactMap { numbers[$0] }) {
            found[number].frames.append(index)
        }
    }
    return found.filter { $0.nodes.count > 1 } + found.filter { $0.nodes.count == 1 }
}

/// The layer of each node: even for cards, odd for pills. A dictionary by node.
func ranks(of component: Component, in graph: Graph) -> [Int: Int] {
    var ranker = Ranker(component, graph)
    ranker.findLayers()
    ranker.shortenArrows()
    return ranker.withOuterPills()
}

/// Layers by longest path, from nodes near the start to those that are further from it. The screens
/// of a tab bar are in one layer.
private struct Ranker {
    private let graph: Graph
    /// The nodes that determine the layers, in declaration order; the first one of each tab bar.
    private let nodes: [Int]
    private let component: Component
    /// The first screen of the bar of a node.
    private let firsts: [Int: Int]
    private var ranks: [Int: Int] = [:]
    /// From left to right.
    private var after: [Int: [Int]] = [:]
    private var before: [Int: [Int]] = [:]

    init(_ component: Component, _ graph: Graph) {
        self.graph = graph
        self.component = component
        var firsts: [Int: Int] = [:]
        for bar in graph.bars {
            for node in bar { firsts[node] = bar[0] }
        }
        self.firsts = firsts
        nodes = component.nodes.filter { node in
            (graph.pill(node).map { $0.role == .between } ?? true)
                && (firsts[node] ?? node) == node
        }
        addArrows()
    }

    private func first(_ node: Int) -> Int { firsts[node] ?? node }

    /// The distance of two layers: labels are in a layer between two cards.
    private func length(_ from: Int, _ to: Int) -> Int {
        graph.card(from) != nil && graph.card(to) != nil ? 2 : 1
    }

    private mutating func addArrows() {
        let isMember = Set(nodes)
        let arrows = component.arrows.map {
            (first(graph.arrows[$0].from), first(graph.arrows[$0].to))
        }
        .filter { $0.0 != $0.1 && isMember.contains($0.0) && isMember.contains($0.1) }
        let order = distances(arrows)
        for (from, to) in arrows {
            let isForward = (order[from] ?? (0, 0)) < (order[to] ?? (0, 0))
            let (left, right) = isForward ? (from, to) : (to, from)
            after[left, default: []].append(right)
            before[right, default: []].append(left)
        }
    }

    /// The distance of each node from the start, and its number in the search.
    private func distances(_ arrows: [(Int, Int)]) -> [Int: (distance: Int, number: Int)] {
        var neighbors: [Int: [Int]] = [:]
        for (from, to) in arrows {
            neighbors[from, default: []].append(to)
            neighbors[to, default: []].append(from)
        }
        var found: [Int: (distance: Int, number: Int)] = [:]
        let goals = Set(arrows.map { $0.1 })
        let start = graph.start.map(first)
        let roots =
            [start].compactMap { $0 }.filter(Set(nodes).contains)
            + nodes.filter { !goals.contains($0) } + nodes
        for root in roots where found[root] == nil {
            /// The nodes at a distance, at one more and at two more.
            var waiting = [[root], [], []]
            var distance = 0
            while waiting.contains(where: { !$0.isEmpty }) {
                let current = waiting.removeFirst()
                waiting.append([])
                for node in current where found[node] == nil {
                    found[node] = (distance, found.count)
                    for next in neighbors[node] ?? [] where found[next] == nil {
                        waiting[length(node, next) - 1].append(next)
                    }
                }
                distance += 1
            }
        }
        return found
    }

    mutating func findLayers() {
        var waiting: [Int: Int] = [:]
        for node in nodes { waiting[node] = before[node]?.count ?? 0 }
        var ready = nodes.filter { waiting[$0] == 0 }
        var next = 0
        for node in ready { ranks[node] = 0 }
        while next < ready.count {
            let node = ready[next]
            next += 1
            for target in after[node] ?? [] {
                let rank = (ranks[node] ?? 0) + length(node, target)
                ranks[target] = max(ranks[target] ?? 0, rank)
                waiting[target, default: 0] -= 1
                if waiting[target] == 0 { ready.append(target) }
            }
        }
    }

    /// Moves nodes to the right where more of their arrows become shorter than longer.
    mutating func shortenArrows() {
        for _ in 0..<8 {
            var hasMoved = false
            for node in nodes.reversed() {
                let (left, right) = (before[node] ?? [], after[node] ?? [])
                guard right.count > left.count, let rank = ranks[node] else { continue }
                let last = right.map { (ranks[$0] ?? 0) - length(node, $0) }.min() ?? rank
                if last > rank {
                    ranks[node] = last
                    hasMoved = true
                }
            }
            if !hasMoved { return }
        }
    }

    /// The pills at one end of lines do not affect the layers of screens: they are next to them.
    func withOuterPills() -> [Int: Int] {
        var ranks = ranks
        var cards: [Int: [Int]] = [:]
        for arrow in component.arrows.map({ graph.arrows[$0] }) {
            if let rank = self.ranks[first(arrow.to)] {
                cards[arrow.from, default: []].append(rank)
            }
            if let rank = self.ranks[first(arrow.from)] {
                cards[arrow.to, default: []].append(rank)
            }
        }
        for node in component.nodes where first(node) != node { ranks[node] = ranks[first(node)] }
        for pill in component.nodes {
            guard let role = graph.pill(pill)?.role, role != .between else { continue }
            let cards = cards[pill] ?? []
            ranks[pill] = role == .before ? (cards.min() ?? 0) - 1 : (cards.max() ?? 0) + 1
        }
        return ranks
    }
}
