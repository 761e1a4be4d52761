import TransitionDSL

/// The app's own code before and after transitions. It stands in methods of the screen's class, so
/// that `self` is the controller.
extension CodePrinter {
    /// The methods that run at one moment of a screen, those of what it is before its own.
    typealias MomentHooks = (moment: Hook.Moment, screens: [Handle<Screen>])

    /// nothing where neither the screen nor what it is has any.
    func hooks(of screen: Handle<Screen>) -> [MomentHooks] {
        if model.hooks.isEmpty { return [] }
        let line = ancestorsAndSelf(of: screen)
        return Hook.Moment.allCases.compactMap { moment in
            let screens = line.filter { screen in
                model.hooks[model.screens[screen].hooks].contains { $0.moment == moment }
            }
            return screens.isEmpty ? nil : (moment, screens)
        }
    }

    /// The screens that a screen is, each once, the furthest first, and last itself.
    private func ancestorsAndSelf(of screen: Handle<Screen>) -> [Handle<Screen>] {
        var found = [screen]
        var seen: Set<Handle<Screen>> = [screen]
        var next = 0
        while next < found.count {
            for parent in model.screenReferences[model.screens[found[next]].parents]
            where seen.insert(parent).inserted {
                found.append(parent)
            }
            next += 1
        }
        return found.reversed()
    }

    /// `ScreenHooks(beforeReturn: { $0.cardBeforeReturn() })`.
    mutating func writeHooks(_ hooks: [MomentHooks], of owner: Handle<Screen>) {
        let isProtocol = model.screens[owner].isProtocol
        write("ScreenHooks(")
        for (index, hook) in hooks.enumerated() {
            if index > 0 { write(", ") }
            write(hook.moment.label)
            write(": { ")
            for (position, screen) in hook.screens.enumerated() {
                if position > 0 { write("; ") }
                if isProtocol {
                    // Whoever conforms is some controller here.
                    write("($0 as? any UIViewController & ")
                    write(model.screens[screen].typeName)
                    write(")?")
                } else {
                    write("$0")
                }
                write(".")
                writeHookMethod(hook.moment, of: screen)
                write("()")
            }
            write(" }")
        }
        write(")")
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
                    for hook in hooks { printer.printCode(hook.code) }
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
        }
    }
}
