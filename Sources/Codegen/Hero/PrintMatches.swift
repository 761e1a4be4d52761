import TransitionDSL

/// What a line of a registry says of views, as statements of a function with `left`, `right`,
/// `operation` and `views`.
extension CodePrinter {
    mutating func printMatch(_ match: Match, _ edge: Edge, id: String) {
        construct = match.place
        let isLoop =
            model.paths[match.left].indexName != nil || model.paths[match.right].indexName != nil
        printLimit(match.operation) { printer in
            if isLoop { return printer.printLoop(match, edge, id: id) }
            if printer.printOwnerLine(.match(match, id: id), edge, isLeft: true) { return }
            printer.beginLine()
            printer.ofApp()
            printer.write("views.match(")
            printer.writeView(match.left, edge, isLeft: true)
            printer.write(", ")
            printer.writeView(match.right, edge, isLeft: false)
            printer.endMatch(match, id: id)
        }
    }

    mutating func endMatch(_ match: Match, id: String, index: Name? = nil) {
        write(", id: \"")
        write(ascii: id)
        if let index {
            write(".\\(")
            write(index)
            write(")")
        }
        write("\"")
        writeModifierArguments(match.modifiers)
        write(")")
        endLine()
    }

    mutating func printEdgeView(_ line: ViewLine, _ edge: Edge) {
        let path = model.paths[line.path]
        let isLeft = isLeft(path, edge)
        construct = line.place
        printLimit(line.operation) { printer in
            if printer.printOwnerLine(.view(line), edge, isLeft: isLeft) { return }
            guard path.indexName != nil else {
                printer.beginLine()
                printer.ofApp()
                printer.write("views.put(")
                printer.writeView(line.path, edge, isLeft: isLeft)
                printer.writeContent(of: line, writesOperation: false)
                printer.write(")")
                return printer.endLine()
            }
            printer.printEach(line, path, edge, isLeft: isLeft)
        }
    }

    /// Outlet arrays have no type that several classes share, so each class has its loop.
    private mutating func printEach(
        _ line: ViewLine, _ path: ViewPath, _ edge: Edge, isLeft: Bool
    ) {
        let types = types(of: path, edge, isLeft: isLeft)
        for type in types {
            beginLine()
            ofApp()
            write("if let owner = ")
            writeOwner(path, isLeft: isLeft)
            write(" as? ")
            write(type)
            openBlock()
            printLoop(over: path, line, of: "owner", root: "owner.view", writesOperation: false) {
                $0.write("views.put(")
            }
            closeBlock()
        }
        if types.isEmpty {
            printLoop(
                over: path, line, of: isLeft ? "left" : "right",
                root: isLeft ? "left.view" : "right.view", writesOperation: false
            ) {
                $0.write("views.put(")
            }
        }
    }

    /// Statements for one operation only.
    private mutating func printLimit(
        _ operation: Operation?, _ body: (inout CodePrinter) -> Void
    ) {
        guard let operation else { return body(&self) }
        beginLine()
        write("if operation.isSubset(of: ")
        write(operation)
        write(")")
        openBlock()
        body(&self)
        closeBlock()
    }

    // MARK: Views

    /// A view of one end, nil where that end's controller has no such view: an expression of type
    /// `UIView?`.
    mutating func writeView(_ handle: Handle<ViewPath>, _ edge: Edge, isLeft: Bool) {
        let path = model.paths[handle]
        let types = types(of: path, edge, isLeft: isLeft)
        let isCell = path.root.isCell
        let root: StaticString = isCell ? "view" : "view.view"
        let isRoot = isRoot(path.text)
        if types.isEmpty || !isCell && isRoot {
            return writeViewPath(
                path.text, of: isLeft ? "left" : "right",
                root: isLeft ? "left.view" : "right.view")
        }
        if types.count == 1, let type = types.first {
            inParentheses(if: !isRoot) { printer in
                printer.writeOwner(path, isLeft: isLeft)
                printer.write(" as? ")
                printer.write(type)
            }
            if isRoot { return }
            write("?.")
            return writeViewPath(path.text, of: "", root: root)
        }
        write("{ () -> UIView? in")
        endLine()
        indented { printer in
            printer.beginLine()
            printer.write("switch ")
            printer.writeOwner(path, isLeft: isLeft)
            printer.write(" {")
            printer.endLine()
            for (index, type) in types.enumerated() {
                printer.caseLine(isFirst: index == 0) {
                    $0.ofApp()
                    $0.write("case let view as ")
                    $0.write(type)
                    $0.write(": return ")
                    $0.writeViewPath(path.text, of: "view", root: root)
                }
            }
            printer.line("default: return nil")
            printer.line("}")
        }
        beginLine()
        write("}()")
    }

