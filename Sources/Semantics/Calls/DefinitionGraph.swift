import TransitionDSL

/// Which definition uses which, to find those that lead to themselves.
struct DefinitionGraph {
    enum Node {
        case modifiers(Handle<ModifierList>)
        case animation(Handle<NamedAnimation>)
        case interaction(Handle<Interaction>)
        case group(Handle<Group>)
        case screen(Handle<Screen>)
    }

    /// Who uses what, as it was found.
    private var uses: [(user: Node, used: Node)] = []

    mutating func add(_ user: Node, uses used: Node) { uses.append((user, used)) }

    /// What following all uses comes to.
    struct Paths {
        /// Every definition that is part of a cycle, each cycle once, at its first node in the
        /// file.
        fileprivate(set) var cycles: [[Node]] = []
        /// All that use others, each behind those that it uses, unless they are of one cycle.
        fileprivate var order: [Node] = []
        fileprivate let numbers: NodeNumbers
        fileprivate let targets: Targets
    }

    /// Iterative: chains of definitions may be long.
    func paths(in model: Model) -> Paths {
        let numbers = NodeNumbers(model)
        let targets = Targets(uses.lazy.map { (numbers[$0.user], $0.used) }, count: numbers.count)
        var paths = Paths(numbers: numbers, targets: targets)
        if uses.isEmpty { return paths }
        var isFinished = [Bool](repeating: false, count: numbers.count)
        /// Where a node stands on the path, or -1.
        var places = [Int](repeating: -1, count: numbers.count)
        var path: [Node] = []
        var work: [(number: Int, next: Int)] = []
        func visit(_ node: Node) {
            let number = numbers[node]
            places[number] = path.count
            path.append(node)
            work.append((number, targets.range(of: number).lowerBound))
        }
        for (start, _) in uses where !isFinished[numbers[start]] {
            visit(start)
            while let (number, next) = work.last {
                guard next < targets.range(of: number).upperBound else {
                    work.removeLast()
                    paths.order.append(path.removeLast())
                    places[number] = -1
                    isFinished[number] = true
                    continue
                }
                work[work.count - 1].next += 1
                let target = targets.nodes[next]
                let place = places[numbers[target]]
                if place >= 0 {
                    paths.cycles.append(Array(path[place...]))
                } else if !isFinished[numbers[target]] {
                    visit(target)
                }
            }
        }
        return paths
    }
}

extension DefinitionGraph.Paths {
    /// The lists of modifiers that, with those of all lists that they name, hold more than so many,
    /// though none that they name does.
    func longLists(in model: Model, maximumCount: Int) -> [Handle<ModifierList>] {
        var counts = model.modifiers.map { $0.items.indices.count }
        var namesLong = [Bool](repeating: false, count: counts.count)
        for case .modifiers(let list) in order {
            let index = Int(list.index)
            for case .modifiers(let named) in targets.nodes[
                targets.range(of: numbers[.modifiers(list)])]
            {
                let count = counts[Int(named.index)]
                counts[index] = min(counts[index] + count, maximumCount + 1)
                if count > maximumCount { namesLong[index] = true }
            }
        }
        return counts.indices.filter { counts[$0] > maximumCount && !namesLong[$0] }
            .map { Handle($0) }
    }

    /// The animations and interactions that lead through more names than so many, one after the
    /// other, though none that they name does.
    func deepNames(maximumDepth: Int) -> [DefinitionGraph.Node] {
        var depths = [Int](repeating: 0, count: numbers.count)
        return order.filter { node in
            switch node {
            case .animation, .interaction: break
            case .modifiers, .group, .screen: return false
            }
            let number = numbers[node]
            for target in targets.nodes[targets.range(of: number)] {
                depths[number] = max(depths[number], depths[numbers[target]] + 1)
            }
            return depths[number] == maximumDepth + 1
        }
    }
}

