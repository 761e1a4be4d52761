import Resolution
import TransitionDSL

/// Animations, modifiers and values of a model as facts of code have them: names of animations are
/// expanded, and numbers are in the base unit.
struct ModelCalls {
    /// Code of the app.
    private static let swift = FactValue.call(FactCall("swift", [.init(.omitted)]))

    let model: Model
    private let texts: ModelText
    private var bindings = Bindings()
    private let contextLists: Set<Handle<ModifierList>>

    init(_ model: Model) {
        self.model = model
        texts = ModelText(model)
        contextLists = model.listsWithContext()
    }

    // MARK: - Animations

    /// The animation of a line in one direction, without its options.
    mutating func animation(
        _ play: ChosenAnimation, of edge: Edge, isReturn: Bool
    ) -> FactValue {
        bindings.removeAll()
        let event = DrivenEvent(isReturn: isReturn, hasReturn: edge.hasReturn)
        let options = edge.animation?.options ?? .empty
        return value(bindings.unfold(play, with: options, on: event, model))
    }

    private mutating func value(_ unfolding: ResolvedAnimation) -> FactValue {
        let call = model.calls[unfolding.call]
        let isOpposite = unfolding.isOpposite
        switch call.callee {
        case .catalog(let row):
            return value(row, call, in: unfolding.scope, isOpposite: isOpposite)
        case .animator(let handle):
            return value(handle, call, in: unfolding.scope, isOpposite: isOpposite)
        case .swift: return Self.swift
        case .modifiers, .animation, .interaction: return .omitted
        }
    }

    private mutating func value(
        _ row: CatalogIndex, _ call: Call, in scope: Bindings.Scope, isOpposite: Bool
    ) -> FactValue {
        let played = isOpposite ? Catalog.opposite(of: row) : row
        let entry = Catalog[played]
        let mirrors = isOpposite && Catalog[row].opposite?.mirrorsDirection == true
        let name = played == Catalog.Animation.default ? "auto" : entry.name
        if call.arguments.isEmpty { return .name(name) }
        var list: [FactCall.Argument] = []
        for argument in model.arguments[call.arguments] {
            guard entry.parameters.indices.contains(Int(argument.parameter)) else { continue }
            let parameter = entry.parameters[Int(argument.parameter)]
            let term = Term(argument.value, in: scope)
            switch parameter.type {
            case .direction: list.append(.init(direction(term, mirrors: mirrors)))
            case .animation:
                list.append(.init(parameter.label, animation(term, isOpposite: isOpposite)))
            case .view, .image: list.append(.init(parameter.label, .omitted))
            default: list.append(.init(parameter.label, value(term)))
            }
        }
        for (index, parameter) in entry.parameters.enumerated()
        where isOpposite && parameter.type == .animation {
            let isGiven = model.arguments[call.arguments].contains { $0.parameter == index }
            if !isGiven, let opposite = parameter.defaultValue(isOpposite: true) {
                list.append(.init(parameter.label, .name(opposite)))
            }
        }
        return .call(FactCall(name, list))
    }

    private mutating func value(
        _ handle: Handle<Animator>, _ call: Call, in scope: Bindings.Scope, isOpposite: Bool
    ) -> FactValue {
        let animator = model.animators[handle]
        let isClass = if case .appClass = animator.body { true } else { false }
        var list: [FactCall.Argument] = []
        for (index, formal) in model.parameters[animator.parameters].enumerated() {
            let isMirrored = isOpposite && isClass && formal.type == .direction
            let given = model.arguments[call.arguments].first { Int($0.parameter) == index }
            let term =
                given.map { Term($0.value, in: scope) }
                ?? (isMirrored ? formal.defaultValue.map { Term($0) } : nil)
            guard let term else { continue }
            let value =
                switch formal.type {
                case .direction: direction(term, mirrors: isMirrored)
                case .animation: animation(term, isOpposite: false)
                default: self.value(term)
                }
            list.append(.init(texts.string(formal.name), value))
        }
        let value = FactValue.call(FactCall(texts.string(animator.declared.swiftName), list))
        return isOpposite && !isClass ? .backwards(value) : value
    }

