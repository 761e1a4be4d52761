package import TransitionDSL

/// The events that something is said of: what ranks it among others at run time.
package struct Claim: Hashable, Sendable {
    package var occasion: Occasion
    package var from: EndSets.ID
    package var to: EndSets.ID
    /// What the whole line covers on these occasions, all its ends together.
    package var lineFrom: EndSets.ID
    package var lineTo: EndSets.ID
    /// Whether the line covers the opposite direction too, as those of `<->` and `tab` do.
    package var isBothWays: Bool

    /// Whether its line has other ends beside these.
    package var isPartOfLine: Bool { from != lineFrom || to != lineTo }

    /// Equal for equal sets of events of it and its line: both directions of a line from a set to
    /// itself are the same.
    var subject: Claim {
        var subject = self
        subject.isBothWays = isBothWays && lineFrom != lineTo
        return subject
    }

    /// The sets that its line leaves.
    var starts: [EndSets.ID] { isBothWays ? [from, to] : [from] }

    /// The same claim in the opposite direction.
    var turned: Claim {
        Claim(
            occasion: occasion, from: to, to: from, lineFrom: lineTo, lineTo: lineFrom,
            isBothWays: isBothWays)
    }
}

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

/// What a line has one set of events play, and the returns from there: one statement for each pair
/// of its ends, which `|` separates, and for `<->` and `tab` another one of the opposite direction.
package struct Statement: Sendable {
    package var edge: Handle<Edge>
    /// The operations that the line names. Its return is no occasion of its own: it belongs to
    /// whichever line wins the forward event.
    package var claim: Claim
    /// Whether it goes from the line's right end to its left one.
    package var isTurned: Bool
    /// nil for `default`: the defaults decide.
    package var play: Play?
    /// What the return plays; nil where the defaults decide, and where there is no return.
    package var returning: Play?

    package var occasion: Occasion { claim.occasion }
    package var from: EndSets.ID { claim.from }
    package var to: EndSets.ID { claim.to }
    package var isBothWays: Bool { claim.isBothWays }
    /// Whether it names a return operation.
    package var isOfReturn: Bool { occasion.operations.isSubset(of: .back) }
}

extension EndSets {
    func covers(_ statement: Statement, _ event: Event) -> Bool {
        statement.occasion.covers(event) && has(event.from, statement.from)
            && has(event.to, statement.to)
    }

    /// How many subtrees its two ends have, as which comparing it with another takes long.
    func size(of statement: Statement) -> Int {
        roots(statement.from).count + roots(statement.to).count
    }

    /// Pairs of screens: from each of one set to each of another, and back where `isBothWays`.
    private struct Pairs {
        var from: ID
        var to: ID
        var isBothWays: Bool
    }

    private func isInside(_ inner: Pairs, _ outer: Pairs) -> Bool {
        if !outer.isBothWays {
            return isInside(inner.from, outer.from) && isInside(inner.to, outer.to)
                && (!inner.isBothWays
                    || isInside(inner.to, outer.from) && isInside(inner.from, outer.to))
        }
        // A rectangle of events inside two that mirror each other: screens that only one of them
        // lets leave must find all their goals in that one.
        return isInside(inner.from, unionOf: outer.from, outer.to)
            && isInside(inner.to, unionOf: outer.from, outer.to)
            && (isInside(inner.from, outer.to) || isInside(inner.to, outer.to))
            && (isInside(inner.from, outer.from) || isInside(inner.to, outer.from))
    }

    /// Whether all events of one statement are events of the other, or of both directions of its
    /// line together; asked only of statements that have an event in common.
    func isInside(_ inner: Claim, _ outer: Claim) -> Bool {
        inner.occasion.isInside(outer.occasion)
            && isInside(
                Pairs(from: inner.from, to: inner.to, isBothWays: false),
                Pairs(from: outer.from, to: outer.to, isBothWays: outer.isBothWays))
    }

    /// The same of all that their lines cover.
    private func isLineInside(_ inner: Claim, _ outer: Claim) -> Bool {
        isInside(
            Pairs(from: inner.lineFrom, to: inner.lineTo, isBothWays: inner.isBothWays),
            Pairs(from: outer.lineFrom, to: outer.lineTo, isBothWays: outer.isBothWays))
    }

    /// Whether one has the better claim to the events that both cover: its events lie inside the
    /// other's, or they are the same and its line's lie inside those of the other's line.
    func isNarrower(_ left: Claim, _ right: Claim) -> Bool {
        guard isInside(left, right) else { return false }
        guard isInside(right, left) else { return true }
        return isLineInside(left, right) && !isLineInside(right, left)
    }

    /// Whether neither of two claims is the narrower one, and they do not cover the same.
    func cross(_ left: Claim, _ right: Claim) -> Bool {
        let isInside = isInside(left, right)
        guard isInside == self.isInside(right, left) else { return false }
        return !isInside || !isLineInside(left, right) && !isLineInside(right, left)
    }
}
