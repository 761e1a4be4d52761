import AppSource
import Resolution
import TransitionDSL

/// The types that values have when the app runs: `self` of a method may be a subclass of the class that
/// the method is in.
extension Evaluator {
    /// What a type as a value prints: the name of `Feed.self`. A hole if it may be that of a subclass or
    /// of what a generic parameter becomes; nil if the expression is no type.
    func printedType(
        _ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> StringValue? {
        guard case .metatype = type(of: expression, in: scope) else { return nil }
        let found = runtimeType(of: expression, in: scope, frame)
        if found.isExact, case .metatype(let type) = found.type, let name = typeName(type) {
            return StringValue(text: name)
        }
        return StringValue(hole: .string, sourceText(expression, in: scope))
    }

    private func typeName(_ type: SwiftType) -> String? {
        switch type {
        case .program(let id): string(program.types[id.index].name)
        case .external(let name): string(name)
        default: nil
        }
    }

    /// The type of an expression, and whether it is that of no subclass.
    func runtimeType(
        of expression: AppExpression, in scope: NameScope, _ frame: CallFrame?
    ) -> (type: SwiftType, isExact: Bool) {
        guard enter(scope) else { return (.unknown, false) }
        defer { leave() }
        switch expression.stripped.kind {
        case .member(let base, Word.`self`.text): return runtimeType(of: base, in: scope, frame)
        case .call(let callee, let arguments):
            guard case .name(registryWords.type, _) = callee.kind, arguments.count == 1,
                arguments[0].label.map(string) == "of"
            else { break }
            let value = runtimeType(of: arguments[0].value, in: scope, frame)
            return (.metatype(value.type.unwrapped), value.isExact)
        case .name(Word.`self`.text, _) where scope.local(Word.`self`.text) == nil:
            return typeOfSelf(in: scope, frame)
        case .name(Word.`Self`.text, _):
            let own = typeOfSelf(in: scope, frame)
            if case .metatype = own.type { return own }
            return (.metatype(own.type.unwrapped), own.isExact)
        case .name(let name, _):
            if isGeneric(name, in: scope) { return (.unknown, false) }
            guard case .type(let type) = meaning(of: name, in: scope) else { break }
            return (.metatype(type), true)
        case .member(let base, let name):
            guard case .metatype(.program(let outer)) = type(of: base, in: scope),
                let inner = program.nested(name, in: outer)
            else { break }
            return (.metatype(.program(inner)), true)
        default: break
        }
        let type = type(of: expression, in: scope).unwrapped
        return (type, !canBeSubclass(type))
    }

    /// The type of `self`, as the call says, else as the class around the code.
    private func typeOfSelf(
        in scope: NameScope, _ frame: CallFrame?
    ) -> (type: SwiftType, isExact: Bool) {
        if let frame, frame.function == scope.declaration, let receiver = frame.receiver {
            return runtimeType(of: receiver.value, in: receiver.scope, receiver.frame)
        }
        let own = AppExpression(
            .name(Word.`self`.text, arguments: []), SourceRange(start: 0, end: 0))
        let type = type(of: own, in: scope)
        return (type, !canBeSubclass(type))
    }

    private func canBeSubclass(_ type: SwiftType) -> Bool {
        switch type {
        case .program(let id):
            switch program.types[id.index].kind {
            case .struct, .enum: false
            case .class: program.subtypes[id]?.contains { $0 != id } ?? false
            default: true
            }
        case .metatype(let inner): canBeSubclass(inner)
        default: true
        }
    }

    /// The receiver that a call without one has: `self`.
    func implicitReceiver(_ scope: NameScope, _ frame: CallFrame?) -> CallFrame.Argument? {
        if let frame, frame.function == scope.declaration, let receiver = frame.receiver {
            return receiver
        }
        guard scope.type != nil else { return nil }
        let own = AppExpression(
            .name(Word.`self`.text, arguments: []), SourceRange(start: 0, end: 0))
        return CallFrame.Argument(value: own, scope: scope, frame: frame)
    }

    /// The declarations that a member may be when the app runs: the override of the receiver's class, and
    /// those of its subclasses if it may be one of them.
    func overrides(of id: DeclarationID, _ receiver: CallFrame.Argument?) -> [DeclarationID] {
        guard let receiver, let owner = program.typeOfDeclaration[id],
            program.types[owner.index].kind == .class, program.types[owner.index].isDeclared
        else { return [id] }
        if case .name(Word.super.text, _) = receiver.value.stripped.kind { return [id] }
        let found = runtimeType(of: receiver.value, in: receiver.scope, receiver.frame)
        var known = found.type.unwrapped
        if case .metatype(let inner) = known { known = inner }
        guard case .program(let actual) = known, program.inherits(actual, from: owner) else {
            return [id]
        }
        let name = program.declaration(id).name
        func overriding(_ type: TypeID) -> [DeclarationID] {
            (program.types[type.index].members[name] ?? []).filter {
                program.declaration($0).modifiers.contains(.override)
                    && program.declaration($0).kind == program.declaration(id).kind
                    && program.declaration($0).parameters.map { $0.label }
                        == program.declaration(id).parameters.map { $0.label }
            }
        }
        var result = [id]
        var type = actual
        for _ in program.types.indices where type != owner {
            if let nearest = overriding(type).first {
                result = [nearest]
                break
            }
            guard let parent = program.programSupertypes(of: type).first else { break }
            type = parent
        }
        if found.isExact { return result }
        let below = reachable(from: [actual]) { program.subtypes[$0] ?? [] }
        return result
            + below.filter { $0 != actual }.sorted { $0.index < $1.index }
            .flatMap(overriding)
    }
}
