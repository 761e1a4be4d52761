/// The lines of a registry. The narrowest line that covers a forward event decides it, and its
/// return, too.
/// A line is narrower than another if its events are a subset of the other's. A line that names a
/// screen is narrower than one that names a container around it. If two lines overlap
/// and neither is narrower, the compiler reports an error; at run time the first added wins.
/// <doc:What-plays> has the whole order.
///
/// With `file` and `line` a call may say where the line is declared. ``TransitionReports/trace``
/// names that place; by default it is the call itself.
public struct TransitionTable<Screen: Hashable & Sendable, Content> {
    private let hierarchy: ScreenHierarchy<Screen>
    private var statements: [TransitionRule] = []
    /// The screens of ends, which many lines share.
    private var members: [ScreenSet<Screen>: ScreenMembers<Screen>] = [:]  // Hot.

    fileprivate struct TransitionRule {
        var operations: TransitionOperations
        var segue: String?
        var unwind: String?
        var versions: IOSVersions
        var ends: Ends
        /// The ends of the whole written line, in the direction of the rule.
        var line: Ends
        /// Whether it is the opposite direction of the previous rule.
        var isTurned = false
        var rank: Rank
        var content: Content?
        var returning: Content?
        var declared: DeclaredLine
    }

    fileprivate struct Ends {
        var from: ScreenMembers<Screen>
        var to: ScreenMembers<Screen>

        var turned: Ends { Ends(from: to, to: from) }

        func lead(_ event: TransitionEvent<Screen>) -> Bool { distance(of: event) != nil }

        /// How far the ends are from the screens of an event; nil if they do not cover it.
        func distance(of event: TransitionEvent<Screen>) -> EndDistance? {
            guard let start = from.distance(of: event.from, in: event.leaves),
                let goal = to.distance(of: event.to, in: event.enters)
            else { return nil }
            return EndDistance(from: start, to: goal)
        }
    }

    /// Creates an empty table.
    public init(_ screens: ScreenHierarchy<Screen> = ScreenHierarchy()) { hierarchy = screens }

    /// Adds a line of one direction. If `content` or `returning` is `nil`, the defaults decide.
    /// With `segue` the line applies only to this segue, and to returns from a screen that it
    /// opened. With `unwind` it applies only to this unwind segue. It applies in the
    /// versions `versions` of iOS.
    public mutating func add(
        _ operations: TransitionOperations, from: ScreenSet<Screen>, to: ScreenSet<Screen>,
        segue: String? = nil, unwind: String? = nil, ios versions: IOSVersions = .all,
        _ content: Content?, returning: Content? = nil, file: String = #fileID, line: Int = #line
    ) {
        append(
            operations, from, to, nil, segue, unwind, versions, content,
            returning, DeclaredLine(file, line))
    }

    /// Adds a part of a line that contains `|`. `whole` has the ends of the whole line.
    // If `whole` were an optional with a default, each call would copy both sets into it.
    public mutating func add(
        _ operations: TransitionOperations, from: ScreenSet<Screen>, to: ScreenSet<Screen>,
        within whole: (from: ScreenSet<Screen>, to: ScreenSet<Screen>), segue: String? = nil,
        unwind: String? = nil, ios versions: IOSVersions = .all, _ content: Content?,
        returning: Content? = nil, file: String = #fileID, line: Int = #line
    ) {
        append(
            operations, from, to, whole, segue, unwind, versions, content,
            returning, DeclaredLine(file, line))
    }

    /// Adds a line of both directions with the same animation in each.
    public mutating func add(
        _ operations: TransitionOperations, between a: ScreenSet<Screen>, and b: ScreenSet<Screen>,
        segue: String? = nil, unwind: String? = nil, ios versions: IOSVersions = .all,
        _ content: Content?, returning: Content? = nil, file: String = #fileID, line: Int = #line
    ) {
        append(
            operations, a, b, nil, segue, unwind, versions, content,
            returning, DeclaredLine(file, line), other: (content, returning))
    }

