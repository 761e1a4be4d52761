import TransitionDSL

/// The app's own code before and after transitions. It is in methods of the screen's class, so that
/// `self` is the controller.
extension SwiftPlanner {
    /// `, hooks: ScreenHooks(beforeReturn: { $0.cardBeforeReturn() })`. The runtime finds all
    /// screens that a controller is, and runs the hooks of all of them.
    func hookArgument(of screen: Screen) -> SwiftCode {
        if screen.hooks.isEmpty { return SwiftCode() }
        var list: [SwiftCode] = []
        for moment in Hook.Moment.allCases where hasHook(screen, moment) {
            let call: SwiftCode = "\(controller(of: screen)).\(hookMethod(moment, of: screen))()"
            let label = GeneratedNames.loweringLeadingCapitals(
                GeneratedNames.hookMethod(caseName: "", moment))
            list.append(labelled(label, "{ \(call) }"))
        }
        return ", hooks: ScreenHooks(\(.list(list)))"
    }

    /// The controller from the runtime, cast to the screen's class or protocol.
    func controller(of screen: Screen) -> SwiftCode {
        screen.isProtocol ? "($0 as? any UIViewController & \(screen.typeName))?" : "$0"
    }

    private func hasHook(_ screen: Screen, _ moment: Hook.Moment) -> Bool {
        model.hooks[screen.hooks].contains { $0.moment == moment }
    }

    private func hookMethod(_ moment: Hook.Moment, of screen: Screen) -> Text {
        let caseName = model.texts.string(screen.caseName)
        return texts.intern(GeneratedNames.hookMethod(caseName: caseName, moment))
    }

    func hooks() -> [SwiftDeclaration] {
        var extensions: [SwiftDeclaration] = []
        for handle in model.screensOwnFirst {
            let screen = model.screens[handle]
            if screen.hooks.isEmpty { continue }
            var methods: [SwiftDeclaration] = []
            for moment in Hook.Moment.allCases where hasHook(screen, moment) {
                let statements = model.hooks[screen.hooks].filter { $0.moment == moment }.map {
                    SwiftStatement.line("\(mark: $0.codePlace)\($0.code)", at: $0.codePlace)
                }
                methods.append(
                    SwiftDeclaration(
                        "@MainActor fileprivate func \(hookMethod(moment, of: screen))()",
                        statements: statements))
            }
            extensions.append(screenExtension(of: handle, methods.spaced).apart)
        }
        return extensions
    }

    /// The views that the app passes for screens: properties for outlets that only the class itself
    /// can access. A private property of another file may have the same name.
    func givenViews() -> [SwiftDeclaration] {
        var extensions: [SwiftDeclaration] = []
        for screen in model.screensOwnFirst {
            let given = model.screens[screen].given
            if given.isEmpty { continue }
            let properties = model.parameters[given].map { view in
                SwiftDeclaration(
                    """
                    \(mark: view.place)@MainActor fileprivate var \(name(view.name)): \
                    \(type(of: view, for: .runtime))? \
                    { GivenViews.view(\(literal: view.name), of: self) }
                    """, at: view.place)
            }
            extensions.append(screenExtension(of: screen, properties).apart)
        }
        return extensions
    }

    /// Stores the arguments of a screen's function.
    func keepGivenViews(of screen: Handle<Screen>) -> [SwiftStatement] {
        model.parameters[model.screens[screen].given].map { view in
            .line(
                "GivenViews.set(\(name(view.name)), \(literal: view.name), of: self)",
                at: view.place)
        }
    }
}
