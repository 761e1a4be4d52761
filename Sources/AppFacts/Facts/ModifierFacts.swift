import AppSource
import TransitionDSL

/// Facts about Hero's modifiers, and the ids that `.source(heroID:)` names.
extension AppAnalysis {
    func addModifiers(_ access: HeroAccess, _ op: Text, _ value: AppExpression, _ site: Site) {
        let view = viewPath(access.receiver, in: access.scope)
        addModifiers(view, value, in: site.scope, nil, access.certainty, site)
        addSources(in: value, site)
        spread(from: site, view, depth: 0) { [self] outer, outerView, frame in
            addModifiers(outerView, value, in: site.scope, frame, access.certainty, outer)
        }
    }

    private func addModifiers(
        _ view: ViewPath, _ value: AppExpression, in scope: NameScope, _ frame: Frame?,
        _ certainty: AppFact.Certainty, _ site: Site
    ) {
        if case .external(table.string) = type(of: value, in: scope).unwrapped {
            let text = evaluate(value, in: scope, frame)
            guard let only = text.onlyText else {
                return add(.modifiers(.text, []), site, view: view, certainty: .unknown)
            }
            return add(
                .modifiers(.text, readModifierText(only).modifiers), site, view: view,
                certainty: certainty)
        }
        guard let list = modifiers(value, in: scope, frame, depth: 0) else {
            return add(.modifiers(.function, []), site, view: view, certainty: .unknown)
        }
        add(.modifiers(list.form, list.texts), site, view: view, certainty: certainty)
    }

    /// The modifiers of an array: literals, sums, named arrays and functions that return one.
    private func modifiers(
        _ value: AppExpression, in scope: NameScope, _ frame: Frame?, depth: Int
    ) -> (form: AppFactContent.ModifierForm, texts: [String])? {
        guard depth < 8 else { return nil }
        switch value.kind {
        case .nil: return (.list, [])
        case .array(let elements):
            return (.list, elements.map { modifier($0, in: scope) })
        case .unwrap(let base, _), .cast(let base, _, _):
            return modifiers(base, in: scope, frame, depth: depth + 1)
        case .binary(let op, let left, let right) where op == words.plus:
            guard let first = modifiers(left, in: scope, frame, depth: depth + 1),
                let second = modifiers(right, in: scope, frame, depth: depth + 1)
            else { return nil }
            let isList = first.form == .list && second.form == .list
            return (isList ? .list : .function, first.texts + second.texts)
        case .name(let name, _):
            switch meaning(of: name, in: scope) {
            case .local(let local):
                if case .expression(let inner, let outer) = local.value {
                    return modifiers(inner, in: outer, frame, depth: depth + 1)
                }
                return nil
            case .members(let ids), .globals(let ids):
                return ids.first.flatMap { modifiers(of: $0, depth: depth + 1) }
            case .type, .unknown: return nil
            }
        case .member(let base, let name):
            return candidates(name, of: base, in: scope).ids.first.flatMap {
                modifiers(of: $0, depth: depth + 1)
            }
        case .call(let callee, _):
            return functions(callee, in: scope).ids.first.flatMap {
                modifiers(of: $0, depth: depth + 1)
            }
        default: return nil
        }
    }

    /// The modifiers that a constant or a function of one result gives.
    private func modifiers(
        of id: DeclarationID, depth: Int
    ) -> (form: AppFactContent.ModifierForm, texts: [String])? {
        let declaration = program.declaration(id)
        if let range = declaration.initialValue {
            guard declaration.modifiers.contains(.constant),
                let found = modifiers(
                    expression(range, file: id.file),
                    in: scope(of: BodyID(declaration: id, part: .initialValue)), nil, depth: depth)
            else { return nil }
            return (.function, found.texts)
        }
        let results = bodyIDs(of: id).flatMap { sites($0) }.filter {
            if case .result = $0.kind { !$0.isInClosure } else { false }
        }
        guard results.count == 1, case .result(let result?) = results[0].kind,
            let found = modifiers(result, in: results[0].scope, nil, depth: depth)
        else { return nil }
        return (.function, found.texts)
    }

    /// One modifier as the catalog writes it: `translate(y: 40)`, `fade`.
    private func modifier(_ expression: AppExpression, in scope: NameScope) -> String {
        switch expression.kind {
        case .implicitMember(let name): return string(name)
        case .member(_, let name): return string(name)
        case .call(let callee, let arguments):
            guard let name = callee.lastName else { break }
            if case .name = callee.kind { break }
            if arguments.isEmpty { return string(name) }
            let texts = arguments.map { argument in
                (argument.label.map { string($0) + ": " } ?? "")
                    + modifierArgument(argument.value, in: scope)
            }
            return "\(string(name))(\(texts.joined(separator: ", ")))"
        default: break
        }
        return sourceText(expression, in: scope)
    }

    private func modifierArgument(_ expression: AppExpression, in scope: NameScope) -> String {
        switch expression.kind {
        case .array(let elements):
            return elements.map { modifier($0, in: scope) }.joined(separator: ", ")
        case .implicitMember: return modifier(expression, in: scope)
        case .call(let callee, _):
            if case .implicitMember = callee.kind { return modifier(expression, in: scope) }
            return sourceText(expression, in: scope)
        default: return sourceText(expression, in: scope)
        }
    }

    /// The ids of `.source(heroID:)` anywhere in a value.
    private func addSources(in value: AppExpression, _ site: Site) {
        switch value.kind {
        case .array(let elements): for element in elements { addSources(in: element, site) }
        case .binary(_, let left, let right):
            addSources(in: left, site)
            addSources(in: right, site)
        case .call(let callee, let arguments):
            if callee.lastName == table.source,
                let id = arguments.first(where: { $0.label == table.heroID })
            {
                isNotingUses = true
                let result = evaluate(id.value, in: site.scope)
                isNotingUses = false
                add(
                    .source(patterns: result.patterns), site,
                    certainty: result.isKnown ? .certain : .unknown, via: result.via)
            }
            for argument in arguments { addSources(in: argument.value, site) }
        default: break
        }
    }

    func addEnabled(_ access: HeroAccess, _ value: AppExpression, _ site: Site) {
        let view = viewPath(access.receiver, in: access.scope)
        let isController = program.role(of: view.owner) == .controller && view.path == "root"
        var screen: String?
        if isController, case .program(let type) = view.owner.unwrapped {
            screen = string(program.types[type.index].name)
        }
        add(
            .enabled(screen: screen, value: sourceText(value, in: site.scope)), site,
            view: isController ? nil : view, certainty: access.certainty)
    }
}
