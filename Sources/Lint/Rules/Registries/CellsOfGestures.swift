import Resolution
import TransitionDSL

extension LintContext {
    /// The views of cells in which the gestures of a line begin. A gesture begins in the screen that
    /// its transition leaves.
    func gestureUses(of edge: Edge) -> [CellUse] {
        guard let use = edge.animation else { return [] }
        let (from, to) = (model.ends[edge.from], model.ends[edge.to])
        let gestures = model.gestures(of: use, hasReturn: edge.hasReturn)
        return gestures.flatMap { option, isReturn -> [CellUse] in
            // One of both directions may find its cell at either end; a segue may go back.
            let isOpen =
                edge.isBothWays || gestures.count { $0.option == option } > 1
                || edge.operation == .segue && wayInWriting(option) == nil
            let ends = isOpen ? from + to : isReturn ? to : from
            return cells(in: option).map { CellUse(cell: $0.cell, path: $0.path, ends: ends) }
        }
    }

    /// The views of cells in the arguments of an option. Named gestures have none.
    private func cells(
        in option: Handle<Call>
    ) -> [(cell: Handle<Cell>, path: Handle<ViewPath>)] {
        var found: [(cell: Handle<Cell>, path: Handle<ViewPath>)] = []
        var pending = [option]
        while let call = pending.popLast() {
            for argument in model.arguments[model.calls[call].arguments] {
                switch model.values[argument.value] {
                case .call(let inner): pending.append(inner)
                case .view(let path):
                    if case .cell(let cell) = model.paths[path].root { found.append((cell, path)) }
                default: break
                }
            }
        }
        return found
    }
}
