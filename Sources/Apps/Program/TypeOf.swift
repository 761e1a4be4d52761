import AppSource
import TransitionDSL

/// The types of expressions, as far as declarations and the form of the expression tell.
extension Evaluator {
    func type(of expression: AppExpression, in scope: NameScope) -> SwiftType {
        guard enter(scope) else { return .unknown }
        defer { leave() }
        switch expression.kind {
        case .name(let name, _): return type(ofName: name, in: scope)
        case .member(let base, let name):
            let type = type(ofMember: name, of: type(of: base, in: scope))
            return base.isOptionalChain && type != .unknown ? .optional(type.unwrapped) : type
        case .unwrap(let base, _):
            return type(of: base, in: scope).unwrapped
        case .call(let callee, let arguments):
            let type = type(ofCall: callee, arguments, in: scope)
            return callee.isOptionalChain && type != .unknown ? .optional(type.unwrapped) : type
        case .subscripting(let base, let arguments):
            let collection = type(of: base, in: scope).unwrapped
            if case .dictionary(_, let value) = collection, !arguments.isEmpty {
                return .optional(value)
            }
            if case .external(let name) = collection, string(name) == "IndexPath" {
                return .external(engineNames.int)
            }
            return collection.element
        case .string: return .external(engineNames.string)
        case .number(let spelling):
            return .external(
                string(spelling).utf8.contains(UInt8(ascii: "."))
                    ? engineNames.double : engineNames.int)
        case .boolean: return .external(engineNames.bool)
        case .array(let elements):
            return .array(commonType(of: elements, in: scope))
        case .tuple(let arguments):
            return .tuple(arguments.map { type(of: $0.value, in: scope) })
        case .ternary(_, let then, let otherwise):
            return commonType(of: [then, otherwise], in: scope)
        case .binary(let op, let left, let right):
            return type(ofBinary: op, left, right, in: scope)
        case .cast(_, let kind, let reference):
            let type = program.type(reference, in: scope.type)
            switch kind {
            case .conditional: return .optional(type)
            case .is: return .external(engineNames.bool)
            case .as, .forced: return type
            }
        case .type(let reference): return .metatype(program.type(reference, in: scope.type))
        case .unary(_, let base): return type(of: base, in: scope)
        case .closure, .dictionary, .nil, .implicitMember, .assignment, .statement, .selector,
            .keyPath, .unknown:
            return .unknown
        }
    }

    /// The type of values that one place can have: a type of the app, if one of them has one. It is
    /// unknown if they have several, which may share a superclass. The first 16 decide. Values after
    /// the first count as deeper, which bounds the time for lists in lists.
    private func commonType(
        of values: [AppExpression], in scope: NameScope
    ) -> SwiftType {
        var common = SwiftType.unknown
        for (index, value) in values.prefix(16).enumerated() {
            let levels = index == 0 ? 0 : Self.levelsOfElement
            guard enter(scope, levels: levels) else { return .unknown }
            defer { leave(levels: levels) }
            let type = type(of: value, in: scope)
            if case .program = type {
                if case .program = common, common != type { return .unknown }
                common = type
            } else if common == .unknown {
                common = type
            }
        }
        return common
    }

    private func type(
        ofBinary op: Text, _ left: AppExpression, _ right: AppExpression, in scope: NameScope
    ) -> SwiftType {
        switch string(op) {
        case "??":
            let value = type(of: left, in: scope).unwrapped
            return value == .unknown ? type(of: right, in: scope) : value
        case "..<", "...": return .array(type(of: left, in: scope))
        case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=":
            return .external(engineNames.bool)
        default:
            let value = type(of: left, in: scope)
            return value == .unknown ? type(of: right, in: scope) : value
        }
    }

