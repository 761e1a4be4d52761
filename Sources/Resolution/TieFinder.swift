import TransitionDSL

/// The search for ties; see ``Table/ties(in:maximumPerLine:)``.
struct TieFinder {
    private let table: Table
    private let sets: EndSets
    private let maximumPerLine: Int
    private var plays: PlayKeys
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
    /// By set, on which occasions lines leave it, all segues taken for one.
    private var tiers: [[Tier]]

    private struct Tier: Hashable {
        var occasion: Occasion
        var isWritten: Bool
    }

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
        tiers = Array(repeating: [], count: sets.count)
        for statement in table.statements {
            let tier = Tier(
                occasion: statement.occasion.ofAnySegue, isWritten: statement.isWritten)
            for set in statement.isSymmetric ? [statement.from, statement.to] : [statement.from]
            where !tiers[Int(set.index)].contains(tier) {
                tiers[Int(set.index)].append(tier)
            }
        }
        met = Array(repeating: -1, count: sets.count)
        metGoals = Array(repeating: 0, count: sets.count)
    }

    mutating func findTies(of index: Int) {
        let statement = table.statements[index]
        var side = Side(
            statement: index, from: statement.from, to: statement.to, visit: 2 * index)
        findTies(of: side)
        if statement.isSymmetric, statement.from != statement.to {
            swap(&side.from, &side.to)
            side.visit += 1
            findTies(of: side)
        }
    }

    /// The line for which ties are sought, in one of its directions.
    private struct Side {
        var statement: Int
        var from: EndSets.ID
        var to: EndSets.ID
        /// Different for each line and direction.
        var visit: Int
    }

    /// Meets the lines that leave a set around this one's, or the same: of two lines one does so,
    /// whichever leaves the narrower set.
    private mutating func findTies(of side: Side) {
        for root in sets.roots(side.from) {
            for place in sets.tree.pathToRoot(from: root) {
                for other in sets.sets(at: place) {
                    if isDone(side) { return }
                    allowance -= 1
                    guard met[Int(other.index)] != side.visit, !table.boxes(from: other).isEmpty
                    else { continue }
                    met[Int(other.index)] = side.visit
                    allowance -= sets.roots(side.from).count
                    let isAround = other == side.from || sets.isInside(side.from, other)
                    if !isAround, sets.isInside(other, side.from) { continue }
                    if !isAround || mayCrossAbove(side, other) {
                        findTiesAbove(side, leaving: other, isAround: isAround)
                    } else if other == side.from {
                        findTies(of: side, leaving: other, to: side.to, isAround: true)
                    }
                    findTiesBelow(side, leaving: other)
                }
            }
        }
    }

    private func isDone(_ statement: Statement) -> Bool {
        tieCounts[line(statement.edge)] >= maximumPerLine
    }

    /// The number of a line in its registry.
    private func line(_ edge: Handle<Edge>) -> Int { Int(edge.index - firstEdge) }

    private func isDone(_ side: Side) -> Bool {
        let statement = table.statements[side.statement]
        return allowance <= 0 || isDone(statement)
            || passedCounts[line(statement.edge)] >= Self.maximumPassedCount
    }

    /// Whether a line that leaves a set around this one's, to a goal that holds a root of this
    /// one's, can do else than lie around it or cover the same.
    private func mayCrossAbove(_ side: Side, _ other: EndSets.ID) -> Bool {
        let own = table.statements[side.statement]
        return own.isSymmetric || sets.roots(side.to).count > 1
            || tiers[Int(other.index)].contains { tier in
                tier.isWritten == own.isWritten && own.occasion.ofAnySegue.meets(tier.occasion)
                    && !own.occasion.ofAnySegue.isInside(tier.occasion)
            }
    }

    /// Lines to a goal that holds a root of this one's goal.
    private mutating func findTiesAbove(
        _ side: Side,
        leaving other: EndSets.ID,
        isAround: Bool
    ) {
        metGoalVisit += 1
        for root in sets.roots(side.to) {
            for place in sets.tree.pathToRoot(from: root) {
                allowance -= 1
                for goal in sets.sets(at: place) where metGoals[Int(goal.index)] != metGoalVisit {
                    if isDone(side) { return }
                    metGoals[Int(goal.index)] = metGoalVisit
                    allowance -= sets.roots(goal).count
                    findTies(of: side, leaving: other, to: goal, isAround: isAround)
                }
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
        for boxes in table.boxes(from: other, to: goal, meeting: means) {
            for box in boxes {
                if isDone(side) { return }
                allowance -= 1
                if isAround, isPlainlyInside(side, box) { continue }
                judge(side, box)
            }
        }
    }

    /// Whether a line lies inside another that leaves a set around its own; most do.
    private func isPlainlyInside(_ side: Side, _ box: Table.Box) -> Bool {
        let (own, its) = (table.statements[side.statement], table.statements[Int(box.statement)])
        return !own.isSymmetric && own.isWritten == its.isWritten
            && own.occasion.meets(its.occasion) && own.occasion.isInside(its.occasion)
            && (box.from != side.from || box.to != side.to || own.occasion != its.occasion)
            && sets.isInside(side.to, box.to)
    }

    /// Lines to a goal of which a root is below one of this one's goal. Those that leave the same
    /// set on the same occasions lie inside; so do no others.
    private mutating func findTiesBelow(_ side: Side, leaving other: EndSets.ID) {
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
                        judge(side, row.goals[next].box)
                        next += 1
                    }
                }
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
        guard own.edge != its.edge, own.isWritten == its.isWritten,
            own.occasion.meets(its.occasion), plays.key(side.statement) != plays.key(other)
        else { return }
        allowance -= sets.roots(side.from).count + sets.roots(side.to).count
        let from = sets.intersection(side.from, box.from)
        let to = sets.intersection(side.to, box.to)
        if from.isEmpty || to.isEmpty { return }
        if sets.isNarrower(own, its) || sets.isNarrower(its, own) || sets.isSame(own, its) {
            return
        }
        let edges = [own.edge, its.edge].sorted { $0.index < $1.index }
        let pair = Pair(first: edges[0], second: edges[1])
        if isDone(its) {
            passedCounts[line(own.edge)] += 1
            return
        }
        guard !told.contains(pair),
            let witness = witness(side.statement, other, from, to)
        else { return }
        told.insert(pair)
        for edge in edges { tieCounts[line(edge)] += 1 }
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
        // Anything written decides what nobody wrote, however wide it is.
        let bounds = isWritten ? [table.statements[first], table.statements[second]] : []
        allowance -= table.forEachStatement(covering: event, within: bounds) { index in
            isDecided =
                table.statements[index].isWritten
                ? !isWritten || isInsideEither(index, first, second)
                : !isWritten && isInsideEither(index, first, second)
            return !isDecided
        }
        return isDecided
    }

    private func isInsideEither(_ index: Int, _ first: Int, _ second: Int) -> Bool {
        index != first && index != second
            && (table.isNarrower(index, first) || table.isNarrower(index, second))
    }
}
