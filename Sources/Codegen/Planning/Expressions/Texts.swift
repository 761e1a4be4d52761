import Resolution
import TransitionDSL

/// The opener of the screen that a scoped id is put on.
enum OpenerSpelling {
    /// The case of a screen, and the instance as Swift text.
    case screen(Handle<Screen>, instance: StaticString)
    /// The parameters of the function that contains the id.
    case parameters(opener: StaticString, instance: StaticString)

    var instance: StaticString {
        switch self {
        case .screen(_, let instance), .parameters(_, let instance): instance
        }
    }
}

/// Strings with interpolations, and hero ids, as Swift expressions.
extension SwiftPlanner {
    /// A string literal. An interpolation prints its value as its type requires.
    func text(
        _ segments: HandleRange<TextSegment>, in scope: Bindings.Scope, at site: ExpressionSite
    ) -> SwiftCode { "\"\(self.segments(segments, in: scope, at: site))\"" }

    /// A part's string is a property of its family's value, which stores the parameters.
    private func segments(
        _ segments: HandleRange<TextSegment>, in scope: Bindings.Scope, part: Text? = nil,
        isStored: Bool = false, at site: ExpressionSite
    ) -> SwiftCode {
        var code = SwiftCode()
        for segment in model.segments[segments] {
            switch segment {
            case .literal(let text): code.append(.escaped(text))
            case .part: if let part { code.append(.escaped(part)) }
            case .parameter(let parameter):
                code.append(hole(parameter, in: scope, isStored: isStored, at: site))
            case .parameterLength(let parameter):
                code.append(
                    hole(parameter, in: scope, isStored: isStored, isLength: true, at: site))
            case .value(let value):
                let value = self.value(Term(value, in: scope), as: .string, for: .runtime, at: site)
                code.append("\\(\(value))")
            }
        }
        return code
    }

    private func hole(
        _ handle: Handle<Parameter>, in scope: Bindings.Scope, isStored: Bool,
        isLength: Bool = false, at site: ExpressionSite
    ) -> SwiftCode {
        let parameter = model.parameters[handle]
        let meaning = bindings.meaning(of: handle, in: scope)
        if !isLength, case .term(let term) = meaning,
            case .text(let segments) = model.values[term.value]
        {
            return self.segments(segments, in: term.scope, at: site)
        }
        let type = isStored ? IDParameterType(parameter).stored : IDParameterType(parameter)
        var value = SwiftCode()
        switch meaning {
        case .itself: value = "\(name(parameter.name))"
        case .term(let term):
            value = self.value(term, as: parameter.type, for: .runtime, at: site)
                .inParentheses(if: type.hasTextAsMember)
        case .number(let number, _):
            // A whole number of a fractional type prints with its fraction.
            let isWhole = Library.runtime.number(parameter.type).isWhole
            value = isWhole ? .number(number) : "\(texts.intern(number.description))"
        case .nothing: return isLength ? "\\(.utf8.count)" : "\\()"
        }
        value = type.text(of: value, isLength: isLength)
        return isLength ? "\\(\(value).utf8.count)" : "\\(\(value))"
    }

    /// An id: a call of the namespace's function. It is optional if a parameter is.
    ///
    /// The scoped ids of an imported file are written out: its functions may know only the screens
    /// of that file.
    func heroID(
        _ handle: Handle<Hero>, _ arguments: HandleRange<Argument>, _ part: Handle<HeroPart>?,
        in scope: Bindings.Scope, opener: OpenerSpelling?, at site: ExpressionSite
    ) -> SwiftCode {
        let hero = model.heroes[handle]
        let opener = opener ?? site.own
        let namespace = foreignNamespace(of: hero.declared, at: site.place)
        if namespace != nil, hero.scope != .app, let opener {
            return foreignText(hero, arguments, part, in: scope, opener, at: site)
        }
        let ids = GeneratedNames.heroIDs
        var code = namespace.map { "\($0)\(ids)" } ?? own(ids, isOutside: site.isOutside)
        code.append(".\(member(hero.declared.swiftName))")
        if !hero.parameters.isEmpty || hero.scope != .app {
            code.append("(\(heroArguments(hero, arguments, in: scope, opener, at: site)))")
        }
        guard let part else { return code }
        let isOptional = model.parameters[hero.parameters].contains { $0.isOptional }
        let name = member(model.parts[part].declared.swiftName)
        return isOptional ? "\(code)?.\(name)" : "\(code).\(name)"
    }

    private func heroArguments(
        _ hero: Hero, _ arguments: HandleRange<Argument>, in scope: Bindings.Scope,
        _ opener: OpenerSpelling?, at site: ExpressionSite
    ) -> SwiftCode {
        var list = terms(hero.parameters, arguments, in: scope).map { formal, term -> SwiftCode in
            let value =
                term.map { self.value($0, as: formal.type, for: .runtime, at: site) } ?? "nil"
            return "\(label(formal.name)): \(value)"
        }
        if hero.scope != .app, let opener {
            list.append("\(GeneratedNames.opener): \(code(opener))")
            if hero.scope == .instance {
                list.append("\(GeneratedNames.instance): \(opener.instance)")
            }
        }
        return .list(list)
    }

    private func foreignText(
        _ hero: Hero, _ arguments: HandleRange<Argument>, _ part: Handle<HeroPart>?,
        in scope: Bindings.Scope, _ opener: OpenerSpelling, at site: ExpressionSite
    ) -> SwiftCode {
        let isCase = if case .screen = opener { true } else { false }
        let owner: SwiftCode =
            isCase ? own(GeneratedNames.screens, isOutside: site.isOutside) : ""
        let start = start(of: hero.scope, "\(owner)\(code(opener))", "\(opener.instance)")
        let inner = bindings.scope(of: hero.parameters, arguments, calledIn: scope, model)
        let part = part.map { model.parts[$0].text }
        return "\"\(start)\(segments(hero.text, in: inner, part: part, at: site))\""
    }

    /// The string of a declared id, or of a part of a family's value.
    func text(of hero: Hero, _ part: HeroPart? = nil) -> SwiftCode {
        let isStored = part != nil
        let start = start(
            of: hero.scope, "\(GeneratedNames.opener)", "\(GeneratedNames.instance)",
            isStored: isStored)
        let text = segments(
            hero.text, in: .none, part: part?.text, isStored: isStored,
            at: ExpressionSite(hero.declared.place))
        return "\"\(start)\(text)\""
    }

    /// The prefix of the ids of a scope.
    private func start(
        of scope: HeroScope, _ opener: SwiftCode, _ instance: SwiftCode, isStored: Bool = false
    ) -> SwiftCode {
        if scope == .app { return "" }
        let (screen, object) = (IDParameterType.ofScreens(model), IDParameterType.object)
        let opener = (isStored ? screen.stored : screen).text(of: opener)
        if scope == .screen { return "\\(\(opener))/" }
        return "\\(\(opener))#\\(\((isStored ? object.stored : object).text(of: instance)))/"
    }

    private func code(_ opener: OpenerSpelling) -> SwiftCode {
        switch opener {
        case .screen(let screen, _): screenCase(screen)
        case .parameters(let opener, _): "\(opener)"
        }
    }
}
