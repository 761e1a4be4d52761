import TransitionDSL

/// The search for ties; see ``Table/ties(in:maximumPerLine:)``.
struct TieFinder: ~Copyable {
    private let table: Table
    private let sets: EndSets
    private let maximumPerLine: Int
    private let plays: PlayKeys
    private var rows: TieRows
    private var told: Set<Pair> = []
    private let firstEdge: UInt32
    /// By line of the registry, in how many ties it is.
    private var tieCounts: [Int]
    /// How many lines each has crossed of which enough was told. Where they are many, so are the
    /// ties, and these wait until some are mended.
    private var passedCounts: [Int]
    private static let maximumPassedCount = 16
    private(set) var ties: [Tie] = []
    /// How many looks are left. Files that people write need a few for each line.
    private(set) var allowance: Int

    /// By set, the last visit that met it.
    private var met: [Int]
    /// The same for sets around the goal of a line, for each set that it is compared with.
    private var metGoals: [Int]
    private var metGoalVisit = 0
    private let occasions: SetOccasions

    private struct Pair: Hashable {
        var first: Handle<Edge>
        var second: Handle<Edge>
    }

    init(_ table: Table, _ model: Model, _ maximumPerLine: Int) {
        self.table = table
        self.maximumPerLine = maximumPerLine
        sets = table.sets
        plays = PlayKeys(table, model)
        rows = TieRows(table)
        allowance = 20_000_000 + 500 * table.statements.count
        let first = table.statements.first?.edge.index ?? 0
        let last = table.statements.last?.edge.index ?? 0
        firstEdge = first
        tieCounts = Array(repeating: 0, count: Int(last - first) + 1)
        passedCounts = tieCounts
        occasions = SetOccasions(table)
        met = Array(repeating: -1, count: sets.count)
        metGoals = Array(repeating: 0, count: sets.count)
    }

    mutating func findTies(of index: Int) {
        let (from, to) = (table.statements[index].from, table.statements[index].to)
        findTies(of: Side(statement: index, from: from, to: to))
    }

    /// The statement for which ties are sought.
    private struct Side {
        var statement: Int
        var from: EndSets.ID
        var to: EndSets.ID
    }

    /// Meets the lines that leave a set around this one's, or the same: of two lines one does so,
    /// whichever leaves the narrower set.
    private mutating func findTies(of side: Side) {
        for root in sets.range(side.from) {
            var place = sets.places.place(ofRoot: root)
            while place >= 0 {
                for number in sets.places.sets(at: place) {
                    if isDone(side) { return }
                    allowance -= 1
                    findTies(of: side, leaving: sets.places.set(number))
                }
                place = sets.places.place(around: place)
            }
        }
    }

    private mutating func findTies(of side: Side, leaving other: EndSets.ID) {
        let boxes = table.boxes(from: other)
        // Most lines are alone in leaving a set.
        if met[Int(other.index)] == side.statement || boxes.isEmpty { return }
        if other == side.from, boxes.count == 1 { return }
        met[Int(other.index)] = side.statement
        let own = table.statements[side.statement].occasion
        guard occasions.contains(other, where: own.ofAnySegue.meets) else { return }
        allowance -= sets.range(side.from).count
        let isAround = other == side.from || sets.isInside(side.from, other)
        if !isAround, sets.isInside(other, side.from) { return }
        if !isAround || mayCrossAbove(side, other) {
            findTiesAbove(side, leaving: other, isAround: isAround)
        } else if other == side.from {
            findTies(of: side, leaving: other, to: side.to, isAround: true)
        }
        findTiesBelow(side, leaving: other)
    }

    private func isDone(_ edge: Handle<Edge>) -> Bool {
        tieCounts[line(edge)] >= maximumPerLine
    }

    /// The number of a line in its registry.
    private func line(_ edge: Handle<Edge>) -> Int { Int(edge.index - firstEdge) }

    private func isDone(_ side: Side) -> Bool {
        let edge = table.statements[side.statement].edge
        return allowance <= 0 || isDone(edge)
            || passedCounts[line(edge)] >= Self.maximumPassedCount
    }