    private func type(ofName name: Text, in scope: NameScope) -> SwiftType {
        if name == Word.`self`.text || name == Word.super.text {
            let own = scope.local(name)
            if let own { return type(ofLocal: own, in: scope) }
            guard let type = scope.type else { return .unknown }
            let known = program.types[type.index]
            let selfType: SwiftType = known.isDeclared ? .program(type) : .external(known.name)
            return scope.isStatic ? .metatype(selfType) : selfType
        }
        switch meaning(of: name, in: scope) {
        case .local(let local): return type(ofLocal: local, in: scope)
        case .members(let ids), .globals(let ids): return type(ofDeclarations: ids, name)
        case .type(let type): return .metatype(type)
        case .unknown:
            // A property that the class inherits from UIKit.
            return scope.type == nil ? .unknown : program.knownMember(name)
        }
    }

    /// The type of the first of several declarations of a name. Methods of a delegate leave the
    /// property of UIKit that has their name: `navigationController(_:didShow:animated:)`.
    private func type(ofDeclarations ids: [DeclarationID], _ name: Text) -> SwiftType {
        let known = program.knownMember(name)
        if known != .unknown,
            ids.allSatisfy({
                program.declaration($0).kind == .function
                    && !program.declaration($0).parameters.isEmpty
            })
        {
            return known
        }
        return ids.first.map { type(ofDeclaration: $0) } ?? .unknown
    }

    /// What a generic parameter of the function must be.
    private func constrained(_ type: TypeReference, in scope: NameScope) -> TypeReference {
        guard let id = scope.declaration, case .named(let names, _) = type, names.count == 1 else {
            return type
        }
        return program.declaration(id).genericParameters.first { $0.name == names[0] }?.constraint
            ?? type
    }

    private func type(ofLocal local: LocalName, in scope: NameScope) -> SwiftType {
        if let annotation = local.annotation {
            let known = program.type(constrained(annotation, in: scope), in: scope.type)
            if known != .unknown { return known }
        }
        guard enter(scope) else { return .unknown }
        defer { leave() }
        switch local.value {
        case .expression(let value, let outer): return type(of: value, in: outer)
        case .alternatives(let values):
            return values.first.map { type(of: $0.0, in: $0.1) } ?? .unknown
        case .element(let base, let outer):
            return type(of: base, in: outer).element
        case .part(let index, let value, let outer):
            if case .tuple(let types) = type(of: value, in: outer).unwrapped,
                index < types.count
            {
                return types[index].withoutLabel
            }
            return .unknown
        case .associated(let name, let index, let value, let outer):
            let ids = members(name, of: type(of: value, in: outer)).ids
            guard let id = ids.first else { return .unknown }
            let parameters = program.declaration(id).parameters
            guard index < parameters.count else { return .unknown }
            return program.type(parameters[index].type, in: program.typeOfDeclaration[id])
        case .function(let function, _):
            return .function(result: program.type(function.result, in: scope.type))
        case .parameter, .unknown: return .unknown
        }
    }

    /// The type of a variable, of a function as a value, or of what a case makes.
    func type(ofDeclaration id: DeclarationID) -> SwiftType {
        let declaration = program.declaration(id)
        let context = program.typeOfDeclaration[id]
        switch declaration.kind {
        case .function:
            guard let result = declaration.type else { return .function(result: .unknown) }
            // A generic result is what the caller makes it.
            if case .named(let names, _) = result.withoutOptional, names.count == 1,
                declaration.genericParameters.contains(where: { $0.name == names[0] })
            {
                return .function(result: .unknown)
            }
            return .function(result: program.type(result, in: context))
        case .case: return context.map { .program($0) } ?? .unknown
        case .initializer: return .function(result: context.map { .program($0) } ?? .unknown)
        case .variable:
            if let type = declaration.type { return program.type(type, in: context) }
            guard let range = declaration.initialValue, begin(.type(id))
            else { return .unknown }
            defer { end(.type(id)) }
            let value = expression(range, file: id.file)
            return type(
                of: value, in: scope(of: BodyID(declaration: id, part: .initialValue)))
        default: return .unknown
        }
    }

    /// The result of a method that returns `Self`, or the type that it is given.
    private func genericResult(
        _ name: Text, _ receiver: SwiftType, _ arguments: [AppArgument], in scope: NameScope
    ) -> SwiftType? {
        guard let id = members(name, of: receiver).ids.first,
            let result = program.declaration(id).type
        else { return nil }
        if case .optional(let wrapped) = result {
            return genericResult(id, wrapped, receiver, arguments, in: scope).map {
                .optional($0)
            }
        }
        return genericResult(id, result, receiver, arguments, in: scope)
    }

