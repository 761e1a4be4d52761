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
        let found = animation(value, in: site.scope, depth: 0)
        add(
            .animation(
                property, on: receiver, animation: found?.first, returning: found?.returning),
            site, view: ViewReference(path: nil, owner: owner),
            certainty: found == nil ? .unknown : certainty)
    }

    /// An animation type in the words of the catalog, and its return if it is written.
    func animation(
        _ value: AppExpression, in scope: NameScope, depth: Int
    ) -> (first: FactCall, returning: FactCall?)? {
        guard depth < 8, evaluator.fuel.use(in: scope.file) else { return nil }
        switch value.kind {
        case .implicitMember(let name): return (FactCall(string(name)), nil)
        // Without text, Hero chooses.
        case .nil: return (FactCall("auto"), nil)
        case .unwrap(let base, _), .cast(let base, _, _):
            return animation(base, in: scope, depth: depth + 1)
        case .string:
            guard let text = evaluator.evaluate(value, in: scope).onlyText else { return nil }
            let read = readAnimationText(text)
            return (read.animation, read.returning)
        case .call(let callee, let arguments):
            switch callee.kind {
            case .implicitMember(let name), .member(_, let name):
                if case .member(let base, _) = callee.kind, !isAnimationType(base, in: scope) {
                    return animation(ofFunction: callee, in: scope, depth: depth + 1)
                }
                return animation(string(name), arguments, in: scope, depth: depth + 1)
            default: return animation(ofFunction: callee, in: scope, depth: depth + 1)
            }
        case .member(let base, let name):
            if isAnimationType(base, in: scope) { return (FactCall(string(name)), nil) }
            return evaluator.candidates(name, of: base, in: scope).ids.first.flatMap {
                animation(ofDeclaration: $0, depth: depth + 1)
            }
        case .name(let name, _):
            switch evaluator.meaning(of: name, in: scope) {
            case .local(let local):
                guard case .expression(let inner, let outer) = local.value else { return nil }
                return animation(inner, in: outer, depth: depth + 1)
            case .members(let ids), .globals(let ids):
                return ids.first.flatMap { animation(ofDeclaration: $0, depth: depth + 1) }
            case .type, .unknown: return nil
            }
        case .subscripting(let list, let arguments):
            let found = evaluator.element(arguments, of: list, in: scope) ?? []
            guard found.count == 1 else { return nil }
            return animation(found[0].0, in: found[0].1, depth: depth + 1)
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
        ofDeclaration id: DeclarationID, depth: Int
    ) -> (first: FactCall, returning: FactCall?)? {
        let declaration = program.declaration(id)
        if declaration.accessors.contains(where: { $0.kind == .get }) {
            return onlyResult(of: id, depth: depth)
        }
        guard let range = declaration.initialValue,
            declaration.modifiers.contains(.constant)
        else { return nil }
        return animation(
            evaluator.expression(range, file: id.file),
            in: evaluator.scope(of: BodyID(declaration: id, part: .initialValue)), depth: depth)
    }

    private func animation(
        ofFunction callee: AppExpression, in scope: NameScope, depth: Int
    ) -> (first: FactCall, returning: FactCall?)? {
        evaluator.functions(callee, in: scope).ids.first.flatMap {
            onlyResult(of: $0, depth: depth)
        }
    }

    /// The animation that a function or computed property always gives.
    private func onlyResult(
        of id: DeclarationID, depth: Int
    ) -> (first: FactCall, returning: FactCall?)? {
        let results = evaluator.bodyIDs(of: id).flatMap { evaluator.sites($0) }.filter {
            if case .result = $0.kind { true } else { false }
        }
        guard results.count == 1, case .result(let result?) = results[0].kind else { return nil }
        return animation(result, in: results[0].scope, depth: depth)
    }

    /// `push(direction: .left)` is `push(left)`; `selectBy` has two animations.
    private func animation(
        _ name: String, _ arguments: [AppArgument], in scope: NameScope, depth: Int
    ) -> (first: FactCall, returning: FactCall?)? {
        let inner = arguments.map { animation($0.value, in: scope, depth: depth) }
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

extension FactFinder {
    /// The animations that are passed to functions of the app.
    func findArgumentAnimations() {
        guard hasEngine else { return }
        let type = text("HeroDefaultAnimationType")
        var functions: [(id: DeclarationID, indexes: [Int])] = []
        for file in program.files.indices {
            for (index, declaration) in program.files[file].items.declarations.enumerated()
            where declaration.kind == .function || declaration.kind == .initializer {
                let parameters = declaration.parameters
                let indexes = parameters.indices.filter { parameters[$0].type.name == type }
                if indexes.isEmpty { continue }
                functions.append((DeclarationID(file: file, index: index), indexes))
            }
        }
        for (id, indexes) in functions {
            for call in evaluator.calls(of: id) {
                for index in indexes {
                    guard let argument = call.arguments[index],
                        case .call(_, let callee, _) = call.site.kind
                    else { continue }
                    var receiver = "self"
                    if case .member(let base, _) = callee.kind {
                        receiver = evaluator.sourceText(base, in: call.site.scope)
                    }
                    addAnimation(.argument, on: receiver, argument, .certain, call.site)
                }
            }
        }
    }
}
