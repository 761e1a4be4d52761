package import TransitionDSL

/// The decisions of one registry for every event.
/// Statements that cover an event are found by the sets of its two screens. An index: each event
/// asks for its statements.
package struct Table: Sendable {
    package let sets: EndSets
    package let statements: [TransitionRule]
    /// For each set, the statements that leave it; in the order of the lines.
    private var leaving: [[Int]]
    /// The statements between two sets by one means; in the order of the lines.
    private var between: [Route: [Int]] = [:]
    /// Where ranges of versions end: from there on, another line can decide. Sorted.
    private let versionEnds: [SystemVersion]
    /// Whether a line applies only in some versions.
    let dependsOnVersion: Bool  // Hot.
    /// The containers that ends of lines name, sorted.
    let containers: [ScreenTree.Position]

    private struct Route: Hashable {
        let from: EndSets.ID
        let to: EndSets.ID
        let trigger: EventPattern.Trigger
    }

    /// `containers` are all containers of the file.
    init(
        _ sets: EndSets, _ statements: [TransitionRule], containers: [ScreenTree.Position] = []
    ) {
        self.sets = sets
        self.statements = statements
        self.containers = containers.filter { container in
            sets.sets(around: container).contains { !sets.isAny($0) }
        }
        dependsOnVersion = statements.contains { $0.pattern.versions != .all }
        versionEnds = Set(statements.compactMap { $0.pattern.versions.before }).sorted()
        leaving = Array(repeating: [], count: sets.count)
        for (index, statement) in statements.enumerated() {
            let (from, to) = (statement.from, statement.to)
            leaving[from.number].append(index)
            let route = Route(from: from, to: to, trigger: statement.pattern.trigger)
            between[route, default: []].append(index)
        }
    }

    /// The statements of a line, which follow each other.
    package func statements(of edge: Handle<Edge>) -> ArraySlice<TransitionRule> {
        let start = statements.partitioningIndex { $0.edge.index >= edge.index }
        let end = statements.partitioningIndex { $0.edge.index > edge.index }
        return statements[start..<end]
    }

    /// The statements of each line, line after line.
    var lines: [Range<Int>] {
        let starts = statements.indices.filter {
            $0 == 0 || statements[$0 - 1].edge != statements[$0].edge
        }
        return zip(starts, starts.dropFirst() + [statements.count]).map { $0..<$1 }
    }

    // MARK: Statements of an event

    /// Calls `body` with each statement that covers an event, until it returns false; returns the
    /// number of lookups. With a claim it skips most statements whose ends are larger, because they
    /// are not narrower.
    @discardableResult func forEachStatement(
        covering event: Event, inside claim: RuleKey? = nil, _ body: (Int) -> Bool
    ) -> Int {
        var looks = 1
        let goals = sets.sets(
            around: event.to, in: event.enters, inside: claim?.turned.starts)
        if goals.isEmpty { return looks }
        for from in sets.sets(around: event.from, in: event.leaves, inside: claim?.starts) {
            let row = leaving[from.number]
            // The smaller number: the statements that leave the set, or the sets that they could
            // lead to.
            if row.count <= goals.count {
                looks += row.count + 1
                for index in row where sets.covers(statements[index], event) {
                    if !body(index) { return looks }
                }
                continue
            }
            looks += goals.count
            for to in goals {
                for trigger in event.trigger {
                    for index in between[Route(from: from, to: to, trigger: trigger)] ?? [] {
                        looks += 1
                        if statements[index].pattern.covers(event), !body(index) { return looks }
                    }
                }
            }
        }
        return looks
    }

    /// The first statement found that covers an event and satisfies a condition. The cost of each
    /// lookup is deducted from an allowance.
    func statement(
        covering event: Event, inside claim: RuleKey? = nil, _ allowance: inout Int,
        where holds: (Int) -> Bool
    ) -> Int? {
        var found: Int?
        var size = 0
        let looks = forEachStatement(covering: event, inside: claim) { index in
            size += sets.size(of: statements[index])
            if holds(index) { found = index }
            return found == nil
        }
        allowance -= looks + size
        return found
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

    func isNarrower(_ left: Int, _ right: Int, on event: Event) -> Bool {
        left != right
            && sets.isNarrower(statements[left].claim, statements[right].claim, on: event)
    }

    /// The statements that cover one event, without those for which another one is narrower.
    /// One remains if the registry has no conflicts. More remain if they all have the same
    /// animation, or if both directions of one line cover the event.
    package func winners(among covering: [Int], on event: Event) -> [Int] {
        covering.filter { index in !covering.contains { isNarrower($0, index, on: event) } }
    }

    /// The statement of one line that applies to an event. If both directions do, the one that is
    /// written.
    package func statement(of edge: Handle<Edge>, among covering: [Int]) -> Int? {
        let own = covering.filter { statements[$0].edge == edge }
        return own.first { !statements[$0].isTurned } ?? own.first
    }

    // MARK: Events of statements

    /// The first event that satisfies a condition, between two lists of subtrees, with the means of
    /// another event, by some operations in a range of versions.
    package func firstEvent(
        like event: Event, _ operations: OperationSet, in versions: VersionRange,
        from: [ScreenTree.Position], to: [ScreenTree.Position], where holds: (Event) -> Bool
    ) -> Event? {
        var event = event
        for version in decisiveVersions(of: versions) {
            event.version = version
            for operation in operations.members {
                event.operation = operation
                for start in from.lazy.flatMap(sets.tree.subtree) {
                    event.from = start
                    for goal in to.lazy.flatMap(sets.tree.subtree) {
                        event.to = goal
                        if holds(event) { return event }
                    }
                }
            }
        }
        return nil
    }

    /// Whether a condition holds for all events of a statement.
    func allEvents(of index: Int, satisfy holds: (Event) -> Bool) -> Bool {
        let statement = statements[index]
        let pattern = statement.pattern
        return firstEvent(
            like: pattern.event(with: pattern), pattern.operations, in: pattern.versions,
            from: sets.roots(statement.from), to: sets.roots(statement.to), where: { !holds($0) }
        ) == nil
    }

    /// The versions of a range that must be checked: its first, and those in which a line ends. In
    /// between, lines are only added, and these take no event from narrower ones.
    package func decisiveVersions(of range: VersionRange) -> [SystemVersion] {
        [range.from] + versionEnds.filter { $0 > range.from && range.contains($0) }
    }

    /// Versions such that each statement applies in at least one.
    var someVersions: [SystemVersion] { versionEnds.map { $0.previous } + [.newest] }
}

/// The tables of all registries of a model, in their order.
package func tables(of model: Model) -> [Table] {
    let tree = ScreenTree(model)
    let containers = model.containers.map { tree.position(of: $0) }.sorted()
    return model.registries.map { registry in
        var ends = EndSetMaker(tree, model)
        let statements = statements(of: registry, model, &ends)
        return Table(ends.finish(), statements, containers: containers)
    }
}

/// The lines of a file without a registry: none. Its defaults decide.
package func emptyTable(of model: Model) -> Table {
    Table(EndSetMaker(ScreenTree(model), model).finish(), [])
}
