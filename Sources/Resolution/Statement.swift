package import TransitionDSL

/// An animation as it is to be played: as it is written, or as the way back of what is written.
package struct Play: Hashable, Sendable {
    package var call: Handle<Call>
    /// Whether the opposite of the call plays.
    package var isOpposite: Bool

    package init(_ call: Handle<Call>, isOpposite: Bool = false) {
        self.call = call
        self.isOpposite = isOpposite
    }

    package var opposite: Play { Play(call, isOpposite: !isOpposite) }
}

/// What a line says of one set of events: for each pair of its ends, which `|` separates, one
/// statement of the way there and, unless it leaves that open, one of the way back.
package struct Statement: Sendable {
    package enum Way: Sendable {
        case there, back
    }

    package var edge: Handle<Edge>
    package var occasion: Occasion
    package var way: Way
    package var from: EndSets.ID
    package var to: EndSets.ID
    /// What the whole line covers on these occasions, all its ends together.
    package var lineFrom: EndSets.ID
    package var lineTo: EndSets.ID
    package var play: Play
    /// Whether it holds of both directions: of a tab line, and of one with `<->`.
    package var isSymmetric: Bool
    /// Whether the file says it; else it is a return that nobody wrote, which yields.
    package var isWritten: Bool
    /// What plays in the other direction of a symmetric one.
    package var otherPlay: Play

    /// What plays on an event that it covers.
    package func play(on event: Event, _ sets: EndSets) -> Play {
        isSymmetric && !(sets.has(event.from, from) && sets.has(event.to, to)) ? otherPlay : play
    }
}

extension EndSets {
    func covers(_ statement: Statement, _ event: Event) -> Bool {
        guard statement.occasion.covers(event) else { return false }
        if has(event.from, statement.from), has(event.to, statement.to) { return true }
        return statement.isSymmetric && has(event.from, statement.to)
            && has(event.to, statement.from)
    }

    /// How many subtrees its two ends have, as which comparing it with another takes long.
    func size(of statement: Statement) -> Int {
        range(statement.from).count + range(statement.to).count
    }

    /// Whether all events of one statement are events of the other, which is of the same tier;
    /// asked only of statements that have an event in common.
    func isInside(_ inner: Statement, _ outer: Statement) -> Bool {
        guard inner.occasion.isInside(outer.occasion) else { return false }
        if !outer.isSymmetric {
            return isInside(inner.from, outer.from) && isInside(inner.to, outer.to)
                && (!inner.isSymmetric
                    || isInside(inner.to, outer.from) && isInside(inner.from, outer.to))
        }
        // A rectangle of events inside two that mirror each other: screens that only one of them
        // lets leave must find all their goals in that one.
        return isInside(inner.from, unionOf: outer.from, outer.to)
            && isInside(inner.to, unionOf: outer.from, outer.to)
            && (isInside(inner.from, outer.to) || isInside(inner.to, outer.to))
            && (isInside(inner.from, outer.from) || isInside(inner.to, outer.from))
    }

    /// Whether one has the better claim to the events that both cover: its events lie inside the
    /// other's, or they are the same and its line's lie inside those of the other's line.
    func isNarrower(_ left: Statement, _ right: Statement) -> Bool {
        guard isInside(left, right) else { return false }
        guard isInside(right, left) else { return true }
        let (leftLine, rightLine) = (left.line, right.line)
        return isInside(leftLine, rightLine) && !isInside(rightLine, leftLine)
    }

    /// Whether two statements and their lines cover the same.
    func isSame(_ left: Statement, _ right: Statement) -> Bool {
        isInside(left, right) && isInside(right, left)
            && isInside(left.line, right.line) && isInside(right.line, left.line)
    }
}

extension Statement {
    /// The statement as if all ends of its line were one.
    fileprivate var line: Statement {
        var line = self
        line.from = lineFrom
        line.to = lineTo
        return line
    }
}
