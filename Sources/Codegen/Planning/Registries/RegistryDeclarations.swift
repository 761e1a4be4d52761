import Resolution
import TransitionDSL

extension SwiftPlanner {
    /// For each registry a constant and the function that makes it, one statement a line; the lines
    /// of a long registry are divided among several functions.
    func registries(_ tables: [Table]) -> SwiftDeclaration {
        var views: [ViewTable] = []
        if let tree = tables.first?.sets.tree, running.hero.hasEdgeViews {
            views = viewTables(of: model, tree)
        }
        var members: [SwiftDeclaration] = []
        if model.registries.isEmpty { members.append(defaultRegistry()) }
        for (index, registry) in model.registries.enumerated() {
            guard tables.indices.contains(index) else { break }
            members += self.registry(
                registry, tables[index], views.indices.contains(index) ? views[index] : nil)
        }
        let isListNeeded =
            model.registries.count > 1
            && running.hero.apply.functions.contains { $0.calledScreen != nil }
        if isListNeeded { members.append(allRegistries()) }
        return mainActorType(
            GeneratedNames.registries, "/// Which animation plays for which pair of screens.",
            members.spaced)
    }

    /// A file that has defaults and no registry.
    private func defaultRegistry() -> SwiftDeclaration {
        let registry = makeRegistry(
            nil, "TransitionTable(\(hierarchy))",
            views: hero.hasLimitedLines ? "Setup.views()" : nil)
        return SwiftDeclaration(
            "\(word: .access)static let \(GeneratedNames.defaults) = \(registry)"
        ).documented("/// There are no lines: the defaults decide.")
    }

    /// All registries of the file, for the functions that set up screens, which would otherwise
    /// name each of them.
    private func allRegistries() -> SwiftDeclaration {
        var statements: [SwiftStatement] = [
            .line("var registries: [TransitionRegistry<Screen>] = []")
        ]
        var names: [SwiftCode] = []
        for registry in model.registries {
            names.append("\(registryName(registry))")
            if names.count < EndsPlan.longestLiteral { continue }
            statements.append(.line("registries += [\(.list(names))]"))
            names = []
        }
        if !names.isEmpty { statements.append(.line("registries += [\(.list(names))]")) }
        return SwiftDeclaration(
            """
            fileprivate static func \(GeneratedNames.allRegistries)(of _: Screen.Type) \
            -> [TransitionRegistry<Screen>]
            """, statements: statements + [.line("return registries")])
    }

    private func registry(
        _ registry: Registry, _ table: Table, _ views: ViewTable?
    ) -> [SwiftDeclaration] {
        let declared = registry.declared
        let name = model.memberName(of: declared)
        let maker = texts.intern(GeneratedNames.registryMaker(name))
        let lineParts = RegistryParts.lines(of: name, table.statements.map { $0.edge })
        let viewParts = RegistryParts.views(of: name, views?.statements.map { $0.edge } ?? [])
        var ends = EndsPlan(name: "ends")
        var viewEnds = EndsPlan(name: "viewEnds")
        var plays = playTexts(of: table)

        let constant = SwiftDeclaration(
            "\(word: .access)static let \(registryName(registry)) = \(maker)()", at: declared.place
        ).documented(declared.documentation)
        var statements: [SwiftStatement] = []
        if table.statements.isEmpty {
            statements.append(
                .line("let lines = TransitionTable<Screen, ScreenTransition>(\(hierarchy))"))
        } else {
            statements = lines(table, lineParts.own, &ends, &plays, declaresTable: true)
            statements += calls(of: lineParts)
        }
        let hasViews = views?.statements.isEmpty == false || hero.hasLimitedLines
        if hasViews { statements += viewsVariable() }
        if let views { statements += self.views(views, viewParts.own, &viewEnds) }
        statements += calls(of: viewParts)
        let value = makeRegistry(registry, "lines", views: hasViews ? "views" : nil)
        statements.append(.line("return \(value)"))
        var declarations = [
            constant,
            SwiftDeclaration(
                "private static func \(maker)() -> TransitionRegistry<Screen>",
                at: declared.place, statements: statements),
        ]
        for (index, part) in lineParts.others.enumerated() {
            let lines = lines(table, part, &ends, &plays, declaresTable: false)
            declarations.append(function(of: lineParts, index, lines))
        }
        guard let views else { return declarations }
        for (index, part) in viewParts.others.enumerated() {
            let lines = self.views(views, part, &viewEnds)
            declarations.append(function(of: viewParts, index, lines))
        }
        return declarations
    }

