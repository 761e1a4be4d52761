import TransitionDSL

/// What calls speak of, their arguments included: it decides where their Swift can stand.
struct Mentions: OptionSet {
    let rawValue: UInt8

    /// Raw Swift, which may speak of the controller or cell and of the view.
    static let rawSwift = Mentions(rawValue: 1)
    /// An id that carries a screen, which only the place of use knows.
    static let scopedID = Mentions(rawValue: 2)
    /// The index of an outlet array.
    static let index = Mentions(rawValue: 4)
    /// A named list that, or one that it names, speaks of such an id.
    static let listWithScopedID = Mentions(rawValue: 8)
    /// A named list, and one inside another modifier.
    static let list = Mentions(rawValue: 16)
    static let nestedList = Mentions(rawValue: 32)
    /// A named list that is written out where it is used.
    static let listThatNeedsContext = Mentions(rawValue: 64)
    static let autolayout = Mentions(rawValue: 128)
}

/// What is known of a program's ids and modifiers where an engine has Hero.
struct HeroContext {
    /// What each call speaks of, looked up once: several parts ask.
    private var calls: [Mentions] = []
    /// What that adds which calls a list of modifiers: what it needs, or one that it names.
    private var lists: [Mentions] = []
    /// For each named animation whether Hero has a type for it.
    var playableAnimations: [Bool] = []
    /// Whether some screen or cell has a line for some operations only.
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

    /// Whether a list of modifiers is written out where it is used.
    func listNeedsContext(_ list: Handle<ModifierList>) -> Bool {
        let index = Int(list.index)
        return index < lists.count && lists[index].contains(.listThatNeedsContext)
    }

    /// What calls speak of, which are some of a model's items; nothing for an engine without Hero.
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

    /// What the modifiers and the id of a line speak of.
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

/// What calls and values speak of, and which names are among it.
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

    /// The parser bounds how deep values nest.
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
