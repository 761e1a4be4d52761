import Resolution
import TransitionDSL

/// Views that animations are told: the names of functions that find them when they are asked for.
extension CodePrinter {
    /// A function from the screen that holds the view, and the other one, to the view or an image.
    mutating func writeProvider(
        _ term: Term, isImage: Bool, _ holders: [Handle<Screen>]?
    ) {
        let screens: ViewFunction.Place = holders.map { .screens($0) } ?? .anyScreen
        switch model.values[term.value] {
        case .view(let handle):
            let path = model.paths[handle]
            var place = screens
            if case .cell(let cell) = path.root { place = .cell(cell) }
            let function = ViewFunction(place: place, finder: .path(path.text), isImage: isImage)
            writeFunction(function, path.place)
        case .swift(let code):
            let function = ViewFunction(place: screens, finder: .code(code), isImage: isImage)
            writeFunction(function, construct)
        case .parameter(let parameter):
            switch bindings.meaning(of: parameter, in: term.scope) {
            case .term(let meant): writeProvider(meant, isImage: isImage, holders)
            case .nothing, .number: write("nil")
            case .itself:
                write("{ _, _ in ")
                write(name(model.parameters[parameter].name))
                write(" }")
            }
        default: write("nil")
        }
    }

    private mutating func writeFunction(_ function: ViewFunction, _ source: SourcePlace) {
        write(GeneratedNames.setup)
        write(".")
        write(ascii: viewFunctions.name(of: function, from: source, in: model))
    }

    // MARK: Functions

    mutating func printViewFunctions() {
        for (index, (function, name, source)) in viewFunctions.all.enumerated() {
            construct = source
            if index > 0 { blankLine() }
            // Constants: in Swift 5 the name of a function would not be Sendable.
            line { printer in
                printer.write("static let ")
                printer.write(ascii: name)
                printer.write(": ScreenTransition.")
                printer.write(function.isImage ? "ImageProvider" : "ViewProvider")
                printer.write(" = { owner, ")
                printer.write(function.isInCell ? "other in" : "_ in")
            }
            indented { printer in
                switch function.place {
                case .cell(let cell):
                    printer.line {
                        $0.ofApp()
                        $0.writeFinder(function, inCell: cell)
                    }
                case .anyScreen:
                    printer.line {
                        $0.ofApp()
                        $0.write("owner.")
                        $0.writeFinder(function, name)
                    }
                case .screens(let screens) where screens.count == 1:
                    printer.line {
                        $0.ofApp()
                        $0.write("(owner as? ")
                        $0.writeType(of: screens[0])
                        $0.write(")?.")
                        $0.writeFinder(function, name)
                    }
                case .screens(let screens): printer.printSwitch(screens, function, name)
                }
            }
            line("}")
        }
    }

    private mutating func printSwitch(
        _ screens: [Handle<Screen>], _ function: ViewFunction, _ name: String
    ) {
        line("switch owner {")
        for (index, screen) in screens.enumerated() {
            caseLine(isFirst: index == 0) {
                $0.ofApp()
                $0.write("case let owner as ")
                $0.writeType(of: screen)
                $0.write(": return owner.")
                $0.writeFinder(function, name)
            }
        }
        line("default: return nil")
        line("}")
    }

    /// What follows the screen: the path, where `root` is a controller's own view, or a method.
    private mutating func writeFinder(_ function: ViewFunction, _ name: String) {
        switch function.finder {
        case .path(let path):
            if model.texts.string(path) == "root" { write("view") } else { write(path) }
        case .code: writeMethod(name)
        }
    }

    private mutating func writeFinder(_ function: ViewFunction, inCell handle: Handle<Cell>) {
        guard case .path(let path) = function.finder else { return write("nil") }
        let listed = model.cells[handle]
        let cell = listed.declaration.map { model.cells[$0] } ?? listed
        let isRoot = model.texts.string(path) == "root"
        inParentheses(if: !isRoot) { printer in
            printer.write("(owner as? any TransitionCellSource)?.cell(for: other) as? ")
            printer.write(cell.typeName ?? cell.declared.name)
        }
        if isRoot { return }
        write("?.")
        write(path)
    }

    mutating func writeType(of screen: Handle<Screen>) {
        if model.screens[screen].isProtocol { write("any ") }
        write(model.screens[screen].typeName)
    }

    // MARK: Code of the app

    /// `newsFindView()`: the namespace keeps the methods of two files apart.
    private mutating func writeMethod(_ name: String) {
        let namespace = model.texts.string(model.header.moduleName)
        write(ascii: GeneratedNames.loweringLeadingCapitals(namespace))
        write(ascii: GeneratedNames.familyType(name))
        write("()")
    }

    /// The methods that hold the app's own text for a view, in the classes of the screens.
    mutating func printViewMethods() {
        for (function, name, source) in viewFunctions.all {
            guard case .code(let code) = function.finder else { continue }
            var owners: [Handle<Screen>?] = [nil]
            if case .screens(let screens) = function.place { owners = screens }
            for owner in owners {
                blankLine()
                beginExtension(of: owner)
                block {
                    $0.write("@MainActor fileprivate func ")
                    $0.writeMethod(name)
                    $0.write(function.isImage ? " -> UIImage?" : " -> UIView?")
                } _: {
                    $0.construct = source
                    $0.printCode(code)
                }
                closeBlock()
            }
        }
    }
}
