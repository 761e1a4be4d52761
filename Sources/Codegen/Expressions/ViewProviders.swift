import TransitionDSL

/// The screens whose views a play speaks of: those that an event leaves and those that it leads to.
struct ViewHolders {
    /// nil where it may be any controller.
    var from: [Handle<Screen>]?
    var to: [Handle<Screen>]?
    /// Whether the event comes back; then it leads to where it had begun.
    var isReturn = false

    static let unknown = ViewHolders()

    /// The screens that hold the rectangle: a zoom in leaves them, a zoom out leads to them.
    func holder(for animation: String) -> [Handle<Screen>]? {
        switch animation {
        case "zoomInRect": from
        case "zoomOutRect": to
        default: isReturn ? to : from
        }
    }
}

/// A function that finds a view of whichever screen holds it, or an image.
struct ViewFunction: Hashable {
    var holders: [Handle<Screen>]
    var path: Text
    var isImage: Bool
}

/// Text that the app gives for a view or an image, in which `self` is the screen that holds it.
struct OwnerFunction {
    var number: Int
    var holders: [Handle<Screen>]?
    var code: Text
    var isImage: Bool
}

extension CodePrinter {
    /// `{ owner, other in … }`, which gives the view or the image; nil if it is not there.
    mutating func writeProvider(
        _ term: Term, isImage: Bool, _ holders: [Handle<Screen>]?
    ) {
        switch model.values[term.value] {
        case .view(let handle): writeProvider(model.paths[handle], isImage: isImage, holders)
        case .parameter(let parameter):
            switch bindings.meaning(of: parameter, in: term.scope) {
            case .term(let meant): writeProvider(meant, isImage: isImage, holders)
            case .nothing, .number: write("nil")
            case .itself:
                write("{ _, _ in ")
                write(name(model.parameters[parameter].name))
                write(" }")
            }
        case .swift(let code): writeProvider(code, isImage: isImage, holders)
        default: write("nil")
        }
    }

    private mutating func writeProvider(
        _ path: ViewPath, isImage: Bool, _ holders: [Handle<Screen>]?
    ) {
        if case .cell(let cell) = path.root {
            write("{ owner, other in ")
            writeCell(cell, path.text)
            write(" }")
            return
        }
        guard let holders else {
            write("{ owner, _ in owner.")
            writeViewPath(path.text)
            write(" }")
            return
        }
        if holders.count == 1, let only = holders.first {
            write("{ owner, _ in ")
            inParentheses(if: true) { printer in
                printer.write("owner as? ")
                printer.writeType(of: only)
            }
            write("?.")
            writeViewPath(path.text)
            write(" }")
            return
        }
        let function = viewFunction(holders, path.text, isImage: isImage)
        write("{ owner, _ in ")
        write(GeneratedNames.setup)
        write(".view")
        write(function)
        write("(of: owner) }")
    }

    /// The cell that stands for what the other screen shows, and a view in it.
    private mutating func writeCell(_ handle: Handle<Cell>, _ path: Text) {
        let listed = model.cells[handle]
        let cell = listed.declaration.map { model.cells[$0] } ?? listed
        let isRoot = model.texts.string(path) == "root"
        let type = cell.typeName ?? cell.declared.name
        inParentheses(if: !isRoot) { printer in
            printer.write("(owner as? any TransitionCellSource)?.cell(for: other) as? ")
            printer.write(type)
        }
        if isRoot { return }
        write("?.")
        write(path)
    }

    /// A controller's own view is its `root`.
    private mutating func writeViewPath(_ path: Text) {
        if model.texts.string(path) == "root" { write("view") } else { write(path) }
    }

    mutating func writeType(of screen: Handle<Screen>) {
        if model.screens[screen].isProtocol { write("any ") }
        write(model.screens[screen].typeName)
    }

    // MARK: Functions

    private mutating func viewFunction(
        _ holders: [Handle<Screen>], _ path: Text, isImage: Bool
    ) -> Int {
        let function = ViewFunction(holders: holders, path: path, isImage: isImage)
        if let number = viewFunctionNumbers[function] { return number }
        viewFunctions.append(function)
        viewFunctionNumbers[function] = viewFunctions.count
        return viewFunctions.count
    }

    mutating func printViewFunctions() {
        for (index, function) in viewFunctions.enumerated() {
            blankLine()
            beginLine()
            write("static func view")
            write(index + 1)
            write("(of owner: UIViewController) -> ")
            write(function.isImage ? "UIImage?" : "UIView?")
            openBlock()
            line("switch owner {")
            for screen in function.holders {
                beginLine()
                write("case let owner as ")
                writeType(of: screen)
                write(": return owner.")
                writeViewPath(function.path)
                endLine()
            }
            line("default: return nil")
            line("}")
            closeBlock()
        }
    }

    private mutating func writeProvider(
        _ code: Text, isImage: Bool, _ holders: [Handle<Screen>]?
    ) {
        let number = ownerFunctions.count + 1
        ownerFunctions.append(
            OwnerFunction(number: number, holders: holders, code: code, isImage: isImage))
        write("{ owner, _ in ")
        for (index, screen) in (holders ?? []).enumerated() {
            if index > 0 { write(" ?? ") }
            write("(owner as? ")
            writeType(of: screen)
            write(")?.")
            writeOwnerFunction(number)
            write("()")
        }
        if holders == nil {
            write("owner.")
            writeOwnerFunction(number)
            write("()")
        }
        write(" }")
    }

    /// `newsView1`: the namespace keeps the functions of two files apart.
    mutating func writeOwnerFunction(_ number: Int) {
        writeLoweredNamespace()
        write("View")
        write(number)
    }

    mutating func printOwnerFunctions() {
        for function in ownerFunctions {
            if function.holders == nil { printOwnerFunction(function, of: nil) }
            for screen in function.holders ?? [] { printOwnerFunction(function, of: screen) }
        }
    }

    private mutating func printOwnerFunction(_ function: OwnerFunction, of screen: Handle<Screen>?)
    {
        blankLine()
        beginExtension(of: screen)
        beginLine()
        write("@MainActor fileprivate func ")
        writeOwnerFunction(function.number)
        write("() -> ")
        write(function.isImage ? "UIImage?" : "UIView?")
        openBlock()
        printCode(function.code)
        closeBlock()
        closeBlock()
    }
}
