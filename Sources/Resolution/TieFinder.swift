import TransitionDSL

/// The search for ties; see ``Table/ties(in:maximumPerLine:)``.
struct TieFinder {
    private let table: Table
    private let sets: EndSets
    private let maximumPerLine: Int
    private var plays: PlayKeys
    private var rows: TieRows
    private var told: Set<Pair> = []
    private(set) var ties: [Tie] = []
    /// How many looks are left. Files that people write need a few for each line.
    private(set) var allowance: Int

    /// The sets that are left by lines and hold a root of a set, by that set.
    private var around: [[EndSets.ID]?]

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
        allowance = 20_000_000 + 200 * table.statements.count
        around = Array(repeating: nil, count: sets.count)
    }

    mutating func findTies(of index: Int) {
        let statement = table.statements[index]
        var side = Side(statement: index, from: statement.from, to: statement.to)
        findTies(of: &side)
        if statement.isSymmetric, statement.from != statement.to {
            swap(&side.from, &side.to)
            findTies(of: &side)
        }
    }

    /// The line for which ties are sought, in one of its directions.
    private struct Side {
        var statement: Int
        var from: EndSets.ID
        var to: EndSets.ID
        var tieCount = 0
    }

    /// Meets the lines that leave a set around this one's, or the same: of two lines one does so,
    /// whichever leaves the narrower set.
    private mutating func findTies(of side: inout Side) {
        for other in setsAround(side.from) {
            if other != side.from, sets.isInside(other, side.from) { continue }
            findTiesAbove(&side, leaving: other)
            findTiesBelow(&side, leaving: other)
        }
    }

    private func isDone(_ side: Side) -> Bool {
        side.tieCount >= maximumPerLine || allowance <= 0
    }

    /// Lines to a goal that holds a root of this one's goal.
    private mutating func findTiesAbove(_ side: inout Side, leaving other: EndSets.ID) {
        for root in sets.roots(side.to) {
            for goal in sets.sets(with: root) {
                allowance -= 1
                for box in table.boxes(from: other, to: goal) {
                    if isDone(side) { return }
                    judge(&side, box)
                }
            }
        }
    }

    /// Lines to a goal of which a root is below one of this one's goal. Those that leave the same
    /// set on the same occasions lie inside; so do no others.
    private mutating func findTiesBelow(_ side: inout Side, leaving other: EndSets.ID) {
        let own = table.statements[side.statement]
        for root in sets.roots(side.to) {
            let subtree = sets.tree.subtree(at: root)
            if subtree.count == 1 { continue }
            let count = rows.count(of: other, &plays)
            for number in 0..<count {
                let row = rows.row(number, of: other)
                if other == side.from, row.occasion == own.occasion { continue }
                guard row.isWritten == own.isWritten, row.occasion.meets(own.occasion) else {
                    continue
                }
                let key = plays.key(side.statement)
                var next = row.goals.partitioningIndex { $0.root > root }
                while next < row.goals.count, row.goals[next].root < subtree.upperBound {
                    if isDone(side) { return }
                    allowance -= 1
                    if row.goals[next].play == key {
                        next = row.nextOtherPlay[next]
                    } else {
                        judge(&side, row.goals[next].box)
                        next += 1
                    }
                }
            }
        }
    }

    /// The sets with lines that hold a root of this one; of two sets that overlap, at least one
    /// finds the other so.
    private mutating func setsAround(_ set: EndSets.ID) -> [EndSets.ID] {
        if let known = around[Int(set.index)] { return known }
        var found: [EndSets.ID] = []
        var seen: Set<EndSets.ID> = []
        for root in sets.roots(set) {
            for other in sets.sets(with: root)
            where !table.boxes(from: other).isEmpty && seen.insert(other).inserted {
                found.append(other)
            }
        }
        allowance -= found.count
        around[Int(set.index)] = found
        return found
    }
}

extension TieFinder {
    /// Adds a tie if the two cross, play something else, and no narrower line decides all events
    /// that they share.
    private mutating func judge(_ side: inout Side, _ box: Table.Box) {
        let other = Int(box.statement)
        let (own, its) = (table.statements[side.statement], table.statements[other])
        guard own.edge != its.edge, own.isWritten == its.isWritten,
            own.occasion.meets(its.occasion)
        else { return }
        let from = sets.intersection(side.from, box.from)
        let to = sets.intersection(side.to, box.to)
        if from.isEmpty || to.isEmpty { return }
        if sets.isNarrower(own, its) || sets.isNarrower(its, own) || sets.isSame(own, its) {
            return
        }
        if plays.key(side.statement) == plays.key(other) { return }
        let edges = [own.edge, its.edge].sorted { $0.index < $1.index }
        let pair = Pair(first: edges[0], second: edges[1])
        guard !told.contains(pair),
            let witness = witness(side.statement, other, from, to)
        else { return }
        told.insert(pair)
        side.tieCount += 1
        ties.append(
            Tie(first: side.statement, second: other, witness: witness, from: from, to: to))
    }

    /// An event on which neither statement gives way to a third.
    private mutating func witness(
        _ first: Int,
        _ second: Int,
        _ from: [ScreenTree.Position],
        _ to: [ScreenTree.Position]
    ) -> Event? {
        let (left, right) = (table.statements[first], table.statements[second])
        for occasion in left.occasion.common(with: right.occasion) {
            var event = occasion
            for start in sets.tree.positions(in: from) {
                for goal in sets.tree.positions(in: to) {
                    event.from = start
                    event.to = goal
                    if !isDecided(event, first, second) { return event }
                    if allowance <= 0 { return nil }
                }
            }
        }
        return nil
    }

    private mutating func isDecided(_ event: Event, _ first: Int, _ second: Int) -> Bool {
        let isWritten = table.statements[first].isWritten
        var isDecided = false
        var looks = 1
        table.forEachStatement(covering: event) { index in
            looks += 1
            isDecided =
                table.statements[index].isWritten
                ? !isWritten || isInsideEither(index, first, second)
                : !isWritten && isInsideEither(index, first, second)
            return !isDecided
        }
        allowance -= looks
        return isDecided
    }

    private func isInsideEither(_ index: Int, _ first: Int, _ second: Int) -> Bool {
        index != first && index != second
            && (table.isNarrower(index, first) || table.isNarrower(index, second))
    }
}
