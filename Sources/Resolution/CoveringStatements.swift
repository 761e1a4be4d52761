package import TransitionDSL

/// The statements that cover an event, and which of them plays.
extension Table {
    /// Calls `body` with each statement that covers an event, until it returns false; gives the
    /// number of looks that took.
    ///
    /// With bounds, one or two statements, it leaves out those whose ends reach beyond all of them,
    /// which are not narrower than any: it need not look at the sets around. `goals` is room for
    /// what is found on the way, which serves the next event too.
    @discardableResult func forEachStatement(
        covering event: Event, within bounds: (Int, Int)? = nil, _ goals: inout [EndSets.ID],
        _ body: (Int) -> Bool
    ) -> Int {
        forEachStatement(
            covering: event,
            at: (
                sets.places.place(around: event.from, sets.tree),
                sets.places.place(around: event.to, sets.tree)
            ), within: bounds, &goals, body)
    }

    /// The same where the nearest places around the event's screens are known.
    @inline(__always) private func forEachStatement(
        covering event: Event, at places: (from: Int, to: Int), within bounds: (Int, Int)?,
        _ goals: inout [EndSets.ID], _ body: (Int) -> Bool
    ) -> Int {
        var looks = 1
        findGoals(around: places.to, bounds, &goals)
        if goals.isEmpty { return looks }
        var place = places.from
        // What is around a place outside is outside.
        while place >= 0, isInside(sets.places.position(place), bounds, isStart: true) {
            for number in sets.places.sets(at: place) {
                let from = sets.places.set(number)
                let row = boxes(from: from)
                // Whichever are fewer: the boxes that leave the set, or the sets they could lead
                // to.
                if row.count <= goals.count {
                    looks += row.count + 1
                    for index in row
                    where sets.has(event.to, boxes[index].to) && isOccasion(boxes[index], event) {
                        if !body(Int(boxes[index].statement)) { return looks }
                    }
                    continue
                }
                looks += goals.count
                for to in goals {
                    let runs = boxes(from: from, to: to, on: event)
                    looks += runs.count
                    for index in runs where isOccasion(boxes[index], event) {
                        if !body(Int(boxes[index].statement)) { return looks }
                    }
                }
            }
            place = sets.places.place(around: place)
        }
        return looks
    }

    /// Of each statement whether others cover its first event: of one that is alone there, nothing
    /// else has all events.
    package func contestedStatements() -> [Bool] {
        var goals: [EndSets.ID] = []
        return statements.indices.map { index in
            let occasion = statements[index].occasion
            var event = occasion.event(with: occasion)
            event.operation = occasion.operations.singles.first ?? []
            let from = sets.range(statements[index].from).lowerBound
            let to = sets.range(statements[index].to).lowerBound
            (event.from, event.to) = (sets.allRoots[from], sets.allRoots[to])
            let places = (sets.places.place(ofRoot: from), sets.places.place(ofRoot: to))
            var isContested = false
            _ = forEachStatement(covering: event, at: places, within: nil, &goals) { other in
                isContested = other != index
                return !isContested
            }
            return isContested
        }
    }

    /// Whether something holds of all events between two sets on a statement's occasion.
    @inline(__always) func allEvents(
        of index: Int, from: EndSets.ID, to: EndSets.ID, satisfy holds: (Event) -> Bool
    ) -> Bool {
        let occasion = statements[index].occasion
        var event = occasion.event(with: occasion)
        for version in decisiveVersions(of: occasion.versions) {
            event.version = version
            for operation in occasion.operations.singles {
                event.operation = operation
                for start in sets.range(from) {
                    for place in sets.tree.subtree(at: sets.allRoots[start]) {
                        event.from = place
                        for goal in sets.range(to) {
                            for place in sets.tree.subtree(at: sets.allRoots[goal]) {
                                event.to = place
                                if !holds(event) { return false }
                            }
                        }
                    }
                }
            }
        }
        return true
    }

    /// The versions of a range to look at: its first, and those in which something no longer counts.
    /// In between lines are only added, and these take no event from what is narrower.
    package func decisiveVersions(of range: VersionRange) -> [Int] {
        if versionEnds.isEmpty { return [range.from] }
        return [range.from] + versionEnds.filter { $0 > range.from && range.contains($0) }
    }

    /// Versions of which each statement counts in one.
    var someVersions: [Int] { versionEnds.map { $0 - 1 } + [.max] }

    /// The sets that hold the screen to which an event leads, from the nearest place around it on.
    private func findGoals(around place: Int, _ bounds: (Int, Int)?, _ goals: inout [EndSets.ID]) {
        goals.removeAll(keepingCapacity: true)
        var place = place
        while place >= 0, isInside(sets.places.position(place), bounds, isStart: false) {
            for number in sets.places.sets(at: place) { goals.append(sets.places.set(number)) }
            place = sets.places.place(around: place)
        }
    }

    private func isInside(
        _ place: ScreenTree.Position,
        _ bounds: (Int, Int)?,
        isStart: Bool
    ) -> Bool {
        guard let (first, second) = bounds else { return true }
        return isInside(place, first, isStart: isStart)
            || second != first && isInside(place, second, isStart: isStart)
    }

    private func isInside(_ place: ScreenTree.Position, _ index: Int, isStart: Bool) -> Bool {
        let (from, to) = (statements[index].from, statements[index].to)
        return sets.has(place, isStart ? from : to)
            || statements[index].isBothWays && sets.has(place, isStart ? to : from)
    }

    /// Whether a box that leads between the event's screens covers it.
    private func isOccasion(_ box: Box, _ event: Event) -> Bool {
        statements[Int(box.statement)].occasion.covers(event)
    }

    /// The statements that cover an event, in the order of their lines.
    package func statements(covering event: Event) -> [Int] {
        var found: [Int] = []
        var goals: [EndSets.ID] = []
        forEachStatement(covering: event, &goals) {
            found.append($0)
            return true
        }
        return found.sorted()
    }

    /// Of statements that cover one event those than which no other is narrower.
    ///
    /// One is left where the registry is free of ties; more where they all play the same, and where
    /// both directions of one line cover the event.
    package func winners(among covering: [Int]) -> [Int] {
        if covering.count < 2 { return covering }
        return covering.filter { index in !covering.contains { isNarrower($0, index) } }
    }

    /// Of the statements of one line that cover an event, the one that applies: where both
    /// directions do, the direction as it is written.
    package func statement(of edge: Handle<Edge>, among covering: [Int]) -> Int? {
        let own = covering.filter { statements[$0].edge == edge }
        return own.first { !statements[$0].isTurned } ?? own.first
    }
}
