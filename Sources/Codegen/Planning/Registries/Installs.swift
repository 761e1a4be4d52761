import TransitionDSL

/// The namespace's functions that set its registry to work, where it has only one.
extension SwiftPlanner {
    /// A function that calls the registry's of the same name.
    private struct Install {
        var documentation: StaticString
        var head: StaticString
        var call: StaticString
        /// What gives the controllers of the engine's own API the defaults.
        var setDefaults: StaticString?
    }

    private static var navigation: Install {
        Install(
            documentation:
                "/// Lets the registry choose what plays there; the delegate that is there is kept.",
            head: "install(in navigationController: UINavigationController)",
            call: "install(in: navigationController)",
            setDefaults: "setDefaults(of: navigationController)")
    }

    private static var tabs: Install {
        Install(
            documentation: "/// Lets it choose what plays when the tab changes.",
            head: "install(in tabBarController: UITabBarController)",
            call: "install(in: tabBarController)", setDefaults: "setDefaults(of: tabBarController)")
    }

    private static var presentation: Install {
        Install(
            documentation:
                "/// Lets it choose what plays when the controller is presented and dismissed.",
            head: "installForPresentation(of presented: UIViewController)",
            call: "installForPresentation(of: presented)",
            setDefaults: "setModalDefaults(of: presented)")
    }

    private static var segues: Install {
        Install(
            documentation:
                "/// To be called from `prepare(for:sender:)`, for segues and unwind segues.",
            head: "prepare(for segue: UIStoryboardSegue)", call: "prepare(for: segue)")
    }

    mutating func installs() -> [SwiftDeclaration] {
        let isAlone = model.registries.count <= 1
        var installs: [Install] = []
        if isAlone {
            installs.append(Self.navigation)
            if running.hasTabs { installs.append(Self.tabs) }
            installs.append(Self.presentation)
        }
        let hasOwnSegues = running.hasSegues && backend.preparesSegues
        if isAlone, running.hasSegues, !hasOwnSegues { installs.append(Self.segues) }
        let registry: SwiftCode = """
            \(GeneratedNames.registries).\(registryName(model.registries.first))
            """
        var functions = installs.map { declaration(of: $0, calling: registry) }
        // Segues of this engine that play by themselves are prepared too.
        if hasOwnSegues { functions += segueFunctions(registry: isAlone ? registry : nil) }
        return functions
    }

    private func declaration(of install: Install, calling registry: SwiftCode) -> SwiftDeclaration {
        var statements: [SwiftStatement] = []
        if backend.setsControllerDefaults, let setDefaults = install.setDefaults {
            statements.append(
                .line("\(GeneratedNames.setup).\(GeneratedNames.engine).\(setDefaults)"))
        }
        statements.append(.line("\(registry).\(install.call)"))
        return SwiftDeclaration(
            "@MainActor \(word: .access)static func \(install.head)", statements: statements
        ).documented(install.documentation).apart
    }
}
