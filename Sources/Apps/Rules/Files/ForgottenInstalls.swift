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
        let calls = callTexts("install(in:", in: scan.files)
        return notReached(.push, "navigation", calls) + notReached(.tab, "tab bar", calls)
    }

    /// One finding for each group of screens that pushes connect.
    private func notReached(
        _ operation: FactOperation, _ kind: String, _ calls: [CallText]
    ) -> [Diagnostic] {
        let installed = calls.filter { mayBe($0, operation) }
        var reached: Set<String> = []
        for call in installed {
            guard operation == .push, let container = call.container,
                ["navigationController", "navigationController!", "navigationController?"].contains(
                    call.argument), index.classes[container] != nil
            else { return [] }
            reached.formUnion(screens.stack(of: container))
        }
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

    /// Whether the argument of an installation may be a navigation controller, or a tab bar
    /// controller.
    private func mayBe(_ call: CallText, _ operation: FactOperation) -> Bool {
        let text = call.argument.lowercased()
        if text.includes("tab") { return operation == .tab }
        if text.includes("nav") { return operation == .push }
        return true
    }
}
