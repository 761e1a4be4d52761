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
    for arrow in graph.arrows where arrow.from != arrow.to {
        neighbors[arrow.from].append(arrow.to)
        neighbors[arrow.to].append(arrow.from)
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

/// Layers by longest path.
private struct Ranker {
    private let graph: Graph
    /// The nodes that determine the layers, in declaration order.
    private let nodes: [Int]
    private let component: Component
    private var ranks: [Int: Int] = [:]
    /// From left to right: arrows that close a cycle are reversed.
    private var after: [Int: [Int]] = [:]
    private var before: [Int: [Int]] = [:]

    init(_ component: Component, _ graph: Graph) {
        self.graph = graph
        self.component = component
        nodes = component.nodes.filter { node in
            graph.pill(node).map { $0.role == .between } ?? true
        }
        addArrows()
    }

    /// The distance of two layers: labels are in a layer between two cards.
    private func length(_ from: Int, _ to: Int) -> Int {
        graph.card(from) != nil && graph.card(to) != nil ? 2 : 1
    }

    private mutating func addArrows() {
        let isMember = Set(nodes)
        var targets: [Int: [Int]] = [:]
        for arrow in component.arrows.map({ graph.arrows[$0] })
        where arrow.from != arrow.to && isMember.contains(arrow.from) && isMember.contains(arrow.to)
        { targets[arrow.from, default: []].append(arrow.to) }
        /// Nodes on the current path are open, those whose paths are known are closed.
        var open: Set<Int> = []
        var closed: Set<Int> = []
        for root in nodes where !closed.contains(root) {
            var stack = [(node: root, next: 0)]
            open.insert(root)
            while let (node, next) = stack.last {
                guard let all = targets[node], next < all.count else {
                    open.remove(node)
                    closed.insert(node)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let target = all[next]
                let isBack = open.contains(target)
                let (from, to) = isBack ? (target, node) : (node, target)
                after[from, default: []].append(to)
                before[to, default: []].append(from)
                if !isBack, !closed.contains(target) {
                    open.insert(target)
                    stack.append((target, 0))
                }
            }
        }
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
            if let rank = self.ranks[arrow.to] { cards[arrow.from, default: []].append(rank) }
            if let rank = self.ranks[arrow.from] { cards[arrow.to, default: []].append(rank) }
        }
        for pill in component.nodes {
            guard let role = graph.pill(pill)?.role, role != .between else { continue }
            let cards = cards[pill] ?? []
            ranks[pill] = role == .before ? (cards.min() ?? 0) - 1 : (cards.max() ?? 0) + 1
        }
        return ranks
    }
}
