import TransitionDSL

@testable import Resolution

/// Finds out what the actions of a journey do.
struct Planner {
    let model: Model
    var nextID = 1
    var world = World()
    var lines: [String] = []
    /// Screens that are no containers.
    let leaves: [Handle<Screen>]
    private let going: [Handle<Segue>]
    private let unwinding: [Handle<Segue>]

    init(_ model: Model) {
        self.model = model
        let screens = model.screens.indices.map { Handle<Screen>($0) }
        leaves = screens.filter { Self.name(of: $0, model).hasPrefix("S") }
            .filter { Int(Self.name(of: $0, model).dropFirst()) != nil }
        let segues = model.segues.indices.map { Handle<Segue>($0) }
        going = segues.filter { model.segues[$0].direction == .going }
        unwinding = segues.filter { model.segues[$0].direction == .unwinding }
    }

    static func name(of screen: Handle<Screen>, _ model: Model) -> String {
        model.texts.string(model.screens[screen].declared.name)
    }

    func container(_ name: String) -> Handle<Screen>? {
        model.screens.indices.map { Handle<Screen>($0) }
            .first { Self.name(of: $0, model) == name }
    }

    // MARK: Actions

    mutating func start(_ choice: Int) -> Plan {
        world = World()
        lines = []
        let root =
            choice % 3 == 0
            ? tabs(choice / 3) : choice % 7 == 0 ? leaf(choice / 3) : stack(choice / 3, count: 2)
        world.chain = [root]
        return Plan(lines: lines + ["root \(root)"], after: world)
    }

    /// Nil where the action is not possible now.
    mutating func plan(_ action: Action, in current: World) -> Plan? {
        world = current
        lines = []
        guard var plan = self.plan(action) else { return nil }
        plan.lines = lines
        plan.after.settle(after: current)
        return plan
    }

    private mutating func plan(_ action: Action) -> Plan? {
        switch action.kind {
        case .push: push(action)
        case .pop: pop(action, to: nil)
        case .popFurther: pop(action, to: action.second)
        case .set: set(action)
        case .present: present(action)
        case .dismiss: dismiss(action)
        case .tab: selectTab(action)
        case .replace: replace(action)
        case .unwind: unwind(action)
        case .finger: finger(action)
        case .drive: drive(action)
        case .reduce: reduce()
        case .hidden: changeHidden(action)
        }
    }

    private func pick(_ list: [Int], _ choice: Int) -> Int? {
        list.isEmpty ? nil : list[choice % list.count]
    }

    private mutating func prepare(_ segue: Handle<Segue>, from source: Int, to target: Int) {
        let identifier = model.texts.string(model.segues[segue].identifier)
        lines.append("prepare \(identifier) \(source) \(target)")
    }

    private mutating func open(_ new: Int, from source: Int, _ action: Action) {
        guard !going.isEmpty, action.second % 3 == 0, action.given == nil else { return }
        let segue = going[action.second / 3 % going.count]
        prepare(segue, from: source, to: new)
        world.openedBy[new] = segue
    }

    private mutating func push(_ action: Action) -> Plan? {
        guard let stack = pick(world.visible(.stack), action.first),
            let old = world.children(stack).last
        else { return nil }
        let new =
            action.second % 20 == 1
            ? tabs(action.second, withStacks: false) : oldOrNewLeaf(action.second)
        open(new, from: world.visibleChain(stack).last ?? old, action)
        var occurrence = world.occurrence(.push, from: old, to: new, around: stack)
        var how = action.way
        if let given = action.given {
            occurrence.given = [given] + [action.givenReturn].compactMap(\.self)
            how += action.givenReturn.map { ".\($0)" } ?? ""
        }
        lines.append("push \(stack) \(how) \(new)")
        world.setStack(stack, world.children(stack) + [new])
        return Plan(occurrence: action.isAnimated ? occurrence : nil, after: world)
    }

