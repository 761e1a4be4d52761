import TransitionDSL

/// What calls depend on, including their arguments: it decides where their Swift can be.
struct Dependencies: OptionSet {
    let rawValue: UInt8

    /// Raw Swift, which may use the controller or cell and the view.
    static let rawSwift = Dependencies(rawValue: 1)
    /// An id that includes a screen, known only at the place of use.
    static let scopedID = Dependencies(rawValue: 2)
    /// The index of an outlet array.
    static let index = Dependencies(rawValue: 4)
    /// A named list that uses such an id, itself or through another list.
    static let listWithScopedID = Dependencies(rawValue: 8)
    /// A named list, and one inside another modifier.
    static let list = Dependencies(rawValue: 16)
    static let nestedList = Dependencies(rawValue: 32)
    /// A named list that is expanded where it is used.
    static let listThatNeedsContext = Dependencies(rawValue: 64)
    static let autolayout = Dependencies(rawValue: 128)
}

/// Facts about a program's ids and modifiers if the engine has Hero.
struct HeroContext {
    private var hasHero = false
    /// By list of modifiers: what calls of it depend on because of its contents.
    private var lists: [Dependencies] = []
    /// By named animation: whether Hero has a type for it.
    var playableAnimations: [Bool] = []
    /// Whether a screen or cell has a view line for some operations only.
    var hasLimitedLines = false

    init() {}

    init(_ model: Model) {
        hasHero = true
        playableAnimations = Self.playableAnimations(model)
        hasLimitedLines =
            model.screens.contains { screen in
                screen.declared.place.file == .main && screen.storyboard?.setsHeroIDs != true
                    && model.views[screen.views].contains { $0.operation != nil }
            }
            || model.cells.contains { cell in
                cell.declared.place.file == .main
                    && model.views[cell.views].contains { $0.operation != nil }
            }
        lists = Self.lists(model)
    }

    /// Whether a list of modifiers is expanded where it is used.
    func listNeedsContext(_ list: Handle<ModifierList>) -> Bool {
        let index = Int(list.index)
        return index < lists.count && lists[index].contains(.listThatNeedsContext)
    }

    /// What calls depend on; empty for an engine without Hero.
    func dependencies(in calls: HandleRange<Handle<Call>>, _ model: Model) -> Dependencies {
        guard hasHero else { return [] }
        let names = DependencyFinder { $0.add(calls, model) }
        return names.lists.reduce(names.dependencies) { $0.union(lists[Int($1.index)]) }
    }

    func dependencies(in use: HeroUse, _ model: Model) -> Dependencies {
        DependencyFinder { $0.add(use, model) }.dependencies
    }

    /// What the modifiers and the id of a line depend on.
    func dependencies(in line: ViewLine, _ model: Model) -> Dependencies {
        let dependencies = dependencies(in: line.modifiers, model)
        guard let use = model.heroUse(of: line) else { return dependencies }
        return dependencies.union(self.dependencies(in: use, model))
    }

    private static func lists(_ model: Model) -> [Dependencies] {
        let names = model.modifiers.map { list in DependencyFinder { $0.add(list.body, model) } }
        var users = [[Int]](repeating: [], count: names.count)
        for index in names.indices {
            for list in names[index].lists { users[Int(list.index)].append(index) }
        }
        var lists = [Dependencies](repeating: [], count: names.count)
        for (needed, mention) in [
            ([.rawSwift, .scopedID], .listThatNeedsContext), (.scopedID, .listWithScopedID),
        ] as [(Dependencies, Dependencies)] {
            let first = names.indices.filter { !names[$0].dependencies.isDisjoint(with: needed) }
            for list in reachable(from: first, { users[$0] }) { lists[list].insert(mention) }
        }
        return lists
    }
}

/// What calls and values depend on, and the names that they use.
struct DependencyFinder {
    private(set) var dependencies: Dependencies = []
    private(set) var lists: [Handle<ModifierList>] = []
    private(set) var parameters: [Handle<Parameter>] = []

    init(_ add: (inout DependencyFinder) -> Void) { add(&self) }

    mutating func add(_ calls: HandleRange<Handle<Call>>, _ model: Model) {
        for index in calls.indices { add(model.items[index], model) }
    }

    mutating func add(_ handle: Handle<Call>, _ model: Model) {
        let call = model.calls[handle]
        switch call.callee {
        case .swift: dependencies.insert(.rawSwift)
        case .modifiers(let list):
            dependencies.insert(.list)
            lists.append(list)
        case .catalog(Catalog.Modifier.autolayout): dependencies.insert(.autolayout)
        case .catalog, .animation, .animator, .interaction: break
        }
        add(call.arguments, model)
    }

    mutating func add(_ use: HeroUse, _ model: Model) {
        if model.heroes[use.hero].scope != .app { dependencies.insert(.scopedID) }
        add(use.arguments, model)
    }

    private mutating func add(_ arguments: HandleRange<Argument>, _ model: Model) {
        for index in arguments.indices { add(model.arguments[index].value, model) }
    }

    /// The parser limits how deep values nest.
    mutating func add(_ value: Handle<Value>, _ model: Model) {
        switch model.values[value] {
        case .number, .bool, .version, .color, .constant, .view: break
        case .index: dependencies.insert(.index)
        case .swift: dependencies.insert(.rawSwift)
        case .parameter(let parameter): parameters.append(parameter)
        case .text(let segments):
            for index in segments.indices {
                switch model.segments[index] {
                case .value(let value): add(value, model)
                case .parameter(let parameter), .parameterLength(let parameter):
                    parameters.append(parameter)
                case .literal, .part: break
                }
            }
        case .hero(let use): add(model.heroUses[use], model)
        case .call(let call):
            let count = lists.count
            add(call, model)
            if lists.count > count { dependencies.insert(.nestedList) }
        case .negated(let operand): add(operand, model)
        case .binary(_, let left, let right), .range(let left, let right):
            add(left, model)
            add(right, model)
        }
    }
}
