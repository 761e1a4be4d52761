import AppSource
import TransitionDSL

/// The registrations of TRTransitions: `registerTransition:withIdentifier:` with an identifier of
/// `createTransitionIdentifier:toViewControllerClass:` or a text such as `"List-*"`.
extension FactFinder {
    /// The classes of an identifier; nil for one that is not known.
    private struct RegistrationEnds {
        var from: String?
        var to: String?
        var isKnown = true
    }

    func findRegistration(
        _ name: String, _ arguments: [AppArgument], _ site: Site
    ) {
        guard name == "registerTransition" || name == "register", arguments.count == 2,
            let label = arguments[1].label, string(label) == "withIdentifier",
            usesTRTransitions
        else { return }
        let ends =
            ends(ofIdentifier: arguments[1].value, in: site.scope)
            ?? RegistrationEnds(isKnown: false)
        let animator = agent(of: arguments[0].value, in: site.scope)
        add(
            .registryLine(
                operations: [], from: ends.from, to: ends.to,
                animation: animator.map { FactAnimation(.name($0)) }), site,
            certainty: !ends.isKnown || animator == nil ? .unknown : .certain)
    }

    /// Whether the program names the registry, so that `register` can be its method.
    private var usesTRTransitions: Bool { program.names.find("TRTransitionRegistry") != nil }

    private func ends(
        ofIdentifier value: AppExpression, in scope: NameScope
    ) -> RegistrationEnds? {
        guard evaluator.enter(scope) else { return nil }
        defer { evaluator.leave() }
        if let text = evaluator.evaluate(value, in: scope).onlyText { return ends(ofText: text) }
        switch value.stripped.kind {
        case .call(let callee, let arguments):
            guard string(callee.lastName ?? .empty) == "createTransitionIdentifier",
                arguments.count == 2
            else { return nil }
            let from = end(arguments[0].value, in: scope)
            let to = end(arguments[1].value, in: scope)
            return RegistrationEnds(
                from: from.name, to: to.name, isKnown: from.isKnown && to.isKnown)
        case .name(let name, _):
            switch evaluator.meaning(of: name, in: scope) {
            case .local(let local):
                guard case .expression(let inner, let outer) = local.value else { return nil }
                return ends(ofIdentifier: inner, in: outer)
            case .members(let ids), .globals(let ids):
                return ids.first.flatMap { ends(ofConstant: $0) }
            case .type, .unknown: return nil
            }
        case .member(let base, let name):
            return evaluator.candidates(name, of: base, in: scope).ids.first.flatMap {
                ends(ofConstant: $0)
            }
        default: return nil
        }
    }

    private func ends(ofConstant id: DeclarationID) -> RegistrationEnds? {
        let declaration = program.declaration(id)
        guard let range = declaration.initialValue, declaration.modifiers.contains(.constant) else {
            return nil
        }
        return ends(
            ofIdentifier: evaluator.expression(range, file: id.file),
            in: evaluator.scope(of: BodyID(declaration: id, part: .initialValue)))
    }

    /// TRTransitions splits the text at `-` and compares nothing if there are not two parts.
    private func ends(ofText text: String) -> RegistrationEnds? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        return RegistrationEnds(
            from: parts[0] == "*" ? nil : parts[0], to: parts[1] == "*" ? nil : parts[1])
    }

    /// The class that an argument of `createTransitionIdentifier` names: `A.self`, a controller, or
    /// nil for any.
    private func end(
        _ value: AppExpression, in scope: NameScope
    ) -> (name: String?, isKnown: Bool) {
        var value = value.stripped
        if case .nil = value.kind { return (nil, true) }
        if case .member(let type, Word.`self`.text) = value.kind { value = type.stripped }
        var type = evaluator.type(of: value, in: scope).unwrapped
        if case .metatype(let inner) = type { type = inner.unwrapped }
        switch type {
        case .program(let id): return (string(program.types[id.index].name), true)
        case .external(let name): return (string(name), true)
        default: return (nil, false)
        }
    }

    /// The class of what animates a `TRTransition`: its agent.
    private func agent(of value: AppExpression, in scope: NameScope) -> String? {
        guard evaluator.enter(scope) else { return nil }
        defer { evaluator.leave() }
        switch value.stripped.kind {
        case .call(_, let arguments):
            guard
                let agent = arguments.first(where: {
                    string($0.label ?? .empty) == "transitionAgent"
                })
            else { return nil }
            return animatorName(agent.value, in: scope)
        case .name(let name, _):
            guard case .local(let local) = evaluator.meaning(of: name, in: scope),
                case .expression(let inner, let outer) = local.value
            else { return nil }
            return self.agent(of: inner, in: outer)
        default: return nil
        }
    }
}
