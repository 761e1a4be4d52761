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

    /// An end that names a container which the operation never enters or leaves, so that the line
    /// never applies: pushes and pops happen in a navigation controller, and changes of tab in a tab
    /// bar controller.
    func containerEnd() -> [Diagnostic] {
        model.edges.flatMap { edge -> [Diagnostic] in
            guard isOwn(edge.place) else { return [] }
            var seen: Set<Handle<Screen>> = []
            return (model.ends[edge.from] + model.ends[edge.to]).compactMap { end in
                guard case .screen(let screen) = end, seen.insert(screen).inserted,
                    let (kind, events) = impossible(screen, edge.operation)
                else { return nil }
                let name = texts.name(screen)
                return Diagnostic(
                    .containerEnd,
                    "`\(name)` is a \(kind): \(events) inside it, and never enters or leaves it",
                    at: edge.place, help: "name the screens that `\(name)` shows")
            }
        }
    }

    /// The container's kind, and what happens only inside it; nil if it may be an end.
    private func impossible(
        _ screen: Handle<Screen>, _ operation: Operation?
    ) -> (kind: String, events: String)? {
        switch operation {
        case .push, .pop:
            guard let kind = model.containerKind(of: screen), kind.isNeverOnStack else {
                return nil
            }
            return (
                kind == .navigation ? "navigation controller" : "split view controller",
                operation == .push ? "a push happens" : "a pop happens"
            )
        case .tab:
            // One tab bar controller may be a tab of another.
            let bars = model.screens.indices.filter { isTabBar(Handle($0)) }
            return bars == [Int(screen.index)]
                ? ("tab bar controller", "a change of tab happens") : nil
        default: return nil
        }
    }

    private func isTabBar(_ screen: Handle<Screen>) -> Bool {
        model.containerKind(of: screen) == .tabBar
            || model.defaults.contains { block in
                block.container == screen
                    && model.defaultLines[block.lines].contains { $0.event == .tab }
            }
    }
}
