import TransitionDSL

/// What calls speak of, their arguments included: it decides where their Swift can stand.
struct Mentions {
    /// Raw Swift, which may speak of the controller or cell and of the view.
    var hasRawSwift = false
    /// An id that carries a screen, which only the place of use knows.
    var hasScopedID = false
    /// The index of an outlet array.
    var hasIndex = false
    var lists: [Handle<ModifierList>] = []
    /// A list inside another modifier.
    var hasNestedLists = false
    var hasAutolayout = false
    var parameters: [Handle<Parameter>] = []
    private var depth = 0

    /// Whether it must be written where the view, its owner and the screen are known.
    var needContext: Bool { hasRawSwift || hasScopedID }

    mutating func add(_ calls: HandleRange<Handle<Call>>, _ model: Model) {
        for call in model.items[calls] { add(call, model) }
    }

    mutating func add(_ use: HeroUse, _ model: Model) {
        if model.heroes[use.hero].scope != .app { hasScopedID = true }
        add(use.arguments, model)
    }

    mutating func add(_ argument: Argument, _ model: Model) {
        add(argument.value, model)
    }

    private mutating func add(_ handle: Handle<Call>, _ model: Model) {
        let call = model.calls[handle]
        switch call.callee {
        case .swift: hasRawSwift = true
        case .modifiers(let list):
            lists.append(list)
            if depth > 0 { hasNestedLists = true }
        case .catalog(let row):
            if row == HeroNames.autolayoutRow { hasAutolayout = true }
        case .animation, .animator, .interaction: break
        }
        depth += 1
        add(call.arguments, model)
        depth -= 1
    }

    private mutating func add(_ arguments: HandleRange<Argument>, _ model: Model) {
        for argument in model.arguments[arguments] { add(argument.value, model) }
    }

    /// The parser bounds how deep values nest.
    private mutating func add(_ value: Handle<Value>, _ model: Model) {
        switch model.values[value] {
        case .number, .bool, .color, .constant, .view: break
        case .parameter(let parameter): parameters.append(parameter)
        case .index: hasIndex = true
        case .swift: hasRawSwift = true
        case .text(let segments):
            for segment in model.segments[segments] {
                switch segment {
                case .value(let value): add(value, model)
                case .parameter(let parameter), .parameterLength(let parameter):
                    parameters.append(parameter)
                case .literal, .part: break
                }
            }
        case .hero(let hero, let arguments, _):
            if model.heroes[hero].scope != .app { hasScopedID = true }
            add(arguments, model)
        case .call(let call): add(call, model)
        case .negated(let operand): add(operand, model)
        case .binary(_, let left, let right), .range(let left, let right):
            add(left, model)
            add(right, model)
        }
    }
}

extension Mentions {
    /// For each list of modifiers whether it, or one that it names, needs the context of its use.
    static func listsThatNeedContext(_ model: Model) -> [Bool] {
        var needing = [Bool](repeating: false, count: model.modifiers.count)
        var users = [[Handle<ModifierList>]](repeating: [], count: model.modifiers.count)
        var pending: [Handle<ModifierList>] = []
        for index in model.modifiers.indices {
            var mentions = Mentions()
            mentions.add(model.modifiers[index].items, model)
            for list in mentions.lists { users[Int(list.index)].append(Handle(index)) }
            if mentions.needContext {
                needing[index] = true
                pending.append(Handle(index))
            }
        }
        while let list = pending.popLast() {
            for user in users[Int(list.index)] where !needing[Int(user.index)] {
                needing[Int(user.index)] = true
                pending.append(user)
            }
        }
        return needing
    }
}
