import TransitionDSL

/// What a registry's line says of a view in raw Swift, where `self` is the controller or cell: a
/// method of that class, which the line calls.
struct OwnerLine {
    enum Content {
        case view(ViewLine)
        /// A match belongs to the left view's owner; it is told the other view.
        case match(Match, id: String)

        var place: SourcePlace {
            switch self {
            case .view(let line): line.place
            case .match(let match, _): match.place
            }
        }
    }

    var content: Content
    var path: ViewPath
    /// Any controller's where there are none.
    var types: [OwnerType]
    var hasScopedID: Bool
}

extension CodePrinter {
    /// Calls a method for what must stand in one; false where it need not.
    mutating func printOwnerLine(
        _ content: OwnerLine.Content, _ ends: EndTypes, isLeft: Bool
    ) -> Bool {
        var mentions: Mentions
        let path: ViewPath
        var other: Handle<ViewPath>?
        switch content {
        case .view(let line):
            path = model.paths[line.path]
            mentions = heroContext.mentions(in: line.modifiers, of: model.items)
            if let use = model.heroUse(of: line) {
                mentions.formUnion(heroContext.mentions(in: use, model))
            }
        case .match(let match, _):
            path = model.paths[match.left]
            other = match.right
            mentions = heroContext.mentions(in: match.modifiers, of: model.items)
        }
        if mentions.isDisjoint(with: [.rawSwift, .listThatNeedsContext]) { return false }
        let line = OwnerLine(
            content: content, path: path, types: types(of: path, ends, isLeft: isLeft),
            hasScopedID: mentions.contains(.scopedID))
        heroContext.ownerLines.append(line)
        if line.types.isEmpty { printCall(of: line, nil, ends, isLeft: isLeft, other) }
        for type in line.types { printCall(of: line, type, ends, isLeft: isLeft, other) }
        return true
    }

    private mutating func printCall(
        of line: OwnerLine, _ type: OwnerType?, _ ends: EndTypes, isLeft: Bool,
        _ other: Handle<ViewPath>?
    ) {
        beginLine()
        ofApp()
        inParentheses(if: type != nil) { printer in
            printer.writeOwner(line.path, isLeft: isLeft)
            guard let type else { return }
            printer.write(" as? ")
            printer.write(type)
        }
        write(type == nil ? "." : "?.")
        writeMethod(heroContext.ownerLines.count)
        write("(&views")
        if line.hasScopedID { write(", opener: opener, left: left") }
        if let other {
            write(", with: ")
            writeView(other, ends, isLeft: false)
        }
        write(")")
        endLine()
    }

    /// `newsLine1`: the namespace keeps the methods of two files apart.
    private mutating func writeMethod(_ number: Int) {
        let module = model.texts.string(model.header.moduleName)
        write(ascii: GeneratedNames.loweringLeadingCapitals(module))
        write("Line")
        write(number)
    }

    /// The methods, each in an extension of every class that has it.
    mutating func printOwnerLines() {
        heroContext.isOutside = true
        for (index, line) in heroContext.ownerLines.enumerated() {
            let types = line.types.isEmpty ? [nil] : line.types.map { Optional($0) }
            for type in types { printMethod(index + 1, line, type) }
        }
        heroContext.isOutside = false
    }

    private mutating func printMethod(_ number: Int, _ line: OwnerLine, _ type: OwnerType?) {
        heroContext.own = .parameters(opener: "opener", instance: "left")
        heroContext.opener = heroContext.own
        construct = line.content.place
        blankLine()
        beginLine()
        if type != nil { ofApp() }
        write("extension ")
        if let type { write(type.name) } else { write("UIViewController") }
        if type?.isProtocol == true { write(" where Self: UIViewController") }
        openBlock()
        beginLine()
        write("@MainActor fileprivate func ")
        writeMethod(number)
        write("(_ views: inout ")
        writeOwn(GeneratedNames.heroViews)
        write(".Put")
        if line.hasScopedID {
            write(", opener: ")
            writeOwn(GeneratedNames.screens)
            write(", left: UIViewController")
        }
        if case .match = line.content { write(", with other: UIView?") }
        write(")")
        openBlock()
        printContent(of: line)
        closeBlock()
        closeBlock()
    }

    private mutating func printContent(of line: OwnerLine) {
        let root: StaticString
        if case .cell = line.path.root { root = "self" } else { root = "self.view" }
        switch line.content {
        case .view(let view):
            if line.path.indexName != nil {
                return printLoop(
                    over: line.path, view, of: "self", root: root, writesOperation: false
                ) {
                    $0.write("views.put(")
                }
            }
            beginLine()
            ofApp()
            write("views.put(")
            writeViewPath(line.path.text, of: "self", root: root)
            writeContent(of: view, writesOperation: false)
            write(")")
            endLine()
        case .match(let match, let id):
            beginLine()
            ofApp()
            write("views.match(")
            writeViewPath(line.path.text, of: "self", root: root)
            write(", other")
            endMatch(match, id: id)
        }
    }
}
