import Resolution
import TransitionDSL

extension CodePrinter {
    /// One constant a registry, and one function that makes it, a statement a line.
    mutating func printRegistries(_ plan: GenerationPlan, _ tables: [Table]) {
        printMainActorType(
            "/// Which animation plays for which pair of screens.", GeneratedNames.registries
        ) { printer in
            if printer.model.registries.isEmpty { printer.printDefaultRegistry(plan) }
            for (index, registry) in printer.model.registries.enumerated() {
                guard tables.indices.contains(index) else { return }
                if index > 0 { printer.blankLine() }
                printer.printRegistry(registry, tables[index], plan)
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
        indented {
            $0.printRegistryArguments(
                "TransitionTable(Setup.hierarchy())", plan,
                views: plan.hero.hasLimitedLines ? "Setup.views()" : nil)
        }
        line(")")
    }

    private mutating func printRegistry(
        _ registry: Registry, _ table: Table, _ plan: GenerationPlan
    ) {
        let maker = GeneratedNames.registryMaker(model.texts.string(registry.declared.swiftName))
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
                let ends = EndsPlan(table, printer.model)
                printer.printEnds(ends)
                printer.line(
                    "var lines = TransitionTable<Screen, ScreenTransition>(Setup.hierarchy())")
                printer.printLines(table, ends)
            }
            let hasViews = printer.hasViews(registry)
            if hasViews { printer.printViews(of: registry) }
            printer.line("return TransitionRegistry(")
            printer.indented {
                $0.printRegistryArguments("lines", plan, views: hasViews ? "views" : nil)
            }
            printer.line(")")
        }
    }

    /// `cards` of `Cards`.
    mutating func writeRegistryName(_ registry: Registry) {
        let name = GeneratedNames.loweringLeadingCapitals(
            model.texts.string(registry.declared.swiftName))
        let isQuoted = SwiftNames.needsBackticks(name)
        write(ascii: isQuoted ? "`\(name)`" : name)
    }

    private mutating func printRegistryArguments(
        _ lines: StaticString, _ plan: GenerationPlan, views: StaticString?
    ) {
        line("screens: Setup.screens(),")
        line {
            $0.write("lines: ")
            $0.write(lines)
            $0.write(",")
        }
        line { printer in
            printer.write("defaults: Setup.defaults()")
            if let views {
                printer.write(",")
                printer.endLine()
                printer.beginLine()
                printer.write("views: ")
                printer.write(views)
            }
            if let reduced = printer.model.reducedMotion {
                printer.write(",")
                printer.endLine()
                printer.beginLine()
                printer.write("reduceMotion: ")
                printer.bindings.removeAll()
                let unfolding = printer.unfold(
                    Play(reduced.animation.going), with: reduced.animation.options,
                    on: DrivenEvent(isReturn: false, hasReturn: true))
                printer.write(unfolding, .optional, views: .unknown)
            }
            if !plan.running.unwinds.isEmpty {
                printer.write(",")
                printer.endLine()
                printer.beginLine()
                printer.write("unwinds: Setup.unwinds()")
            }
            printer.writeEngine(plan)
        }
    }

    // MARK: Ends

    /// Ends with many screens, which several lines may share.
    private mutating func printEnds(_ ends: EndsPlan) {
        for (index, screens) in ends.constants.enumerated() {
            let isLong = screens.count > EndsPlan.longestLiteral
            var rest = screens[...]
            line { printer in
                printer.write(isLong ? "var list" : "let ends")
                printer.write(index + 1)
                printer.write(isLong ? ": [Screen] = " : ": ScreenSet<Screen> = ")
                printer.writeList(rest.prefix(EndsPlan.longestLiteral))
            }
            rest = rest.dropFirst(EndsPlan.longestLiteral)
            while !rest.isEmpty {
                line { printer in
                    printer.write("list")
                    printer.write(index + 1)
                    printer.write(" += ")
                    printer.writeList(rest.prefix(EndsPlan.longestLiteral))
                }
                rest = rest.dropFirst(EndsPlan.longestLiteral)
            }
            if !isLong { continue }
            line { printer in
                printer.write("let ends")
                printer.write(index + 1)
                printer.write(" = ScreenSet(list")
                printer.write(index + 1)
                printer.write(")")
            }
        }
    }

    private mutating func write(_ spelling: EndsPlan.Spelling) {
        switch spelling {
        case .any: write(".any")
        case .list(let screens): writeList(screens[...])
        case .constant(let number):
            write("ends")
            write(number)
        }
    }

