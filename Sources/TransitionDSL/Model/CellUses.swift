/// A view of a cell in a line, and the ends whose screen shows the cell.
package struct CellUse {
    package var cell: Handle<Cell>
    package var path: Handle<ViewPath>
    package var ends: ArraySlice<Endpoint>

    package init(cell: Handle<Cell>, path: Handle<ViewPath>, ends: ArraySlice<Endpoint>) {
        self.cell = cell
        self.path = path
        self.ends = ends
    }
}

extension Model {
    /// The views of cells in the matches and animations of a line.
    package func cellUses(of edge: Edge) -> [CellUse] {
        var uses: [CellUse] = []
        func add(_ path: Handle<ViewPath>, at ends: ArraySlice<Endpoint>) {
            guard case .cell(let cell) = paths[path].root else { return }
            uses.append(CellUse(cell: cell, path: path, ends: ends))
        }
        let (from, to) = (ends[edge.from], ends[edge.to])
        for match in matches[edge.matches] {
            add(match.left, at: from)
            add(match.right, at: to)
        }
        guard let use = edge.animation else { return uses }
        let comesBack = edge.operation?.comesBack ?? false
        for (call, isReturn) in [(use.going, false), (use.returning ?? use.going, true)] {
            let call = root(call)
            guard use.returning != nil || !isReturn, case .catalog(let row) = calls[call].callee
            else { continue }
            let isEntered = Catalog[row].viewHolder.isEntered(comingBack: comesBack != isReturn)
            for argument in arguments[calls[call].arguments] {
                guard case .view(let path) = values[argument.value] else { continue }
                // The line's other direction has the cell at the other end.
                add(path, at: edge.isBothWays ? from + to : isEntered != isReturn ? to : from)
            }
        }
        return uses
    }

    /// The catalog entry, animator or Swift code that a call resolves to. The checker limits how
    /// many names lead to one another.
    package func root(_ call: Handle<Call>) -> Handle<Call> {
        var call = call
        while case .animation(let name) = calls[call].callee { call = animations[name].body.going }
        return call
    }
}
