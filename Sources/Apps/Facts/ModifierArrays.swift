import AppSource
import TransitionDSL

/// The modifiers of an array, as far as they are known.
struct ModifierArray {
    struct Source {
        var value: AppExpression
        var scope: NameScope
        var frame: CallFrame?
    }

    /// `function` if a function gives it, and `list` otherwise.
    var form = AppFactContent.ModifierForm.list
    var modifiers: [FactValue] = []
    /// The ids of `.source(heroID:)`.
    var sources: [Source] = []
    var via: [SourcePlace] = []
    /// One depends on a parameter of the function that has it.
    var isOpen = false

    func followed(by other: ModifierArray) -> ModifierArray {
        ModifierArray(
            form: form == .list ? other.form : form, modifiers: modifiers + other.modifiers,
            sources: sources + other.sources, via: via + other.via,
            isOpen: isOpen || other.isOpen)
    }
}

extension Evaluator {
    /// The modifiers of an array: literals, sums, named arrays, and functions that return one. Nil
    /// if they are not known.
    func modifiers(
        _ value: AppExpression, in scope: NameScope, _ frame: CallFrame?, depth: Int
    ) -> ModifierArray? {
        guard depth < 8, fuel.use(in: scope.file) else { return nil }
        switch value.kind {
        case .nil: return ModifierArray()
        case .array(let elements): return modifiers(elements, in: scope, frame, depth: depth)
        case .unwrap(let base, _), .cast(let base, _, _):
            return modifiers(base, in: scope, frame, depth: depth + 1)
        case .binary(let op, let left, let right) where op == words.plus:
            guard let first = modifiers(left, in: scope, frame, depth: depth + 1),
                let second = modifiers(right, in: scope, frame, depth: depth + 1)
            else { return nil }
            return first.followed(by: second)
        case .name(let name, _):
            switch meaning(of: name, in: scope) {
            case .local(let local): return modifiers(local, in: scope, frame, depth: depth)
            case .members(let ids), .globals(let ids):
                return ids.first.flatMap { modifiers(of: $0, depth: depth + 1) }
            case .type, .unknown: return nil
            }
        case .member(let base, let name):
            return candidates(name, of: base, in: scope).ids.first.flatMap {
                modifiers(of: $0, depth: depth + 1)
            }
        case .implicitMember(let name):
            // `.house`, a static member of an extension of `Array`.
            return extensionMember(name, of: ["Array", "Optional"]).flatMap {
                modifiers(of: $0, depth: depth + 1)
            }
        case .call(let callee, let arguments):
            return modifiers(call: callee, arguments, in: scope, frame, depth: depth)
        default: return nil
        }
    }

    private func modifiers(
        _ elements: [AppExpression], in scope: NameScope, _ frame: CallFrame?, depth: Int
    ) -> ModifierArray {
        var list = ModifierArray()
        for element in elements {
            list.modifiers.append(modifier(element, in: scope, frame, depth: depth))
            list.sources += sources(of: element, in: scope, frame)
            list.isOpen = list.isOpen || isOpen(element, in: scope, frame)
        }
        return list
    }

    private func modifiers(
        call callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope,
        _ frame: CallFrame?, depth: Int
    ) -> ModifierArray? {
        // `[HeroModifier]()`, `Array<HeroModifier>([.fade])`, `Array([.fade])`.
        let isArray: Bool
        switch callee.kind {
        case .type(.array): isArray = true
        case .type(let type): isArray = type.name == Word.Array.text
        case .name(let name, _): isArray = name == Word.Array.text
        default: isArray = false
        }
        if isArray {
            if arguments.isEmpty { return ModifierArray() }
            guard arguments.count == 1, arguments[0].label == nil else { return nil }
            return modifiers(arguments[0].value, in: scope, frame, depth: depth + 1)
        }
        for id in functions(callee, in: scope).ids {
            guard let matched = match(arguments, program.declaration(id).parameters) else {
                continue
            }
            let given = matched.mapValues {
                CallFrame.Argument(value: $0, scope: scope, frame: frame)
            }
            let call = CallFrame(
                id, arguments: given, receiver: nil)
            return modifiers(of: id, call, depth: depth + 1)
        }
        return nil
    }

    // MARK: - Locals

