package import TransitionDSL

/// Two statements that cover an event, of which neither has precedence.
package struct LineConflict: Sendable {
    package var first: Int
    package var second: Int
    /// An event that both cover and that no narrower line decides.
    package var witness: Event
    /// The subtrees of ``ScreenTree`` for a line that resolves the conflict.
    package var from: [ScreenTree.Position]
    package var to: [ScreenTree.Position]
}

package struct LineConflicts: Sendable {
    /// In the order of the later line.
    package var conflicts: [LineConflict]
    /// Whether the search stopped at its limit, which only artificial files reach.
    package var isIncomplete: Bool
    /// How many pairs of lines were compared.
    package var looks: Int
}

extension Table {
    /// The conflicts of the registry, at most a few for each line. One mistake in a line, such as a
    /// `*`, can make it conflict with all others.
    /// Two lines that cross conflict unless narrower lines decide all their common events.
    package func conflicts(in model: Model, maximumPerLine: Int = 3) -> LineConflicts {
        var finder = ConflictFinder(self, model, maximumPerLine)
        finder.findConflicts()
        let conflicts = finder.conflicts.sorted { left, right in
            (max(left.first, left.second), min(left.first, left.second))
                < (max(right.first, right.second), min(right.first, right.second))
        }
        return LineConflicts(
            conflicts: conflicts, isIncomplete: finder.isIncomplete, looks: finder.looks)
    }
}

/// The search for conflicts; see ``Table/conflicts(in:maximumPerLine:)``. Each statement is compared
/// with each other that leaves screens around its own.
struct ConflictFinder {
    private let table: Table
    private let sets: EndSets
    private let maximumPerLine: Int
    private let plays: PlayKeys
    private var reported: Set<EdgePair> = []
    /// The number of conflicts of a line.
    private var tieCounts: [Handle<Edge>: Int] = [:]
    private(set) var conflicts: [LineConflict] = []
    /// The number of compared pairs. The limit is enough for 20 000 lines that all leave the same
    /// screens.
    private(set) var looks = 0
    private static let maximumLooks = 1 << 28
    /// The remaining budget of comparisons. Files that people write need a little for each line.
    private var allowance: Int

    /// Quickly shows that two statements have no event in common, or the same animation.
    private struct Reach {
        // Hot.
        var statement: Int
        var edge: Handle<Edge>
        var operations: OperationSet
        /// From the first of its screens to the last.
        var from: Range<EndSets.Position>
        var to: Range<EndSets.Position>
        /// The statement's animation; nil in a table of few statements, which hardly ever cross.
        var play: Text?  // Hot.

        /// nil if a statement has no event.
        init?(_ index: Int, _ table: Table, _ plays: PlayKeys) {
            guard let from = table.sets.span(of: table.statements[index].from),
                let to = table.sets.span(of: table.statements[index].to)
            else { return nil }
            statement = index
            edge = table.statements[index].edge
            operations = table.statements[index].pattern.operations
            self.from = from
            self.to = to
            play = table.statements.count > 1000 ? plays.key(index) : nil
        }

        func mayConflict(_ other: Reach) -> Bool {
            !operations.isDisjoint(with: other.operations) && to.overlaps(other.to)
                && (play == nil || play != other.play)
        }
    }

    init(_ table: Table, _ model: Model, _ maximumPerLine: Int) {
        self.table = table
        self.maximumPerLine = maximumPerLine
        sets = table.sets
        plays = PlayKeys(table, model)
        allowance = 20_000_000 + 500 * table.statements.count
    }

    /// Whether the search stopped at its limit.
    var isIncomplete: Bool { looks >= Self.maximumLooks || allowance <= 0 }

    mutating func findConflicts() {
        var reaches = table.statements.indices.compactMap { Reach($0, table, plays) }
        reaches.sort { ($0.from.lowerBound, $0.statement) < ($1.from.lowerBound, $1.statement) }
        for (place, reach) in reaches.enumerated() where !isDone(reach.edge) {
            for other in reaches[(place + 1)...] {
                if other.from.lowerBound >= reach.from.upperBound { break }
                if isIncomplete { return }
                looks += 1
                guard reach.mayConflict(other), !isDone(other.edge) else { continue }
                judge(reach.statement, other.statement)
                if isDone(reach.edge) { break }
            }
        }
    }

    /// Adds a conflict if the two cross, have different animations, and no narrower line decides
    /// all events that they share.
    private mutating func judge(_ one: Int, _ other: Int) {
        let (first, second) = (min(one, other), max(one, other))
        let (left, right) = (table.statements[first], table.statements[second])
        if left.edge == right.edge || !left.pattern.meets(right.pattern) { return }
        allowance -= sets.size(of: left) + sets.size(of: right)
        if !sets.cross(left.claim, right.claim) { return }
        let operations = plays.difference(first, second)
        if operations.isEmpty { return }
        let from = sets.intersection(left.from, right.from)
        let to = sets.intersection(left.to, right.to)
        let pair = EdgePair(first: left.edge, second: right.edge)
        guard !from.isEmpty, !to.isEmpty, !reported.contains(pair),
            let witness = witness(first, second, operations, from, to)
        else { return }
        reported.insert(pair)
        tieCounts[left.edge, default: 0] += 1
        tieCounts[right.edge, default: 0] += 1
        conflicts.append(
            LineConflict(first: first, second: second, witness: witness, from: from, to: to))
    }

    private func isDone(_ edge: Handle<Edge>) -> Bool {
        tieCounts[edge, default: 0] >= maximumPerLine
    }

    /// An event of some operations for which neither statement yields to a third.
    private mutating func witness(
        _ first: Int, _ second: Int, _ operations: OperationSet, _ from: [ScreenTree.Position],
        _ to: [ScreenTree.Position]
    ) -> Event? {
        let (left, right) = (table.statements[first].pattern, table.statements[second].pattern)
        let table = table
        var gaveUp = false
        let event = table.firstEvent(
            like: left.event(with: right), operations,
            in: left.versions.intersection(right.versions), from: from, to: to
        ) { event in
            if !isDecided(event, first, second) { return true }
            gaveUp = allowance <= 0
            return gaveUp
        }
        return gaveUp ? nil : event
    }

    private mutating func isDecided(_ event: Event, _ first: Int, _ second: Int) -> Bool {
        table.statement(covering: event, &allowance) { index in
            index != first && index != second
                && (table.isNarrower(index, first, on: event)
                    || table.isNarrower(index, second, on: event))
        } != nil
    }
}

extension EndSets {
    /// From the first screen of a set to the last; nil if it is empty.
    fileprivate func span(of set: ID) -> Range<Position>? {
        let roots = roots(set)
        guard let first = roots.first, let last = roots.last else { return nil }
        return first..<tree.subtree(at: last).upperBound
    }
}
