import AppSource
import Resolution
import TransitionDSL

/// Facts about Hero's modifiers, the ids that `.source(heroID:)` names, and `isEnabled`.
extension FactFinder {
    func addModifiers(_ access: HeroAccess, _ op: Text, _ value: AppExpression, _ site: Site) {
        let view = evaluator.viewPath(access.receiver, in: access.scope)
        // What it is added to is not followed.
        let certainty = op == words.equal ? access.certainty : worst(access.certainty, .likely)
        addModifiers(view, value, in: site.scope, nil, certainty, site)
        spread(from: site, view) { [self] outer, outerView, frame in
            evaluator.variadicCall = outer
            addModifiers(outerView, value, in: site.scope, frame, certainty, outer)
            evaluator.variadicCall = nil
        }
    }

    /// `view.hero.modifiers?.append(.fade)`. Returns whether it is one.
    func findAppend(
        _ name: String, _ callee: AppExpression, _ arguments: [AppArgument], _ site: Site
    ) -> Bool {
        guard name == "append" || name == "insert", let first = arguments.first,
            case .member(let base, _) = callee.kind,
            let access = evaluator.heroAccess(base.stripped, in: site.scope),
            access.member == "modifiers"
        else { return false }
        let value =
            first.label.map(string) == "contentsOf"
            ? first.value : AppExpression(.array([first.value]), first.value.range)
        addModifiers(access, words.plusEqual, value, site)
        return true
    }

    private func addModifiers(
        _ view: ViewReference, _ value: AppExpression, in scope: NameScope, _ frame: CallFrame?,
        _ certainty: AppFact.Certainty, _ site: Site
    ) {
        if case .external(engineNames.string) = evaluator.type(of: value, in: scope).unwrapped {
            return addModifierText(view, value, in: scope, frame, certainty, site)
        }
        addLocals(of: value, in: scope, .constant, site)
        guard let list = evaluator.modifiers(value, in: scope, frame, depth: 0) else {
            return add(.modifiers(.function, []), site, view: view, certainty: .unknown)
        }
        add(
            .modifiers(list.form, list.modifiers), site, view: view,
            certainty: list.isOpen ? worst(certainty, .likely) : certainty, via: list.via)
        for source in list.sources {
            let (id, passed) = evaluator.evaluateWithPath(
                source.value, in: source.scope, source.frame)
            note(passed)
            add(
                .source(patterns: id.patterns), site, view: view,
                certainty: id.isKnown ? certainty : .unknown, via: id.via,
                unknownPart: id.unknownPart)
        }
    }

    private func addModifierText(
        _ view: ViewReference, _ value: AppExpression, in scope: NameScope, _ frame: CallFrame?,
        _ certainty: AppFact.Certainty, _ site: Site
    ) {
        let text = evaluator.evaluate(value, in: scope, frame)
        guard let only = text.onlyText else {
            return add(.modifiers(.text, []), site, view: view, certainty: .unknown)
        }
        let read = readModifierText(only)
        add(
            .modifiers(.text, read.modifiers.map { .call($0) }), site, view: view,
            certainty: certainty,
            via: text.via)
        for source in read.sources {
            add(
                .source(patterns: [IDPattern(text: source)]), site, view: view,
                certainty: certainty, via: text.via)
        }
    }

    func addEnabled(_ access: HeroAccess, _ value: AppExpression, _ site: Site) {
        let enabled: FactValue
        if case .boolean(let flag) = value.stripped.kind {
            enabled = .bool(flag)
        } else {
            enabled = .source(evaluator.sourceText(value, in: site.scope))
        }
        let type: SwiftType
        if let receiver = access.receiver {
            type = evaluator.type(of: receiver, in: access.scope).unwrapped
        } else {
            type = evaluator.viewPath(nil, in: access.scope).owner.unwrapped
        }
        let role = program.role(of: type)
        guard role == .controller else {
            return add(
                .enabled(role == .other ? .unknown : .view, value: enabled), site,
                view: evaluator.viewPath(access.receiver, in: access.scope),
                certainty: access.certainty)
        }
        var target = AppFactContent.SwitchTarget.unknown
        if case .program(let id) = type { target = .screen(string(program.types[id.index].name)) }
        if let receiver = access.receiver, target.screen == nil,
            let name = evaluator.shownContainer(receiver, in: access.scope, site)
        {
            target = .screen(name)
        }
        add(
            .enabled(target, value: enabled), site,
            view: ViewReference(path: nil, owner: type),
            certainty: access.certainty)
    }
}