    private func modifiers(
        _ local: LocalName, in scope: NameScope, _ frame: CallFrame?, depth: Int
    ) -> ModifierArray? {
        switch local.value {
        case .expression(let inner, let outer):
            guard var list = modifiers(inner, in: outer, frame, depth: depth + 1) else {
                return nil
            }
            for change in changes(of: local, in: scope) {
                guard let added = change.added,
                    let more = modifiers(added, in: change.scope, frame, depth: depth + 1)
                else { return nil }
                list = list.followed(by: more)
            }
            return list
        case .parameter(let function, let index):
            guard let frame, frame.function == function else { return nil }
            let parameters = program.declaration(function).parameters
            guard index < parameters.count else { return nil }
            if parameters[index].isVariadic {
                guard let call = variadicCall, case .call(_, _, let arguments) = call.kind else {
                    return nil
                }
                return modifiers(
                    variadic(arguments, parameters, index), in: call.scope, nil, depth: depth)
            }
            if let argument = frame.arguments[index] {
                return modifiers(
                    argument.value, in: argument.scope, argument.frame, depth: depth + 1)
            }
            guard let range = parameters[index].defaultValue else { return nil }
            return modifiers(
                expression(range, file: function.file),
                in: NameScope(
                    locals: nil, type: program.typeOfDeclaration[function],
                    declaration: function, file: function.file), nil, depth: depth + 1)
        case .alternatives, .element, .part, .function, .associated, .unknown: return nil
        }
    }

    /// The arguments of a variadic parameter.
    private func variadic(
        _ arguments: [AppArgument], _ parameters: [AppDeclaration.Parameter], _ index: Int
    ) -> [AppExpression] {
        let label = parameters[index].label
        let before = parameters[..<index].filter { $0.label == label }.count
        var seen = 0
        var found: [AppExpression] = []
        for argument in arguments {
            if !found.isEmpty {
                guard argument.label == nil else { break }
                found.append(argument.value)
            } else if argument.label == label {
                if seen == before { found.append(argument.value) }
                seen += 1
            }
        }
        return found
    }

    /// `mods.append(.arc)` after the declaration of a local array, in straight-line code. Elsewhere
    /// it is not known what is added.
    func changes(
        of local: LocalName, in scope: NameScope
    ) -> [(added: AppExpression?, scope: NameScope, start: UInt32)] {
        guard let id = scope.declaration else { return [] }
        var found: [(added: AppExpression?, scope: NameScope, start: UInt32)] = []
        for site in bodyIDs(of: id).flatMap({ sites($0) }) {
            guard case .call(_, let callee, let arguments) = site.kind,
                case .member(let base, let name) = callee.kind,
                case .name(local.name, _) = base.kind,
                site.scope.local(local.name) === local,
                Self.changingCalls.contains(string(name))
            else { continue }
            var added: AppExpression?
            if string(name) == "append", let first = arguments.first, site.branch.isEmpty,
                !site.isInClosure
            {
                added =
                    first.label == nil
                    ? AppExpression(.array([first.value]), first.value.range) : first.value
            }
            found.append((added, site.scope, site.range.start))
        }
        return found
    }

    static let changingCalls: Set<String> = [
        "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast",
        "reverse", "sort", "swapAt", "shuffle", "replaceSubrange",
    ]

    // MARK: - Declarations

    /// The modifiers that a constant, a property or a function of one result gives.
    private func modifiers(
        of id: DeclarationID, _ frame: CallFrame? = nil, depth: Int
    ) -> ModifierArray? {
        guard begin(.declaration(id)) else { return nil }
        defer { end(.declaration(id)) }
        guard let (value, scope) = onlyValue(of: id),
            var list = modifiers(value, in: scope, frame, depth: depth)
        else { return nil }
        if program.declaration(id).kind == .function { list.form = .function }
        list.via.append(program.place(id))
        return list
    }

    /// What a constant is, and what a property or function with one result gives.
    func onlyValue(of id: DeclarationID) -> (AppExpression, NameScope)? {
        let declaration = program.declaration(id)
        if let range = declaration.initialValue {
            guard declaration.modifiers.contains(.constant) else { return nil }
            return (
                expression(range, file: id.file),
                scope(of: BodyID(declaration: id, part: .initialValue))
            )
        }
        let results = bodyIDs(of: id).flatMap { sites($0) }.filter {
            if case .result = $0.kind { !$0.isInClosure } else { false }
        }
        guard results.count == 1, case .result(let result?) = results[0].kind else { return nil }
        return (result, results[0].scope)
    }

    /// A member that the program adds to one of some types from outside, if there is only one.
    func extensionMember(_ name: Text, of types: Set<String>) -> DeclarationID? {
        let found = (program.membersByName[name] ?? []).filter { id in
            guard let owner = program.typeOfDeclaration[id] else { return false }
            return types.contains(string(program.types[owner.index].name))
        }
        return found.count == 1 ? found[0] : nil
    }
}
