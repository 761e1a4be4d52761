import AppSource
import TransitionDSL

/// Facts about hero ids.
extension FactFinder {
    /// An assignment to `hero.id`.
    func addHeroID(_ access: HeroAccess, _ value: AppExpression, _ site: Site) {
        let view = evaluator.viewPath(access.receiver, in: access.scope)
        if let alias = access.alias {
            note([PassedDeclaration(id: alias, kind: .alias, value: .unknown, isPart: false)])
        }
        addHeroID(view, value, in: site.scope, nil, access.certainty, site)
        spread(from: site, view) { [self] outer, outerView, frame in
            addHeroID(
                outerView, value, in: site.scope, frame, access.certainty, outer,
                via: SourcePlace(file: FileIndex(site.scope.file), range: site.statement))
        }
    }

    func addHeroID(
        _ view: ViewReference, _ value: AppExpression, in scope: NameScope, _ frame: CallFrame?,
        _ certainty: AppFact.Certainty, _ site: Site, via step: SourcePlace? = nil
    ) {
        if isHeroID(value, in: scope) {
            return add(
                .heroID(.copy, patterns: [], holes: []), site, view: view, certainty: .unknown)
        }
        let (result, passed) = evaluator.evaluateWithPath(value, in: scope, frame)
        note(passed)
        addLocals(of: value, in: scope, .carrier, site)
        let isCleared = result.patterns.count == 1 && result.patterns[0] == nil
        var known: AppFact.Certainty = result.isKnown ? certainty : .unknown
        if result.isKnown, result.isGuess { known = worst(known, .likely) }
        add(
            .heroID(
                isCleared ? .clear : .set, patterns: result.patterns,
                holes: (result.alternatives ?? []).map { $0.holes }),
            site, view: view, certainty: known,
            via: (step.map { [$0] } ?? []) + result.via, unknownPart: result.unknownPart)
    }

    /// Whether a value is the id of another view, or a local name of it.
    private func isHeroID(_ value: AppExpression, in scope: NameScope) -> Bool {
        if case .name(let name, _) = value.stripped.kind,
            case .expression(let inner, let outer)? = scope.local(name)?.value,
            evaluator.enter(scope)
        {
            defer { evaluator.leave() }
            return isHeroID(inner, in: outer)
        }
        return evaluator.heroAccess(value.stripped, in: scope)?.member == "id"
    }

    // MARK: - Helpers

    /// Calls `add` for each place that makes a helper set something: calls of a function whose
    /// parameter is the view, of a method of the view itself, assignments to a property whose
    /// observer or setter does it.
    func spread(
        from site: Site, _ view: ViewReference,
        add: (_ outer: Site, _ view: ViewReference, _ frame: CallFrame) -> Void
    ) {
        guard evaluator.fuel.use(in: site.scope.file), let id = site.scope.declaration else {
            return
        }
        if let (function, index) = view.parameter, function == id {
            let part = part(view, ofParameter: program.declaration(id).parameters[index].name)
            for call in evaluator.calls(of: id) {
                guard let argument = call.arguments[index] else { continue }
                let outer = evaluator.viewPath(argument, in: call.site.scope)
                add(call.site, part.map(outer.appending) ?? outer, frame(id, call))
            }
            return
        }
        guard view.isSelf, let path = view.path else { return }
        let declaration = program.declaration(id)
        if declaration.kind == .function {
            if let property = property(withSetter: id) {
                spread(toAssignmentsOf: property, as: id, view, path, add)
            }
            for call in evaluator.calls(of: id) {
                guard case .call(_, let callee, _) = call.site.kind,
                    let outer = componentPath(
                        callee, view, in: call.site.scope, isGiven: !declaration.parameters.isEmpty)
                else { continue }
                add(call.site, outer.appending(path), frame(id, call))
            }
        } else if declaration.kind == .variable, !declaration.accessors.isEmpty {
            spread(toAssignmentsOf: id, as: id, view, path, add)
        }
    }

    /// `photo` of the path `card.photo` that begins in the parameter `card`.
    private func part(_ view: ViewReference, ofParameter name: Text) -> String? {
        let start = string(name) + "."
        guard let path = view.path, path.hasPrefix(start) else { return nil }
        return String(path.dropFirst(start.count))
    }

