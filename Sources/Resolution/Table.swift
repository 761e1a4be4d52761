package import TransitionDSL

/// What one registry says of every event.
///
/// Statements that cover an event are found by the sets that its two screens are in, so a look
/// costs no more than lines could speak of these two screens at once.
package struct Table: Sendable {
    package let sets: EndSets
    package let statements: [Statement]
    /// The statements of each pair of sets, a symmetric one at both; sorted by pair.
    private let boxes: [Box]
    /// How many different sets each screen is left by and reached through, for looking a pair up.
    private let starts: [Int32]

    /// A statement in one of its directions.
    struct Box: Sendable {
        var from: EndSets.ID
        var to: EndSets.ID
        var statement: Int32
    }

    init(_ sets: EndSets, _ statements: [Statement]) {
        self.sets = sets
        self.statements = statements
        var counts = [Int32](repeating: 0, count: sets.count + 1)
        func boxes(_ body: (Box) -> Void) {
            for (index, statement) in statements.enumerated() {
                let index = Int32(truncatingIfNeeded: index)
                body(Box(from: statement.from, to: statement.to, statement: index))
                guard statement.isSymmetric, statement.from != statement.to else { continue }
                body(Box(from: statement.to, to: statement.from, statement: index))
            }
        }
        boxes { counts[Int($0.from.index) + 1] += 1 }
        for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
        let nothing = Box(from: EndSets.ID(index: 0), to: EndSets.ID(index: 0), statement: 0)
        var sorted = [Box](repeating: nothing, count: Int(counts.last ?? 0))
        var next = counts
        boxes { box in
            sorted[Int(next[Int(box.from.index)])] = box
            next[Int(box.from.index)] += 1
        }
        for index in 0..<sets.count {
            let range = Int(counts[index])..<Int(counts[index + 1])
            if range.count > 1 {
                sorted[range].sort { ($0.to.index, $0.statement) < ($1.to.index, $1.statement) }
            }
        }
        self.boxes = sorted
        starts = counts
    }

    /// The boxes that leave a set, by the set that they lead to.
    func boxes(from: EndSets.ID) -> ArraySlice<Box> {
        boxes[Int(starts[Int(from.index)])..<Int(starts[Int(from.index) + 1])]
    }

    /// The boxes between two sets.
    func boxes(from: EndSets.ID, to: EndSets.ID) -> ArraySlice<Box> {
        let row = boxes(from: from)
        let start = row.partitioningIndex { $0.to.index >= to.index }
        var end = start
        while end < row.endIndex, row[end].to == to { end += 1 }
        return row[start..<end]
    }

    /// Calls `body` with each statement that covers an event, until it returns false.
    ///
    /// With bounds it leaves out statements whose ends reach beyond all of them, which are not
    /// narrower than any: it need not look at the sets around.
    func forEachStatement(
        covering event: Event, within bounds: [Statement] = [], _ body: (Int) -> Bool
    ) {
        func isOutside(_ position: ScreenTree.Position, _ isStart: Bool) -> Bool {
            !bounds.isEmpty
                && !bounds.contains { bound in
                    sets.has(position, isStart ? bound.from : bound.to)
                        || bound.isSymmetric && sets.has(position, isStart ? bound.to : bound.from)
                }
        }
        for start in sets.tree.pathToRoot(from: event.from) {
            // What is around a place outside is outside.
            if isOutside(start, true) { return }
            for from in sets.sets(at: start) where !boxes(from: from).isEmpty {
                for goal in sets.tree.pathToRoot(from: event.to) {
                    if isOutside(goal, false) { break }
                    for to in sets.sets(at: goal) {
                        for box in boxes(from: from, to: to) where covers(box, event) {
                            if !body(Int(box.statement)) { return }
                        }
                    }
                }
            }
        }
    }

    /// Whether a box that leads between the event's screens covers it; of a symmetric statement
    /// that does in both its directions, only one does.
    private func covers(_ box: Box, _ event: Event) -> Bool {
        let statement = statements[Int(box.statement)]
        guard statement.occasion.covers(event) else { return false }
        let isMirrored = statement.from != box.from || statement.to != box.to
        return !isMirrored
            || !(sets.has(event.from, statement.from) && sets.has(event.to, statement.to))
    }

    /// The statements that cover an event, in the order of their lines.
    package func statements(covering event: Event) -> [Int] {
        var found: [Int] = []
        forEachStatement(covering: event) {
            found.append($0)
            return true
        }
        return found.sorted()
    }

    /// Of statements that cover one event those that the others do not rule out: what is written
    /// rules out returns that nobody wrote, and the narrower rules out the wider.
    ///
    /// One is left where the registry is free of ties; more where they all play the same.
    package func winners(among covering: [Int]) -> [Int] {
        let written = covering.filter { statements[$0].isWritten }
        let tier = written.isEmpty ? covering : written
        return tier.filter { index in
            !tier.contains { isNarrower($0, index) }
        }
    }

    func isNarrower(_ left: Int, _ right: Int) -> Bool {
        left != right && sets.isNarrower(statements[left], statements[right])
    }
}

/// The tables of all registries of a model, in their order.
package func tables(of model: Model) -> [Table] {
    let empty = EndSets(ScreenTree(model))
    return model.registries.map { registry in
        var maker = StatementMaker(model, empty)
        maker.add(registry)
        return Table(maker.sets, maker.statements)
    }
}