    private func genericResult(
        _ id: DeclarationID, _ result: TypeReference, _ receiver: SwiftType,
        _ arguments: [AppArgument], in scope: NameScope
    ) -> SwiftType? {
        guard case .named(let names, _) = result, names.count == 1 else { return nil }
        if names[0] == Word.`Self`.text {
            if case .metatype(let type) = receiver { return type }
            return receiver.unwrapped
        }
        let declaration = program.declaration(id)
        guard declaration.genericParameters.contains(where: { $0.name == names[0] }) else {
            return nil
        }
        for argument in arguments {
            if case .metatype(let type) = type(of: argument.value, in: scope) {
                return type
            }
        }
        return nil
    }

    private func type(ofMember name: Text, of base: SwiftType) -> SwiftType {
        if name == Word.`self`.text { return base }
        if name == engineNames.hero, hasEngine, program.role(of: base) != .other,
            program.membersByName[name] == nil
        {
            return .external(engineNames.heroExtension)
        }
        if case .tuple(let types) = base.unwrapped {
            if let index = Int(string(name)), types.indices.contains(index) {
                return types[index].withoutLabel
            }
            for case .labeled(name, let type) in types { return type }
        }
        if case .array(let element) = base.unwrapped, engineNames.elementMembers.contains(name) {
            return .optional(element)
        }
        if case .metatype(.program(let id)) = base, let inner = program.nested(name, in: id) {
            return .metatype(.program(inner))
        }
        // `UIColor.red`, `Theme.shared`.
        let found = members(name, of: base).ids
        if !found.isEmpty { return type(ofDeclarations: found, name) }
        if case .metatype(let type) = base {
            if engineNames.singletonMembers.contains(name) { return type }
            if name == engineNames.allCases { return .array(type) }
        }
        return program.knownMember(name)
    }

    private func type(
        ofCall callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope
    ) -> SwiftType {
        switch callee.kind {
        case .closure(let closure):
            guard case .return(let value?)? = closure.body.last?.kind else { return .unknown }
            var walker = BodyWalker(scope, words)
            walker.walk(body: closure.body)
            guard case .result? = walker.sites.last?.kind, let last = walker.sites.last else {
                return .unknown
            }
            return type(of: value, in: last.scope)
        case .type(let reference): return program.type(reference, in: scope.type)
        case .member(let base, let name):
            if name == Word.`init`.text || engineNames.initializerNames.contains(name)
                || string(name).hasPrefix("initWith")
            {
                if case .metatype(let type) = type(of: base, in: scope) {
                    return type
                }
            }
            if let generated = generatedType(callee) { return generated }
            if let known = type(ofUIKitCall: name, base, arguments, in: scope) {
                return known
            }
            let receiver = type(of: base, in: scope)
            if let own = genericResult(name, receiver, arguments, in: scope) {
                return own
            }
            let member = type(ofMember: name, of: receiver)
            if case .function(let result) = member.unwrapped {
                return member.isOptional ? .optional(result) : result
            }
            return member == .unknown ? type(madeBy: name, of: receiver) : member
        default:
            // `type(of: self)`.
            if case .name(registryWords.type, _) = callee.kind, arguments.count == 1,
                arguments[0].label.map(string) == "of"
            {
                return .metatype(type(of: arguments[0].value, in: scope).unwrapped)
            }
            switch type(of: callee, in: scope) {
            case .metatype(let type): return type
            case .function(let result): return result
            default: return .unknown
            }
        }
    }
}

extension AppExpression {
    /// Whether a `?` in the chain of members makes the value optional. A member of an optional
    /// without `?` is one of an implicitly unwrapped optional.
    var isOptionalChain: Bool {
        switch kind {
        case .unwrap(let base, let isForced): !isForced || base.isOptionalChain
        case .member(let base, _), .call(let base, _), .subscripting(let base, _):
            base.isOptionalChain
        default: false
        }
    }
}
