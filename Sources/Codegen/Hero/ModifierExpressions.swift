import Resolution
import TransitionDSL

/// Hero's modifiers as Swift expressions, never as Hero's strings.
extension CodePrinter {
    /// How many elements an expression has at most, so that its types are soon found.
    static let maximumElementCount = 64

    /// A list of modifiers: an expression of type `[HeroModifier]`.
    mutating func writeModifiers(
        _ items: HandleRange<Handle<Call>>, in scope: Bindings.Scope = .none
    ) {
        let items = model.items[items]
        if items.count <= Self.maximumElementCount { return writeSum(items, in: scope) }
        write("{ () -> [HeroModifier] in")
        endLine()
        indented { printer in
            var start = items.startIndex
            while start < items.endIndex {
                let end = min(start + Self.maximumElementCount, items.endIndex)
                printer.beginLine()
                printer.write(
                    start == items.startIndex
                        ? "var modifiers: [HeroModifier] = " : "modifiers += ")
                printer.writeSum(items[start..<end], in: scope)
                printer.endLine()
                start = end
            }
            printer.line("return modifiers")
        }
        beginLine()
        write("}()")
    }

    /// `[.fade] + Modifiers.rise(by: 40) + [.arc(intensity: 1)]`.
    private mutating func writeSum(_ items: ArraySlice<Handle<Call>>, in scope: Bindings.Scope) {
        if items.isEmpty { return write("[]") }
        var index = items.startIndex
        while index < items.endIndex {
            if index > items.startIndex { write(" + ") }
            if let list = list(items[index]) {
                writeList(list, items[index], in: scope)
                index += 1
                continue
            }
            write("[")
            let start = index
            while index < items.endIndex, list(items[index]) == nil {
                if index > start { write(", ") }
                writeModifier(items[index], in: scope)
                index += 1
            }
            write("]")
        }
    }

    private func list(_ call: Handle<Call>) -> Handle<ModifierList>? {
        guard case .modifiers(let list) = model.calls[call].callee else { return nil }
        return list
    }

    /// One modifier: `.translate(y: by)`.
    private mutating func writeModifier(_ handle: Handle<Call>, in scope: Bindings.Scope) {
        let call = model.calls[handle]
        switch call.callee {
        case .catalog(let row) where heroContext.isAutolayout(row):
            writeOwn(GeneratedNames.heroViews)
            write(".autolayout")
        case .catalog(let row): write(entry(row), call.arguments, in: scope)
        case .swift(let code): writeCode(code, at: call.place)
        case .modifiers(let list):
            // Hero takes no list inside a modifier.
            writeOwn(GeneratedNames.heroViews)
            write(".all(")
            writeList(list, handle, in: scope)
            write(")")
        case .animation, .animator, .interaction: break  // No modifiers.
        }
    }

    private mutating func write(
        _ entry: CatalogEntry, _ arguments: HandleRange<Argument>, in scope: Bindings.Scope
    ) {
        write(".")
        write(ascii: entry.name)
        let parameters = entry.parameters
        if parameters.isEmpty { return }
        write("(")
        var isFirst = true
        // Arguments stand in the order of the parameters.
        var next = arguments.indices
        for index in parameters.indices {
            var isGiven = false
            while let place = next.first, Int(model.arguments[place].parameter) == index {
                isGiven = true
                beginArgument(parameters[index].label, &isFirst)
                let term = Term(model.arguments[place].value, in: scope)
                writeModifierArgument(term, parameters[index].type)
                next = next.dropFirst()
            }
            if isGiven || parameters[index].type != .double { continue }
            // What the language fills in, Hero may not.
            if let value = parameters[index].defaultValue {
                beginArgument(parameters[index].label, &isFirst)
                write(ascii: value)
            }
        }
        write(")")
    }

    private mutating func beginArgument(_ label: String, _ isFirst: inout Bool) {
        if !isFirst { write(", ") }
        isFirst = false
        if label.isEmpty { return }
        write(ascii: label)
        write(": ")
    }

    private mutating func writeModifierArgument(_ term: Term, _ type: ValueType) {
        switch model.values[term.value] {
        case .call(let call) where type == .modifier: writeModifier(call, in: term.scope)
        case .hero(let use) where type == .heroID:
            let use = model.heroUses[use]
            writeHeroID(use.hero, use.arguments, use.part, in: term.scope, opener: nil)
            let isOptional = model.parameters[model.heroes[use.hero].parameters].contains {
                $0.isOptional
            }
            if isOptional { write(" ?? \"\"") }
        default: write(term, as: type, for: .hero)
        }
    }

    // MARK: Named lists

    /// A named list. One that speaks of the view, its owner or their screen is written out, since
    /// only the place of its use knows these.
    private mutating func writeList(
        _ list: Handle<ModifierList>, _ call: Handle<Call>, in scope: Bindings.Scope
    ) {
        let declaration = model.modifiers[list]
        let arguments = model.calls[call].arguments
        guard heroContext.listNeedsContext(list), heroContext.depth < Self.maximumElementCount
        else {
            return writeReference(
                GeneratedNames.modifiers, declaration.declared, declaration.parameters, arguments,
                in: scope, for: .hero)
        }
        heroContext.depth += 1
        write("{ (")
        var isFirst = true
        for parameter in model.parameters[declaration.parameters] {
            if !isFirst { write(", ") }
            isFirst = false
            write(name(parameter.name))
            write(": ")
            if parameter.type == .app { ofApp() }
            writeType(parameter, for: .hero)
            if parameter.isOptional || parameter.type == .view { write("?") }
        }
        write(") -> [HeroModifier] in return ")
        writeModifiers(declaration.items)
        write(" }(")
        writeAllArguments(declaration.parameters, arguments, in: scope)
        write(")")
        heroContext.depth -= 1
    }

    /// The arguments without labels, with the defaults of those that are left out.
    private mutating func writeAllArguments(
        _ parameters: HandleRange<Parameter>, _ arguments: HandleRange<Argument>,
        in scope: Bindings.Scope
    ) {
        for (index, parameter) in model.parameters[parameters].enumerated() {
            if index > 0 { write(", ") }
            let given = model.arguments[arguments].first { Int($0.parameter) == index }
            if let given {
                write(Term(given.value, in: scope), as: parameter.type, for: .hero)
            } else if let value = parameter.defaultValue {
                write(Term(value), as: parameter.type, for: .hero)
            } else {
                write("nil")
            }
        }
    }
}

/// Names of Hero that generated code has no use for.
enum HeroNames {
    /// Hero has none, and SDOSHero's does nothing: it is brought about by the generated plugin.
    static let autolayout = "autolayout"
    static let autolayoutRow = Catalog.row(.modifier, autolayout)
}