    /// The controller of an end, or its visible cell that stands for what the other end shows.
    mutating func writeOwner(_ path: ViewPath, isLeft: Bool) {
        guard path.root.isCell else { return write(isLeft ? "left" : "right") }
        write(
            isLeft ? "HeroViews.cell(of: left, for: right)" : "HeroViews.cell(of: right, for: left)"
        )
    }

    /// The classes that a path may begin with; none for any controller.
    func types(of path: ViewPath, _ edge: Edge, isLeft: Bool) -> [OwnerType] {
        if case .cell(let handle) = path.root {
            let listed = model.cells[handle]
            let cell = listed.declaration.map { model.cells[$0] } ?? listed
            return [OwnerType(name: cell.typeName ?? cell.declared.name, isProtocol: false)]
        }
        let screens = screens(of: isLeft ? edge.from : edge.to) ?? []
        if screens.count == 1 { return [type(of: screens[0])] }
        let all = Set(screens)
        var types: [OwnerType] = []
        var seen: Set<Text> = []
        for screen in screens
        where !isBelow(screen, all) && seen.insert(model.screens[screen].typeName).inserted {
            types.append(type(of: screen))
        }
        return types
    }

    /// Whether a screen is another of some: it has that one's properties, and its class could not
    /// have a method that the other's class has.
    private func isBelow(_ screen: Handle<Screen>, _ others: Set<Handle<Screen>>) -> Bool {
        var pending = Array(model.screenReferences[model.screens[screen].parents])
        var seen = Set(pending)
        while let parent = pending.popLast() {
            if others.contains(parent) { return true }
            for next in model.screenReferences[model.screens[parent].parents]
            where seen.insert(next).inserted {
                pending.append(next)
            }
        }
        return false
    }

    private func type(of screen: Handle<Screen>) -> OwnerType {
        OwnerType(
            name: model.screens[screen].typeName, isProtocol: model.screens[screen].isProtocol)
    }

    mutating func write(_ type: OwnerType) {
        if type.isProtocol { write("any ") }
        write(type.name)
    }

    /// Whose view a view line speaks of; a cell is that of the end which lists it.
    private func isLeft(_ path: ViewPath, _ edge: Edge) -> Bool {
        switch path.root {
        case .fromScreen, .owner: true
        case .toScreen: false
        case .cell(let cell):
            has(cell, screens(of: edge.from)) || !has(cell, screens(of: edge.to))
        }
    }

    private func has(_ cell: Handle<Cell>, _ screens: [Handle<Screen>]?) -> Bool {
        var pending = screens ?? []
        var seen = Set(pending)
        while let screen = pending.popLast() {
            for index in model.screens[screen].cells.indices
            where Handle(index) == cell || model.cells[index].declaration == cell {
                return true
            }
            for parent in model.screenReferences[model.screens[screen].parents]
            where seen.insert(parent).inserted {
                pending.append(parent)
            }
        }
        return false
    }
}

/// A class or protocol of the app.
struct OwnerType {
    var name: Text
    var isProtocol: Bool
}

extension ViewPath.Root {
    fileprivate var isCell: Bool {
        if case .cell = self { true } else { false }
    }
}
