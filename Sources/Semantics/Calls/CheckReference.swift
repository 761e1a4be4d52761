import TransitionDSL

/// A name in the place of a value: a parameter, a name that the type defines, or a form that the
/// type's own syntax allows.
extension Checker {
    func checkReference(_ reference: ReferenceSyntax, _ formal: ParameterSignature)
        -> Handle<Value>?
    {
        let (node, call) = (reference.node, reference.invocation)
        guard let name = name(reference.name) else { return nil }
        if name == vocabulary.swift { return checkSwift(call).map { model.values.add(.swift($0)) } }
        if reference.isName {
            if let parameter = parameter(name) {
                record(reference.name, .parameter(parameter))
                return checkParameter(parameter, node, formal)
            }
            if name == scope.indexName {
                record(reference.name, index: name)
                return checkIndex(name, node, formal)
            }
        }
        switch formal.type {
        case .animation where scope.allowsSame && name == vocabulary.same && reference.isName:
            record(reference.name, .row(Int(Catalog.sameMotion.index)))
            return model.values.add(.constant(Catalog.sameMotion))
        case .animation: return checkCall(call, .animation).map { model.values.add(.call($0)) }
        case .modifier: return checkCall(call, .modifier).map { model.values.add(.call($0)) }
        case .interaction: return checkCall(call, .interaction).map { model.values.add(.call($0)) }
        case .view, .image: return checkViewValue(node, formal)
        case .heroID: return checkHeroValue(reference, formal)
        case .string where names.heroes[name] != nil: return checkHeroValue(reference, formal)
        case .int, .uint, .double, .bool, .string, .url, .uuid, .duration, .length, .angle,
            .fraction, .color, .point, .size, .rect, .direction, .curve, .cascadeDirection,
            .content, .dimension, .drivenWay, .version, .fractionRange, .speedRange, .swiftOnly,
            .app:
            return checkNamedValue(reference, name, formal)
        }
    }

    /// The parameter of the enclosing declaration that has the name.
    func parameter(_ name: Text) -> Handle<Parameter>? {
        for index in scope.parameters.indices where model.parameters[index].name == name {
            return Handle(index)
        }
        return nil
    }

    private func checkParameter(
        _ handle: Handle<Parameter>, _ node: SyntaxNode, _ formal: ParameterSignature
    ) -> Handle<Value>? {
        let parameter = model.parameters[handle]
        guard fits(parameter, formal) else {
            let found = "`\(model.texts.string(parameter.typeName))`"
            let appType = parameter.type == .app ? parameter.typeName : nil
            if formal.type == .string, parameter.type != .app {
                let text = "\"\\(\(model.texts.string(parameter.name)))\""
                report(
                    .wrongType, "expected a string, found \(found)", at: node.place,
                    help: "make it a string: `\(text)`",
                    fix: .replacing(node.place, with: text, "make it a string", isSafe: false))
                return nil
            }
            return wrongType(node, formal, found, appType: appType, parameter: parameter)
        }
        if formal.isOptional, parameter.isOptional, parameter.type != formal.type {
            // Swift converts no optional to another.
            return wrongType(node, formal, "`\(model.texts.string(parameter.typeName))?`")
        }
        guard formal.isOptional || !mayBeNil(handle) else {
            reportNil(handle, at: node.place)
            return nil
        }
        return model.values.add(.parameter(handle))
    }

    /// Whether a parameter's nil is a problem. A missing view is never a mistake.
    func mayBeNil(_ handle: Handle<Parameter>) -> Bool {
        let parameter = model.parameters[handle]
        return parameter.isOptional && parameter.type != .view && !scope.isViewsHeroID
    }

    /// Whole numbers are also numbers; a string can be a hero id.
    func fits(_ parameter: Parameter, _ formal: ParameterSignature) -> Bool {
        if parameter.type == .app || formal.type == .app {
            return parameter.type == formal.type && parameter.typeName == formal.typeName
        }
        if parameter.type == formal.type { return true }
        switch formal.type {
        case .double:
            return parameter.type == .int || parameter.type == .uint || parameter.type == .fraction
        case .fraction: return parameter.type == .double
        case .heroID: return parameter.type == .string
        default: return false
        }
    }

    private func checkIndex(_ name: Text, _ node: SyntaxNode, _ formal: ParameterSignature)
        -> Handle<
            Value
        >?
    {
        guard formal.type == .int || formal.type == .double else {
            return wrongType(node, formal, "an index")
        }
        return model.values.add(.index(name))
    }

