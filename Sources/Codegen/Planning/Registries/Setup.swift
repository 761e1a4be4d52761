import Resolution
import TransitionDSL

/// What the registries of a file share.
extension SwiftPlanner {
    /// nil if there is nothing to share.
    func setup() -> SwiftDeclaration? {
        var members: [SwiftDeclaration] = []
        if running.hasRegistries {
            members = hasHierarchy ? [hierarchyFunction()] : []
            members += [screenClasses(), defaults()]
            if let engineClass = backend.engineClass { members.append(engine(engineClass)) }
            if !running.unwinds.isEmpty { members.append(unwinds()) }
            if model.registries.isEmpty, hero.hasLimitedLines { members.append(defaultViews()) }
        }
        members += viewFunctionConstants()
        if members.isEmpty { return nil }
        return SwiftDeclaration(
            "@MainActor private enum \(GeneratedNames.setup)", members: members.spaced
        ).documented("/// Shared by the registries.")
    }

    private var hasHierarchy: Bool { model.screens.contains { !$0.parents.isEmpty } }

    /// The argument of a table with the screen hierarchy; empty if no screen has a parent.
    var hierarchy: SwiftCode { hasHierarchy ? "Setup.hierarchy()" : "" }

    private func hierarchyFunction() -> SwiftDeclaration {
        var statements: [SwiftStatement] = []
        for handle in model.screensOwnFirst {
            let screen = model.screens[handle]
            if screen.parents.isEmpty { continue }
            let parents = model.screenReferences[screen.parents].map { screenCase($0) }
            statements.append(
                .line(
                    "screens.add(\(screenCase(handle)), is: [\(.list(parents))])",
                    at: screen.declared.place))
        }
        return maker(
            "hierarchy", of: "ScreenHierarchy<Screen>", empty: "ScreenHierarchy()",
            named: "screens", statements)
    }

    /// A function that fills a table and returns it.
    private func maker(
        _ name: StaticString, of type: SwiftCode, empty: SwiftCode, named variable: StaticString,
        _ statements: [SwiftStatement]
    ) -> SwiftDeclaration {
        let head: SwiftCode = "static func \(name)() -> \(type)"
        if statements.isEmpty { return SwiftDeclaration(head, statements: [.line(empty)]) }
        let first = SwiftStatement.line("var \(variable) = \(type)()")
        return SwiftDeclaration(
            head, statements: [first] + statements + [.line("return \(variable)")])
    }

    private func screenClasses() -> SwiftDeclaration {
        var statements: [SwiftStatement] = []
        for screen in model.screensNarrowestFirst() { statements.append(screenClass(screen)) }
        return maker(
            "screens", of: "ScreenClasses<Screen>", empty: "ScreenClasses()", named: "screens",
            statements)
    }

    private func screenClass(_ handle: Handle<Screen>) -> SwiftStatement {
        let screen = model.screens[handle]
        let place = screen.declared.place
        let setup = running.hero.apply.setups[handle]
        let further: SwiftCode = """
            \(hookArgument(of: screen))\(setup.map { code($0, of: screen) })
            """
        let name = screenCase(handle)
        let type = screen.typeName
        let call: SwiftCode =
            switch screen.hosting {
            case .byType: "(hosted: \(type).self, as: \(name)\(further))"
            case .byMark: "(marked: \(name)\(further))"
            case nil where screen.isProtocol: "(\(name)\(further)) { $0 is any \(type) }"
            case nil: "(\(type).self, as: \(name)\(further))"
            }
        return .line("\(mark: place)screens.add\(call)", at: place)
    }

    /// `, setup: .automatic { $0.applyTransitions() }`
    private func code(_ setup: ApplyFunction, of screen: Screen) -> SwiftCode {
        if !setup.parameters.isEmpty {
            return ", setup: .call(\"\(texts.intern(setup.signature(model)))\")"
        }
        return ", setup: .automatic { \(controller(of: screen)).\(texts.intern(setup.name))() }"
    }

    private func unwinds() -> SwiftDeclaration {
        var statements: [SwiftStatement] = [.line("var unwinds: Swift.Set<String> = []")]
        for segue in running.unwinds {
            let place = model.segues[segue].declared.place
            let constant = segueConstant(segue, at: place)
            statements.append(.line("unwinds.insert(\(constant))", at: place))
        }
        return SwiftDeclaration(
            "static func unwinds() -> Swift.Set<String>",
            statements: statements + [.line("return unwinds")])
    }

    func segueConstant(
        _ handle: Handle<Segue>, at place: SourcePlace, isOutside: Bool = false
    ) -> SwiftCode {
        let segue = model.segues[handle]
        let type = GeneratedNames.segueIDs
        let namespace = foreignNamespace(of: segue.declared, at: place)
        let owner: SwiftCode = namespace.map { "\($0)\(type)" } ?? own(type, isOutside: isOutside)
        return "\(owner).\(member(segue.declared.swiftName))"
    }

