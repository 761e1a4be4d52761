import AppSource
import Resolution
import TransitionDSL

/// Names in evaluation: locals, members, globals, cases.
extension Evaluator {
    func evaluate(
        name: Text, _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        switch meaning(of: name, in: scope) {
        case .local(let local): return evaluate(local, frame)
        case .members(let ids), .globals(let ids):
            if let frame, ids.contains(frame.function), let given = frame.arguments[0],
                program.declaration(frame.function).kind == .variable
            {
                // A property in its own observer has the value that was assigned.
                return evaluate(given.value, in: given.scope, given.frame)
            }
            return evaluate(
                ids, expression, receiver: implicitReceiver(scope, frame), in: scope)
        case .unknown where name == engineNames.rawValue:
            let own = AppExpression(.name(Word.`self`.text, arguments: []), expression.range)
            return evaluateRawValue(own, in: scope, frame)
        case .type, .unknown: return .unknown
        }
    }

    private func evaluate(
        _ local: LocalName, _ frame: CallFrame?
    ) -> StringValue {
        switch local.value {
        case .expression(let value, let outer):
            let type = local.annotation.map { program.type($0, in: outer.type) }
            return evaluate(value, in: outer, frame, expected: type)
        case .alternatives(let values):
            // A variable without a value yet is `nil`.
            if values.isEmpty, case .optional? = local.annotation { return .none }
            guard
                var result = values.first.map({
                    evaluate($0.0, in: $0.1, frame)
                })
            else { return .unknown }
            for (value, outer) in values.dropFirst() {
                result = result.union(evaluate(value, in: outer, frame))
            }
            return result
        case .parameter(let function, let index):
            if let frame, frame.function == function {
                guard let argument = frame.arguments[index] else {
                    return defaultValue(function, index)
                }
                return evaluate(
                    argument.value, in: argument.scope, argument.frame)
            }
            return evaluateParameter(function, index)
        case .element(let collection, let outer):
            return evaluate(elements(of: collection, in: outer), frame)
        case .part(1, let element, let outer):
            // The element in `for (index, id) in ids.enumerated()`.
            guard case .subscripting(let list, _) = element.kind,
                case .call(let callee, _) = list.kind,
                case .member(let base, let name) = callee.kind,
                name == words.enumerated
            else { return .unknown }
            return evaluate(elements(of: base, in: outer), frame)
        case .part, .associated, .function, .unknown: return .unknown
        }
    }

    /// One of some values.
    func evaluate(
        _ values: [(AppExpression, NameScope)]?, _ frame: CallFrame?
    ) -> StringValue {
        guard let values, values.count <= StringValue.largestCount else { return .unknown }
        var value: StringValue?
        for (element, scope) in values {
            let one = evaluate(element, in: scope, frame)
            value = value?.union(one) ?? one
        }
        return value ?? .unknown
    }

    func evaluate(implicit name: Text, _ expected: SwiftType?) -> StringValue {
        let type = expected ?? .external(engineNames.string)
        let ids = members(name, of: .metatype(type.unwrapped)).ids
        guard let id = ids.first else { return string(name) == "none" ? .none : .unknown }
        return evaluate(declaration: id, receiver: nil)
    }

    func evaluate(
        member name: Text, of base: AppExpression, _ expression: AppExpression,
        in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        if name == engineNames.rawValue {
            return evaluateRawValue(base, in: scope, frame)
        }
        // The id of another view.
        if name == engineNames.id, heroAccess(expression, in: scope) != nil { return .unknown }
        let found = candidates(name, of: base, in: scope)
        if found.ids.isEmpty, engineNames.elementMembers.contains(name),
            let all = elements(of: base, in: scope), let first = all.first, let last = all.last
        {
            return evaluate([name == engineNames.first ? first : last], frame)
        }
        if found.ids.isEmpty {
            let value = evaluate(
                externalMember: name, of: base, expression, in: scope, frame)
            return base.isOptionalChain && value.isKnown ? value.union(.none) : value
        }
        let receiver = CallFrame.Argument(value: base, scope: scope, frame: frame)
        var value = evaluate(found.ids, expression, receiver: receiver, in: scope)
        if found.isGuess { value.isGuess = true }
        if base.isOptionalChain, value.isKnown { value = value.union(.none) }
        return value
    }

