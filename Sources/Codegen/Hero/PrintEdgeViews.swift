import Resolution
import TransitionDSL

/// The matches and view lines in the braces of a registry's lines, as a table of what is put on
/// views for one transition and taken off after it.
extension CodePrinter {
    /// The statements that fill `views`.
    mutating func printViews(_ table: ViewTable?) {
        line("var views = TransitionTable<Screen, TransitionViews>(Setup.hierarchy())")
        if heroContext.hasLimitedLines { printLimitedLines() }
        guard let table else { return }
        let texts = ModelText(model)
        let ends = EndsPlan(table.sets, model, name: "viewEnds") { use in
            for statement in table.statements { use(statement.claim) }
        }
        printEnds(ends, "viewList")
        var rest = table.statements[...]
        while let edge = rest.first?.edge {
            let statements = rest.prefix { $0.edge == edge }
            rest = rest.dropFirst(statements.count)
            printViews(of: model.edges[edge], statements, texts, ends)
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
            "views.add([.going, .back, .tab], from: .any, to: .any, isWritten: false, HeroViews.limited)"
        )
    }

    private mutating func printViews(
        of edge: Edge, _ statements: ArraySlice<ViewStatement>, _ texts: ModelText,
        _ ends: EndsPlan
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
        printLine(of: edge, pair: "\(from).\(to)")
        for statement in statements { printAdd(statement, edge, ends) }
        closeBlock()
    }

    /// What the line puts on the views of its ends, whichever way it goes.
    private mutating func printLine(of edge: Edge, pair: String) {
        line("let line: HeroViews.Line = { left, right, operation, views in")
        indented { printer in
            if printer.speaksOfOpener(edge) { printer.printOpener() }
            for match in printer.model.matches[edge.matches] {
                printer.printMatch(match, edge, id: printer.heroContext.nextMatchID(pair))
            }
            for view in printer.model.views[edge.views] { printer.printEdgeView(view, edge) }
        }
        line("}")
        heroContext.own = nil
        heroContext.opener = nil
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

    private mutating func printAdd(_ statement: ViewStatement, _ edge: Edge, _ ends: EndsPlan) {
        construct = edge.place
        beginLine()
        write("views.add(")
        writeClaim(statement.claim, ends)
        writeLine(", ", isTurned: statement.isTurned)
        if statement.claim.isSymmetric { writeLine(", other: ", isTurned: !statement.isTurned) }
        write(")")
        endLine()
    }

    private mutating func writeLine(_ label: StaticString, isTurned: Bool) {
        write(label)
        write(isTurned ? "HeroViews.turned(line)" : "HeroViews.line(line)")
    }

    /// The screens of an end, groups opened up, each once; nil for `*`.
    func screens(of ends: HandleRange<EdgeEnd>) -> [Handle<Screen>]? {
        if ends.count == 1, case .screen(let screen) = model.ends[Int(ends.start)] {
            return [screen]
        }
        var screens: [Handle<Screen>] = []
        var seen: Set<Handle<Screen>> = []
        var seenGroups: Set<Handle<Group>> = []
        var pending = Array(model.ends[ends].reversed())
        while let end = pending.popLast() {
            switch end {
            case .any: return nil
            case .screen(let screen):
                if seen.insert(screen).inserted { screens.append(screen) }
            case .group(let group):
                guard seenGroups.insert(group).inserted else { continue }
                pending += model.ends[model.groups[group].members].reversed()
            }
        }
        return screens
    }
}
