import Resolution
import TransitionDSL

/// The matches and view lines in the braces of a registry's lines, as a table of what is put on
/// views for one transition and taken off after it.
extension CodePrinter {
    mutating func printViewsVariable() {
        line("var views = TransitionTable<Screen, TransitionViews>(Setup.hierarchy())")
        if heroContext.hasLimitedLines { printLimitedLines() }
    }

    /// Statements that fill `views`.
    mutating func printViews(_ table: ViewTable, _ part: Range<Int>, _ ends: inout EndsPlan) {
        let texts = ModelText(model)
        for statement in table.statements[part] { ends.use(statement.claim) }
        ends.plan(table.sets, model)
        printEnds(ends, "viewList")
        var rest = table.statements[part]
        while let first = rest.first {
            let statements = rest.prefix { $0.edge == first.edge }
            rest = rest.dropFirst(statements.count)
            let (from, to) = (first.claim.lineFrom, first.claim.lineTo)
            let types = EndTypes(
                left: types(of: ends.screens(of: from)),
                right: types(of: ends.screens(of: to)))
            printViews(of: model.edges[first.edge], types, statements, texts, ends)
        }
    }

    /// The same of a file that has no registry.
    mutating func printDefaultViews() {
        block {
            $0.write("static func views() -> TransitionTable<Screen, TransitionViews>")
        } _: { printer in
            printer.line("var views = TransitionTable<Screen, TransitionViews>(hierarchy())")
            printer.printLimitedLines()
            printer.line("return views")
        }
    }

    /// What screens and cells have on some operations only: it yields to all lines.
    private mutating func printLimitedLines() {
        line(
            "views.add([.going, .tabHigher], from: .any, to: .any, HeroViews.limited, returning: HeroViews.limited)"
        )
    }

    private mutating func printViews(
        of edge: Edge, _ types: EndTypes, _ statements: ArraySlice<ViewStatement>,
        _ texts: ModelText, _ ends: borrowing EndsPlan
    ) {
        let from = texts.ends(edge.from, separator: "|")
        let to = texts.ends(edge.to, separator: "|")
        beginLine()
        write("// ")
        if let operation = edge.operation {
            write(ascii: operation.rawValue)
            write(" ")
        }
        writeInComment(from)
        write(edge.isBothWays ? " <-> " : " -> ")
        writeInComment(to)
        endLine()
        beginLine()
        write("do")
        openBlock()
        printLine(of: edge, types, pair: "\(from).\(to)")
        for statement in statements { printAdd(statement, edge, ends) }
        closeBlock()
    }

    /// What the line puts on the views of its ends, whichever way it goes.
    private mutating func printLine(of edge: Edge, _ types: EndTypes, pair: String) {
        line("let line: HeroViews.Line = { left, right, sides, views in")
        indented { printer in
            if printer.speaksOfOpener(edge) { printer.printOpener() }
            // What one segue alone limits is narrower and comes last.
            let matches = printer.model.matches[edge.matches]
            for isOfSegue in [false, true] {
                for match in matches where (match.limit?.segue != nil) == isOfSegue {
                    printer.printMatch(match, types, id: printer.heroContext.nextMatchID(pair))
                }
            }
            let views = printer.model.views[edge.views]
            for isOfSegue in [false, true] {
                for view in views where (view.limit?.segue != nil) == isOfSegue {
                    printer.printEdgeView(view, edge, types)
                }
            }
        }
        line("}")
        heroContext.own = nil
        heroContext.opener = nil
    }

    /// The classes of screens that are not below one another: each has its own method, while a class
    /// below it could not have that anew.
    private func types(of screens: ArraySlice<Handle<Screen>>) -> [OwnerType] {
        var types: [OwnerType] = []
        var seen: Set<Text> = []
        for screen in screens {
            let screen = model.screens[screen]
            if !seen.insert(screen.typeName).inserted { continue }
            types.append(OwnerType(name: screen.typeName, isProtocol: screen.isProtocol))
        }
        return types
    }

    private func speaksOfOpener(_ edge: Edge) -> Bool {
        for line in model.views[edge.views] {
            if let use = model.heroUse(of: line),
                heroContext.mentions(in: use, model).contains(.scopedID)
            {
                return true
            }
            if heroContext.mentions(in: line.modifiers, of: model.items).contains(.scopedID) {
                return true
            }
        }
        return false
    }

    /// The screen on the left has opened that on the right, as ids of both carry it.
    private mutating func printOpener() {
        line("guard let opener = Setup.screens().screen(of: left) else { return }")
        heroContext.own = .parameters(opener: "opener", instance: "left")
        heroContext.opener = .parameters(opener: "opener", instance: "left")
    }

    private mutating func printAdd(
        _ statement: ViewStatement, _ edge: Edge, _ ends: borrowing EndsPlan
    ) {
        construct = edge.place
        beginLine()
        write("views.add(")
        writeClaim(statement.claim, ends)
        write(", HeroViews.line(line)")
        if statement.hasReturn { write(", returning: HeroViews.turned(line)") }
        if statement.claim.isBothWays { write(", other: HeroViews.turned(line)") }
        if statement.claim.isBothWays, statement.hasReturn {
            write(", otherReturning: HeroViews.line(line)")
        }
        write(")")
        endLine()
    }
}