    /// Whether a line that leaves a set around this one's, to a goal that holds a root of this
    /// one's, can do else than lie around it or cover the same.
    private func mayCrossAbove(_ side: Side, _ other: EndSets.ID) -> Bool {
        if sets.range(side.to).count > 1 { return true }
        let own = table.statements[side.statement].occasion.ofAnySegue
        return occasions.contains(other) { own.meets($0) && !own.isInside($0) }
    }

    /// Lines to a goal that holds a root of this one's goal.
    private mutating func findTiesAbove(
        _ side: Side,
        leaving other: EndSets.ID,
        isAround: Bool
    ) {
        metGoalVisit += 1
        for root in sets.range(side.to) {
            var place = sets.places.place(ofRoot: root)
            while place >= 0 {
                allowance -= 1
                for number in sets.places.sets(at: place) {
                    let goal = sets.places.set(number)
                    if metGoals[Int(goal.index)] == metGoalVisit { continue }
                    if isDone(side) { return }
                    metGoals[Int(goal.index)] = metGoalVisit
                    allowance -= sets.range(goal).count
                    findTies(of: side, leaving: other, to: goal, isAround: isAround)
                }
                place = sets.places.place(around: place)
            }
        }
    }

    private mutating func findTies(
        of side: Side,
        leaving other: EndSets.ID,
        to goal: EndSets.ID,
        isAround: Bool
    ) {
        let means = table.statements[side.statement].occasion.means
        var boxes = table.boxes(from: other, to: goal, meeting: means)
        let areMany = boxes.count >= 8
        while let index = boxes.next() {
            if isDone(side) { return }
            allowance -= 1
            if areMany, plays.key(Int(table.boxes[index].statement)) == plays.key(side.statement) {
                boxes.skip(to: plays.nextOther(index))
                continue
            }
            if isAround, isPlainlyInside(side, table.boxes[index]) { continue }
            judge(side, table.boxes[index])
        }
    }

    /// Whether a line lies inside another that leaves a set around its own; most do.
    private func isPlainlyInside(_ side: Side, _ box: Table.Box) -> Bool {
        let (own, its) = (table.statements[side.statement], table.statements[Int(box.statement)])
        return own.occasion.meets(its.occasion) && own.occasion.isInside(its.occasion)
            && (box.from != side.from || box.to != side.to || own.occasion != its.occasion)
            && sets.isInside(side.to, box.to)
    }

    /// Lines to a goal of which a root is below one of this one's goal. Those that leave the same
    /// set on the same occasions lie inside; so do no others.
    private mutating func findTiesBelow(_ side: Side, leaving other: EndSets.ID) {
        let hasBelow = sets.range(side.to).contains { subtree(ofRoot: $0).count > 1 }
        if !hasBelow || !mayCrossBelow(side, other) { return }
        for index in sets.range(side.to) where subtree(ofRoot: index).count > 1 {
            let subtree = subtree(ofRoot: index)
            for number in 0..<rows.count(of: other, plays) {
                findTies(of: side, in: rows.row(number, of: other), leaving: other, below: subtree)
            }
        }
    }

    private func subtree(ofRoot index: Int) -> Range<ScreenTree.Position> {
        sets.tree.subtree(at: sets.allRoots[index])
    }

    /// Whether lines that leave a set may cross this one. Where they are few each is looked at.
    private mutating func mayCrossBelow(_ side: Side, _ other: EndSets.ID) -> Bool {
        let own = table.statements[side.statement].occasion
        let boxes = table.boxes(from: other)
        if boxes.count > 16 {
            return other != side.from || own.means != .any
                || occasions.contains(other) { $0 != own && own.meets($0) }
        }
        for index in boxes {
            let its = Int(table.boxes[index].statement)
            guard own.meets(table.statements[its].occasion),
                table.statements[its].edge != table.statements[side.statement].edge
            else { continue }
            let goal = sets.range(table.boxes[index].to)
            allowance -= goal.count
            if goal.contains(where: { sets.has(sets.allRoots[$0], side.to) }),
                cross(side.statement, its)
            {
                return true
            }
        }
        return false
    }