    /// A constant or a constructor of the catalog.
    private func checkNamedValue(
        _ reference: ReferenceSyntax, _ name: Text, _ formal: ParameterSignature
    ) -> Handle<Value>? {
        let node = reference.node
        let constants = vocabulary.rows(.constant, name)
        if let row = constants.first(where: { Catalog.entries[$0].type == formal.type }) {
            record(reference.name, .row(row))
            guard reference.isName else {
                let name = model.texts.string(name)
                report(
                    .extraArgument, "`\(name)` takes no arguments", at: node.place,
                    help: "write only `\(name)`")
                return nil
            }
            if formal.isVertical, !Catalog.entries[row].isVertical {
                report(
                    .outOfRange, "`\(model.texts.string(name))` is out of range: `up` or `down`",
                    at: node.place)
                return nil
            }
            let isBool = Catalog.entries[row].type == .bool
            return model.values.add(
                isBool
                    ? .bool(CatalogIndex(row) == Catalog.trueConstant)
                    : .constant(CatalogIndex(row)))
        }
        guard let row = vocabulary.row(.constructor, name), Catalog.entries[row].type == formal.type
        else {
            reportUnknownValue(node, name, formal)
            recordNames(inUnchecked: node)
            return nil
        }
        record(reference.name, .row(row))
        guard
            let arguments = matchArguments(
                reference.invocation, vocabulary.rowFormals[row], named: name)
        else { return nil }
        let call = Call(
            callee: .catalog(CatalogIndex(row)), arguments: arguments, place: node.place)
        return model.values.add(.call(model.calls.add(call)))
    }

    private func checkViewValue(_ node: SyntaxNode, _ formal: ParameterSignature)
        -> Handle<Value>?
    {
        guard node.firstChild == nil else { return wrongType(node, formal, "a call") }
        if case .callee(.interaction)? = scope.definition {
            report(
                .wrongType, "a named gesture belongs to no screen that has this view",
                at: node.place, help: "write the gesture with `in` in the line itself")
            return nil
        }
        return model.values.add(.view(viewPath(node)))
    }

    private func checkHeroValue(_ reference: ReferenceSyntax, _ formal: ParameterSignature)
        -> Handle<
            Value
        >?
    {
        guard let use = checkHeroUse(reference.invocation, part: reference.part, nil) else {
            return nil
        }
        if formal.type == .string, !formal.isOptional,
            let optional = model.heroes[use.hero].parameters.handles.first(where: {
                model.parameters[$0].isOptional
            })
        {
            let hero = model.texts.string(model.heroes[use.hero].declared.name)
            reportNil(optional, "the id of `\(hero)` can be nil", at: use.place)
            return nil
        }
        return model.values.add(.hero(model.heroUses.add(use)))
    }

    /// `name(arguments).part of opener`, as a reference or a view line's id.
    func checkHeroUse(
        _ call: Invocation, part: SyntaxToken?, _ opener: NameClause?
    ) -> HeroUse? {
        let node = call.node
        guard let name = name(call.name) else { return nil }
        guard let hero = names.heroes[name] else {
            reportUnknownHeroID(node, name)
            record(call.name, nil)
            recordNames(inArgumentsOf: call)
            return nil
        }
        record(call.name, .hero(hero))
        let arguments = matchArguments(call, formals(model.heroes[hero].parameters), named: name)
        guard let part = checkPart(part, node, hero) else { return nil }
        var isOfOpener = false
        if let opener {
            guard checkOpener(opener, hero) else { return nil }
            isOfOpener = true
        }
        guard let arguments else { return nil }
        return HeroUse(
            hero: hero, arguments: arguments, part: part, isOfOpener: isOfOpener, place: node.place)
    }

    /// The part after the dot: nil inside if the id has no parts, nil outside if a problem was
    /// reported.
    private func checkPart(
        _ token: SyntaxToken?, _ node: SyntaxNode, _ hero: Handle<Hero>
    ) -> Handle<HeroPart>?? {
        let parts = model.heroes[hero].parts
        guard let token else {
            if parts.isEmpty { return .some(nil) }
            if !node.hasProblem { reportMissingPart(node, hero) }
            return nil
        }
        guard let name = name(token) else { return nil }
        for index in parts.indices where model.parts[index].declared.name == name {
            record(token, .part(Handle(index)))
            return .some(Handle(index))
        }
        record(token, nil)
        reportUnknownPart(name, at: token.place, hero)
        return nil
    }

    private func checkOpener(_ opener: NameClause, _ hero: Handle<Hero>) -> Bool {
        guard let token = opener.name, let name = name(token) else { return false }
        guard name == vocabulary.opener else {
            report(
                .unknownValue, "an id is `of opener`, not of `\(model.texts.string(name))`",
                at: token.place,
                help: "write `of opener`: the id of the screen that opened this one",
                fix: .replacing(token.place, with: "opener", "write `of opener`", isSafe: false))
            return false
        }
        guard model.heroes[hero].scope != .app else {
            reportOpenerNotScoped(opener.node, hero)
            return false
        }
        return true
    }
}
