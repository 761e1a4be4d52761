import TransitionDSL

// Controllers that a journey makes.
extension Planner {
    private mutating func add(_ node: World.Node, _ word: String) -> Int {
        let id = nextID
        nextID += 1
        world.nodes[id] = node
        let children = node.children.map { " \($0)" }.joined()
        lines.append("make \(id) \(word)\(children)")
        return id
    }

    mutating func leaf(_ choice: Int) -> Int {
        guard choice % 8 != 0, !leaves.isEmpty else {
            return add(World.Node(kind: .leaf("Plain")), "Plain")
        }
        let screen = leaves[choice % leaves.count]
        let number = Self.name(of: screen, model).dropFirst()
        let isSubclass = choice / 10 % 4 == 0
        let word =
            model.screens[screen].isProtocol
            ? "Has\(number)" : isSubclass ? "Sub\(number)" : "S\(number)"
        return add(World.Node(kind: .leaf(word), screen: screen), word)
    }

    mutating func stack(_ choice: Int, count: Int) -> Int {
        let children = (0..<count).map { leaf(choice / 3 + $0 * 7 + 1) }
        return add(
            World.Node(kind: .stack, screen: container("Stack"), children: children), "Stack")
    }

    mutating func tabs(_ choice: Int, withStacks: Bool = true) -> Int {
        let children = (0..<2 + choice % 2).map { index in
            withStacks && (choice / 2 + index) % 3 != 0
                ? stack(choice + index * 5, count: 1) : leaf(choice + index * 11)
        }
        return add(World.Node(kind: .tabs, screen: container("Tabs"), children: children), "Tabs")
    }

    /// A controller that is presented, or the root.
    mutating func unit(_ choice: Int) -> Int {
        switch choice % 6 {
        case 0, 1: leaf(choice / 6)
        case 2: tabs(choice / 6)
        default: stack(choice / 6, count: 1 + choice / 6 % 2)
        }
    }

    /// A new one, or one that was there before.
    mutating func oldOrNewLeaf(_ choice: Int) -> Int {
        let old = world.gone.filter { id in
            if case .leaf? = world.nodes[id]?.kind { return true }
            return false
        }
        if choice % 5 == 0, !old.isEmpty { return old[choice / 5 % old.count] }
        return leaf(choice)
    }
}
