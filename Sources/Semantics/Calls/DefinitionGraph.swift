import TransitionDSL

/// Which definition uses which, to find those that refer to themselves.
struct DefinitionGraph {
    enum Node: Hashable {
        case callee(Call.Callee)
        case end(Endpoint)
    }

    /// The uses of each definition, and all definitions with uses, in the order of discovery.
    private var uses: [Node: [Node]] = [:]
    private var users: [Node] = []

    mutating func add(_ user: Node, uses used: Node) {
        if uses[user] == nil { users.append(user) }
        uses[user, default: []].append(used)
    }

    /// All definitions in cycles, each cycle once, at its first node in the file. Also all
    /// definitions that use others, in dependency order except within a cycle. Iterative, because
    /// chains of definitions may be long.
    private func paths() -> (cycles: [[Node]], order: [Node]) {
        var cycles: [[Node]] = []
        var order: [Node] = []
        var finished: Set<Node> = []
        /// The index of a node on the path.
        var places: [Node: Int] = [:]
        var path: [(node: Node, next: Int)] = []
        func visit(_ node: Node) {
            places[node] = path.count
            path.append((node, 0))
        }
        for start in users where !finished.contains(start) {
            visit(start)
            while let (node, next) = path.last {
                guard let used = uses[node], next < used.count else {
                    path.removeLast()
                    places[node] = nil
                    finished.insert(node)
                    order.append(node)
                    continue
                }
                path[path.count - 1].next += 1
                if let place = places[used[next]] {
                    cycles.append(path[place...].map { $0.node })
                } else if !finished.contains(used[next]) {
                    visit(used[next])
                }
            }
        }
        return (cycles, order)
    }

    /// The lists of modifiers that contain too many modifiers after expansion, without those that
    /// name another such list.
    private func longLists(_ order: [Node], in model: Model) -> [Handle<ModifierList>] {
        var counts = model.modifiers.map { $0.body.indices.count }
        var namesLong = [Bool](repeating: false, count: counts.count)
        for case .callee(.modifiers(let list)) in order {
            let index = Int(list.index)
            for case .callee(.modifiers(let named)) in uses[.callee(.modifiers(list))] ?? [] {
                let count = counts[Int(named.index)]
                counts[index] = min(counts[index] + count, Self.maximumModifierCount + 1)
                if count > Self.maximumModifierCount { namesLong[index] = true }
            }
        }
        return counts.indices.filter { counts[$0] > Self.maximumModifierCount && !namesLong[$0] }
            .map { Handle($0) }
    }

    /// The animations and interactions with too long a chain of names, without those that name
    /// another one.
    private func deepNames(_ order: [Node]) -> [Node] {
        var depths: [Node: Int] = [:]
        return order.filter { node in
            switch node {
            case .callee(.animation), .callee(.interaction): break
            case .callee, .end: return false
            }
            let depth = (uses[node] ?? []).reduce(0) { max($0, depths[$1, default: 0] + 1) }
            depths[node] = depth
            return depth == Self.maximumNameDepth + 1
        }
    }
}

extension DefinitionGraph {
    /// Definitions that refer to themselves or have too long a chain of names, and lists of
    /// modifiers and animations that are too long after expansion. A list that names another one twice
    /// doubles in size. `lists` is the syntax of the model's lists, in their order.
    func problems(in model: Model, _ lists: [ModifiersSyntax]) -> [Diagnostic] {
        let (cycles, order) = paths()
        let animations = order.compactMap { node -> Handle<NamedAnimation>? in
            if case .callee(.animation(let handle)) = node { handle } else { nil }
        }
        return cycles.compactMap { recursion($0.compactMap { declared($0, model) }, model.texts) }
            + deepNames(order).compactMap { declared($0, model) }
            .map { namesTooDeep($0, model.texts) }
            + longLists(order, in: model).map {
                .listTooLong(
                    "a list, with those that it names,", Self.maximumModifierCount, "modifiers",
                    lists[Int($0.index)].node)
            } + AnimationSizes(animations, in: model).problems()
    }

    private static let maximumModifierCount = 256
    private static let maximumNameDepth = 64

    private func declared(_ node: Node, _ model: Model) -> Declared? {
        switch node {
        case .callee(let callee): model.declaration(of: callee)?.declared
        case .end(let end): model.declared(end)
        }
    }

    private func recursion(_ cycle: [Declared], _ texts: TextTable) -> Diagnostic? {
        guard let first = cycle.first else { return nil }
        var names = cycle.prefix(8).map { "`\(texts.string($0.name))`" }
        names += cycle.count > 8 ? ["…", names[0]] : [names[0]]
        return Diagnostic(
            .recursiveDefinition,
            cycle.count == 1
                ? "\(names[0]) refers to itself"
                : "\(names[0]) refers to itself: \(names.joined(separator: " → "))",
            at: first.place,
            notes: cycle.prefix(8).dropFirst().map {
                .init("`\(texts.string($0.name))` is declared here", at: $0.place)
            }, help: "define one of them without the others")
    }

    private func namesTooDeep(_ declared: Declared, _ texts: TextTable) -> Diagnostic {
        Diagnostic(
            .nestingTooDeep,
            "`\(texts.string(declared.name))` refers to over \(Self.maximumNameDepth) nested names",
            at: declared.place, help: "use the definition, or a name closer to it")
    }
}
