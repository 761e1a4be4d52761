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
    static let parameter = Mentions(rawValue: 8)
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
    /// For each list of modifiers whether it, or one that it names, needs the context of its use.
    private var listsThatNeedContext: [Bool] = []
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
        calls.reserveCapacity(model.calls.count)
        // A call stands behind those in its arguments.
        for index in model.calls.indices { calls.append(look(at: Handle<Call>(index), model)) }
        listsThatNeedContext = findLists(model)
        if !listsThatNeedContext.contains(true) { return }
        for index in calls.indices where calls[index].contains(.list) {
            calls[index] = look(at: Handle<Call>(index), model)
        }
    }

    /// Whether a list of modifiers is written out where it is used.
    func listNeedsContext(_ list: Handle<ModifierList>) -> Bool {
        let index = Int(list.index)
        return index < listsThatNeedContext.count && listsThatNeedContext[index]
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

    func mentions(in use: HeroUse, _ model: borrowing Model) -> Mentions {
        let mentions = look(at: use.arguments, model)
        return model.heroes[use.hero].scope == .app ? mentions : mentions.union(.scopedID)
    }

    private func look(at handle: Handle<Call>, _ model: borrowing Model) -> Mentions {
        let call = model.calls[handle]
        let mentions = look(at: call.arguments, model)
        switch call.callee {
        case .swift: return mentions.union(.rawSwift)
        case .modifiers(let list):
            return mentions.union(listNeedsContext(list) ? [.list, .listThatNeedsContext] : .list)
        case .catalog(let row):
            return row == Catalog.Modifier.autolayout ? mentions.union(.autolayout) : mentions
        case .animation, .animator, .interaction: return mentions
        }
    }

    private func look(at arguments: HandleRange<Argument>, _ model: borrowing Model) -> Mentions {
        var mentions: Mentions = []
        for index in arguments.indices {
            mentions.formUnion(look(at: model.arguments[index].value, model))
        }
        return mentions
    }

    /// The parser bounds how deep values nest.
    private func look(at value: Handle<Value>, _ model: borrowing Model) -> Mentions {
        switch model.values[value] {
        case .number, .bool, .color, .constant, .view: return []
        case .parameter: return .parameter
        case .index: return .index
        case .swift: return .rawSwift
        case .text(let segments):
            var mentions: Mentions = []
            for index in segments.indices {
                switch model.segments[index] {
                case .value(let value): mentions.formUnion(look(at: value, model))
                case .parameter, .parameterLength: mentions.insert(.parameter)
                case .literal, .part: break
                }
            }
            return mentions
        case .hero(let use):
            let mentions = look(at: model.heroUses[use].arguments, model)
            return model.heroes[model.heroUses[use].hero].scope == .app
                ? mentions : mentions.union(.scopedID)
        case .call(let call):
            let mentions = calls[Int(call.index)]
            return mentions.contains(.list) ? mentions.union(.nestedList) : mentions
        case .negated(let operand): return look(at: operand, model)
        case .binary(_, let left, let right), .range(let left, let right):
            return look(at: left, model).union(look(at: right, model))
        }
    }

    private func findLists(_ model: Model) -> [Bool] {
        var needing = [Bool](repeating: false, count: model.modifiers.count)
        var users: [[Handle<ModifierList>]] = []
        var pending: [Handle<ModifierList>] = []
        for index in model.modifiers.indices {
            let items = model.modifiers[index].body
            let mentions = mentions(in: items, of: model.items)
            if mentions.contains(.list) {
                if users.isEmpty { users = Array(repeating: [], count: model.modifiers.count) }
                var names = MentionedNames()
                names.add(items, model)
                for list in names.lists { users[Int(list.index)].append(Handle(index)) }
            }
            if !mentions.isDisjoint(with: [.rawSwift, .scopedID]) {
                needing[index] = true
                pending.append(Handle(index))
            }
        }
        if users.isEmpty { return needing }
        while let list = pending.popLast() {
            for user in users[Int(list.index)] where !needing[Int(user.index)] {
                needing[Int(user.index)] = true
                pending.append(user)
            }
        }
        return needing
    }
}

/// The names that calls speak of, for the few places that must know which.
struct MentionedNames {
    var lists: [Handle<ModifierList>] = []
    var parameters: [Handle<Parameter>] = []

    mutating func add(_ calls: HandleRange<Handle<Call>>, _ model: borrowing Model) {
        for index in calls.indices { add(model.items[index], model) }
    }

    private mutating func add(_ handle: Handle<Call>, _ model: borrowing Model) {
        let call = model.calls[handle]
        if case .modifiers(let list) = call.callee { lists.append(list) }
        add(call.arguments, model)
    }

    private mutating func add(_ arguments: HandleRange<Argument>, _ model: borrowing Model) {
        for index in arguments.indices { add(model.arguments[index].value, model) }
    }

    /// The parser bounds how deep values nest.
    mutating func add(_ value: Handle<Value>, _ model: borrowing Model) {
        switch model.values[value] {
        case .number, .bool, .color, .constant, .view, .index, .swift: break
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
        case .hero(let use): add(model.heroUses[use].arguments, model)
        case .call(let call): add(call, model)
        case .negated(let operand): add(operand, model)
        case .binary(_, let left, let right), .range(let left, let right):
            add(left, model)
            add(right, model)
        }
    }
}
