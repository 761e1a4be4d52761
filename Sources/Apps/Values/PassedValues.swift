import AppSource
import TransitionDSL

/// What calls pass for the names in a body.
extension Evaluator {
    private static let mostSteps = 8

    /// The expression that a call, and the calls around it, pass for a name, if it has a name of its
    /// own: `recipe.id` for the parameter of `photo(id: recipe.id)`.
    func passedText(_ expression: AppExpression, in scope: NameScope, _ frame: CallFrame?)
        -> String?
    {
        var current = CallFrame.Argument(value: expression, scope: scope, frame: frame)
        var text: String?
        for _ in 0..<Self.mostSteps {
            guard let next = passed(current) else { break }
            current = next
            text =
                next.value.stripped.isPath ? sourceText(next.value, in: next.scope) : nil
        }
        return text
    }

    /// What a call passes for a parameter, or for a property of its receiver.
    private func passed(_ name: CallFrame.Argument) -> CallFrame.Argument? {
        guard case .name(let text, _) = name.value.stripped.kind, let frame = name.frame else {
            return nil
        }
        if case .parameter(let function, let index)? = name.scope.local(text)?.value {
            return function == frame.function ? frame.arguments[index] : nil
        }
        guard case .members(let ids) = meaning(of: text, in: name.scope), let id = ids.first,
            let receiver = frame.receiver
        else { return nil }
        return storedValue(of: id, receiver)
    }

    /// What a property of a struct was made with: `5` for `id` of `Photo(id: 5)`, also if a function
    /// of one result makes it.
    func storedValue(
        of id: DeclarationID, _ receiver: CallFrame.Argument
    ) -> CallFrame.Argument? {
        let property = program.declaration(id)
        guard isStored(property), property.initialValue == nil,
            let owner = program.typeOfDeclaration[id],
            program.types[owner.index].kind == .struct,
            case .call(let callee, let arguments) = receiver.value.stripped.kind
        else { return nil }
        if case .metatype(.program(owner)) = type(of: callee, in: receiver.scope) {
            // Its own initializers may do anything.
            guard program.members(text("init"), of: owner).isEmpty else { return nil }
            return arguments.first { $0.label == property.name }.map {
                CallFrame.Argument(value: $0.value, scope: receiver.scope, frame: receiver.frame)
            }
        }
        guard let function = functions(callee, in: receiver.scope).ids.first,
            let matched = match(arguments, program.declaration(function).parameters)
        else { return nil }
        let results = sites(BodyID(declaration: function, part: .body)).filter {
            if case .result = $0.kind { !$0.isInClosure } else { false }
        }
        guard results.count == 1, case .result(let made?) = results[0].kind else { return nil }
        let frame = CallFrame(
            function,
            arguments: matched.mapValues {
                CallFrame.Argument(value: $0, scope: receiver.scope, frame: receiver.frame)
            }, receiver: nil)
        let inner = CallFrame.Argument(value: made, scope: results[0].scope, frame: frame)
        return storedValue(of: id, inner)
    }
}

extension AppExpression {
    /// Names with dots between them.
    var isPath: Bool {
        switch kind {
        case .name: true
        case .member(let base, _), .unwrap(let base, _): base.isPath
        default: false
        }
    }
}
