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