    /// Members of the standard library and of Foundation.
    private func evaluate(
        externalMember name: Text, of base: AppExpression, _ expression: AppExpression,
        in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        switch string(name) {
        case "description", "debugDescription", "stringValue":
            return printed(base, in: scope, frame, isUnwrapped: true)
        case "uuidString", "UUIDString":
            return StringValue(hole: .uuid, sourceText(expression, in: scope))
        case "absoluteString", "path", "lastPathComponent":
            return StringValue(hole: .string, sourceText(expression, in: scope))
        case "capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase":
            return .unknown
        default:
            // The value of another view, or of a type that is not known.
            return .unknown
        }
    }

    private func evaluate(
        _ ids: [DeclarationID], _ expression: AppExpression, receiver: CallFrame.Argument?,
        in scope: NameScope
    ) -> StringValue {
        let values = ids.filter { program.declaration($0).kind != .typealias }
        // Overloads, and one declaration a target: the first that is not a requirement.
        guard
            let id = values.first(where: hasValue) ?? values.first(where: { !isRequirement($0) })
                ?? values.first
        else { return .unknown }
        let value = evaluate(overrides(of: id, receiver), receiver: receiver)
        if value.isKnown { return value }
        if let stored = receiver.flatMap({ storedValue(of: id, $0) }) {
            let passed = evaluate(stored.value, in: stored.scope, stored.frame)
            if passed.isKnown { return passed }
        }
        return modelValue(id, expression, in: scope) ?? value
    }

    /// The value of a member that may be one of several declarations.
    func evaluate(_ ids: [DeclarationID], receiver: CallFrame.Argument?) -> StringValue {
        guard ids.count <= StringValue.largestCount else { return .unknown }
        var value: StringValue?
        for id in ids {
            let one = evaluate(declaration: id, receiver: receiver)
            value = value?.union(one) ?? one
        }
        return value ?? .unknown
    }

    /// Whether it says what it is: a declaration of Objective-C may be in a header only.
    private func hasValue(_ id: DeclarationID) -> Bool {
        let declaration = program.declaration(id)
        return declaration.initialValue != nil || declaration.body != nil
            || declaration.accessors.contains { $0.kind == .get }
    }

    /// Whether it is a requirement of a protocol.
    func isRequirement(_ id: DeclarationID) -> Bool {
        guard let type = program.typeOfDeclaration[id] else { return false }
        let declaration = program.declaration(id)
        return program.types[type.index].kind == .protocol && declaration.body == nil
            && declaration.accessors.isEmpty
            && declaration.parent.map {
                program.files[id.file].items.declarations[$0].kind == .protocol
            } ?? false
    }

    /// A property of a model is a value of its own: a hole.
    private func modelValue(
        _ id: DeclarationID, _ expression: AppExpression, in scope: NameScope
    ) -> StringValue? {
        let declaration = program.declaration(id)
        guard declaration.kind == .variable, let owner = program.typeOfDeclaration[id],
            program.role(of: .program(owner)) == .other, isStored(declaration) || isRequirement(id),
            !declaration.modifiers.contains(.static),
            declaration.initialValue == nil || !declaration.modifiers.contains(.constant)
        else { return nil }
        var value = StringValue(
            hole: holeType(type(ofDeclaration: id)), sourceText(expression, in: scope))
        value.via = [program.place(id)]
        return type(ofDeclaration: id).isOptional ? value.union(.none) : value
    }

    func isStored(_ declaration: AppDeclaration) -> Bool {
        declaration.kind == .variable
            && !declaration.accessors.contains { $0.kind == .get || $0.kind == .set }
    }