/// Numbers all definitions, one kind after the other.
private struct NodeNumbers {
    private let animations: Int
    private let interactions: Int
    private let groups: Int
    private let screens: Int
    let count: Int

    init(_ model: Model) {
        animations = model.modifiers.count
        interactions = animations + model.animations.count
        groups = interactions + model.interactions.count
        screens = groups + model.groups.count
        count = screens + model.screens.count
    }

    subscript(node: DefinitionGraph.Node) -> Int {
        switch node {
        case .modifiers(let handle): Int(handle.index)
        case .animation(let handle): animations + Int(handle.index)
        case .interaction(let handle): interactions + Int(handle.index)
        case .group(let handle): groups + Int(handle.index)
        case .screen(let handle): screens + Int(handle.index)
        }
    }
}

/// What each definition uses, those of one definition side by side and in the order they came.
private struct Targets {
    private(set) var nodes: [DefinitionGraph.Node]
    private var starts: [Int]

    init(_ uses: some Collection<(user: Int, used: DefinitionGraph.Node)>, count: Int) {
        starts = [Int](repeating: 0, count: count + 1)
        for use in uses { starts[use.user + 1] += 1 }
        for number in 0..<count { starts[number + 1] += starts[number] }
        guard let first = uses.first else {
            nodes = []
            return
        }
        nodes = [DefinitionGraph.Node](repeating: first.used, count: uses.count)
        var next = starts
        for use in uses {
            nodes[next[use.user]] = use.used
            next[use.user] += 1
        }
    }

    func range(of number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }
}

extension DefinitionGraph {
    /// Definitions that lead to themselves or through too many others, and lists of modifiers that
    /// come to too many: a list that names another twice has twice as many, and one that names that
    /// twice four times. `lists` is the syntax of the model's lists, in their order.
    func problems(in model: Model, _ lists: [ModifiersSyntax]) -> [Diagnostic] {
        let paths = paths(in: model)
        return paths.cycles.compactMap { recursion($0.map { declared($0, model) }, model.texts) }
            + paths.deepNames(maximumDepth: Self.maximumNameDepth)
            .map { namesTooDeep(declared($0, model), model.texts) }
            + paths.longLists(in: model, maximumCount: Self.maximumModifierCount).map {
                .listTooLong(
                    "a list, with those that it names,", Self.maximumModifierCount, "modifiers",
                    lists[Int($0.index)].node)
            }
    }

    private static let maximumModifierCount = 256
    private static let maximumNameDepth = 64

    private func declared(_ node: Node, _ model: Model) -> Declared {
        switch node {
        case .modifiers(let handle): model.modifiers[handle].declared
        case .animation(let handle): model.animations[handle].declared
        case .interaction(let handle): model.interactions[handle].declared
        case .group(let handle): model.groups[handle].declared
        case .screen(let handle): model.screens[handle].declared
        }
    }

    private func recursion(_ cycle: [Declared], _ texts: TextTable) -> Diagnostic? {
        guard let first = cycle.first else { return nil }
        var names = cycle.prefix(8).map { "`\(texts.string($0.name))`" }
        names += cycle.count > 8 ? ["…", names[0]] : [names[0]]
        return Diagnostic(
            .recursiveDefinition,
            cycle.count == 1
                ? "\(names[0]) is defined by itself"
                : "\(names[0]) is defined by itself: \(names.joined(separator: " → "))",
            at: first.place,
            notes: cycle.prefix(8).dropFirst().map {
                .init("`\(texts.string($0.name))` is declared here", at: $0.place)
            }, help: "let one of them stand for itself")
    }

    private func namesTooDeep(_ declared: Declared, _ texts: TextTable) -> Diagnostic {
        Diagnostic(
            .nestingTooDeep,
            "`\(texts.string(declared.name))` leads through more than \(Self.maximumNameDepth) names",
            at: declared.place, help: "let it name what it stands for, or something nearer to that")
    }
}
