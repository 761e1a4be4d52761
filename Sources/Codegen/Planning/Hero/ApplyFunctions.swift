import Resolution
import TransitionDSL

/// The functions that set ids and modifiers, in extensions of the app's classes.
extension SwiftPlanner {
    func applyFunctions(_ take: (SwiftDeclaration) -> Void) {
        for function in running.hero.apply.functions {
            bindings.removeAll()
            let type: OwnerType?
            let place: SourcePlace
            switch function.owner {
            case .screen(let handle):
                let screen = model.screens[handle]
                (type, place) = (OwnerType(screen), screen.declared.place)
            case .cell(let handle):
                let cell = model.cells[handle]
                (type, place) = (OwnerType(cell, model), cell.declared.place)
            }
            let declaration = declaration(of: function, at: ExpressionSite(place, isOutside: true))
            take(typeExtension(of: type, at: place, [declaration]).apart)
        }
    }

    private func declaration(of function: ApplyFunction, at site: ExpressionSite)
        -> SwiftDeclaration
    {
        let access: SwiftCode = function.isPart ? "fileprivate " : "\(word: .access)"
        let parameters = parameters(function.parameters, at: site)
        // The class may already have such a function.
        let declaration = SwiftDeclaration(
            """
            \(headMark: site.place)@MainActor \(access)func \(texts.intern(function.name))\
            (\(parameters))
            """, at: site.place, statements: body(of: function, at: site))
        if function.isPart { return declaration }
        if running.hasRegistries, function.calledScreen != nil, function.parameters.isEmpty {
            return declaration.documented(
                "/// Sets the hero ids and modifiers of the views: a registry calls it before each transition."
            )
        }
        return declaration.documented(
            backend.hasHero
                ? "/// Sets the hero ids and modifiers of the views: call it once they exist."
                : "/// Stores the views that lines name: call it once they exist.")
    }

    private func body(of function: ApplyFunction, at site: ExpressionSite) -> [SwiftStatement] {
        var statements: [SwiftStatement] = []
        var isOfCell = false
        switch function.owner {
        case .screen(let screen):
            if !function.isForwarding { statements = keepGivenViews(of: screen) }
        case .cell: isOfCell = true
        }
        if let call = function.superclass {
            let type = model.screens[call.screen].typeName
            statements.append(self.call(call, on: "(self as \(type)).", at: site))
        }
        for call in function.parts { statements.append(self.call(call, on: "", at: site)) }
        var inner = site
        if function.speaksOfItsScreen, !function.views.isEmpty {
            statements += ownScreen(function, &inner)
        }
        for line in function.views.handles {
            inner.place = model.views[line].place
            statements.append(
                viewLine(model.views[line], root: isOfCell ? "self" : "self.view", at: inner))
        }
        for call in function.subclasses {
            let type = model.screens[call.screen].typeName
            statements.append(self.call(call, on: "(self as? \(type))?.", at: site))
        }
        if function.calledScreen != nil { statements.append(didApply(function, at: site)) }
        return statements
    }

    private func didApply(_ function: ApplyFunction, at site: ExpressionSite) -> SwiftStatement {
        let signature = texts.intern(function.signature(model))
        var code: SwiftCode = """
            \(mark: site.place)TransitionReports.didApply("\(signature)", to: self)
            """
        if running.hasRegistries {
            let owner = own(GeneratedNames.registries, isOutside: true)
            let screens = own(GeneratedNames.screens, isOutside: true)
            code.append(
                model.registries.count > 1
                    ? " { \(owner).\(GeneratedNames.allRegistries)(of: \(screens).self) }"
                    : " { [\(owner).\(registryName(model.registries.first))] }")
        }
        return .line(code, at: site.place)
    }

    private func parameters(_ parameters: [ApplyParameter], at site: ExpressionSite) -> SwiftCode {
        let screens = own(GeneratedNames.screens, isOutside: true)
        var list: [SwiftCode] = []
        for parameter in parameters {
            switch parameter {
            case .declared(let handle):
                list.append(declaration(of: model.parameters[handle], for: .runtime, at: site))
            case .context(let context):
                let name: SwiftCode = context == .screen ? "on screen" : "\(context.name)"
                list.append(context.isScreen ? "\(name): \(screens)" : "\(name): AnyObject")
            }
        }
        return .list(list)
    }

    private func call(
        _ call: ApplyFunction.Call, on receiver: SwiftCode, at site: ExpressionSite
    ) -> SwiftStatement {
        let arguments = call.parameters.map { parameter -> SwiftCode in
            switch parameter {
            case .declared(let handle):
                let text = model.parameters[handle].name
                return "\(label(text)): \(name(text))"
            case .context(let context): return "\(context.label): \(context.name)"
            }
        }
        return .line(
            "\(mark: site.place)\(receiver)\(texts.intern(call.name))(\(.list(arguments)))",
            at: site.place)
    }

    /// Ids may include the screen itself; a subclass may be a screen of its own.
    private func ownScreen(_ function: ApplyFunction, _ site: inout ExpressionSite)
        -> [SwiftStatement]
    {
        switch function.owner {
        case .cell:
            site.own = .parameters(opener: "screen", instance: "instance")
            return []
        case .screen(let handle) where function.ownScreens.isEmpty:
            site.own = .screen(handle, instance: "self")
            return []
        case .screen(let handle):
            site.own = .parameters(opener: "ownScreen", instance: "self")
            var cases: [SwiftCode] = []
            for screen in function.ownScreens {
                let declared = model.screens[screen]
                cases.append(
                    """
                    \(mark: declared.declared.place)case is \(declared.typeName): \
                    \(screenCase(screen))
                    """)
            }
            cases.append("default: \(screenCase(handle))")
            var code: SwiftCode = "let ownScreen: \(own(GeneratedNames.screens, isOutside: true)) ="
            code.append(.newLine(indentation: 1, isStatement: false))
            code.append(.cases(of: "self", cases))
            return [.line(code)]
        }
    }
}
