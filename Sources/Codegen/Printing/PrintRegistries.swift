import Resolution
import TransitionDSL

extension CodePrinter {
    /// One constant a registry, and the function that makes it, a statement a line; a long
    /// registry's lines are divided among further functions.
    mutating func printRegistries(_ plan: GenerationPlan, _ tables: [Table]) {
        var views: [ViewTable] = []
        if let tree = tables.first?.sets.tree, plan.hero.hasEdgeViews {
            views = viewTables(of: model, tree)
        }
        printMainActorType(
            "/// Which animation plays for which pair of screens.", GeneratedNames.registries
        ) { printer in
            if printer.model.registries.isEmpty { printer.printDefaultRegistry(plan) }
            for (index, registry) in printer.model.registries.enumerated() {
                guard tables.indices.contains(index) else { return }
                if index > 0 { printer.blankLine() }
                let views = views.indices.contains(index) ? views[index] : nil
                printer.printRegistry(registry, tables[index], views, plan)
            }
        }
    }

    /// A file that has defaults and no registry.
    private mutating func printDefaultRegistry(_ plan: GenerationPlan) {
        line("/// No line says anything: the defaults choose.")
        line { printer in
            printer.writeAccess()
            printer.write("static let ")
            printer.write(GeneratedNames.defaults)
            printer.write(" = TransitionRegistry(")
        }
        continued { printer in
            printer.indented {
                $0.printRegistryArguments(
                    nil, "TransitionTable(Setup.hierarchy())", plan,
                    views: plan.hero.hasLimitedLines ? "Setup.views()" : nil)
            }
            printer.line(")")
        }
    }

    private mutating func printRegistry(
        _ registry: Registry, _ table: Table, _ views: ViewTable?, _ plan: GenerationPlan
    ) {
        let name = model.memberName(of: registry.declared)
        let maker = GeneratedNames.registryMaker(name)
        var lineParts = RegistryParts.lines(of: name)
        for statement in table.statements { lineParts.add(statement.edge) }
        lineParts.finish()
        var viewParts = RegistryParts.views(of: name)
        for statement in views?.statements ?? [] { viewParts.add(statement.edge) }
        viewParts.finish()
        var ends = EndsPlan(setCount: table.sets.count, name: "ends")
        var viewEnds = EndsPlan(setCount: views?.sets.count ?? 0, name: "viewEnds")
        var plays = PlayTexts(table, &self)
        printDocumentation(registry.declared.documentation)
        line { printer in
            printer.writeAccess()
            printer.write("static let ")
            printer.writeRegistryName(registry)
            printer.write(" = ")
            printer.write(ascii: maker)
            printer.write("()")
        }
        blankLine()
        block { printer in
            printer.write("private static func ")
            printer.write(ascii: maker)
            printer.write("() -> TransitionRegistry<Screen>")
        } _: { printer in
            if table.statements.isEmpty {
                printer.line(
                    "let lines = TransitionTable<Screen, ScreenTransition>(Setup.hierarchy())")
            } else {
                printer.printLines(table, lineParts.own, &ends, &plays, declaresTable: true)
                printer.printCalls(of: lineParts)
            }
            let hasViews = views?.statements.isEmpty == false || plan.hero.hasLimitedLines
            if hasViews { printer.printViewsVariable() }
            if let views { printer.printViews(views, viewParts.own, &viewEnds) }
            printer.printCalls(of: viewParts)
            printer.line("return TransitionRegistry(")
            printer.continued { printer in
                printer.indented {
                    $0.printRegistryArguments(
                        registry, "lines", plan, views: hasViews ? "views" : nil)
                }
                printer.line(")")
            }
        }
        for (index, part) in lineParts.others.enumerated() {
            openFunction(of: lineParts, index)
            printLines(table, part, &ends, &plays, declaresTable: false)
            closeBlock()
        }
        guard let views else { return }
        for (index, part) in viewParts.others.enumerated() {
            openFunction(of: viewParts, index)
            printViews(views, part, &viewEnds)
            closeBlock()
        }
    }

    /// Some of the lines, after what they share.
    @inline(never)
    private mutating func printLines(
        _ table: Table, _ part: Range<Int>, _ ends: inout EndsPlan, _ plays: inout PlayTexts,
        declaresTable: Bool
    ) {
        for statement in table.statements[part] { ends.use(statement.claim) }
        ends.plan(table.sets, model)
        plays.nameConstants(of: part)
        printEnds(ends, "list")
        printConstants(plays)
        if declaresTable {
            line("var lines = TransitionTable<Screen, ScreenTransition>(Setup.hierarchy())")
        }
        printLines(table.statements[part], ends, plays)
    }

