import TransitionDSL

/// A time or a curve on the one of two matched views that leaves: Hero takes arc, duration, delay,
/// curve and spring from the view that comes, and overwrites those of the other.
enum TimingOfLeavingView: LintRule {
    static let id = DiagnosticID.timingOfLeavingView

    static func problems(in context: LintContext) -> [Diagnostic] {
        let paths = context.flyingPaths
        return context.inModifierLists(where: { $0.view != nil }) { list in
            guard let view = list.view else { return [] }
            let line = context.model.views[view]
            let path = context.model.paths[line.path]
            guard line.hero != nil || paths[Int(path.text.index)] else { return [] }
            if case .edgeView(_, let edge) = list.owner, context.isIdle(list),
                leaves(path.root, line.operation, context.model.edges[edge])
            {
                return problem(context.modifiers(of: list), context)
            }
            return context.items(of: list).flatMap { item in
                context.name(item) == Catalog.Modifier.whenDisappearing
                    ? problem(timing(heldBy: item, context)[...], context) : []
            }
        }
    }

    private static func problem(
        _ modifiers: ArraySlice<SetModifier>, _ context: LintContext
    ) -> [Diagnostic] {
        guard let first = modifiers.first(where: { Catalog[$0.name].effect == .timing }) else {
            return []
        }
        return [
            Diagnostic(
                id, "\(context.title(first)) has no effect on the matched view that leaves",
                at: context.model.calls[first.item].place, notes: context.noteOfNamedList(first),
                help: "put it on the view that comes, whose time and curve count for both")
        ]
    }

    /// What a condition holds, if that is times and curves alone.
    private static func timing(
        heldBy holder: Handle<Call>, _ context: LintContext
    ) -> [SetModifier] {
        var held: [SetModifier] = []
        for argument in context.model.arguments[context.model.calls[holder].arguments] {
            guard case .call(let call) = context.model.values[argument.value],
                let name = context.name(call), Catalog[name].effect == .timing
            else { return [] }
            held.append(SetModifier(name: name, call: call, item: call))
        }
        return held
    }

    /// Whether a view of one end of a line leaves whenever its line in the braces counts.
    private static func leaves(
        _ root: ViewPath.Root, _ operation: Operation?, _ edge: Edge
    ) -> Bool {
        let hasReturn = edge.operation.map { !$0.comesBack && $0 != .replace } ?? true
        let isBack: Bool? =
            hasReturn && edge.operation?.comesBack != true ? operation.map { $0.comesBack } : false
        switch root {
        case .fromScreen: return !edge.isBothWays && edge.operation != .tab && isBack == false
        case .toScreen: return !edge.isBothWays && edge.operation != .tab && isBack == true
        case .owner, .cell: return false
        }
    }
}
