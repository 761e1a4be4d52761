import Resolution
import TransitionDSL

/// Who opens the screen that a scoped id is put on.
enum OpenerSpelling {
    /// The case of a screen, and the instance as Swift text.
    case screen(Handle<Screen>, instance: StaticString)
    /// The parameters of the function that the id stands in.
    case parameters(opener: StaticString, instance: StaticString)
}

/// Texts with holes, and hero ids, as Swift expressions.
extension CodePrinter {
    /// A string literal. A hole holds what its type prints.
    mutating func writeText(
        _ segments: HandleRange<TextSegment>, in scope: Bindings.Scope, part: Text? = nil
    ) {
        write("\"")
        writeSegments(segments, in: scope, part: part)
        write("\"")
    }

    private mutating func writeSegments(
        _ segments: HandleRange<TextSegment>, in scope: Bindings.Scope, part: Text? = nil
    ) {
        for segment in model.segments[segments] {
            switch segment {
            case .literal(let text): writeEscaped(text)
            case .part: if let part { writeEscaped(part) }
            case .parameter(let parameter): writeHole(parameter, in: scope, isLength: false)
            case .parameterLength(let parameter): writeHole(parameter, in: scope, isLength: true)
            case .value(let value):
                write("\\(")
                write(Term(value, in: scope), as: .string, for: .runtime)
                write(")")
            }
        }
    }

    private mutating func writeHole(
        _ handle: Handle<Parameter>, in scope: Bindings.Scope, isLength: Bool
    ) {
        let parameter = model.parameters[handle]
        let meaning = bindings.meaning(of: handle, in: scope)
        if !isLength, case .term(let term) = meaning,
            case .text(let segments) = model.values[term.value]
        {
            return writeSegments(segments, in: term.scope)
        }
        let form = SwiftType(parameter).textForm
        write("\\(")
        switch meaning {
        case .itself: writeValue(name(parameter.name), form, isLength: isLength)
        case .term(let term):
            writeValue(form, isLength: isLength) {
                $0.inParentheses(if: form.isMember) {
                    $0.write(term, as: parameter.type, for: .runtime)
                }
            }
        case .number(let number, _):
            writeValue(form, isLength: isLength) {
                if Library.runtime.number(parameter.type).isWhole {
                    $0.write(number)
                } else {
                    // A whole number of this type prints with its fraction.
                    $0.write(ascii: number.description)
                }
            }
        case .nothing: break
        }
        if isLength { write(".utf8.count") }
        write(")")
    }

    // MARK: Hero ids

    /// An id: what the namespace's own function gives. It is optional where a parameter is.
    ///
    /// The scoped ids of an imported file are written out: its functions may know only the
    /// screens of that file.
    mutating func writeHeroID(
        _ handle: Handle<Hero>, _ arguments: HandleRange<Argument>, _ part: Handle<HeroPart>?,
        in scope: Bindings.Scope, opener: OpenerSpelling?
    ) {
        let hero = model.heroes[handle]
        let opener = opener ?? heroContext.own
        let module = foreignModule(of: hero.declared)
        if module != nil, hero.scope != .app, let opener {
            return writeForeignText(hero, arguments, part, in: scope, opener)
        }
        if let module {
            ofApp()
            write(name(module))
            write(".")
            write(GeneratedNames.heroIDs)
        } else {
            writeOwn(GeneratedNames.heroIDs)
        }
        write(".")
        writeMember(hero.declared.swiftName)
        let hasCall = !hero.parameters.isEmpty || hero.scope != .app
        if hasCall { writeHeroArguments(hero, arguments, in: scope, opener) }
        if let part {
            let isOptional = model.parameters[hero.parameters].contains { $0.isOptional }
            write(isOptional ? "?." : ".")
            writeMember(model.parts[part].declared.swiftName)
        }
    }

    /// A name after a dot: there only `init` needs backticks.
    mutating func writeMember(_ text: Text) {
        let name = name(text)
        write(Name(text: text, isQuoted: name.isQuoted && model.texts.string(text) == "init"))
    }

    private mutating func writeHeroArguments(
        _ hero: Hero, _ arguments: HandleRange<Argument>, in scope: Bindings.Scope,
        _ opener: OpenerSpelling?
    ) {
        write("(")
        var isFirst = true
        for (index, parameter) in hero.parameters.indices.enumerated() {
            if !isFirst { write(", ") }
            isFirst = false
            let formal = model.parameters[parameter]
            writeLabel(formal.name)
            write(": ")
            let given = model.arguments[arguments].first { Int($0.parameter) == index }
            if let given {
                write(Term(given.value, in: scope), as: formal.type, for: .runtime)
            } else if let value = formal.defaultValue {
                write(Term(value), as: formal.type, for: .runtime)
            } else {
                write("nil")
            }
        }
        if hero.scope != .app, let opener {
            if !isFirst { write(", ") }
            write(GeneratedNames.opener)
            write(": ")
            writeOpener(opener)
            if hero.scope == .instance {
                write(", ")
                write(GeneratedNames.instance)
                write(": ")
                writeInstance(opener)
            }
        }
        write(")")
    }

    private mutating func writeForeignText(
        _ hero: Hero, _ arguments: HandleRange<Argument>, _ part: Handle<HeroPart>?,
        in scope: Bindings.Scope, _ opener: OpenerSpelling
    ) {
        write("\"\\(")
        if case .screen = opener { writeOwn(GeneratedNames.screens) }
        writeOpener(opener)
        write(".rawValue)")
        if hero.scope == .instance {
            write("#\\(String(UInt(bitPattern: ObjectIdentifier(")
            writeInstance(opener)
            write("))))")
        }
        write("/")
        let inner = bindings.scope(of: hero.parameters, arguments, calledIn: scope, model)
        writeSegments(hero.text, in: inner, part: part.map { model.parts[$0].text })
        write("\"")
    }

    private mutating func writeOpener(_ opener: OpenerSpelling) {
        switch opener {
        case .screen(let screen, _):
            write(".")
            writeMember(model.screens[screen].caseName)
        case .parameters(let opener, _): write(opener)
        }
    }

    private mutating func writeInstance(_ opener: OpenerSpelling) {
        switch opener {
        case .screen(_, let instance), .parameters(_, let instance): write(instance)
        }
    }
}
