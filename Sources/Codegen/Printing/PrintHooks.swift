import TransitionDSL

/// The app's own code before and after transitions. It stands in methods of the screen's class, so
/// that `self` is the controller.
extension CodePrinter {
    /// `, hooks: ScreenHooks(beforeReturn: { $0.cardBeforeReturn() })`. The runtime knows what each
    /// controller is, and runs the hooks of all of these.
    mutating func writeHooks(of handle: Handle<Screen>) {
        let screen = model.screens[handle]
        if screen.hooks.isEmpty { return }
        write(", hooks: ScreenHooks(")
        var isFirst = true
        for moment in Hook.Moment.allCases where hasHook(screen, moment) {
            if !isFirst { write(", ") }
            isFirst = false
            write(moment.label)
            if screen.isProtocol {
                write(": { ($0 as? any UIViewController & ")
                write(screen.typeName)
                write(")?.")
            } else {
                write(": { $0.")
            }
            writeHookMethod(moment, of: handle)
            write("() }")
        }
        write(")")
    }

    private func hasHook(_ screen: Screen, _ moment: Hook.Moment) -> Bool {
        model.hooks[screen.hooks].contains { $0.moment == moment }
    }

    private mutating func writeHookMethod(_ moment: Hook.Moment, of screen: Handle<Screen>) {
        let caseName = model.texts.string(model.screens[screen].caseName)
        write(ascii: GeneratedNames.hookMethod(caseName: caseName, moment))
    }

    mutating func printHooks() {
        for (index, screen) in model.screens.enumerated() where !screen.hooks.isEmpty {
            blankLine()
            beginExtension(of: Handle(index))
            var isFirst = true
            for moment in Hook.Moment.allCases {
                let hooks = model.hooks[screen.hooks].filter { $0.moment == moment }
                if hooks.isEmpty { continue }
                if !isFirst { blankLine() }
                isFirst = false
                block {
                    $0.write("@MainActor fileprivate func ")
                    $0.writeHookMethod(moment, of: Handle(index))
                    $0.write("()")
                } _: { printer in
                    for hook in hooks {
                        printer.construct = hook.codePlace
                        printer.printCode(hook.code)
                    }
                }
            }
            closeBlock()
        }
    }
}

extension Hook.Moment {
    fileprivate var label: StaticString {
        switch self {
        case .beforeGo: "beforeGo"
        case .afterGo: "afterGo"
        case .beforeReturn: "beforeReturn"
        case .afterReturn: "afterReturn"
        case .beforeReappear: "beforeReappear"
        case .afterReappear: "afterReappear"
        }
    }
}
