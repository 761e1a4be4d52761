import TransitionDSL

/// What a line of a registry says of views, as statements of a function with `left`, `right`,
/// `sides` and `views`.
extension CodePrinter {
    mutating func printMatch(_ match: Match, _ ends: EndTypes, id: String) {
        construct = match.place
        let isLoop =
            model.paths[match.left].indexName != nil || model.paths[match.right].indexName != nil
        printLimit(match.limit) { printer in
            if isLoop { return printer.printLoop(match, ends, id: id) }
            if printer.printOwnerLine(.match(match, id: id), ends, isLeft: true) { return }
            printer.beginLine()
            printer.ofApp()
            printer.write("views.match(")
            printer.writeView(match.left, ends, isLeft: true)
            printer.write(", ")
            printer.writeView(match.right, ends, isLeft: false)
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

    mutating func printEdgeView(_ line: ViewLine, _ edge: Edge, _ ends: EndTypes) {
        let path = model.paths[line.path]
        let isLeft = isLeft(path, edge)
        construct = line.place
        printLimit(line.limit) { printer in
            if printer.printOwnerLine(.view(line), ends, isLeft: isLeft) { return }
            guard path.indexName != nil else {
                printer.beginLine()
                printer.ofApp()
                printer.write("views.put(")
                printer.writeView(line.path, ends, isLeft: isLeft)
                printer.writeContent(of: line, writesOperation: false)
                printer.write(")")
                return printer.endLine()
            }
            printer.printEach(line, path, ends, isLeft: isLeft)
        }
    }

    /// Outlet arrays have no type that several classes share, so each class has its loop.
    private mutating func printEach(
        _ line: ViewLine, _ path: ViewPath, _ ends: EndTypes, isLeft: Bool
    ) {
        let types = types(of: path, ends, isLeft: isLeft)
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

    /// Statements for one operation or segue only.
    private mutating func printLimit(
        _ limit: EventLimit?, _ body: (inout CodePrinter) -> Void
    ) {
        guard let limit else { return body(&self) }
        beginLine()
        write("if sides.meet(")
        write(limit)
        write(")")
        openBlock()
        body(&self)
        closeBlock()
    }

    // MARK: Views

    /// A view of one end, nil where that end's controller has no such view: an expression of type
    /// `UIView?`.
    mutating func writeView(_ handle: Handle<ViewPath>, _ ends: EndTypes, isLeft: Bool) {
        let path = model.paths[handle]
        let types = types(of: path, ends, isLeft: isLeft)
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
    func types(of path: ViewPath, _ ends: EndTypes, isLeft: Bool) -> [OwnerType] {
        if case .cell(let handle) = path.root {
            let listed = model.cells[handle]
            let cell = listed.declaration.map { model.cells[$0] } ?? listed
            return [OwnerType(name: cell.typeName ?? cell.declared.name, isProtocol: false)]
        }
        return isLeft ? ends.left : ends.right
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
        case .cell(let cell): lists(edge.from, cell) || !lists(edge.to, cell)
        }
    }

    /// Whether a screen that an end names has a cell, or one above it.
    private func lists(_ ends: HandleRange<EdgeEnd>, _ cell: Handle<Cell>) -> Bool {
        var pending = Array(model.ends[ends])
        var seen: Set<Handle<Screen>> = []
        var seenGroups: Set<Handle<Group>> = []
        while let end = pending.popLast() {
            switch end {
            case .any: break
            case .screen(let screen):
                guard seen.insert(screen).inserted else { continue }
                for index in model.screens[screen].cells.indices
                where Handle(index) == cell || model.cells[index].declaration == cell {
                    return true
                }
                for parent in model.screenReferences[model.screens[screen].parents] {
                    pending.append(.screen(parent))
                }
            case .group(let group):
                guard seenGroups.insert(group).inserted else { continue }
                pending += model.ends[model.groups[group].members]
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

/// The classes that the controllers at a line's ends may be; none for any controller.
struct EndTypes {
    var left: [OwnerType]
    var right: [OwnerType]
}

extension ViewPath.Root {
    fileprivate var isCell: Bool {
        if case .cell = self { true } else { false }
    }
}