    private mutating func pop(_ action: Action, to choice: Int?) -> Plan? {
        guard let stack = pick(world.visible(.stack), action.first) else { return nil }
        let all = world.children(stack)
        guard all.count > 1 else { return nil }
        let index = choice.map { $0 % (all.count - 1) } ?? all.count - 2
        guard var occurrence = world.pop(stack, to: index) else { return nil }
        occurrence.given = [action.given].compactMap(\.self)
        lines.append("pop \(stack) \(action.way) \(all[index])")
        world.setStack(stack, Array(all[...index]))
        return Plan(occurrence: action.isAnimated ? occurrence : nil, after: world)
    }

    private mutating func set(_ action: Action) -> Plan? {
        guard let stack = pick(world.visible(.stack), action.first) else { return nil }
        let old = world.children(stack)
        guard let top = old.last else { return nil }
        let rest = Array(old.dropLast())
        let new: [Int]
        switch action.second % 8 {
        case 0: new = rest.reversed() + [top]
        case 1: new = rest + [oldOrNewLeaf(action.second / 8), top]
        case 2: new = rest.prefix(1) + [top]
        case 3: new = rest + [oldOrNewLeaf(action.second / 8)]
        case 4: new = old + [leaf(action.second / 8), oldOrNewLeaf(action.second / 16)]
        case 5: new = [top] + rest
        case 6: new = [leaf(action.second / 8)]
        default: new = Array(old.reversed())
        }
        lines.append("set \(stack) \(action.way) \(new.map(String.init).joined(separator: " "))")
        guard let newTop = new.last, newTop != top else {
            world.setStack(stack, new)
            return Plan(after: world)
        }
        let operation: OperationSet =
            old.contains(newTop) ? .pop : new.contains(top) ? .push : .replace
        var occurrence = world.occurrence(operation, from: top, to: newTop, around: stack)
        occurrence.given = [action.given].compactMap(\.self)
        world.setStack(stack, new)
        return Plan(occurrence: action.isAnimated ? occurrence : nil, after: world)
    }

    private mutating func present(_ action: Action) -> Plan? {
        guard world.chain.count < 5,
            let source = pick(world.visibleChain(world.top), action.first)
        else { return nil }
        let unit = world.top
        let new = action.second % 5 == 0 ? oldOrNewLeaf(action.second) : self.unit(action.second)
        open(new, from: source, action)
        let occurrence = world.occurrence(.present, from: unit, to: new, source: source)
        lines.append("present \(source) \(new) \(action.isAnimated ? "animated" : "plain")")
        world.chain.append(new)
        if action.isAnimated {
            world.gestures[new] = world.dismissal(to: world.chain.count - 2)
        }
        return Plan(occurrence: action.isAnimated ? occurrence : nil, after: world)
    }

    private mutating func dismiss(_ action: Action) -> Plan? {
        let last = world.chain.count - 2
        guard last >= 0 else { return nil }
        let level = action.first % 2 == 0 ? last : action.first / 2 % (last + 1)
        let occurrence = world.dismissal(to: level)
        // The topmost may be asked too.
        let asked = level == last && action.second % 2 == 0 ? world.top : world.chain[level]
        lines.append("dismiss \(asked) \(action.isAnimated ? "animated" : "plain")")
        world.chain = Array(world.chain[...level])
        return Plan(occurrence: action.isAnimated ? occurrence : nil, after: world)
    }

    private mutating func selectTab(_ action: Action) -> Plan? {
        guard let tabs = pick(world.visible(.tabs), action.first) else { return nil }
        let index = action.second % max(1, world.children(tabs).count)
        guard let occurrence = world.tabChange(tabs, to: index) else { return nil }
        lines.append("tab \(tabs) \(index)")
        world.select(tabs, index)
        return Plan(occurrence: occurrence, after: world)
    }

    private mutating func replace(_ action: Action) -> Plan? {
        let visible = world.visibleChain(world.top)
        guard let old = visible.last else { return nil }
        if let stack = visible.last(where: { world.nodes[$0]?.kind == .stack }),
            let top = world.children(stack).last
        {
            let new = leaf(action.second)
            let occurrence = world.occurrence(.replace, from: top, to: new, around: stack)
            lines.append("replace \(old) \(new)")
            world.setStack(stack, world.children(stack).dropLast() + [new])
            return Plan(occurrence: occurrence, after: world)
        }
        let unit = world.top
        let new = self.unit(action.second)
        let occurrence = world.occurrence(.replace, from: unit, to: new)
        lines.append("replace \(old) \(new)")
        world.chain[world.chain.count - 1] = new
        return Plan(occurrence: occurrence, after: world)
    }

