import AppSource
import TransitionDSL

/// Facts about animation types.
extension FactFinder {
    func addAnimation(
        _ property: AppFactContent.AnimationProperty, _ access: HeroAccess,
        _ value: AppExpression, _ site: Site
    ) {
        let receiver = access.receiver.map { evaluator.sourceText($0, in: access.scope) } ?? "self"
        addAnimation(
            property, on: receiver.filter { $0 != "?" && $0 != "!" }, value, access.certainty, site,
            owner: evaluator.viewPath(access.receiver, in: access.scope).owner)
    }

    func addAnimation(
        _ property: AppFactContent.AnimationProperty, on receiver: String,
        _ value: AppExpression, _ certainty: AppFact.Certainty, _ site: Site,
        owner: SwiftType = .unknown
    ) {
        let found = animation(value, in: site.scope)
        add(
            .animation(
                property, on: receiver, animation: found?.first, returning: found?.returning),
            site, view: ViewReference(path: nil, owner: owner),
            certainty: found == nil ? .unknown : certainty)
    }

    /// An animation type in the words of the catalog, and its return if it is written.
    func animation(
        _ value: AppExpression, in scope: NameScope, _ frame: CallFrame? = nil
    ) -> (first: FactCall, returning: FactCall?)? {
        guard evaluator.enter(scope) else { return nil }
        defer { evaluator.leave() }
        switch value.kind {
        case .implicitMember(let name): return (FactCall(string(name)), nil)
        // Without text, Hero chooses.
        case .nil: return (FactCall("auto"), nil)
        case .unwrap(let base, _), .cast(let base, _, _):
            return animation(base, in: scope, frame)
        case .string:
            guard let text = evaluator.evaluate(value, in: scope).onlyText else { return nil }
            let read = readAnimationText(text)
            return (read.animation, read.returning)
        case .call(let callee, let arguments):
            switch callee.kind {
            case .implicitMember(let name), .member(_, let name):
                if case .member(let base, _) = callee.kind, !isAnimationType(base, in: scope) {
                    return animation(ofFunction: callee, arguments, in: scope, frame)
                }
                return animation(string(name), arguments, in: scope, frame)
            default: return animation(ofFunction: callee, arguments, in: scope, frame)
            }
        case .member(let base, let name):
            if isAnimationType(base, in: scope) { return (FactCall(string(name)), nil) }
            return evaluator.candidates(name, of: base, in: scope).ids.first.flatMap {
                animation(ofDeclaration: $0)
            }
        case .name(let name, _):
            switch evaluator.meaning(of: name, in: scope) {
            case .local(let local):
                guard let given = evaluator.bound(local, frame) else { return nil }
                return animation(given.value, in: given.scope, given.frame)
            case .members(let ids), .globals(let ids):
                return ids.first.flatMap { animation(ofDeclaration: $0) }
            case .type, .unknown: return nil
            }
        case .subscripting(let list, let arguments):
            let found = evaluator.element(arguments, of: list, in: scope) ?? []
            guard found.count == 1 else { return nil }
            return animation(found[0].0, in: found[0].1, frame)
        default: return nil
        }
    }

    private func isAnimationType(_ base: AppExpression, in scope: NameScope) -> Bool {
        if case .name(let name, _) = base.kind {
            string(name) == "HeroDefaultAnimationType"
        } else {
            false
        }
    }

    private func animation(
        ofDeclaration id: DeclarationID
    ) -> (first: FactCall, returning: FactCall?)? {
        let declaration = program.declaration(id)
        if declaration.accessors.contains(where: { $0.kind == .get }) {
            return onlyResult(of: id, nil)
        }
        guard let range = declaration.initialValue,
            declaration.modifiers.contains(.constant)
        else { return nil }
        return animation(
            evaluator.expression(range, file: id.file),
            in: evaluator.scope(of: BodyID(declaration: id, part: .initialValue)))
    }

    private func animation(
        ofFunction callee: AppExpression, _ arguments: [AppArgument], in scope: NameScope,
        _ frame: CallFrame?
    ) -> (first: FactCall, returning: FactCall?)? {
        evaluator.functions(callee, arguments, in: scope).ids.first.flatMap { id in
            let matched = evaluator.match(arguments, program.declaration(id).parameters)
            return onlyResult(
                of: id, matched.map { evaluator.frame(id, $0, in: scope, frame, nil) })
        }
    }

    /// The animation that a function or computed property always gives.
    private func onlyResult(
        of id: DeclarationID, _ frame: CallFrame?
    ) -> (first: FactCall, returning: FactCall?)? {
        let results = evaluator.bodyIDs(of: id).flatMap { evaluator.sites($0) }.filter {
            if case .result = $0.kind { true } else { false }
        }
        guard results.count == 1, case .result(let result?) = results[0].kind else { return nil }
        return animation(result, in: results[0].scope, frame)
    }

    /// `push(direction: .left)` is `push(left)`; `selectBy` has two animations.
    private func animation(
        _ name: String, _ arguments: [AppArgument], in scope: NameScope, _ frame: CallFrame?
    ) -> (first: FactCall, returning: FactCall?)? {
        let inner = arguments.map { animation($0.value, in: scope, frame) }
        switch (name, inner.count) {
        case ("selectBy", 2):
            guard let first = inner[0] else { return nil }
            return (first.first, inner[1]?.first)
        case ("autoReverse", 1): return inner[0].map { ($0.first, oppositeAnimation($0.first)) }
        case (_, 1):
            // A direction that is a variable leaves the animation unknown.
            let direction: String
            switch arguments[0].value.kind {
            case .implicitMember(let name): direction = string(name)
            case .member(_, let name): direction = string(name)
            default: return nil
            }
            if case .member = arguments[0].value.kind, !directions.contains(direction) {
                return nil
            }
            return (FactCall(name, [.init(.name(direction))]), nil)
        case (_, 0): return (FactCall(name), nil)
        default: return nil
        }
    }
}

private let directions: Set<String> = ["left", "right", "up", "down", "leading", "trailing"]