    // MARK: - Cases

    func evaluateRawValue(
        _ base: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue {
        if let id = caseDeclaration(base, in: scope, frame) { return rawValue(of: id) }
        guard case .program(let type) = type(of: base, in: scope).unwrapped else { return .unknown }
        let all = cases(of: type)
        guard !all.isEmpty else { return .unknown }
        return StringValue(
            hole: .finite(
                name: string(program.types[type.index].name),
                texts: all.compactMap { rawValue(of: $0).onlyText }),
            sourceText(base, in: scope) + ".rawValue")
    }

    /// The case that an expression is: `Kind.photo`, `.photo` bound to a parameter, `self`.
    func caseDeclaration(
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> DeclarationID? {
        guard enter(scope) else { return nil }
        defer { leave() }
        switch expression.kind {
        case .member(let base, let name):
            let ids = candidates(name, of: base, in: scope).ids
            if let found = ids.first(where: { program.declaration($0).kind == .case }) {
                return found
            }
            guard let id = ids.first, let range = program.declaration(id).initialValue,
                program.declaration(id).modifiers.contains(.constant)
            else { return nil }
            return caseDeclaration(
                self.expression(range, file: id.file),
                in: self.scope(of: BodyID(declaration: id, part: .initialValue)), nil)
        case .call(let callee, _):
            return caseDeclaration(callee, in: scope, frame)
        case .name(let name, _):
            if name == Word.`self`.text, let receiver = frame?.receiver {
                return caseDeclaration(
                    receiver.value, in: receiver.scope, receiver.frame)
            }
            switch meaning(of: name, in: scope) {
            case .members(let ids): return ids.first { program.declaration($0).kind == .case }
            case .local(let local):
                switch local.value {
                case .expression(let value, let outer):
                    if let name = value.implicitName {
                        let type = program.type(local.annotation, in: outer.type)
                        return members(name, of: .metatype(type)).ids.first
                    }
                    return caseDeclaration(value, in: outer, frame)
                case .parameter(let function, let index):
                    guard let frame, frame.function == function,
                        let argument = frame.arguments[index]
                    else { return nil }
                    if let name = argument.value.implicitName {
                        let parameter = program.declaration(function).parameters[index]
                        let type = program.type(
                            parameter.type, in: program.typeOfDeclaration[function])
                        return members(name, of: type).ids.first
                    }
                    return caseDeclaration(
                        argument.value, in: argument.scope, argument.frame)
                default: return nil
                }
            default: return nil
            }
        default: return nil
        }
    }

    /// The raw value: the written one, otherwise the name.
    func rawValue(of id: DeclarationID) -> StringValue {
        let declaration = program.declaration(id)
        var value: StringValue
        if let range = declaration.initialValue {
            value = evaluate(
                expression(range, file: id.file),
                in: scope(of: BodyID(declaration: id, part: .initialValue)))
        } else if let number = implicitNumber(of: id) {
            value = StringValue(text: String(number))
        } else {
            value = StringValue(text: string(declaration.name))
        }
        value.via = [program.place(id)]
        pass(id, as: .constant, value)
        return value
    }

    /// The raw value of a case of an enum of `Int`: one more than the case before, from 0 on.
    private func implicitNumber(of id: DeclarationID) -> Int? {
        guard let owner = program.typeOfDeclaration[id],
            program.types[owner.index].supertypes.contains(where: {
                $0.name.map(string)?.hasPrefix("Int") ?? false
            })
        else { return nil }
        var next = 0
        for other in cases(of: owner) {
            if let range = program.declaration(other).initialValue {
                guard case .number(let spelling) = expression(range, file: other.file).kind,
                    let number = Int(string(spelling))
                else { return nil }
                next = number
            }
            if other == id { return next }
            next = next < Int.max ? next + 1 : next
        }
        return nil
    }
}