    /// Whether neither of two lines is the narrower one, and they are not the same.
    private func cross(_ first: Int, _ second: Int) -> Bool {
        let (first, second) = (table.statements[first].claim, table.statements[second].claim)
        return !sets.isNarrower(first, second) && !sets.isNarrower(second, first)
            && !sets.isSame(first, second)
    }

    private mutating func findTies(
        of side: Side,
        in row: TieRows.Row,
        leaving other: EndSets.ID,
        below subtree: Range<ScreenTree.Position>
    ) {
        let own = table.statements[side.statement]
        if other == side.from, row.occasion == own.occasion { return }
        guard row.occasion.meets(own.occasion) else { return }
        let key = plays.key(side.statement)
        var next = row.goals.partitioningIndex { $0.root > subtree.lowerBound }
        while next < row.goals.count, row.goals[next].root < subtree.upperBound {
            if isDone(side) { return }
            allowance -= 1
            if row.goals[next].play == key {
                next = Int(row.nextOtherPlay[next])
            } else {
                judge(side, row.goals[next].box)
                next += 1
            }
        }
    }
}

extension TieFinder {
    /// Adds a tie if the two cross, play something else, and no narrower line decides all events
    /// that they share.
    private mutating func judge(_ side: Side, _ box: Table.Box) {
        let other = Int(box.statement)
        let (own, its) = (table.statements[side.statement], table.statements[other])
        guard own.edge != its.edge, own.occasion.meets(its.occasion) else { return }
        let operations = plays.difference(side.statement, other)
        if operations.isEmpty { return }
        allowance -= sets.range(side.from).count + sets.range(side.to).count
        let from = sets.intersection(side.from, box.from)
        let to = sets.intersection(side.to, box.to)
        if from.isEmpty || to.isEmpty { return }
        if !cross(side.statement, other) { return }
        let edges = [own.edge, its.edge].sorted { $0.index < $1.index }
        let pair = Pair(first: edges[0], second: edges[1])
        if isDone(its.edge) {
            passedCounts[line(own.edge)] += 1
            return
        }
        guard !told.contains(pair),
            let witness = witness(side.statement, other, operations, from, to)
        else { return }
        told.insert(pair)
        for edge in edges { tieCounts[line(edge)] += 1 }
        ties.append(
            Tie(first: side.statement, second: other, witness: witness, from: from, to: to))
    }

    /// An event of some operations on which neither statement gives way to a third.
    private mutating func witness(
        _ first: Int,
        _ second: Int,
        _ operations: OperationSet,
        _ from: [ScreenTree.Position],
        _ to: [ScreenTree.Position]
    ) -> Event? {
        let (left, right) = (table.statements[first].occasion, table.statements[second].occasion)
        var event = left.event(with: right)
        for version in table.decisiveVersions(of: left.versions.intersection(right.versions)) {
            event.version = version
            for operation in operations.singles {
                event.operation = operation
                for start in from.lazy.flatMap(sets.tree.subtree) {
                    for goal in to.lazy.flatMap(sets.tree.subtree) {
                        event.from = start
                        event.to = goal
                        if !isDecided(event, first, second) { return event }
                        if allowance <= 0 { return nil }
                    }
                }
            }
        }
        return nil
    }

    private mutating func isDecided(_ event: Event, _ first: Int, _ second: Int) -> Bool {
        var isDecided = false
        var goals: [EndSets.ID] = []
        var size = 0
        let looks = table.forEachStatement(
            covering: event, within: (first, second), &goals
        ) { index in
            size += sets.size(of: table.statements[index])
            isDecided = isInsideEither(index, first, second)
            return !isDecided
        }
        allowance -= looks + size
        return isDecided
    }

    private func isInsideEither(_ index: Int, _ first: Int, _ second: Int) -> Bool {
        index != first && index != second
            && (table.isNarrower(index, first) || table.isNarrower(index, second))
    }
}