    private mutating func writeList(_ screens: ArraySlice<Handle<Screen>>) {
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

    // MARK: Lines

    private mutating func printLines(_ table: Table, _ ends: EndsPlan) {
        let texts = ModelText(model)
        var last: Handle<Edge>?
        for statement in table.statements {
            if statement.edge != last { printComment(statement.edge, texts) }
            last = statement.edge
            line { $0.write(statement, ends) }
        }
    }

    /// The line as the file has it.
    private mutating func printComment(_ handle: Handle<Edge>, _ texts: ModelText) {
        let edge = model.edges[handle]
        beginLine()
        write("// ")
        if let operation = edge.operation {
            write(ascii: operation.rawValue)
            if let segue = edge.segue {
                write("(")
                write(model.segues[segue].declared.name)
                write(")")
            }
            write(" ")
        }
        writeInComment(texts.ends(edge.from, separator: " | "))
        write(edge.isBothWays ? " <-> " : " -> ")
        writeInComment(texts.ends(edge.to, separator: " | "))
        if let animation = edge.animation {
            write(": ")
            writeInComment(texts.animationUse(animation))
        }
        endLine()
    }

    private mutating func write(_ statement: Statement, _ ends: EndsPlan) {
        write("lines.add(")
        write(statement.occasion.operations)
        write(statement.isSymmetric ? ", between: " : ", from: ")
        write(ends.spelling(of: statement.from))
        write(statement.isSymmetric ? ", and: " : ", to: ")
        write(ends.spelling(of: statement.to))
        if statement.isPartOfLine {
            write(", within: (from: ")
            write(ends.spelling(of: statement.lineFrom))
            write(", to: ")
            write(ends.spelling(of: statement.lineTo))
            write(")")
        }
        switch statement.occasion.means {
        case .any: break
        case .segue(let segue): writeSegue(", segue: ", segue)
        case .unwind(let segue): writeSegue(", unwind: ", segue)
        }
        if statement.occasion.version > 0 {
            write(", since: ")
            write(statement.occasion.version)
        }
        if !statement.isWritten { write(", isWritten: false") }
        writePlays(of: statement, ends)
        write(")")
    }

    private mutating func writePlays(of statement: Statement, _ ends: EndsPlan) {
        let edge = model.edges[statement.edge]
        guard let use = edge.animation else { return }
        let driven = DrivenEvent(isReturn: statement.way == .back, hasReturn: edge.hasReturn)
        var views = ViewHolders()
        if mentionsViews(statement.play) || mentionsViews(statement.otherPlay) {
            views = ViewHolders(
                from: ends.screens(statement.from), to: ends.screens(statement.to),
                isReturn: statement.occasion.operations.isSubset(of: .back))
        }
        bindings.removeAll()
        write(", ")
        write(unfold(statement.play, with: use.options, on: driven), views: views)
        if statement.isSymmetric, statement.otherPlay != statement.play {
            write(", other: ")
            (views.from, views.to) = (views.to, views.from)
            write(
                unfold(statement.otherPlay, with: use.options, on: driven), .optional, views: views)
        }
    }

    /// Whether a play may need to know whose views it speaks of: whether it is told anything but
    /// a direction.
    private func mentionsViews(_ play: Play) -> Bool {
        switch model.calls[play.call].callee {
        case .catalog(let row):
            Catalog[row].parameters.contains { $0.type == .view }
        case .animation: true
        case .modifiers, .animator, .interaction, .swift: false
        }
    }

    private mutating func writeSegue(_ label: StaticString, _ handle: Handle<Segue>) {
        write(label)
        writeSegueConstant(handle)
    }

    mutating func writeSegueConstant(_ handle: Handle<Segue>) {
        let segue = model.segues[handle]
        writeNamespace(of: segue.declared)
        write(GeneratedNames.segueIDs)
        write(".")
        writeMember(segue.declared.swiftName)
    }

    mutating func write(_ operations: OperationSet) {
        switch operations {
        case .going: write(".going")
        case .back: write(".back")
        default:
            let members = operations.members
            if members.count != 1 { write("[") }
            for (index, operation) in members.enumerated() {
                if index > 0 { write(", ") }
                write(operation.swiftName)
            }
            if members.count != 1 { write("]") }
        }
    }
}

extension OperationSet {
    /// Of a single operation.
    fileprivate var swiftName: StaticString {
        switch self {
        case .push: ".push"
        case .pop: ".pop"
        case .present: ".present"
        case .dismiss: ".dismiss"
        case .replace: ".replace"
        case .tabHigher: ".tabHigher"
        default: ".tabLower"
        }
    }
}

extension Edge {
    /// Whether the line's operation has a way back of its own, which a gesture then drives.
    fileprivate var hasReturn: Bool {
        switch operation {
        case nil, .push, .present, .segue: true
        case .pop, .dismiss, .tab, .replace, .unwind: false
        }
    }
}
