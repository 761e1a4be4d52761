import TransitionDSL

/// A line's end that names a container which is never the innermost visible screen, so that the line
/// never applies: people think of the container as the screen that pushes or presents.
///
/// Silent where a container may show screens that no file declares: it is an end itself then.
enum ContainerEnd: LintRule {
    static let id = DiagnosticID.containerEnd

    static func problems(in context: LintContext) -> [Diagnostic] {
        let model = context.model
        let tabs = declaredTabs(model)
        return model.edges.flatMap { edge -> [Diagnostic] in
            guard context.isOwn(edge.place) else { return [] }
            var seen: Set<Handle<Screen>> = []
            return (model.ends[edge.from] + model.ends[edge.to]).compactMap { end in
                guard case .screen(let screen) = end, seen.insert(screen).inserted,
                    let (kind, example) = impossible(screen, edge.operation, tabs, model)
                else { return nil }
                let name = context.texts.name(screen)
                let help = example.map { ", such as `\(context.texts.name($0))`" } ?? ""
                return Diagnostic(
                    id,
                    "`\(name)` is a \(kind): it is never the innermost screen of this transition",
                    at: edge.place, help: "name the screens that `\(name)` shows" + help)
            }
        }
    }

    /// What the screen is, and a screen that it shows if one is known; nil where it may be an end.
    private static func impossible(
        _ screen: Handle<Screen>, _ operation: Operation?, _ tabs: [Handle<Screen>], _ model: Model
    ) -> (kind: String, example: Handle<Screen>?)? {
        let type = model.texts.string(model.screens[screen].typeName)
        let onStack = operation == .push || operation == .pop
        if onStack, type.hasSuffix("NavigationController") { return ("navigation controller", nil) }
        if onStack, type.hasSuffix("SplitViewController") { return ("split view controller", nil) }
        // Its tabs are declared, as lines of `tab` show, so one of them is the innermost.
        guard type.hasSuffix("TabBarController") || hasTabDefault(screen, model),
            let example = tabs.first(where: { $0 != screen })
        else { return nil }
        return ("tab bar controller", example)
    }

    private static func hasTabDefault(_ screen: Handle<Screen>, _ model: Model) -> Bool {
        model.defaults.contains { block in
            block.container == screen
                && model.defaultLines[block.lines].contains { $0.event == .tab }
        }
    }

    /// The screens between which lines of `tab` lead; none where one of these names any screen.
    private static func declaredTabs(_ model: Model) -> [Handle<Screen>] {
        var tabs: [Handle<Screen>] = []
        for edge in model.edges where edge.operation == .tab {
            for end in model.ends[edge.from] + model.ends[edge.to] {
                switch end {
                case .screen(let screen): tabs.append(screen)
                case .group: break
                case .any: return []
                }
            }
        }
        return tabs
    }
}