    private mutating func unwind(_ action: Action) -> Plan? {
        guard let unwind = unwinding.first, let source = world.visibleChain(world.top).last else {
            return nil
        }
        let stack = world.visible(.stack).last
        if let stack, world.children(stack).count > 1, action.first % 2 == 0 {
            let all = world.children(stack)
            let index = action.second % (all.count - 1)
            guard var occurrence = world.pop(stack, to: index) else { return nil }
            occurrence.unwind = unwind
            prepare(unwind, from: source, to: all[index])
            lines.append("pop \(stack) animated \(all[index])")
            world.setStack(stack, Array(all[...index]))
            return Plan(occurrence: occurrence, after: world)
        }
        guard world.chain.count > 1 else { return nil }
        let level = action.second % (world.chain.count - 1)
        guard var occurrence = world.dismissal(to: level) else { return nil }
        occurrence.unwind = unwind
        let target = world.visibleChain(world.chain[level]).last ?? world.chain[level]
        prepare(unwind, from: source, to: target)
        lines.append("dismiss \(world.chain[level]) animated")
        world.chain = Array(world.chain[...level])
        return Plan(occurrence: occurrence, after: world)
    }

    /// A gesture where the one that was put on is still the right one.
    private mutating func finger(_ action: Action) -> Plan? {
        let ids = world.visibleChain(world.top).filter { world.gestures[$0] != nil }
        guard let id = pick(ids, action.first), let put = world.gestures[id] else { return nil }
        let before = world
        let parent = world.parent(of: id)
        let now: Occurrence?
        switch parent.flatMap({ world.nodes[$0]?.kind }) {
        case .stack?:
            let stack = parent ?? 0
            now = world.pop(stack)
            world.setStack(stack, Array(world.children(stack).dropLast()))
        case .tabs?:
            let tabs = parent ?? 0
            let index = 1 - (world.nodes[tabs]?.selected ?? 0)
            now = world.tabChange(tabs, to: index)
            world.select(tabs, index)
        default:
            now = world.dismissal(to: world.chain.count - 2)
            world.chain.removeLast()
        }
        guard now == put else {
            world = before
            return nil
        }
        lines.append("finger \(id) \(action.finishes ? 1 : 0)")
        return Plan(
            occurrence: now, after: world, gesture: .back(finishes: action.finishes))
    }

    private mutating func drive(_ action: Action) -> Plan? {
        guard let stack = pick(world.visible(.stack), action.first),
            let old = world.children(stack).last
        else { return nil }
        let new = leaf(action.second)
        guard let screen = world.nodes[new]?.screen else { return nil }
        let occurrence = world.occurrence(.push, from: old, to: new, around: stack)
        let name = Self.name(of: screen, model)
        lines.append("drive \(stack) \(new) \(name) \(action.finishes ? 1 : 0)")
        world.setStack(stack, world.children(stack) + [new])
        return Plan(
            occurrence: occurrence, after: world, gesture: .forward(finishes: action.finishes))
    }

    private mutating func reduce() -> Plan? {
        guard model.reducedMotion() != nil else { return nil }
        world.isReducing.toggle()
        lines.append("reduce \(world.isReducing ? 1 : 0)")
        return Plan(after: world)
    }

    /// A stack that is covered, or in a tab that is not shown, changes without an animation.
    private mutating func changeHidden(_ action: Action) -> Plan? {
        let shown = world.visible(.stack)
        let hidden = world.alive.filter {
            world.nodes[$0]?.kind == .stack && !shown.contains($0)
        }
        guard let stack = pick(hidden, action.first) else { return nil }
        let new: [Int]
        switch action.second % 3 {
        case 0: new = world.children(stack) + [leaf(action.second / 3)]
        case 1: new = Array(world.children(stack).prefix(1))
        default: new = [leaf(action.second / 3)]
        }
        lines.append("set \(stack) plain \(new.map(String.init).joined(separator: " "))")
        world.setStack(stack, new)
        return Plan(after: world)
    }
}
