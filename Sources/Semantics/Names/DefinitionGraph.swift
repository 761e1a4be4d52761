import TransitionDSL

/// Which definition uses which, to find those that lead to themselves.
struct DefinitionGraph {
    enum Node: Hashable {
        case modifiers(Handle<ModifierList>)
        case animation(Handle<NamedAnimation>)
        case interaction(Handle<Interaction>)
        case group(Handle<Group>)
        case screen(Handle<Screen>)
    }

    private var uses: [Node: [Node]] = [:]
    private var order: [Node] = []

    mutating func add(_ user: Node, uses used: Node) {
        if uses[user] == nil { order.append(user) }
        uses[user, default: []].append(used)
    }

    /// Every definition that is part of a cycle, each cycle once, at its first node in file order.
    /// Iterative: chains of definitions may be long.
    func cycles() -> [[Node]] {
        var finished: Set<Node> = []
        var cycles: [[Node]] = []
        for start in order where !finished.contains(start) {
            var path: [Node] = []
            var onPath: [Node: Int] = [:]
            var work: [(node: Node, next: Int)] = [(start, 0)]
            onPath[start] = 0
            path.append(start)
            while let (node, next) = work.last {
                let targets = uses[node] ?? []
                guard next < targets.count else {
                    work.removeLast()
                    path.removeLast()
                    onPath[node] = nil
                    finished.insert(node)
                    continue
                }
                work[work.count - 1].next += 1
                let target = targets[next]
                if let index = onPath[target] {
                    cycles.append(Array(path[index...]))
                } else if !finished.contains(target) {
                    onPath[target] = path.count
                    path.append(target)
                    work.append((target, 0))
                }
            }
        }
        return cycles
    }
}

extension Checker {
    /// Notes that the definition being checked uses another.
    mutating func recordUse(_ callee: Call.Callee) {
        guard let user = scope.definition else { return }
        switch callee {
        case .modifiers(let handle): definitions.add(user, uses: .modifiers(handle))
        case .animation(let handle): definitions.add(user, uses: .animation(handle))
        case .interaction(let handle): definitions.add(user, uses: .interaction(handle))
        case .animator, .catalog, .swift: break
        }
    }

    /// Reports definitions that lead to themselves.
    mutating func checkDefinitionsEnd() {
        for cycle in definitions.cycles() {
            reportRecursion(cycle.map { declared($0) })
        }
    }

    private func declared(_ node: DefinitionGraph.Node) -> Declared {
        switch node {
        case .modifiers(let handle): model.modifiers[handle].declared
        case .animation(let handle): model.animations[handle].declared
        case .interaction(let handle): model.interactions[handle].declared
        case .group(let handle): model.groups[handle].declared
        case .screen(let handle): model.screens[handle].declared
        }
    }
}