    /// Adds a part of a line that contains `|`. `whole` has the ends of the whole line.
    public mutating func add(
        _ operations: TransitionOperations, between a: ScreenSet<Screen>, and b: ScreenSet<Screen>,
        within whole: (from: ScreenSet<Screen>, to: ScreenSet<Screen>), segue: String? = nil,
        unwind: String? = nil, ios versions: IOSVersions = .all, _ content: Content?,
        returning: Content? = nil, file: String = #fileID, line: Int = #line
    ) {
        append(
            operations, a, b, whole, segue, unwind, versions, content,
            returning, DeclaredLine(file, line), other: (content, returning))
    }

    /// Adds a line of both directions. From `b` to `a` it plays `other`. Each direction is compared
    /// with other lines separately.
    public mutating func add(
        _ operations: TransitionOperations, between a: ScreenSet<Screen>, and b: ScreenSet<Screen>,
        segue: String? = nil, unwind: String? = nil, ios versions: IOSVersions = .all,
        _ content: Content?, returning: Content? = nil, other: Content?,
        otherReturning: Content? = nil, file: String = #fileID, line: Int = #line
    ) {
        append(
            operations, a, b, nil, segue, unwind, versions, content,
            returning, DeclaredLine(file, line), other: (other, otherReturning))
    }

    /// Adds a part of a line that contains `|`. `whole` has the ends of the whole line.
    public mutating func add(
        _ operations: TransitionOperations, between a: ScreenSet<Screen>, and b: ScreenSet<Screen>,
        within whole: (from: ScreenSet<Screen>, to: ScreenSet<Screen>), segue: String? = nil,
        unwind: String? = nil, ios versions: IOSVersions = .all, _ content: Content?,
        returning: Content? = nil, other: Content?, otherReturning: Content? = nil,
        file: String = #fileID, line: Int = #line
    ) {
        append(
            operations, a, b, whole, segue, unwind, versions, content,
            returning, DeclaredLine(file, line), other: (other, otherReturning))
    }

    /// Returns the result of the line that decides an event, or `nil` if no line does. The
    /// narrowest line that names its operation decides a return, or else the line that decides the
    /// forward event.
    public func answer(to event: TransitionEvent<Screen>) -> LineAnswer<Content>? {
        if let index = winner(of: event) {
            return LineAnswer(
                content: statements[index].content, returning: statements[index].returning,
                isOfUnwind: statements[index].unwind != nil,
                namesFrom: !statements[index].ends.from.isAny,
                declared: statements[index].declared)
        }
        guard let forward = event.forward, let index = winner(of: forward) else { return nil }
        return LineAnswer(
            content: statements[index].returning, isNamed: false,
            declared: statements[index].declared)
    }

    /// Returns the content of all lines that cover an event, the narrowest first. For a return, the
    /// lines that name its operation come before those that cover the forward event.
    public func all(covering event: TransitionEvent<Screen>) -> [Content] {
        let named = indices(covering: event).compactMap { statements[$0].content }
        guard let forward = event.forward else { return named }
        return named + indices(covering: forward).compactMap { statements[$0].returning }
    }

    // MARK: Adding

