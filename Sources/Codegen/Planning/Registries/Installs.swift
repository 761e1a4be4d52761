import TransitionDSL

/// The namespace's functions that install its registry, if it has only one.
extension SwiftPlanner {
    func installs() -> [SwiftDeclaration] {
        let isAlone = model.registries.count <= 1
        let registry: SwiftCode = """
            \(GeneratedNames.registries).\(registryName(model.registries.first))
            """
        var functions: [SwiftDeclaration] = []
        if isAlone {
            functions.append(
                install(
                    "/// Lets the registry choose the animations. The current delegate is kept.",
                    "install(in navigationController: UINavigationController)",
                    "\(registry).install(in: navigationController)",
                    setDefaults: "setDefaults(of: navigationController)"))
        }
        if isAlone, running.hasTabs {
            functions.append(
                install(
                    "/// Lets the registry choose the animation when the tab changes.",
                    "install(in tabBarController: UITabBarController)",
                    "\(registry).install(in: tabBarController)",
                    setDefaults: "setDefaults(of: tabBarController)"))
        }
        if isAlone {
            functions.append(
                install(
                    "/// Lets the registry choose the animations of a presentation and its dismissal.",
                    "installForPresentation(of presented: UIViewController)",
                    "\(registry).installForPresentation(of: presented)",
                    setDefaults: "setModalDefaults(of: presented)"))
        }
        if model.screens.contains(where: { $0.hosting == .byMark }) { functions.append(mark()) }
        if running.hasSegues, backend.preparesSegues {
            // Segues of this engine that run by themselves are prepared, too.
            functions += segueFunctions(registry: isAlone ? registry : nil)
        } else if running.hasSegues, isAlone {
            functions.append(
                install(
                    "/// Call it from `prepare(for:sender:)`, for segues and unwind segues.",
                    "prepare(for segue: UIStoryboardSegue)", "\(registry).prepare(for: segue)"))
        }
        return functions
    }

    private func mark() -> SwiftDeclaration {
        SwiftDeclaration(
            """
            @discardableResult @MainActor \(word: .access)static func \
            mark<Controller: UIViewController>(_ controller: Controller, as screen: Screen) \
            -> Controller
            """,
            statements: [
                .line("ScreenMarks.set(screen, on: controller)"), .line("return controller"),
            ]
        ).documented(
            "/// Says which screen a hosting controller is, where the type of its view cannot."
        ).apart
    }

    /// A function that calls the registry's function of the same name. `setDefaults` sets the
    /// defaults of the engine's own API on controllers.
    private func install(
        _ documentation: StaticString, _ head: StaticString, _ call: SwiftCode,
        setDefaults: StaticString? = nil
    ) -> SwiftDeclaration {
        var statements: [SwiftStatement] = []
        if backend.setsControllerDefaults, let setDefaults {
            statements.append(
                .line("\(GeneratedNames.setup).\(GeneratedNames.engine).\(setDefaults)"))
        }
        return SwiftDeclaration(
            "@MainActor \(word: .access)static func \(head)", statements: statements + [.line(call)]
        ).documented(documentation).apart
    }
}
