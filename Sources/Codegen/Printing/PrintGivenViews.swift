import TransitionDSL

/// The views that the app gives to screens: properties that stand for outlets which only the class
/// itself can reach. A private property of another file may have the same name.
extension CodePrinter {
    mutating func printGivenViews() {
        for (index, screen) in model.screens.enumerated() where !screen.given.isEmpty {
            blankLine()
            construct = screen.declared.place
            beginExtension(of: Handle(index))
            for view in model.parameters[screen.given] {
                construct = view.place
                beginLine()
                ofApp()
                write("@MainActor fileprivate var ")
                write(name(view.name))
                write(": ")
                writeType(view, for: .runtime)
                write("? { GivenViews.view(")
                writeLiteral(view.name)
                write(", of: self) }")
                endLine()
            }
            closeBlock()
        }
    }

    /// Keeps the arguments of a screen's function.
    mutating func printKeepGivenViews(of screen: Handle<Screen>) {
        for view in model.parameters[model.screens[screen].given] {
            line { printer in
                printer.write("GivenViews.set(")
                printer.write(printer.name(view.name))
                printer.write(", ")
                printer.writeLiteral(view.name)
                printer.write(", of: self)")
            }
        }
    }
}
