/// Lines from one screen to another, as most are: the way there and the way back in one call.
///
/// They say what ``TransitionTable/add(_:from:to:segue:unwind:since:isWritten:_:)`` can say
/// too; generated code of thousands of them compiles in a third of the time.
extension TransitionTable {
    /// Adds a line of which only the way there is said.
    public mutating func push(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content
    ) {
        add(.push, from: [from], to: [to], since: version, content)
    }

    /// Adds a line whose way back nobody wrote, so that it yields to all that is written.
    public mutating func push(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content,
        opposite: Content
    ) {
        push(from, to: to, since: version, content)
        add(.pop, from: [to], to: [from], since: version, isWritten: false, opposite)
    }

    /// Adds a line that says its way back.
    public mutating func push(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content, return: Content
    ) {
        push(from, to: to, since: version, content)
        add(.pop, from: [to], to: [from], since: version, `return`)
    }

    /// Adds a line of which only the way there is said.
    public mutating func present(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content
    ) {
        add(.present, from: [from], to: [to], since: version, content)
    }

    /// Adds a line whose way back nobody wrote, so that it yields to all that is written.
    public mutating func present(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content,
        opposite: Content
    ) {
        present(from, to: to, since: version, content)
        add(.dismiss, from: [to], to: [from], since: version, isWritten: false, opposite)
    }

    /// Adds a line that says its way back.
    public mutating func present(
        _ from: Screen, to: Screen, since version: Int = 0, _ content: Content, return: Content
    ) {
        present(from, to: to, since: version, content)
        add(.dismiss, from: [to], to: [from], since: version, `return`)
    }
}