    /// `cards` of `Cards`.
    mutating func writeRegistryName(_ registry: Registry) {
        let name = model.memberName(of: registry.declared)
        let isQuoted = SwiftNames.needsBackticks(name)
        write(ascii: isQuoted ? "`\(name)`" : name)
    }

    private mutating func printRegistryArguments(
        _ registry: Registry?, _ lines: StaticString, _ plan: GenerationPlan, views: StaticString?
    ) {
        let reduced = model.reducedMotion.map { reduced in
            (argument: reduceMotion(reduced.line), versions: reduced.versions)
        }
        // Where it names something of the app, it stands near the statement's beginning.
        let isJoined = reduced?.argument.place != nil
        beginLine()
        write("name: \"")
        write(name(model.header.moduleName))
        write(".")
        write(GeneratedNames.registries)
        write(".")
        if let registry { writeRegistryName(registry) } else { write(GeneratedNames.defaults) }
        write("\"")
        nextArgument(isJoined)
        write("screens: Setup.screens()")
        nextArgument(isJoined)
        write("lines: ")
        write(lines)
        nextArgument(isJoined)
        write("defaults: Setup.defaults()")
        if let views {
            nextArgument(isJoined)
            write("views: ")
            write(views)
        }
        if let reduced {
            nextArgument(isJoined)
            write("reduceMotion: ")
            if let place = reduced.argument.place { ofApp(place) }
            write(reduced.argument.text)
            if reduced.versions.from > 0 {
                nextArgument(isJoined)
                write("reduceMotionSince: ")
                write(reduced.versions.from)
            }
            if let end = reduced.versions.before {
                nextArgument(isJoined)
                write("reduceMotionBefore: ")
                write(end)
            }
        }
        if !plan.running.unwinds.isEmpty {
            nextArgument(false)
            write("unwinds: Setup.unwinds()")
        }
        writeEngine(plan)
        endLine()
    }

    private mutating func nextArgument(_ isJoined: Bool) {
        write(isJoined ? ", " : ",")
        if isJoined { return }
        endLine()
        beginLine()
    }

    private mutating func reduceMotion(
        _ line: DefaultLine
    ) -> (text: [UInt8], place: SourcePlace?) {
        construct = line.place
        var text: [UInt8] = []
        let place = capture(into: &text) { printer in
            printer.bindings.removeAll()
            let unfolding = printer.bindings.unfold(
                Play(line.animation.going), with: line.animation.options, on: .named,
                printer.model)
            printer.write(unfolding, .optional, views: .unknown)
        }
        return (text, place)
    }

    // MARK: Ends

    /// Ends with many screens, which several lines may share: constants.
    mutating func printEnds(_ ends: borrowing EndsPlan, _ listName: StaticString) {
        for (index, screens) in ends.constants.enumerated() {
            let isLong = screens.count > EndsPlan.longestLiteral
            var rest = ends.screens[screens]
            line { printer in
                printer.write(isLong ? "var " : "let ")
                printer.write(isLong ? listName : ends.name)
                printer.write(index + 1)
                printer.write(isLong ? ": [Screen] = " : ": ScreenSet<Screen> = ")
                printer.writeList(rest.prefix(EndsPlan.longestLiteral))
            }
            rest = rest.dropFirst(EndsPlan.longestLiteral)
            while !rest.isEmpty {
                line { printer in
                    printer.write(listName)
                    printer.write(index + 1)
                    printer.write(" += ")
                    printer.writeList(rest.prefix(EndsPlan.longestLiteral))
                }
                rest = rest.dropFirst(EndsPlan.longestLiteral)
            }
            if !isLong { continue }
            line { printer in
                printer.write("let ")
                printer.write(ends.name)
                printer.write(index + 1)
                printer.write(" = ScreenSet(")
                printer.write(listName)
                printer.write(index + 1)
                printer.write(")")
            }
        }
    }

    mutating func write(_ id: EndSets.ID, _ ends: borrowing EndsPlan) {
        switch ends.spelling(of: id) {
        case .any: write(".any")
        case .list(let screens): writeList(ends.screens[screens])
        case .constant(let number):
            write(ends.name)
            write(number)
        }
    }

    mutating func writeList(_ screens: ArraySlice<Handle<Screen>>) {
        write("[")
        var isFirst = true
        for screen in screens {
            if !isFirst { write(", ") }
            isFirst = false
            writeCase(screen)
        }
        write("]")
    }

    mutating func writeCase(_ screen: Handle<Screen>) {
        write(".")
        writeMember(model.screens[screen].caseName)
    }
}
