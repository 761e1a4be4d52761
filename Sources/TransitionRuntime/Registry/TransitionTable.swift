/// Lines; of those that cover a forward event the narrowest decides, and of its return too.
///
/// A line that is narrower than another, in what it covers or in what its whole written line
/// covers, has the lower rank (see `Rank`), so the lowest rank wins. Between lines that cross
/// without such an order, which the compiler reports as ties, the first added wins.
public struct TransitionTable<Screen: Hashable & Sendable, Content> {
    private let hierarchy: ScreenHierarchy<Screen>
    private var statements: [Statement] = []
    /// The members of ends, which many lines share.
    private var members: [ScreenSet<Screen>: ScreenMembers<Screen>] = [:]

    fileprivate struct Statement {
        var operations: TransitionOperations
        var segue: String?
        var unwind: String?
        var versions: Versions
        var ends: Ends
        /// The ends of the whole written line, in the direction of the statement.
        var line: Ends
        /// Whether it is the opposite direction of the statement before it.
        var isTurned = false
        var rank: Rank
        var content: Content?
        var returning: Content?
    }

    fileprivate struct Ends {
        var from: ScreenMembers<Screen>
        var to: ScreenMembers<Screen>

        var turned: Ends { Ends(from: to, to: from) }

        func lead(_ event: TransitionEvent<Screen>) -> Bool {
            from.contains(event.from) && to.contains(event.to)
        }
    }

    public init(_ screens: ScreenHierarchy<Screen> = ScreenHierarchy()) { hierarchy = screens }

    /// Adds a line: on these operations between these screens, `content`, and on the way back from
    /// there `returning`. Where either is nil, the defaults decide.
    ///
    /// With `segue` it counts by the segue of this identifier alone, and back from the screen which
    /// that has opened; with `unwind` by that unwind segue. It counts from the major version
    /// `version` of iOS on, and before `end`.
    public mutating func add(
        _ operations: TransitionOperations, from: ScreenSet<Screen>, to: ScreenSet<Screen>,
        segue: String? = nil, unwind: String? = nil, since version: Int = 0, before end: Int = .max,
        _ content: Content?, returning: Content? = nil
    ) {
        append(
            operations, from, to, nil, segue, unwind, Versions(first: version, end: end), content,
            returning)
    }

    /// Adds one of several statements that `|` made of a written line, whose ends are `line`.
    ///
    /// Were `line` an optional with a default, each call would copy both sets into it, and what the
    /// Swift compiler spends on a function would grow with the square of such calls in it.
    public mutating func add(
        _ operations: TransitionOperations, from: ScreenSet<Screen>, to: ScreenSet<Screen>,
        within line: (from: ScreenSet<Screen>, to: ScreenSet<Screen>), segue: String? = nil,
        unwind: String? = nil, since version: Int = 0, before end: Int = .max, _ content: Content?,
        returning: Content? = nil
    ) {
        append(
            operations, from, to, line, segue, unwind, Versions(first: version, end: end), content,
            returning)
    }

    /// Adds a line that says the same of both directions.
    public mutating func add(
        _ operations: TransitionOperations, between a: ScreenSet<Screen>, and b: ScreenSet<Screen>,
        segue: String? = nil, unwind: String? = nil, since version: Int = 0, before end: Int = .max,
        _ content: Content?, returning: Content? = nil
    ) {
        append(
            operations, a, b, nil, segue, unwind, Versions(first: version, end: end), content,
            returning, other: (content, returning))
    }

    /// Adds one of several statements that `|` made of a written line, whose ends are `line`.
    public mutating func add(
        _ operations: TransitionOperations, between a: ScreenSet<Screen>, and b: ScreenSet<Screen>,
        within line: (from: ScreenSet<Screen>, to: ScreenSet<Screen>), segue: String? = nil,
        unwind: String? = nil, since version: Int = 0, before end: Int = .max, _ content: Content?,
        returning: Content? = nil
    ) {
        append(
            operations, a, b, line, segue, unwind, Versions(first: version, end: end), content,
            returning, other: (content, returning))
    }

    /// Adds a line of both directions: from `b` to `a` it says `other`. The two are compared
    /// with other lines each by itself.
    public mutating func add(
        _ operations: TransitionOperations, between a: ScreenSet<Screen>, and b: ScreenSet<Screen>,
        segue: String? = nil, unwind: String? = nil, since version: Int = 0, before end: Int = .max,
        _ content: Content?, returning: Content? = nil, other: Content?,
        otherReturning: Content? = nil
    ) {
        append(
            operations, a, b, nil, segue, unwind, Versions(first: version, end: end), content,
            returning, other: (other, otherReturning))
    }

    /// Adds one of several statements that `|` made of a written line, whose ends are `line`.
    public mutating func add(
        _ operations: TransitionOperations, between a: ScreenSet<Screen>, and b: ScreenSet<Screen>,
        within line: (from: ScreenSet<Screen>, to: ScreenSet<Screen>), segue: String? = nil,
        unwind: String? = nil, since version: Int = 0, before end: Int = .max, _ content: Content?,
        returning: Content? = nil, other: Content?, otherReturning: Content? = nil
    ) {
        append(
            operations, a, b, line, segue, unwind, Versions(first: version, end: end), content,
            returning, other: (other, otherReturning))
    }

