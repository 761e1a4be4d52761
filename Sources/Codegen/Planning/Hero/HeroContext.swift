import TransitionDSL

/// What calls depend on, including their arguments: it decides where their Swift can be.
struct Mentions: OptionSet {
    let rawValue: UInt8

    /// Raw Swift, which may use the controller or cell and the view.
    static let rawSwift = Mentions(rawValue: 1)
    /// An id that includes a screen, known only at the place of use.
    static let scopedID = Mentions(rawValue: 2)
    /// The index of an outlet array.
    static let index = Mentions(rawValue: 4)
    /// A named list that uses such an id, itself or through another list.
    static let listWithScopedID = Mentions(rawValue: 8)
    /// A named list, and one inside another modifier.
    static let list = Mentions(rawValue: 16)
    static let nestedList = Mentions(rawValue: 32)
    /// A named list that is expanded where it is used.
    static let listThatNeedsContext = Mentions(rawValue: 64)
    static let autolayout = Mentions(rawValue: 128)
}

/// Facts about a program's ids and modifiers if the engine has Hero.
struct HeroContext {
    /// What each call depends on, computed once for several users.
    private var calls: [Mentions] = []
    /// By list of modifiers: what calls of it depend on because of its contents.
    private var lists: [Mentions] = []
    /// By named animation: whether Hero has a type for it.
    var playableAnimations: [Bool] = []
    /// Whether a screen or cell has a view line for some operations only.
    var hasLimitedLines = false

    init() {}

    init(_ model: Model) {
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
        calls.reserveCapacity(model.calls.count)
        for index in model.calls.indices {
            let names = MentionedNames { $0.add(Handle<Call>(index), model) }
            calls.append(
                names.lists.reduce(names.mentions) { $0.union(lists[Int($1.index)]) })
        }
    }

    /// Whether a list of modifiers is expanded where it is used.
    func listNeedsContext(_ list: Handle<ModifierList>) -> Bool {
        let index = Int(list.index)
        return index < lists.count && lists[index].contains(.listThatNeedsContext)
    }

    /// What calls, a range of the model's items, depend on; empty for an engine without Hero.
    func mentions(in calls: HandleRange<Handle<Call>>, of items: [Handle<Call>]) -> Mentions {
        var mentions: Mentions = []
        for index in calls.indices {
            let call = Int(items[index].index)
            if call < self.calls.count { mentions.formUnion(self.calls[call]) }
        }
        return mentions
    }

    func mentions(in use: HeroUse, _ model: Model) -> Mentions {
        MentionedNames { $0.add(use, model) }.mentions
    }

    /// What the modifiers and the id of a line depend on.
    func mentions(in line: ViewLine, _ model: Model) -> Mentions {
        let mentions = mentions(in: line.modifiers, of: model.items)
        guard let use = model.heroUse(of: line) else { return mentions }
        return mentions.union(self.mentions(in: use, model))
    }

    private static func lists(_ model: Model) -> [Mentions] {
        let names = model.modifiers.map { list in MentionedNames { $0.add(list.body, model) } }
        var users = [[Int]](repeating: [], count: names.count)
        for index in names.indices {
            for list in names[index].lists { users[Int(list.index)].append(index) }
        }
        var lists = [Mentions](repeating: [], count: names.count)
        for (needed, mention) in [
            ([.rawSwift, .scopedID], .listThatNeedsContext), (.scopedID, .listWithScopedID),
        ] as [(Mentions, Mentions)] {
            let first = names.indices.filter { !names[$0].mentions.isDisjoint(with: needed) }
            for list in reachable(from: first, { users[$0] }) { lists[list].insert(mention) }
        }
        return lists
    }
}

/// What calls and values depend on, and the names that they use.
struct MentionedNames {
    private(set) var mentions: Mentions = []
    private(set) var lists: [Handle<ModifierList>] = []
    private(set) var parameters: [Handle<Parameter>] = []

    init(_ add: (inout MentionedNames) -> Void) { add(&self) }

    mutating func add(_ calls: HandleRange<Handle<Call>>, _ model: borrowing Model) {
        for index in calls.indices { add(model.items[index], model) }
    }

    mutating func add(_ handle: Handle<Call>, _ model: borrowing Model) {
        let call = model.calls[handle]
        switch call.callee {
        case .swift: mentions.insert(.rawSwift)
        case .modifiers(let list):
            mentions.insert(.list)
            lists.append(list)
        case .catalog(Catalog.Modifier.autolayout): mentions.insert(.autolayout)
        case .catalog, .animation, .animator, .interaction: break
        }
        add(call.arguments, model)
    }

    mutating func add(_ use: HeroUse, _ model: borrowing Model) {
        if model.heroes[use.hero].scope != .app { mentions.insert(.scopedID) }
        add(use.arguments, model)
    }

    private mutating func add(_ arguments: HandleRange<Argument>, _ model: borrowing Model) {
        for index in arguments.indices { add(model.arguments[index].value, model) }
    }

    /// The parser limits how deep values nest.
    mutating func add(_ value: Handle<Value>, _ model: borrowing Model) {
        switch model.values[value] {
        case .number, .bool, .color, .constant, .view: break
        case .index: mentions.insert(.index)
        case .swift: mentions.insert(.rawSwift)
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
            if lists.count > count { mentions.insert(.nestedList) }
        case .negated(let operand): add(operand, model)
        case .binary(_, let left, let right), .range(let left, let right):
            add(left, model)
            add(right, model)
        }
    }
}
