import TransitionDSL

@testable import Resolution

/// The controllers of a journey and where they are.
struct World {
    enum Kind: Equatable {
        /// With the name of its class.
        case leaf(String)
        case stack, tabs
    }

    struct Node: Equatable {
        var kind: Kind
        var screen: Handle<Screen>?
        var children: [Int] = []
        var selected = 0
    }

    var nodes: [Int: Node] = [:]
    /// The root, and what is presented above it.
    var chain: [Int] = []
    /// The segues that have opened controllers.
    var openedBy: [Int: Handle<Segue>] = [:]
    /// The transitions for which gestures were put on controllers.
    var gestures: [Int: Occurrence] = [:]
    var isReducing = false
    /// Controllers that have been somewhere, and have gone.
    var gone: [Int] = []

    // MARK: Where controllers are

    func children(_ id: Int) -> [Int] { nodes[id]?.children ?? [] }

    func parent(of id: Int) -> Int? {
        alive.first { children($0).contains(id) }
    }

    /// All that are somewhere, in order.
    var alive: [Int] { chain.flatMap(selfAndInner) }

    private func selfAndInner(_ id: Int) -> [Int] { [id] + children(id).flatMap(selfAndInner) }

    func visibleChild(_ id: Int) -> Int? {
        guard let node = nodes[id] else { return nil }
        switch node.kind {
        case .leaf: return nil
        case .stack: return node.children.last
        case .tabs:
            return node.children.indices.contains(node.selected)
                ? node.children[node.selected] : nil
        }
    }

    /// A controller and what is seen in it, the outermost first.
    func visibleChain(_ id: Int) -> [Int] {
        [id] + (visibleChild(id).map(visibleChain) ?? [])
    }

    /// The innermost visible controller that is declared, else the controller itself.
    func declared(in id: Int) -> Int { visibleChain(id).last { nodes[$0]?.screen != nil } ?? id }

    /// The declared ones of a controller and those around it, the innermost first.
    func containers(of id: Int) -> [Handle<Screen>] {
        (nodes[id]?.screen.map { [$0] } ?? []) + (parent(of: id).map(containers) ?? [])
    }

    /// The controllers around an end of a transition, the innermost first. `named` is the controller
    /// that UIKit names; what it brings is in it.
    private func around(_ end: Int, in named: Int) -> [Int] {
        visibleChain(named).prefix { $0 != end }.reversed() + parents(of: named)
    }

    private func parents(of id: Int) -> [Int] {
        parent(of: id).map { [$0] + parents(of: $0) } ?? []
    }

    var top: Int { chain.last ?? 0 }

    /// The visible ones of a kind that are not covered.
    func visible(_ kind: Kind) -> [Int] { visibleChain(top).filter { nodes[$0]?.kind == kind } }

    // MARK: Transitions

    func occurrence(
        _ operation: OperationSet, from leaving: Int, to coming: Int, around container: Int? = nil,
        source: Int? = nil
    ) -> Occurrence {
        let start = declared(in: leaving)
        var from = start
        if let source, nodes[from]?.screen == nil { from = declared(in: source) }
        let to = declared(in: coming)
        let isReturn = operation == .pop || operation == .dismiss
        let isTab = operation == .tabHigher || operation == .tabLower
        let opened = isReturn ? [leaving, from] : [coming, to]
        let shared = container.map { [$0] + parents(of: $0) } ?? []
        let around = (around(from, in: leaving), around(to, in: coming))
        func containers(_ ids: [Int], butNot other: [Int]) -> [Handle<Screen>] {
            ids.filter { !(other + shared).contains($0) }.compactMap { nodes[$0]?.screen }
        }
        return Occurrence(
            operation: operation, leaving: leaving, coming: coming, from: from, to: to,
            fromScreen: nodes[from]?.screen, toScreen: nodes[to]?.screen,
            origin: isReturn ? to : start,
            containers: self.containers(of: container ?? (isReturn ? to : from)),
            leaves: containers(around.0, butNot: around.1),
            enters: containers(around.1, butNot: around.0),
            segue: isTab ? nil : opened.compactMap { openedBy[$0] }.first,
            isReducing: isReducing)
    }

    /// The change of tab from the one that is selected.
    func tabChange(_ tabs: Int, to index: Int) -> Occurrence? {
        guard let node = nodes[tabs], node.children.indices.contains(index),
            node.selected != index
        else { return nil }
        return occurrence(
            node.selected < index ? .tabHigher : .tabLower, from: node.children[node.selected],
            to: node.children[index], around: tabs)
    }

    /// The pop of a stack's top to one below.
    func pop(_ stack: Int, to index: Int? = nil) -> Occurrence? {
        let all = children(stack)
        let index = index ?? all.count - 2
        guard let top = all.last, index >= 0, index < all.count - 1 else { return nil }
        return occurrence(.pop, from: top, to: all[index], around: stack)
    }

    /// The dismissal of all that is presented above one of the chain.
    func dismissal(to level: Int) -> Occurrence? {
        guard level >= 0, level < chain.count - 1 else { return nil }
        return occurrence(.dismiss, from: top, to: chain[level])
    }

    // MARK: Changes

    /// Forgets what belongs to those that have gone since.
    mutating func settle(after before: World) {
        let now = Set(alive)
        for id in before.alive where !now.contains(id) {
            openedBy[id] = nil
            gestures[id] = nil
            // What lay in something that has gone lies there still, and a stack whose top stays
            // calls no delegate of those below.
            let parent = before.parent(of: id)
            let hasLeft = parent.map {
                now.contains($0) && children($0).last != before.children($0).last
            }
            if hasLeft ?? true { gone.append(id) }
        }
        gone.removeAll { now.contains($0) }
    }

    mutating func setStack(_ stack: Int, _ new: [Int]) {
        let hasNewTop = children(stack).last != new.last
        nodes[stack]?.children = new
        // The delegate hears only of a new top.
        if hasNewTop, let top = new.last { gestures[top] = pop(stack) }
    }

    mutating func select(_ tabs: Int, _ index: Int) {
        nodes[tabs]?.selected = index
        guard let node = nodes[tabs], node.children.count == 2 else { return }
        gestures[node.children[index]] = tabChange(tabs, to: 1 - index)
    }

    // MARK: Text

    /// As the program prints it.
    var text: String { chain.map(text).joined(separator: " / ") }

    private func text(_ id: Int) -> String {
        guard let node = nodes[id] else { return "?" }
        switch node.kind {
        case .leaf: return "\(id)"
        case .stack: return "\(id)[\(node.children.map(text).joined(separator: " "))]"
        case .tabs:
            let all = node.children.enumerated().map { index, child in
                (index == node.selected ? "*" : "") + text(child)
            }
            return "\(id){\(all.joined(separator: " "))}"
        }
    }
}