    /// What decides an event: of a return a line that names its operation, however wide it is, or
    /// else the line that wins the forward event. nil where no line does.
    public func answer(to event: TransitionEvent<Screen>) -> LineAnswer<Content>? {
        if let index = winner(of: event) {
            return LineAnswer(
                content: statements[index].content, returning: statements[index].returning,
                isOfUnwind: statements[index].unwind != nil)
        }
        guard let forward = event.forward, let index = winner(of: forward) else { return nil }
        return LineAnswer(content: statements[index].returning, isNamed: false)
    }

    /// What all lines say of an event, the narrowest first and the widest last; of a return first
    /// those that name its operation, then those that cover the forward event.
    public func all(covering event: TransitionEvent<Screen>) -> [Content] {
        let named = indices(covering: event).compactMap { statements[$0].content }
        guard let forward = event.forward else { return named }
        return named + indices(covering: forward).compactMap { statements[$0].returning }
    }

    // MARK: Adding

    private mutating func append(
        _ operations: TransitionOperations, _ from: ScreenSet<Screen>, _ to: ScreenSet<Screen>,
        _ line: (from: ScreenSet<Screen>, to: ScreenSet<Screen>)?, _ segue: String?,
        _ unwind: String?, _ versions: Versions, _ content: Content?, _ returning: Content?,
        other: (content: Content?, returning: Content?)? = nil
    ) {
        let ends = Ends(from: members(of: from), to: members(of: to))
        let whole = line.map { Ends(from: members(of: $0.from), to: members(of: $0.to)) } ?? ends
        let rank = Rank(
            means: unwind != nil ? 0 : segue != nil ? 1 : 2,
            operations: operations.rawValue.nonzeroBitCount, version: versions.first,
            end: versions.end, pairs: ends.from.pairCount(to: ends.to),
            linePairs: whole.from.pairCount(to: whole.to, isBothWays: other != nil))
        let statement = Statement(
            operations: operations, segue: segue, unwind: unwind, versions: versions, ends: ends,
            line: whole, rank: rank, content: content, returning: returning)
        statements.append(statement)
        guard let other else { return }
        var turned = statement
        turned.ends = ends.turned
        turned.line = whole.turned
        turned.isTurned = true
        (turned.content, turned.returning) = other
        statements.append(turned)
    }

    private mutating func members(of set: ScreenSet<Screen>) -> ScreenMembers<Screen> {
        if let known = members[set] { return known }
        let found = ScreenMembers(set, hierarchy)
        members[set] = found
        return found
    }

    // MARK: Looking up

    /// The statement that wins an event. Where both directions of its line cover the event, the
    /// direction as it is written counts.
    private func winner(of event: TransitionEvent<Screen>) -> Int? {
        var winner: Int?
        for index in statements.indices where covers(statements[index], event) {
            if let best = winner, !isBefore(index, best) { continue }
            winner = index
        }
        return winner.map { isMirrored(statements[$0], event) ? $0 - 1 : $0 }
    }

    /// The statements that cover an event, in their order; of both directions of a line that
    /// which is written.
    private func indices(covering event: TransitionEvent<Screen>) -> [Int] {
        statements.indices
            .filter { covers(statements[$0], event) && !isMirrored(statements[$0], event) }
            .sorted(by: isBefore)
    }

    private func covers(_ statement: Statement, _ event: TransitionEvent<Screen>) -> Bool {
        statement.operations.contains(event.operation) && statement.versions.contains(event.version)
            && (statement.segue == nil || statement.segue == event.segue)
            && (statement.unwind == nil || statement.unwind == event.unwind)
            && statement.ends.lead(event)
    }

    /// Whether a turned statement's line covers an event in the direction in which it is written.
    private func isMirrored(_ statement: Statement, _ event: TransitionEvent<Screen>) -> Bool {
        statement.isTurned && statement.line.turned.lead(event)
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        if statements[left].rank < statements[right].rank { return true }
        return left < right && !(statements[right].rank < statements[left].rank)
    }
}

extension TransitionTable: Sendable where Content: Sendable {}
extension TransitionTable.Statement: Sendable where Content: Sendable {}

/// Lines from one screen to another, as most are.
///
/// They say what ``TransitionTable/add(_:from:to:segue:unwind:since:before:_:returning:)`` can say
/// too; generated code of thousands of them compiles in a third of the time.
extension TransitionTable {
    /// Adds a line that leaves its return to the defaults.
    public mutating func push(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content
    ) { add(.push, from: [from], to: [to], since: version, content) }

    /// Adds a line with its return.
    public mutating func push(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content, returning: Content
    ) { add(.push, from: [from], to: [to], since: version, content, returning: returning) }

    /// Adds a line that leaves its return to the defaults.
    public mutating func present(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content
    ) { add(.present, from: [from], to: [to], since: version, content) }

    /// Adds a line with its return.
    public mutating func present(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content, returning: Content
    ) { add(.present, from: [from], to: [to], since: version, content, returning: returning) }
}
