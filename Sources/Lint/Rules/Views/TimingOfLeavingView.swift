import TransitionDSL

extension LintContext {
    /// A duration or a curve on the leaving one of two matched views: Hero takes arc, duration,
    /// delay, curve and spring from the appearing view and overwrites those of the other.
    func timingOfLeavingView() -> [Diagnostic] {
        modifierLists.flatMap { list -> [Diagnostic] in
            guard let view = list.view else { return [] }
            let line = model.views[view]
            let path = model.paths[line.path]
            guard line.hero != nil || flyingPaths.contains(path.text) else { return [] }
            if case .edgeView(_, let edge) = list.owner, isIdle(list),
                leaves(path.root, line.operation, model.edges[edge])
            {
                return problem(list.all)
            }
            return list.items.flatMap { item in
                name(item) == Catalog.Modifier.whenDisappearing ? problem(timing(heldBy: item)) : []
            }
        }
    }

    private func problem(_ modifiers: [SetModifier]) -> [Diagnostic] {
        guard let first = modifiers.first(where: { Catalog[$0.name].effect == .timing }) else {
            return []
        }
        return [
            Diagnostic(
                .timingOfLeavingView,
                "\(title(first)) has no effect on the matched view that leaves",
                at: place(first.item), notes: noteOfNamedList(first),
                help: "put it on the view that appears: its duration and curve apply to both")
        ]
    }

    /// The items of a condition, if they are only durations and curves.
    private func timing(heldBy holder: Handle<Call>) -> [SetModifier] {
        var held: [SetModifier] = []
        for argument in model.arguments[model.calls[holder].arguments] {
            guard case .call(let call) = model.values[argument.value], let name = name(call),
                Catalog[name].effect == .timing
            else { return [] }
            held.append(SetModifier(name: name, call: call, item: call))
        }
        return held
    }

    /// Whether a view of one end of a line leaves whenever its line in the braces applies.
    private func leaves(_ root: ViewPath.Root, _ operation: Operation?, _ edge: Edge) -> Bool {
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
