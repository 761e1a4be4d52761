import Resolution
import TransitionDSL

/// Who opens the screen that a scoped id is put on.
enum OpenerSpelling {
    /// The case of a screen, and the instance as Swift text.
    case screen(Handle<Screen>, instance: StaticString)
    /// The parameters of the function that the id stands in.
    case parameters(opener: StaticString, instance: StaticString)

    var instance: StaticString {
        switch self {
        case .screen(_, let instance), .parameters(_, let instance): instance
        }
    }
}

/// Texts with holes, and hero ids, as Swift expressions.
extension SwiftPlanner {
    /// A string literal. A hole holds what its type prints.
    mutating func text(
        _ segments: HandleRange<TextSegment>, in scope: Bindings.Scope, at site: Site
    ) -> SwiftCode { "\"\(self.segments(segments, in: scope, at: site))\"" }

    private mutating func segments(
        _ segments: HandleRange<TextSegment>, in scope: Bindings.Scope, part: Text? = nil,
        at site: Site
    ) -> SwiftCode {
        var code = SwiftCode()
        for segment in model.segments[segments] {
            switch segment {
            case .literal(let text): code.append(.escaped(text))
            case .part: if let part { code.append(.escaped(part)) }
            case .parameter(let parameter):
                code.append(hole(parameter, in: scope, isLength: false, at: site))
            case .parameterLength(let parameter):
                code.append(hole(parameter, in: scope, isLength: true, at: site))
            case .value(let value):
                let value = self.value(Term(value, in: scope), as: .string, for: .runtime, at: site)
                code.append("\\(\(value))")
            }
        }
        return code
    }

    private mutating func hole(
        _ handle: Handle<Parameter>, in scope: Bindings.Scope, isLength: Bool, at site: Site
    ) -> SwiftCode {
        let parameter = model.parameters[handle]
        let meaning = bindings.meaning(of: handle, in: scope)
        if !isLength, case .term(let term) = meaning,
            case .text(let segments) = model.values[term.value]
        {
            return self.segments(segments, in: term.scope, at: site)
        }
        let form = SwiftType(parameter).textForm
        var value = SwiftCode()
        switch meaning {
        case .itself: value = form.code("\(name(parameter.name))", isLength: isLength)
        case .term(let term):
            let inner = self.value(term, as: parameter.type, for: .runtime, at: site)
            value = form.code(inner.inParentheses(if: form.isMember), isLength: isLength)
        case .number(let number, _):
            // A whole number of a type that is not whole prints with its fraction.
            let isWhole = Library.runtime.number(parameter.type).isWhole
            let number: SwiftCode = isWhole ? .number(number) : "\(texts.make(number.description))"
            value = form.code(number, isLength: isLength)
        case .nothing: break
        }
        return isLength ? "\\(\(value).utf8.count)" : "\\(\(value))"
    }

    // MARK: Hero ids

    /// An id: what the namespace's own function gives. It is optional where a parameter is.
    ///
    /// The scoped ids of an imported file are written out: its functions may know only the
    /// screens of that file.
    mutating func heroID(
        _ handle: Handle<Hero>, _ arguments: HandleRange<Argument>, _ part: Handle<HeroPart>?,
        in scope: Bindings.Scope, opener: OpenerSpelling?, at site: Site
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

    private mutating func heroArguments(
        _ hero: Hero, _ arguments: HandleRange<Argument>, in scope: Bindings.Scope,
        _ opener: OpenerSpelling?, at site: Site
    ) -> SwiftCode {
        var list: [SwiftCode] = []
        for (index, parameter) in hero.parameters.indices.enumerated() {
            let formal = model.parameters[parameter]
            let given = model.arguments[arguments].first { Int($0.parameter) == index }
            let term =
                given.map { Term($0.value, in: scope) } ?? formal.defaultValue.map { Term($0) }
            let value =
                term.map { self.value($0, as: formal.type, for: .runtime, at: site) } ?? "nil"
            list.append("\(label(formal.name)): \(value)")
        }
        if hero.scope != .app, let opener {
            list.append("\(GeneratedNames.opener): \(code(opener))")
            if hero.scope == .instance {
                list.append("\(GeneratedNames.instance): \(opener.instance)")
            }
        }
        return .list(list)
    }

    private mutating func foreignText(
        _ hero: Hero, _ arguments: HandleRange<Argument>, _ part: Handle<HeroPart>?,
        in scope: Bindings.Scope, _ opener: OpenerSpelling, at site: Site
    ) -> SwiftCode {
        var code: SwiftCode = "\"\\("
        if case .screen = opener {
            code.append(own(GeneratedNames.screens, isOutside: site.isOutside))
        }
        code.append("\(self.code(opener)).rawValue)")
        if hero.scope == .instance {
            code.append("#\\(String(UInt(bitPattern: ObjectIdentifier(\(opener.instance)))))")
        }
        let inner = bindings.scope(of: hero.parameters, arguments, calledIn: scope, model)
        let part = part.map { model.parts[$0].text }
        let text = segments(hero.text, in: inner, part: part, at: site)
        return "\(code)/\(text)\""
    }

    private func code(_ opener: OpenerSpelling) -> SwiftCode {
        switch opener {
        case .screen(let screen, _): screenCase(screen)
        case .parameters(let opener, _): "\(opener)"
        }
    }
}

extension TextForm {
    /// A value as something that prints as its text; for the length of that it has to be a `String`.
    func code(_ value: SwiftCode, isLength: Bool = false) -> SwiftCode {
        switch self {
        case .string: value
        case .scalar: isLength ? "String(\(value))" : value
        case .absoluteString: "\(value).absoluteString"
        case .uuidString: "\(value).uuidString"
        case .rawValue: "\(value).rawValue"
        case .address: "String(UInt(bitPattern: ObjectIdentifier(\(value))))"
        case .described: "String(describing: \(value))"
        }
    }

    /// Whether the value's text is one of its members.
    fileprivate var isMember: Bool {
        switch self {
        case .absoluteString, .uuidString, .rawValue: true
        case .string, .scalar, .address, .described: false
        }
    }
}
