import Resolution
import TransitionDSL

/// Hero's modifiers as Swift expressions, never as Hero's strings.
extension SwiftPlanner {
    /// The maximum number of elements in one expression: Swift type-checks long ones slowly.
    private static var maximumElementCount: Int { 64 }

    /// Named lists of modifiers, except those that use the view or its owner: these are expanded
    /// where they are used.
    func modifiers(_ lists: [Handle<ModifierList>]) -> SwiftDeclaration {
        var members: [SwiftDeclaration] = []
        for handle in lists {
            let list = model.modifiers[handle]
            let declared = list.declared
            let site = ExpressionSite(declared.place)
            bindings.removeAll()
            let head = member(declared, list.parameters, for: .hero, at: site)
            let value = modifiers(list.body, at: site)
            let code: SwiftCode =
                list.parameters.isEmpty
                ? "\(head): [HeroModifier] = \(value)" : "\(head) -> [HeroModifier] { \(value) }"
            members.append(
                SwiftDeclaration(code, at: declared.place).documented(declared.documentation))
        }
        return mainActorType(GeneratedNames.modifiers, "/// Lists of Hero's modifiers.", members)
    }

    /// A list of modifiers: an expression of type `[HeroModifier]`.
    func modifiers(
        _ items: HandleRange<Handle<Call>>, in scope: Bindings.Scope = .none,
        at site: ExpressionSite
    ) -> SwiftCode {
        let items = model.items[items]
        if items.count <= Self.maximumElementCount { return sum(items, in: scope, at: site) }
        var code: SwiftCode = "{ () -> [HeroModifier] in"
        var start = items.startIndex
        while start < items.endIndex {
            let isFirst = start == items.startIndex
            let end = min(start + Self.maximumElementCount, items.endIndex)
            code.append(.newLine(indentation: isFirst ? 1 : 0, isStatement: true))
            code.append(isFirst ? "var modifiers: [HeroModifier] = " : "modifiers += ")
            code.append(sum(items[start..<end], in: scope, at: site))
            start = end
        }
        code.append(.newLine(indentation: 0, isStatement: true))
        code.append("return modifiers")
        code.append(.newLine(indentation: -1, isStatement: true))
        code.append("}()")
        return code
    }

    /// `[.fade] + Modifiers.rise(by: 40) + [.arc(intensity: 1)]`.
    private func sum(
        _ items: ArraySlice<Handle<Call>>, in scope: Bindings.Scope, at site: ExpressionSite
    ) -> SwiftCode {
        if items.isEmpty { return "[]" }
        var terms: [SwiftCode] = []
        var index = items.startIndex
        while index < items.endIndex {
            if let list = list(items[index]) {
                terms.append(self.list(list, items[index], in: scope, at: site))
                index += 1
                continue
            }
            var elements: [SwiftCode] = []
            while index < items.endIndex, list(items[index]) == nil {
                elements.append(modifier(items[index], in: scope, at: site))
                index += 1
            }
            terms.append("[\(.list(elements))]")
        }
        return .list(terms, separator: " + ")
    }

    private func list(_ call: Handle<Call>) -> Handle<ModifierList>? {
        guard case .modifiers(let list) = model.calls[call].callee else { return nil }
        return list
    }

    /// One modifier: `.translate(y: by)`.
    private func modifier(
        _ handle: Handle<Call>, in scope: Bindings.Scope, at site: ExpressionSite
    ) -> SwiftCode {
        let call = model.calls[handle]
        var views: SwiftCode { own(GeneratedNames.heroViews, isOutside: site.isOutside) }
        switch call.callee {
        // Hero has no `autolayout`, and SDOSHero's has no effect: the support has a plugin.
        case .catalog(Catalog.Modifier.autolayout): return "\(views).autolayout"
        case .catalog(let row): return modifier(entry(row), call.arguments, in: scope, at: site)
        case .swift(let code): return appCode(code, at: call.place, mayBreakLine: true)
        case .modifiers(let list):
            // Hero takes no list inside a modifier.
            return "\(views).all(\(self.list(list, handle, in: scope, at: site)))"
        case .animation, .animator, .interaction: return SwiftCode()  // Not a modifier.
        }
    }

    private func modifier(
        _ entry: CatalogEntry, _ arguments: HandleRange<Argument>, in scope: Bindings.Scope,
        at site: ExpressionSite
    ) -> SwiftCode {
        let name = texts.intern(entry.name)
        if entry.parameters.isEmpty { return ".\(name)" }
        var list: [SwiftCode] = []
        // Arguments are in the order of the parameters.
        var next = arguments.indices
        for (index, parameter) in entry.parameters.enumerated() {
            var isGiven = false
            while let place = next.first, Int(model.arguments[place].parameter) == index {
                isGiven = true
                let term = Term(model.arguments[place].value, in: scope)
                let value = modifierArgument(term, parameter.type, at: site)
                list.append(labelled(parameter.label, value))
                next = next.dropFirst()
            }
            // Hero may not have the language's default value.
            if !isGiven, parameter.type == .double, let value = parameter.defaultValue {
                list.append(labelled(parameter.label, "\(texts.intern(value))"))
            }
        }
        return ".\(name)(\(.list(list)))"
    }

    private func modifierArgument(
        _ term: Term, _ type: ValueType, at site: ExpressionSite
    ) -> SwiftCode {
        switch model.values[term.value] {
        case .call(let call) where type == .modifier:
            return modifier(call, in: term.scope, at: site)
        case .hero(let use) where type == .heroID:
            let use = model.heroUses[use]
            let id = heroID(
                use.hero, use.arguments, use.part, in: term.scope, opener: nil, at: site)
            let isOptional = model.parameters[model.heroes[use.hero].parameters].contains {
                $0.isOptional
            }
            return isOptional ? "\(id) ?? \"\"" : id
        default: return value(term, as: type, for: .hero, at: site)
        }
    }

    /// A named list. One that uses the view, its owner or their screen is expanded, since only the
    /// place of its use knows these.
    private func list(
        _ list: Handle<ModifierList>, _ call: Handle<Call>, in scope: Bindings.Scope,
        at site: ExpressionSite
    ) -> SwiftCode {
        let declaration = model.modifiers[list]
        let arguments = model.calls[call].arguments
        guard hero.listNeedsContext(list), site.depth < Self.maximumElementCount else {
            return reference(
                GeneratedNames.modifiers, declaration.declared, declaration.parameters, arguments,
                in: scope, for: .hero, at: site)
        }
        var inner = site
        inner.depth += 1
        let parameters = model.parameters[declaration.parameters].map { parameter -> SwiftCode in
            let place = parameter.type == .app ? site.place : nil
            let isOptional = parameter.isOptional || parameter.type == .view
            let type = type(of: parameter, for: .hero)
            let question: SwiftCode = isOptional ? "?" : ""
            return "\(name(parameter.name)): \(mark: place)\(type)\(question)"
        }
        let value = modifiers(declaration.body, at: inner)
        // Without labels.
        let given = terms(declaration.parameters, arguments, in: scope).map { parameter, term in
            term.map { self.value($0, as: parameter.type, for: .hero, at: inner) } ?? "nil"
        }
        return "{ (\(.list(parameters))) -> [HeroModifier] in return \(value) }(\(.list(given)))"
    }
}