    private func spread(
        toAssignmentsOf property: DeclarationID, as id: DeclarationID, _ view: ViewReference,
        _ path: String, _ add: (_ outer: Site, _ view: ViewReference, _ frame: CallFrame) -> Void
    ) {
        for assignment in evaluator.assignments(to: property) {
            guard case .assignment(_, let target, _) = assignment.site.kind,
                let outer = componentPath(
                    target, view, in: assignment.site.scope, isGiven: true)
            else { continue }
            let argument = CallFrame.Argument(
                value: assignment.value, scope: assignment.site.scope, frame: nil)
            add(
                assignment.site, outer.appending(path),
                CallFrame(id, arguments: [0: argument], receiver: nil))
        }
    }

    /// The property that a method `setName:` of Objective-C sets.
    private func property(withSetter id: DeclarationID) -> DeclarationID? {
        let declaration = program.declaration(id)
        let name = string(declaration.name)
        guard program.files[id.file].language == .objectiveC, declaration.parameters.count == 1,
            name.hasPrefix("set"), let owner = program.typeOfDeclaration[id]
        else { return nil }
        let property = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)
        return program.members(text(property), of: owner).first {
            program.declaration($0).kind == .variable
        }
    }

    /// The view that a member of a component is used on: the receiver, or `self` of a subclass.
    /// What inherits a constant is a screen of the class that sets it.
    private func componentPath(
        _ member: AppExpression, _ view: ViewReference, in scope: NameScope, isGiven: Bool
    ) -> ViewReference? {
        if case .member(let base, _) = member.kind, !base.stripped.isSelfOrSuper {
            var receiver = base
            // `photo.hero.fly()`, a method of the app for `HeroExtension`.
            if case .member(let extended, engineNames.hero) = base.stripped.kind {
                receiver = extended
            }
            return isComponent(view.owner) ? evaluator.viewPath(receiver, in: scope) : nil
        }
        let own = evaluator.viewPath(nil, in: scope)
        guard own.owner != view.owner, isGiven else { return nil }
        return own
    }

    private func frame(_ id: DeclarationID, _ call: Evaluator.FunctionCall) -> CallFrame {
        evaluator.frame(id, call.arguments, in: call.site.scope, nil, nil)
    }

    /// A view that others place: it has no views of its own name on a screen.
    private func isComponent(_ owner: SwiftType) -> Bool {
        program.role(of: owner) == .view
    }
}

extension ViewReference {
    /// The path of a part of the view.
    func appending(_ part: String) -> ViewReference {
        var result = self
        if part == "root" { return result }
        result.path = path.map { $0 == "root" ? part : "\($0).\(part)" }
        if result.path == "view" { result.path = "root" }
        return result
    }
}

extension FactFinder {
    /// A call of a function in a function that sets ids of its parameters: the ids are at the call.
    func findLocalCall(_ callee: AppExpression, _ arguments: [AppArgument], _ site: Site) {
        guard case .name(let name, _) = callee.kind,
            case .function(let function, let outer)? = site.scope.local(name)?.value,
            let matched = evaluator.match(arguments, function.parameters)
        else { return }
        var scope = outer
        for (index, parameter) in function.parameters.enumerated() {
            let value: LocalName.Value =
                matched[index].map { .expression($0, site.scope) } ?? .unknown
            scope.locals = LocalName(
                parameter.name, annotation: parameter.type, value: value, range: parameter.range,
                previous: scope.locals)
        }
        var walker = BodyWalker(scope, words)
        walker.walk(body: function.body)
        for inner in walker.sites {
            guard case .assignment(_, let target, let value) = inner.kind,
                let access = evaluator.heroAccess(target, in: inner.scope), access.member == "id"
            else { continue }
            addHeroID(
                evaluator.viewPath(access.receiver, in: access.scope), value, in: inner.scope, nil,
                access.certainty, site,
                via: SourcePlace(file: FileIndex(site.scope.file), range: inner.statement))
        }
    }
}