    /// The place of a default, as the label of the call that adds it.
    private enum Place {
        case file
        case container(Handle<Screen>)
        case screen(Handle<Screen>)

        /// For a screen's own default, the screen is known: it is presented, or dismissed.
        func views(_ operations: OperationSet) -> ViewHolders {
            let isReturn = operations.isSubset(of: .back)
            guard case .screen(let screen) = self else {
                return ViewHolders(from: nil, to: nil, isReturn: isReturn)
            }
            return ViewHolders(
                from: isReturn ? [screen] : nil, to: isReturn ? nil : [screen], isReturn: isReturn)
        }
    }

    /// In the order in which `Model.defaultAnswer` of Resolution consults them, so that of one
    /// place the first that covers an event wins.
    private func defaults() -> SwiftDeclaration {
        let hasLines =
            model.screens.contains { !$0.defaults.isEmpty }
            || model.defaults.contains { block in
                model.defaultLines[block.lines].contains {
                    $0.event != .reduceMotion || block.container != nil
                }
            }
        let type: SwiftCode = "TransitionDefaults<Screen, ScreenTransition>"
        let head: SwiftCode = "static func defaults() -> \(type)"
        if !hasLines {
            return SwiftDeclaration(head, statements: [.line("TransitionDefaults(\(hierarchy))")])
        }
        var statements: [SwiftStatement] = [.line("var defaults = \(type)(\(hierarchy))")]
        for screen in model.screensOwnFirst {
            add(model.screens[screen].defaults, of: .screen(screen), in: .all, to: &statements)
        }
        for block in model.defaults {
            let place: Place = block.container.map { .container($0) } ?? .file
            let versions = availableVersions(block.options, in: model)
            add(block.lines, of: place, in: versions, to: &statements)
            if let container = block.container,
                let reduced = model.reducedMotion(in: container)
            {
                let call: SwiftCode = """
                    defaults.addReducedMotion(in: \(screenCase(container))\
                    \(reduced.versions.swift), \(reducedMotion(reduced.line))\(lineOf: reduced.line.place))
                    """
                statements.append(.line(call, at: reduced.line.place))
            }
        }
        return SwiftDeclaration(head, statements: statements + [.line("return defaults")])
    }

    private func add(
        _ lines: HandleRange<DefaultLine>, of place: Place, in versions: VersionRange,
        to statements: inout [SwiftStatement]
    ) {
        let lines = model.latestFirst(lines)
        let forward = lines.compactMap { line in
            line.event.operations.map { (line, ChosenAnimation(line.animation.going), $0, false) }
        }
        // A written default for the return precedes the return of a forward default, and is the only
        // one if it applies in all versions.
        let named = lines.filter { availableVersions($0.animation.options, in: model) == .all }
            .compactMap { $0.event.operations }
        let returns = lines.compactMap { line in
            line.event.returnOperations.flatMap { operations in
                named.contains(operations)
                    ? nil : model.returning(of: line.animation).map { (line, $0, operations, true) }
            }
        }
        for (line, play, operations, isReturn) in forward + returns {
            let use = line.animation
            let versions = versions.intersection(availableVersions(use.options, in: model))
            if versions.isEmpty { continue }
            bindings.removeAll()
            let driven = DrivenEvent(isReturn: isReturn, hasReturn: line.event.hasReturn)
            let unfolding = bindings.unfold(play, with: use.options, on: driven, model)
            let transition = transition(
                unfolding, views: place.views(operations), at: ExpressionSite(line.place))
            let call: SwiftCode = """
                defaults.add(\(operations.swift)\(code(place))\(versions.swift), \(transition)\
                \(lineOf: line.place))
                """
            statements.append(.line(call, at: line.place))
        }
    }

    private func code(_ place: Place) -> SwiftCode {
        switch place {
        case .file: ""
        case .container(let screen): ", in: \(screenCase(screen))"
        case .screen(let screen): ", of: \(screenCase(screen))"
        }
    }
}

extension DefaultLine.Event {
    /// nil for Reduce Motion, which is not an event.
    fileprivate var operations: OperationSet? {
        switch self {
        case .push: .push
        case .pop: .pop
        case .present: .present
        case .dismiss: .dismiss
        case .tab: .tabHigher
        case .replace: .replace
        case .reduceMotion: nil
        }
    }

    /// The event that returns from this one.
    fileprivate var returnOperations: OperationSet? {
        switch self {
        case .push: .pop
        case .present: .dismiss
        case .tab: .tabLower
        case .pop, .dismiss, .replace, .reduceMotion: nil
        }
    }
}
