import Resolution
import TransitionDSL

extension LintContext {
    /// A line with no forward transition that it wins: narrower lines cover them all, so neither
    /// its animation nor its return ever plays.
    func unreachableLine() -> [Diagnostic] {
        unreachableLines.joined().map { line in
            let edge = model.edges[line.edge]
            return Diagnostic(
                .unreachableLine,
                edge.returnOperations.isEmpty
                    ? "the animation of this line never plays"
                    : "the animation of this line never plays, nor does its return", at: edge.place,
                notes: line.winners.map {
                    .init("this line applies instead", at: model.edges[$0].place)
                }, help: "remove it, or name screens that no narrower line covers")
        }
    }

    /// A line whose removal changes nothing: a wider line already has the same animation.
    func redundantLine() -> [Diagnostic] {
        let lines = zip(tables, unreachableLines).flatMap { table, unreachable in
            table.redundantLines(in: model, without: unreachable)
        }
        return lines.compactMap { line in
            let edge = model.edges[line.edge]
            guard edge.matches.isEmpty, edge.views.isEmpty else { return nil }
            return Diagnostic(
                .redundantLine, "the same animation would play without this line", at: edge.place,
                notes: [.init("because of this line", at: model.edges[line.instead].place)],
                help: "remove it", fix: Fix("remove the line", [removalOfLines(at: edge.place)]))
        }
    }

    /// An end that names a container which is never the innermost visible screen, so that the line
    /// never applies: people think of the container as the screen that pushes or presents.
    /// Silent if a container may show screens that no file declares: then it is an end itself.
    func containerEnd() -> [Diagnostic] {
        let tabs = declaredTabs(model)
        return model.edges.flatMap { edge -> [Diagnostic] in
            guard isOwn(edge.place) else { return [] }
            var seen: Set<Handle<Screen>> = []
            return (model.ends[edge.from] + model.ends[edge.to]).compactMap { end in
                guard case .screen(let screen) = end, seen.insert(screen).inserted,
                    let (kind, example) = impossible(screen, edge.operation, tabs, model)
                else { return nil }
                let name = texts.name(screen)
                let help = example.map { ", such as `\(texts.name($0))`" } ?? ""
                return Diagnostic(
                    .containerEnd,
                    "`\(name)` is a \(kind): it is never the innermost screen of this transition",
                    at: edge.place, help: "name the screens that `\(name)` shows" + help)
            }
        }
    }

    /// The container's kind, and a screen that it shows if one is known; nil if it may be an end.
    private func impossible(
        _ screen: Handle<Screen>, _ operation: Operation?, _ tabs: [Handle<Screen>], _ model: Model
    ) -> (kind: String, example: Handle<Screen>?)? {
        let type = model.texts.string(model.screens[screen].typeName)
        let onStack = operation == .push || operation == .pop
        if onStack, type.hasSuffix("NavigationController") { return ("navigation controller", nil) }
        if onStack, type.hasSuffix("SplitViewController") { return ("split view controller", nil) }
        // Its tabs are declared, as lines of `tab` prove, so one of them is the innermost.
        guard type.hasSuffix("TabBarController") || hasTabDefault(screen, model),
            let example = tabs.first(where: { $0 != screen })
        else { return nil }
        return ("tab bar controller", example)
    }

    private func hasTabDefault(_ screen: Handle<Screen>, _ model: Model) -> Bool {
        model.defaults.contains { block in
            block.container == screen
                && model.defaultLines[block.lines].contains { $0.event == .tab }
        }
    }

    /// The screens that lines of `tab` connect; empty if one of these lines names any screen.
    private func declaredTabs(_ model: Model) -> [Handle<Screen>] {
        let ends = model.edges.filter { $0.operation == .tab }
            .flatMap { model.ends[$0.from] + model.ends[$0.to] }
        if ends.contains(.any) { return [] }
        return ends.compactMap { if case .screen(let screen) = $0 { screen } else { nil } }
    }
}
