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
    private let unwindsExist: Bool

    /// A statement in one of its directions.
    struct Box: Sendable {
        var from: EndSets.ID
        var to: EndSets.ID
        var statement: Int32
        /// The means of its occasion as a number: 0 for any.
        var means: Int32
    }

    init(_ sets: EndSets, _ statements: [Statement]) {
        self.sets = sets
        self.statements = statements
        unwindsExist = statements.contains { $0.occasion.means.number < 0 }
        var counts = [Int32](repeating: 0, count: sets.count + 1)
        func boxes(_ body: (Box) -> Void) {
            for (index, statement) in statements.enumerated() {
                let index = Int32(truncatingIfNeeded: index)
                let means = statement.occasion.means.number
                let box = Box(
                    from: statement.from, to: statement.to, statement: index, means: means)
                body(box)
                guard statement.isSymmetric, statement.from != statement.to else { continue }
                body(Box(from: box.to, to: box.from, statement: index, means: means))
            }
        }
        boxes { counts[Int($0.from.index) + 1] += 1 }
        for index in counts.indices.dropFirst() { counts[index] += counts[index - 1] }
        let noSet = EndSets.ID(index: 0)
        let nothing = Box(from: noSet, to: noSet, statement: 0, means: 0)
        var sorted = [Box](repeating: nothing, count: Int(counts.last ?? 0))
        var next = counts
        boxes { box in
            sorted[Int(next[Int(box.from.index)])] = box
            next[Int(box.from.index)] += 1
        }
        for index in 0..<sets.count {
            let range = Int(counts[index])..<Int(counts[index + 1])
            if range.count > 1 {
                sorted[range].sort {
                    ($0.to.index, $0.means, $0.statement) < ($1.to.index, $1.means, $1.statement)
                }
            }
        }
        self.boxes = sorted
        starts = counts
    }

    /// What one line states; statements stand in the order of their lines.
    package func statements(of edge: Handle<Edge>) -> ArraySlice<Statement> {
        let start = statements.partitioningIndex { $0.edge.index >= edge.index }
        let end = statements.partitioningIndex { $0.edge.index > edge.index }
        return statements[start..<end]
    }

    /// The boxes that leave a set, by the set that they lead to.
    func boxes(from: EndSets.ID) -> ArraySlice<Box> {
        boxes[Int(starts[Int(from.index)])..<Int(starts[Int(from.index) + 1])]
    }

    /// The boxes between two sets.
    func boxes(from: EndSets.ID, to: EndSets.ID) -> ArraySlice<Box> {
        let row = boxes(from: from)
        let start = row.partitioningIndex { $0.to.index >= to.index }
        let rest = row[start...]
        return rest[..<rest.partitioningIndex { $0.to.index > to.index }]
    }

    /// Those boxes between two sets whose means an event has.
    private func boxes(from: EndSets.ID, to: EndSets.ID, on event: Event) -> [ArraySlice<Box>] {
        let all = boxes(from: from, to: to)
        if all.count < 8 { return [all] }
        func part(_ means: Occasion.Means) -> ArraySlice<Box> {
            let rest = all[all.partitioningIndex { $0.means >= means.number }...]
            return rest[..<rest.partitioningIndex { $0.means > means.number }]
        }
        return [part(.any)] + (event.segue.map { [part(.segue($0))] } ?? [])
            + (event.unwind.map { [part(.unwind($0))] } ?? [])
    }

    /// Those boxes between two sets whose means meet some: two segues never do.
    func boxes(
        from: EndSets.ID,
        to: EndSets.ID,
        meeting means: Occasion.Means
    ) -> [ArraySlice<Box>] {
        let all = boxes(from: from, to: to)
        if all.count < 8 || means == .any { return [all] }
        let any = all[..<all.partitioningIndex { $0.means > 0 }]
        // A segue's way back meets every unwind, and the other way round.
        guard case .segue(let segue) = means, !unwindsExist else { return [all] }
        let own = Int32(truncatingIfNeeded: segue.index) + 1
        let rest = all[all.partitioningIndex { $0.means >= own }...]
        return [any, rest[..<rest.partitioningIndex { $0.means > own }]]
    }

    /// Calls `body` with each statement that covers an event, until it returns false; gives the
    /// number of looks that took.
    ///
    /// With bounds it leaves out statements whose ends reach beyond all of them, which are not
    /// narrower than any: it need not look at the sets around.
    @discardableResult
    func forEachStatement(
        covering event: Event,
        within bounds: [Statement] = [],
        _ body: (Int) -> Bool
    ) -> Int {
        var looks = 1
        let goals = goals(of: event, bounds)
        for place in sets.tree.pathToRoot(from: event.from) {
            // What is around a place outside is outside.
            if !isInside(place, bounds, isStart: true) { break }
            for from in sets.sets(at: place) {
                let row = boxes(from: from)
                // Whichever are fewer: the boxes that leave the set, or the sets they could lead to.
                if row.count <= goals.count {
                    looks += row.count + 1
                    for box in row where sets.has(event.to, box.to) && covers(box, event) {
                        if !body(Int(box.statement)) { return looks }
                    }
                    continue
                }
                looks += goals.count
                for to in goals {
                    for part in boxes(from: from, to: to, on: event) {
                        looks += part.count
                        for box in part where covers(box, event) {
                            if !body(Int(box.statement)) { return looks }
                        }
                    }
                }
            }
        }
        return looks
    }

    /// The sets that hold the screen to which an event leads.
    private func goals(of event: Event, _ bounds: [Statement]) -> [EndSets.ID] {
        var goals: [EndSets.ID] = []
        for place in sets.tree.pathToRoot(from: event.to) {
            if !isInside(place, bounds, isStart: false) { break }
            goals += sets.sets(at: place)
        }
        return goals
    }

    private func isInside(
        _ place: ScreenTree.Position,
        _ bounds: [Statement],
        isStart: Bool
    ) -> Bool {
        bounds.isEmpty
            || bounds.contains { bound in
                sets.has(place, isStart ? bound.from : bound.to)
                    || bound.isSymmetric && sets.has(place, isStart ? bound.to : bound.from)
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