    private mutating func append(
        _ operations: TransitionOperations, _ from: ScreenSet<Screen>, _ to: ScreenSet<Screen>,
        _ line: (from: ScreenSet<Screen>, to: ScreenSet<Screen>)?, _ segue: String?,
        _ unwind: String?, _ versions: IOSVersions, _ content: Content?, _ returning: Content?,
        _ declared: DeclaredLine, other: (content: Content?, returning: Content?)? = nil
    ) {
        let ends = Ends(from: members(of: from), to: members(of: to))
        let whole = line.map { Ends(from: members(of: $0.from), to: members(of: $0.to)) } ?? ends
        let rank = Rank(
            means: unwind != nil ? 0 : segue != nil ? 1 : 2,
            operations: operations.rawValue.nonzeroBitCount, version: versions.first,
            end: versions.end, pairs: ends.from.pairCount(to: ends.to),
            linePairs: whole.from.pairCount(to: whole.to, isBothWays: other != nil))
        let statement = TransitionRule(
            operations: operations, segue: segue, unwind: unwind, versions: versions, ends: ends,
            line: whole, rank: rank, content: content, returning: returning,
            declared: declared)
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

    /// The rule that wins an event. If both directions of its line cover the event, the written
    /// direction applies.
    private func winner(of event: TransitionEvent<Screen>) -> Int? {
        statements.indices.filter { covers(statements[$0], event) }
            .min { isBefore($0, $1, on: event) }
            .map { isMirrored(statements[$0], event) ? $0 - 1 : $0 }
    }

    /// The rules that cover an event, in their order; of both directions of a line only the written
    /// one.
    private func indices(covering event: TransitionEvent<Screen>) -> [Int] {
        statements.indices
            .filter { covers(statements[$0], event) && !isMirrored(statements[$0], event) }
            .sorted { isBefore($0, $1, on: event) }
    }

    private func covers(_ statement: TransitionRule, _ event: TransitionEvent<Screen>) -> Bool {
        statement.operations.contains(event.operation) && statement.versions.contains(event.version)
            && (statement.segue == nil || statement.segue == event.segue)
            && (statement.unwind == nil || statement.unwind == event.unwind)
            && statement.ends.lead(event)
    }

    /// Whether a reversed rule's line covers an event in its written direction.
    private func isMirrored(_ statement: TransitionRule, _ event: TransitionEvent<Screen>) -> Bool {
        statement.isTurned && statement.line.turned.lead(event)
    }

    private func isBefore(
        _ left: Int, _ right: Int, on event: TransitionEvent<Screen>
    ) -> Bool {
        let (first, second) = (rank(left, on: event), rank(right, on: event))
        return first < second || left < right && !(second < first)
    }

    private func rank(_ index: Int, on event: TransitionEvent<Screen>) -> Rank {
        var rank = statements[index].rank
        statements[index].ends.distance(of: event).map { rank.distance = $0 }
        return rank
    }
}

extension TransitionTable: Sendable where Content: Sendable {}
extension TransitionTable.TransitionRule: Sendable where Content: Sendable {}

// Lines from one screen to another, the most frequent kind. `add(_:from:to:…)` can do the same, but
// the Swift compiler needs longer for its calls.
extension TransitionTable {
    /// Adds a line for pushes that leaves its return to the defaults.
    public mutating func push(
        _ from: Screen, to: Screen, ios versions: IOSVersions = .all, _ content: Content,
        file: String = #fileID, line: Int = #line
    ) {
        add(.push, from: [from], to: [to], ios: versions, content, file: file, line: line)
    }

    /// Adds a line for pushes with its return.
    public mutating func push(
        _ from: Screen, to: Screen, ios versions: IOSVersions = .all, _ content: Content,
        returning: Content, file: String = #fileID, line: Int = #line
    ) {
        add(
            .push, from: [from], to: [to], ios: versions, content, returning: returning,
            file: file, line: line)
    }

    /// Adds a line for presentations that leaves its return to the defaults.
    public mutating func present(
        _ from: Screen, to: Screen, ios versions: IOSVersions = .all, _ content: Content,
        file: String = #fileID, line: Int = #line
    ) {
        add(.present, from: [from], to: [to], ios: versions, content, file: file, line: line)
    }

    /// Adds a line for presentations with its return.
    public mutating func present(
        _ from: Screen, to: Screen, ios versions: IOSVersions = .all, _ content: Content,
        returning: Content, file: String = #fileID, line: Int = #line
    ) {
        add(
            .present, from: [from], to: [to], ios: versions, content, returning: returning,
            file: file, line: line)
    }
}
