import Resolution
import TransitionDSL

/// View lines as calls of the generated `HeroViews`.
extension SwiftPlanner {
    /// `News.HeroViews.set(self.titleLabel, id: …, modifiers: […])`; for a transition of a registry's
    /// line, `views.put(self.titleLabel, …)`. Outlet arrays have a loop:
    /// `for (i, element) in News.HeroViews.each(self.stars) { … }`
    func viewLine(
        _ line: ViewLine, of owner: StaticString = "self", root: StaticString,
        isOfTransition: Bool = false, at site: ExpressionSite
    ) -> SwiftStatement {
        let path = model.paths[line.path]
        let views = own(GeneratedNames.heroViews, isOutside: site.isOutside)
        let call: SwiftCode = isOfTransition ? "views.put(" : "\(views).set("
        let end: SwiftCode = "\(content(of: line, writesOperation: !isOfTransition, at: site)))"
        guard let indexName = path.indexName else {
            let view = viewPath(path.text, of: owner, root: root)
            return .line("\(mark: site.place)\(call)\(view)\(end)", at: site.place)
        }
        let (before, after) = partsAroundIndex(path.text)
        let dependencies = hero.dependencies(in: line, model)
        let index: SwiftCode =
            dependencies.isDisjoint(with: [.index, .rawSwift]) ? "_" : "\(name(indexName))"
        let head: SwiftCode = """
            \(mark: site.place)for (\(index), element) in \(views).each(\
            \(viewPath(before, of: owner, root: root)))
            """
        var statements: [SwiftStatement] = []
        if !dependencies.contains(.index), dependencies.contains(.rawSwift) {
            // Raw Swift may or may not use the index.
            statements.append(.line("_ = \(index)"))
        }
        statements.append(
            .line("\(mark: site.place)\(call)element\(part(after))\(end)", at: site.place))
        return .block(head, at: site.place, statements)
    }

    /// The id, the modifiers and the operation of a line, as arguments.
    func content(of line: ViewLine, writesOperation: Bool, at site: ExpressionSite) -> SwiftCode {
        var code = SwiftCode()
        if let use = model.heroUse(of: line) {
            let opener: OpenerSpelling? =
                use.isOfOpener
                ? site.opener ?? .parameters(opener: "opener", instance: "openerInstance")
                : site.own
            code.append(", id: \(id(use, opener, at: site))")
        }
        code.append(modifierArguments(line.modifiers, at: site))
        if writesOperation, let limit = line.limit {
            code.append(", on: \(self.code(limit, at: site))")
        }
        return code
    }

    /// An id. A nil argument for a required parameter gives no id.
    private func id(_ use: HeroUse, _ opener: OpenerSpelling?, at site: ExpressionSite) -> SwiftCode
    {
        let id = heroID(use.hero, use.arguments, use.part, in: .none, opener: opener, at: site)
        let optionals = optionalParameters(use)
        if optionals.isEmpty { return id }
        let bound = optionals.map { "let \(name(model.parameters[$0].name))" as SwiftCode }
        return "{ () -> String? in guard \(.list(bound)) else { return nil }; return \(id) }()"
    }

    /// The screen's or cell's own optional parameters that are passed where nil is not allowed.
    private func optionalParameters(_ use: HeroUse) -> [Handle<Parameter>] {
        let formals = model.heroes[use.hero].parameters
        var found: [Handle<Parameter>] = []
        for place in use.arguments.indices {
            let argument = model.arguments[place]
            let index = Int(argument.parameter)
            if case .parameter(let parameter) = model.values[argument.value] {
                let takesNil =
                    index < formals.indices.count
                    && model.parameters[formals.indices.lowerBound + index].isOptional
                if takesNil || !model.parameters[parameter].isOptional { continue }
            }
            let names = DependencyFinder { $0.add(argument.value, model) }
            for parameter in names.parameters
            where model.parameters[parameter].isOptional && !found.contains(parameter) {
                found.append(parameter)
            }
        }
        return found
    }

    /// `, modifiers: […]`; a function of the view if raw Swift may use it.
    func modifierArguments(
        _ modifiers: HandleRange<Handle<Call>>, at site: ExpressionSite
    ) -> SwiftCode {
        if modifiers.isEmpty { return SwiftCode() }
        let list = self.modifiers(modifiers, at: site)
        let dependencies = hero.dependencies(in: modifiers, model)
        return dependencies.isDisjoint(with: [.rawSwift, .listThatNeedsContext])
            ? ", modifiers: \(list)"
            : ", modifiersOf: { (view: UIView) -> [HeroModifier] in return \(list) }"
    }

    /// The events that `on` names, as a `TransitionLimit`.
    func code(_ limit: EventLimit, at site: ExpressionSite) -> SwiftCode {
        if let segue = limit.segue {
            let constant = segueConstant(segue, at: site.place, isOutside: site.isOutside)
            return limit.operation == .unwind ? ".unwind(\(constant))" : ".segue(\(constant))"
        }
        return switch limit.operation {
        case .push, .pop, .present, .dismiss, .tab, .replace:
            ".\(texts.intern(limit.operation.rawValue))"
        // A segue is one of these operations; whether it was a segue, an event stores separately.
        case .segue: ".going"
        case .unwind: ".back"
        }
    }
}