    /// A part of the lines, after what they share.
    private func lines(
        _ table: Table, _ part: Range<Int>, _ ends: inout EndsPlan, _ plays: inout PlayTexts,
        declaresTable: Bool
    ) -> [SwiftStatement] {
        for statement in table.statements[part] { ends.use(statement.claim) }
        ends.plan(table.sets, model)
        plays.nameConstants(of: part, texts)
        var statements = constants(ends, "list")
        statements += plays.constantStatements
        if declaresTable {
            statements.append(
                .line("var lines = TransitionTable<Screen, ScreenTransition>(\(hierarchy))"))
        }
        return statements + lines(table.statements[part], ends, plays)
    }

    /// `cards` of `Cards`.
    func registryName(_ registry: Registry?) -> Name {
        guard let registry else {
            return Name(text: texts.intern("\(GeneratedNames.defaults)"), isQuoted: false)
        }
        let name = model.memberName(of: registry.declared)
        return Name(text: texts.intern(name), isQuoted: SwiftNames.needsBackticks(name))
    }

    private func makeRegistry(
        _ registry: Registry?, _ lines: SwiftCode, views: SwiftCode?
    ) -> SwiftCode {
        let namespace = name(model.header.moduleName)
        var list: [SwiftCode] = [
            "name: \"\(namespace).\(GeneratedNames.registries).\(registryName(registry))\"",
            "screens: Setup.screens()", "lines: \(lines)", "defaults: Setup.defaults()",
        ]
        if let views { list.append("views: \(views)") }
        if let reduced = model.reducedMotion() {
            list.append("reduceMotion: \(reducedMotion(reduced.line))")
            if reduced.versions != .all {
                list.append("reduceMotionIOS: \(reduced.versions.swiftRange)")
            }
        }
        if !running.unwinds.isEmpty { list.append("unwinds: Setup.unwinds()") }
        if backend.engineClass != nil {
            list.append("engine: \(GeneratedNames.setup).\(GeneratedNames.engine)")
        }
        return "TransitionRegistry(\(.list(list)))"
    }

    func reducedMotion(_ line: DefaultLine) -> SwiftCode {
        bindings.removeAll()
        let unfolding = bindings.unfold(
            ChosenAnimation(line.animation.going), with: line.animation.options, on: .named, model)
        return transition(unfolding, .optional, views: .unknown, at: ExpressionSite(line.place))
    }

    /// The calls of the functions among which a long registry is divided: `addLines1(toApp: &lines)`.
    private func calls(of parts: RegistryParts) -> [SwiftStatement] {
        if parts.others.isEmpty { return [] }
        var calls: [SwiftStatement] = [
            .line(
                "// In parts: a long function compiles slowly and needs much stack in debug builds."
            )
        ]
        for index in parts.others.indices {
            let label = texts.intern(parts.label)
            calls.append(.line("\(parts.name)\(index + 1)(\(label): &\(parts.table))"))
        }
        return calls
    }

    /// Never inlined: optimized builds would merge them again.
    private func function(
        of parts: RegistryParts, _ index: Int, _ statements: [SwiftStatement]
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            """
            @inline(never) private static func \(parts.name)\(index + 1)\
            (\(texts.intern(parts.label)) \(parts.table): inout TransitionTable<Screen, \
            \(parts.content)>)
            """, statements: statements)
    }
}
