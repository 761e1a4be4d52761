/// Lines; of those that cover an event the narrowest wins.
///
/// A line that is narrower than another, in what it covers or in what its whole written line
/// covers, has the lower rank (see `Rank`), so the lowest rank wins. Between lines that cross
/// without such an order, which the compiler reports as ties, the first added wins.
public struct TransitionTable<Screen: Hashable & Sendable, Content> {
    private var sets: ScreenSets<Screen>
    private var statements: [Statement] = []
    /// The statements that leave each set, and those that lead to it, by the set's number; of a
    /// symmetric one both ends count as either.
    private var leaving: [[Int]] = []
    private var reaching: [[Int]] = []

    fileprivate struct Statement {
        var operations: TransitionOperations
        var segue: String?
        var unwind: String?
        var version: Int
        var from: Int
        var to: Int
        var rank: Rank
        var content: Content
        /// What the other direction of a symmetric one plays; nil where it has none.
        var other: Content?
    }

    public init(_ screens: ScreenHierarchy<Screen>) {
        sets = ScreenSets(screens)
    }

    /// Adds a statement: on these operations between these screens, `content`.
    ///
    /// With `segue` it counts by the segue of this identifier alone, and back from the screen which
    /// that has opened; with `unwind` by that unwind segue. `version` is the first major version of
    /// iOS in which it counts. `isWritten` is false for a return that nobody wrote, which yields to
    /// all that is written.
    public mutating func add(
        _ operations: TransitionOperations,
        from: ScreenSet<Screen>,
        to: ScreenSet<Screen>,
        segue: String? = nil,
        unwind: String? = nil,
        since version: Int = 0,
        isWritten: Bool = true,
        _ content: Content
    ) {
        append(
            operations, from, to, nil, segue, unwind, version, isWritten, content, other: nil)
    }

    /// Adds one of several statements that `|` made of a written line, whose ends are `line`.
    ///
    /// Were `line` an optional with a default, each call would copy both sets into it, and what the
    /// Swift compiler spends on a function would grow with the square of such calls in it.
    public mutating func add(
        _ operations: TransitionOperations,
        from: ScreenSet<Screen>,
        to: ScreenSet<Screen>,
        within line: (from: ScreenSet<Screen>, to: ScreenSet<Screen>),
        segue: String? = nil,
        unwind: String? = nil,
        since version: Int = 0,
        isWritten: Bool = true,
        _ content: Content
    ) {
        append(
            operations, from, to, line, segue, unwind, version, isWritten, content, other: nil)
    }

    /// Adds a statement that holds in both directions; from `b` to `a` it says `other`, or the
    /// same where that is nil.
    public mutating func add(
        _ operations: TransitionOperations,
        between a: ScreenSet<Screen>,
        and b: ScreenSet<Screen>,
        segue: String? = nil,
        unwind: String? = nil,
        since version: Int = 0,
        isWritten: Bool = true,
        _ content: Content,
        other: Content? = nil
    ) {
        append(
            operations, a, b, nil, segue, unwind, version, isWritten, content,
            other: .some(other ?? content))
    }

    /// Adds one of several statements that `|` made of a written line, whose ends are `line`.
    public mutating func add(
        _ operations: TransitionOperations,
        between a: ScreenSet<Screen>,
        and b: ScreenSet<Screen>,
        within line: (from: ScreenSet<Screen>, to: ScreenSet<Screen>),
        segue: String? = nil,
        unwind: String? = nil,
        since version: Int = 0,
        isWritten: Bool = true,
        _ content: Content,
        other: Content? = nil
    ) {
        append(
            operations, a, b, line, segue, unwind, version, isWritten, content,
            other: .some(other ?? content))
    }

    /// What the narrowest line says of an event; nil where no line covers it.
    public func first(covering event: TransitionEvent<Screen>) -> Content? {
        var winner: Int?
        for index in candidates(for: event) where covers(statements[index], event) {
            if let best = winner, !isBefore(index, best) { continue }
            winner = index
        }
        return winner.map { content(of: statements[$0], on: event) }
    }