    private mutating func animation(_ term: Term, isOpposite: Bool) -> FactValue {
        let term = meant(term)
        guard case .call(let call) = model.values[term.value] else { return value(term) }
        let play = ChosenAnimation(call, isOpposite: isOpposite)
        return value(bindings.unfold(play, with: .empty, on: .named, in: term.scope, model))
    }

    private func direction(_ term: Term, mirrors: Bool) -> FactValue {
        let term = meant(term)
        guard case .constant(let row) = model.values[term.value] else { return value(term) }
        return .name(Catalog[mirrors ? Catalog.opposite(of: row) : row].name)
    }

    // MARK: - Modifiers

    func modifiers(_ calls: HandleRange<Handle<Call>>, depth: Int = 0) -> [FactValue] {
        if depth > 32 { return [.omitted] }
        return model.items[calls].flatMap { handle -> [FactValue] in
            let call = model.calls[handle]
            guard case .modifiers(let list) = call.callee else {
                return [modifier(handle, depth: depth)]
            }
            return modifiers(list, call, depth: depth)
        }
    }

    private func modifiers(
        _ handle: Handle<ModifierList>, _ call: Call, depth: Int
    ) -> [FactValue] {
        let list = model.modifiers[handle]
        // Its Swift is expanded where it is used.
        if contextLists.contains(handle) { return modifiers(list.body, depth: depth + 1) }
        let arguments = model.arguments[call.arguments].map { argument in
            let formal = model.parameters[list.parameters].dropFirst(Int(argument.parameter)).first
            let label = formal.map { texts.string($0.name) } ?? ""
            return FactCall.Argument(label, value(argument.value, as: formal?.type ?? .swiftOnly))
        }
        return [.call(FactCall(texts.string(list.declared.swiftName), arguments))]
    }

    private func modifier(_ handle: Handle<Call>, depth: Int) -> FactValue {
        let call = model.calls[handle]
        switch call.callee {
        case .catalog(let row): return modifier(Catalog[row], call, depth: depth)
        case .swift: return Self.swift
        case .modifiers(let list):
            return .list(modifiers(list, call, depth: depth))
        case .animation, .animator, .interaction: return .omitted
        }
    }

    private func modifier(_ entry: CatalogEntry, _ call: Call, depth: Int) -> FactValue {
        var list: [FactCall.Argument] = []
        for (index, parameter) in entry.parameters.enumerated() {
            let given = model.arguments[call.arguments].filter { Int($0.parameter) == index }
            let unit = modifierUnit(entry.name, label: parameter.label)
            for argument in given {
                let value =
                    if case .call(let inner) = model.values[argument.value],
                        parameter.type == .modifier
                    {
                        modifier(inner, depth: depth + 1)
                    } else { self.value(argument.value, as: parameter.type, unit: unit) }
                list.append(.init(parameter.label, value))
            }
            if given.isEmpty, parameter.type == .double,
                let value = parameter.defaultValue.flatMap({ Double($0) })
            {
                list.append(.init(parameter.label, .number(value, unit: "")))
            }
        }
        return .call(FactCall(entry.name, list))
    }

    // MARK: - Values

    private func meant(_ term: Term) -> Term {
        guard case .parameter(let parameter) = model.values[term.value],
            case .term(let meant) = bindings.meaning(of: parameter, in: term.scope)
        else { return term }
        return meant
    }

    /// An argument of a modifier. Swift must convert an optional number to another type.
    private func value(_ handle: Handle<Value>, as type: ValueType, unit: String = "") -> FactValue
    {
        if case .parameter(let parameter) = model.values[handle],
            model.parameters[parameter].isOptional,
            [.length, .angle, .fraction].contains(type)
        {
            return .omitted
        }
        return value(Term(handle), unit: unit)
    }

