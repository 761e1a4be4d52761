import Resolution
import TransitionDSL

/// The matches and view lines in the braces of a registry's lines, as a table of what is put on
/// views for one transition and taken off after it.
extension CodePrinter {
    /// Whether a registry puts anything on views at its events.
    func hasViews(_ registry: Registry) -> Bool {
        heroContext.hasLimitedLines
            || model.edges[registry.edges].contains { !$0.matches.isEmpty || !$0.views.isEmpty }
    }

    /// The statements that fill `views`.
    mutating func printViews(of registry: Registry) {
        line("var views = TransitionTable<Screen, TransitionViews>(Setup.hierarchy())")
        if heroContext.hasLimitedLines { printLimitedLines() }
        let texts = ModelText(model)
        let version = availableVersion(registry.options, in: model)
        let ends = ViewEnds(registry, self)
        printEnds(ends.constants, "viewEnds", "viewList")
        for edge in model.edges[registry.edges]
        where !edge.matches.isEmpty || !edge.views.isEmpty {
            printViews(of: edge, since: version, texts, ends)
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

    /// What screens and cells have on some operations only: inside no other line.
    private mutating func printLimitedLines() {
        line("views.add([.going, .back, .tab], from: .any, to: .any, HeroViews.limited)")
    }

    private mutating func printViews(
        of edge: Edge, since registryVersion: Int, _ texts: ModelText, _ ends: ViewEnds
    ) {
        let from = texts.ends(edge.from, separator: "|")
        let to = texts.ends(edge.to, separator: "|")
        let own = edge.animation.map { availableVersion($0.options, in: model) } ?? 0
        let version = max(registryVersion, own)
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
        for way in EdgeWay.all(of: edge) { printAdd(way, edge, version, ends) }
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

    private mutating func printAdd(
        _ way: EdgeWay, _ edge: Edge, _ version: Int, _ ends: ViewEnds
    ) {
        construct = edge.place
        beginLine()
        write("views.add(")
        write(way.operations)
        write(", from: ")
        write(way.isTurned ? edge.to : edge.from, ends)
        write(", to: ")
        write(way.isTurned ? edge.from : edge.to, ends)
        if let segue = edge.segue {
            write(edge.operation == .unwind ? ", unwind: " : ", segue: ")
            writeSegueConstant(segue)
        }
        if version > 0 {
            write(", since: ")
            write(version)
        }
        write(way.isTurned ? ", HeroViews.turned(line))" : ", HeroViews.line(line))")
        endLine()
    }

    /// Screens of a line's end; `*` takes them all.
    private mutating func write(_ range: HandleRange<EdgeEnd>, _ ends: ViewEnds) {
        guard let screens = screens(of: range) else { return write(".any") }
        guard let number = ends.numbers[screens] else { return writeList(screens[...]) }
        write("viewEnds")
        write(number)
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

/// The ends with many screens of a registry's lines with braces, each once.
private struct ViewEnds {
    private(set) var constants: [ArraySlice<Handle<Screen>>] = []
    /// The number of each in its name.
    private(set) var numbers: [[Handle<Screen>]: Int] = [:]

    init(_ registry: Registry, _ printer: borrowing CodePrinter) {
        for edge in printer.model.edges[registry.edges]
        where !edge.matches.isEmpty || !edge.views.isEmpty {
            for ends in [edge.from, edge.to] {
                guard let screens = printer.screens(of: ends),
                    screens.count > EndsPlan.shortCount, numbers[screens] == nil
                else { continue }
                constants.append(screens[...])
                numbers[screens] = constants.count
            }
        }
    }
}

/// One way in which a line's views take part: there, or back with its ends turned.
private struct EdgeWay {
    var operations: OperationSet
    var isTurned: Bool

    static func all(of edge: Edge) -> [EdgeWay] {
        let (there, back) = operations(of: edge.operation)
        var ways = [EdgeWay(operations: there, isTurned: false)]
        if let back { ways.append(EdgeWay(operations: back, isTurned: true)) }
        if edge.isBothWays {
            ways.append(EdgeWay(operations: there, isTurned: true))
            if let back { ways.append(EdgeWay(operations: back, isTurned: false)) }
        }
        return ways
    }

    private static func operations(
        of operation: Operation?
    ) -> (there: OperationSet, back: OperationSet?) {
        switch operation {
        case nil, .segue: (.going, .back)
        case .push: (.push, .pop)
        case .present: (.present, .dismiss)
        case .pop: (.pop, nil)
        case .dismiss: (.dismiss, nil)
        case .replace: (.replace, nil)
        case .unwind: (.back, nil)
        case .tab: ([.tabHigher, .tabLower], [.tabHigher, .tabLower])
        }
    }
}
