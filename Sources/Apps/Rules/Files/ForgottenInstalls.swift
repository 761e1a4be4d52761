import TransitionDSL

/// Installations that code forgets: UIKit plays its own transition, without any report in a
/// release.
extension AppContext {
    /// A presentation that a line is for, without `installForPresentation(of:)`. Silent if a call
    /// of it may be for this one: in the same file, or in a file that presents nothing itself, such
    /// as a base class. Source: UIKit asks the presented controller for its delegate before it
    /// presents it.
    func presentWithoutInstall() -> [Diagnostic] {
        guard callsGenerated else { return [] }
        let edges = edgesWithLine(.present)
        if edges.isEmpty { return [] }
        let presenting = Set(
            facts(.edge).compactMap { fact -> FileIndex? in
                if case .edge(.present, _, _, _, _) = fact.content { fact.place.file } else { nil }
            })
        let calls = Set(callTexts("installForPresentation(of:", in: scan.files).map { $0.file })
        guard calls.isSubset(of: presenting) else { return [] }
        return edges.filter { !calls.contains($0.fact.place.file) }.map { edge in
            Diagnostic(
                .presentWithoutInstall,
                "`\(edge.to)` is presented without `installForPresentation(of:)`, so its line does "
                    + "not play",
                at: edge.fact.place, notes: [.init("the line is here", at: edge.line.fact.place)],
                help: "call it before `present`, for the controller that is presented")
        }
    }

    /// A push or a change of tab that a line is for, in a navigation or tab bar controller that no
    /// `install(in:)` reaches. Silent if it is not known which controller a call is for.
    func containerNeverInstalled() -> [Diagnostic] {
        guard callsGenerated, !screens.hasUnknownEdge else { return [] }
        let calls = index.installations.filter { isByHand($0.place) }
        let found = notReached(.push, "navigation", calls) + notReached(.tab, "tab bar", calls)
        let hasTab = found.contains { $0.message.includes("tab bar") }
        return found + (hasTab ? [] : tabLineWithoutInstall(calls))
    }

    /// A line for changes of tab in an app that installs its transitions only in navigation
    /// controllers. People change tabs, mostly without any code that shows where.
    private func tabLineWithoutInstall(_ calls: [AppIndex.Installation]) -> [Diagnostic] {
        guard let call = calls.first, calls.allSatisfy({ $0.operation == .push }),
            let line = linesToInstall().first(where: { $0.operations == [.tab] })
        else { return [] }
        return [
            Diagnostic(
                .containerNeverInstalled,
                "no `install(in:)` is for a tab bar controller, so `tab` lines do not play",
                at: call.place, notes: [.init("a line is here", at: line.fact.place)],
                help: "call it for the tab bar controller, too, once")
        ]
    }

    /// One finding for each group of screens that pushes connect.
    private func notReached(
        _ operation: FactOperation, _ kind: String, _ calls: [AppIndex.Installation]
    ) -> [Diagnostic] {
        guard let reached = reachedScreens(operation, calls) else { return [] }
        var seen: Set<String> = []
        return edgesWithLine(operation).compactMap { edge in
            let stack = screens.stack(of: edge.from)
            guard stack.isDisjoint(with: reached), seen.isDisjoint(with: stack) else { return nil }
            seen.formUnion(stack)
            return Diagnostic(
                .containerNeverInstalled,
                "no `install(in:)` reaches the \(kind) controller of `\(edge.from)`, so its lines do "
                    + "not play",
                at: edge.fact.place, notes: [.init("a line is here", at: edge.line.fact.place)],
                help: "call it for this \(kind) controller, too, once")
        }
    }

    /// The screens in the containers that calls are for; nil if a call may be for any.
    private func reachedScreens(
        _ operation: FactOperation, _ calls: [AppIndex.Installation]
    ) -> Set<String>? {
        var reached: Set<String> = []
        for call in calls where call.operation == nil || call.operation == operation {
            switch call.target {
            case .stack(let names) where operation == .push && !names.isEmpty:
                for name in names { reached.formUnion(screens.stack(of: name)) }
            case .container(let name) where operation == .push:
                let classes = screens.family(name).filter {
                    $0 == name || index.classes[$0]?.superclasses.contains(name) ?? false
                }
                let stacks = classes.filter { !screens.edges(from: $0).isEmpty }
                // What its objects show is not known.
                if stacks.isEmpty { return nil }
                for stack in stacks { reached.formUnion(screens.stack(of: stack)) }
            case .stack, .container, .unknown: return nil
            }
        }
        return reached
    }
}
