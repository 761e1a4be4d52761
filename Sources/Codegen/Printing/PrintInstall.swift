import TransitionDSL

/// The namespace's functions that set its registry to work, where it has only one.
extension CodePrinter {
    mutating func printInstall(_ running: RunningPlan) {
        if model.registries.count <= 1 {
            printInstall(Self.navigation)
            if running.hasTabs { printInstall(Self.tabs) }
            printInstall(Self.presentation)
        }
        guard running.hasSegues else { return }
        if model.header.engine == .trtransitions {
            // Segues of this engine that play by themselves are prepared too.
            printSegueFunctions()
        } else if model.registries.count <= 1 {
            printInstall(Self.segues)
        }
    }

    /// A function that calls the registry's of the same name.
    private struct InstallFunction {
        var documentation: StaticString
        var head: StaticString
        var call: StaticString
        /// What gives SDOSHero's controllers the defaults, with its own API.
        var setDefaults: StaticString?
    }

    private static let navigation = InstallFunction(
        documentation:
            "/// Lets the registry choose what plays there; the delegate that is there is kept.",
        head: "install(in navigationController: UINavigationController)",
        call: "install(in: navigationController)",
        setDefaults: "setDefaults(of: navigationController)")

    private static let tabs = InstallFunction(
        documentation: "/// Lets it choose what plays when the tab changes.",
        head: "install(in tabBarController: UITabBarController)",
        call: "install(in: tabBarController)",
        setDefaults: "setDefaults(of: tabBarController)")

    private static let presentation = InstallFunction(
        documentation:
            "/// Lets it choose what plays when the controller is presented and dismissed.",
        head: "installForPresentation(of presented: UIViewController)",
        call: "installForPresentation(of: presented)",
        setDefaults: "setModalDefaults(of: presented)")

    private static let segues = InstallFunction(
        documentation:
            "/// To be called from `prepare(for:sender:)`, for segues and unwind segues.",
        head: "prepare(for segue: UIStoryboardSegue)",
        call: "prepare(for: segue)")

    private mutating func printInstall(_ function: InstallFunction) {
        blankLine()
        line(function.documentation)
        block { printer in
            printer.write("@MainActor ")
            printer.writeAccess()
            printer.write("static func ")
            printer.write(function.head)
        } _: { printer in
            if printer.model.header.engine == .sdoshero, let setDefaults = function.setDefaults {
                printer.line { printer in
                    printer.write(GeneratedNames.heroEngine)
                    printer.write(".shared.")
                    printer.write(setDefaults)
                }
            }
            printer.line { printer in
                printer.writeOnlyRegistry()
                printer.write(".")
                printer.write(function.call)
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