    private func value(_ term: Term, unit: String = "") -> FactValue {
        let term = meant(term)
        if let number = bindings.constant(term, model) { return Self.number(number, unit) }
        switch model.values[term.value] {
        case .number, .version, .text, .color, .hero: return .omitted
        case .bool(let flag): return .bool(flag)
        case .constant(let row): return .name(Catalog[row].name)
        case .parameter(let parameter):
            if case .number(let number, _) = bindings.meaning(of: parameter, in: term.scope) {
                return Self.number(number, unit)
            }
            return .source(texts.string(model.parameters[parameter].name))
        case .index(let name): return .source(texts.string(name))
        case .view(let path): return .source(texts.string(model.paths[path].text))
        case .swift(let code): return swiftPath(texts.string(code)).map { .source($0) } ?? .omitted
        case .negated(let inner): return .source("-" + operand(Term(inner, in: term.scope)))
        case .binary(let sign, let left, let right):
            let (left, right) = (Term(left, in: term.scope), Term(right, in: term.scope))
            return .source("\(operand(left)) \(sign.rawValue) \(operand(right))")
        case .range(let start, let end):
            let (start, end) = (Term(start, in: term.scope), Term(end, in: term.scope))
            return .source("\(operand(start)) ... \(operand(end))")
        case .call(let handle): return constructor(model.calls[handle], in: term.scope)
        }
    }

    /// In parentheses if it has operands.
    private func operand(_ term: Term) -> String {
        let text = value(term).description
        if bindings.constant(term, model) != nil { return text }
        guard case .binary = model.values[meant(term).value] else { return text }
        return "(\(text))"
    }

    /// Zero has no sign.
    private static func number(_ number: Double, _ unit: String) -> FactValue {
        .number(number == 0 ? 0 : number, unit: unit)
    }

    private func constructor(_ call: Call, in scope: Bindings.Scope) -> FactValue {
        guard case .catalog(let row) = call.callee else { return .omitted }
        let entry = Catalog[row]
        let list = model.arguments[call.arguments].map { argument in
            let label = entry.parameters.dropFirst(Int(argument.parameter)).first?.label ?? ""
            let value = value(Term(argument.value, in: scope))
            return FactCall.Argument(entry.type == .curve ? "" : label, value)
        }
        return .call(FactCall(entry.name, list))
    }
}

/// Code of the app that is names with dots between them; nil for other code.
func swiftPath(_ code: String) -> String? {
    let names = code.split(separator: ".", omittingEmptySubsequences: false)
    return names.allSatisfy({ String($0).isIdentifier }) ? code : nil
}

extension Model {
    /// The lists of modifiers that use Swift of the app or an id of a screen, also through others.
    fileprivate func listsWithContext() -> Set<Handle<ModifierList>> {
        var found: Set<Handle<ModifierList>> = []
        // Each round finds what names a list of the round before.
        var count = -1
        while count < found.count {
            count = found.count
            for index in modifiers.indices {
                let needs = items[modifiers[index].body].contains { needsContext($0, found, 0) }
                if needs { found.insert(Handle(index)) }
            }
        }
        return found
    }

    private func needsContext(
        _ handle: Handle<Call>, _ lists: Set<Handle<ModifierList>>, _ depth: Int
    ) -> Bool {
        let call = calls[handle]
        if case .swift = call.callee { return true }
        if case .modifiers(let list) = call.callee, lists.contains(list) { return true }
        return depth < 64
            && arguments[call.arguments].contains { needsContext($0.value, lists, depth + 1) }
    }

    private func needsContext(
        _ handle: Handle<Value>, _ lists: Set<Handle<ModifierList>>, _ depth: Int
    ) -> Bool {
        if depth > 64 { return false }
        switch values[handle] {
        case .swift: return true
        case .hero(let use):
            let use = heroUses[use]
            return heroes[use.hero].scope != .app
                || arguments[use.arguments].contains { needsContext($0.value, lists, depth + 1) }
        case .call(let call): return needsContext(call, lists, depth + 1)
        case .negated(let inner): return needsContext(inner, lists, depth + 1)
        case .binary(_, let left, let right), .range(let left, let right):
            return needsContext(left, lists, depth + 1) || needsContext(right, lists, depth + 1)
        case .number, .bool, .version, .text, .color, .constant, .parameter, .index, .view:
            return false
        }
    }
}
