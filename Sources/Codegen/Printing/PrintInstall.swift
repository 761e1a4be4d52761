import TransitionDSL

/// The namespace's functions that set its registry to work, where it has only one.
extension CodePrinter {
    mutating func printInstall() {
        let isTRTransitions = model.header.engine == .trtransitions
        defer { if isTRTransitions { printSegueFunctions() } }
        if model.registries.count > 1 { return }
        let calls: [(documentation: StaticString, head: StaticString, call: StaticString)] = [
            (
                "/// Lets the registry choose what plays there; the delegate that is there is kept.",
                "install(in navigationController: UINavigationController)",
                "install(in: navigationController)"
            ),
            (
                "/// Lets it choose what plays when the tab changes.",
                "install(in tabBarController: UITabBarController)",
                "install(in: tabBarController)"
            ),
            (
                "/// Lets it choose what plays when the controller is presented and dismissed.",
                "installForPresentation(of presented: UIViewController)",
                "installForPresentation(of: presented)"
            ),
            (
                "/// To be called from `prepare(for:sender:)`, for segues and unwind segues.",
                "prepare(for segue: UIStoryboardSegue)",
                "prepare(for: segue)"
            ),
        ]
        // An engine whose segues play by themselves prepares them, too.
        for call in isTRTransitions ? calls.dropLast() : calls[...] {
            blankLine()
            line(call.documentation)
            block { printer in
                printer.write("@MainActor ")
                printer.writeAccess()
                printer.write("static func ")
                printer.write(call.head)
            } _: { printer in
                printer.line { printer in
                    printer.writeOnlyRegistry()
                    printer.write(".")
                    printer.write(call.call)
                }
            }
        }
    }

    /// `Registries.cards`: the registry of a file that has no other.
    mutating func writeOnlyRegistry() {
        write(GeneratedNames.registries)
        write(".")
        if let registry = model.registries.first {
            writeRegistryName(registry)
        } else {
            write(GeneratedNames.defaults)
        }
    }
}