    /// What all lines that cover an event say, the narrowest first and the widest last.
    public func all(covering event: TransitionEvent<Screen>) -> [Content] {
        var found = candidates(for: event).filter { covers(statements[$0], event) }
        found.sort(by: isBefore)
        var last: Int?
        return found.compactMap { index in
            defer { last = index }
            return index == last ? nil : content(of: statements[index], on: event)
        }
    }

    // MARK: Adding

    private mutating func append(
        _ operations: TransitionOperations,
        _ from: ScreenSet<Screen>,
        _ to: ScreenSet<Screen>,
        _ line: (from: ScreenSet<Screen>, to: ScreenSet<Screen>)?,
        _ segue: String?,
        _ unwind: String?,
        _ version: Int,
        _ isWritten: Bool,
        _ content: Content,
        other: Content?
    ) {
        let ends = (from: sets.number(of: from), to: sets.number(of: to))
        let whole = line.map {
            (from: sets.number(ofLineEnd: $0.from), to: sets.number(ofLineEnd: $0.to))
        }
        let isSymmetric = other != nil
        let pairs = sets.pairCount(ends.from, ends.to, isSymmetric: isSymmetric)
        let rank = Rank(
            tier: isWritten ? 0 : 1,
            means: unwind != nil ? 0 : segue != nil ? 1 : 2,
            operations: operations.rawValue.nonzeroBitCount,
            version: version,
            pairs: pairs,
            linePairs: whole.map {
                sets.pairCount($0.from, $0.to, isSymmetric: isSymmetric)
            } ?? pairs)
        let index = statements.count
        statements.append(
            Statement(
                operations: operations, segue: segue, unwind: unwind, version: version,
                from: ends.from, to: ends.to, rank: rank, content: content, other: other))
        while leaving.count < sets.count {
            leaving.append([])
            reaching.append([])
        }
        leaving[ends.from].append(index)
        reaching[ends.to].append(index)
        if isSymmetric, ends.from != ends.to {
            leaving[ends.to].append(index)
            reaching[ends.from].append(index)
        }
    }

    // MARK: Looking up

    /// Statements among which are all that cover an event: those that leave its first screen or
    /// those that reach its second, whichever are fewer.
    private func candidates(for event: TransitionEvent<Screen>) -> [Int] {
        let starts = sets.numbers(containing: event.from)
        let goals = sets.numbers(containing: event.to)
        let leavers = starts.reduce(0) { $0 + leaving[$1].count }
        let reachers = goals.reduce(0) { $0 + reaching[$1].count }
        return leavers <= reachers
            ? starts.flatMap { leaving[$0] } : goals.flatMap { reaching[$0] }
    }

    private func covers(_ statement: Statement, _ event: TransitionEvent<Screen>) -> Bool {
        guard statement.operations.contains(event.operation), event.version >= statement.version,
            statement.segue == nil || statement.segue == event.segue,
            statement.unwind == nil || statement.unwind == event.unwind
        else { return false }
        return isForward(statement, event)
            || statement.other != nil && sets.contains(statement.to, event.from)
                && sets.contains(statement.from, event.to)
    }

    private func isForward(_ statement: Statement, _ event: TransitionEvent<Screen>) -> Bool {
        sets.contains(statement.from, event.from) && sets.contains(statement.to, event.to)
    }

    private func content(of statement: Statement, on event: TransitionEvent<Screen>) -> Content {
        guard let other = statement.other, !isForward(statement, event) else {
            return statement.content
        }
        return other
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        if statements[left].rank < statements[right].rank { return true }
        return left < right && !(statements[right].rank < statements[left].rank)
    }
}

extension TransitionTable: Sendable where Content: Sendable {}
extension TransitionTable.Statement: Sendable where Content: Sendable {}
