package import TransitionDSL

/// A set of events, and how it ranks among others at run time.
package struct RuleKey: Hashable, Sendable {
    package var pattern: EventPattern
    package var from: EndSets.ID
    package var to: EndSets.ID
    /// The events of the whole line with this limit, for all its ends together.
    package var lineFrom: EndSets.ID
    package var lineTo: EndSets.ID
    /// Whether the line covers the opposite direction too, as `<->` and `tab` lines do.
    package var isBothWays: Bool

    /// Whether its line has other ends too.
    package var isPartOfLine: Bool { from != lineFrom || to != lineTo }

    /// Equal if the events of both and of their lines are equal: both directions of a line from a
    /// set to itself are the same.
    var subject: RuleKey {
        var subject = self
        subject.isBothWays = isBothWays && lineFrom != lineTo
        return subject
    }

    /// The sets that its line leaves.
    var starts: [EndSets.ID] { isBothWays ? [from, to] : [from] }

    /// The same claim in the opposite direction.
    var turned: RuleKey {
        RuleKey(
            pattern: pattern, from: to, to: from, lineFrom: lineTo, lineTo: lineFrom,
            isBothWays: isBothWays)
    }
}

/// An animation as written, or the return of the written one.
package struct ChosenAnimation: Hashable, Sendable {
    package var call: Handle<Call>
    /// Whether the opposite of the call plays.
    package var isOpposite: Bool

    package init(_ call: Handle<Call>, isOpposite: Bool = false) {
        self.call = call
        self.isOpposite = isOpposite
    }

    package var opposite: ChosenAnimation { ChosenAnimation(call, isOpposite: !isOpposite) }
}

/// The animation of a line for one set of events, and their returns. One statement for each pair of
/// ends that `|` separates, and another for the opposite direction of `<->` and `tab`.
package struct TransitionRule: Sendable {
    package var edge: Handle<Edge>
    /// The operations that the line names. Its return is not included: it belongs to the line that
    /// wins the forward event.
    package var claim: RuleKey
    /// Whether it goes from the line's right end to its left one.
    package var isTurned: Bool
    /// nil for `default`: the defaults decide.
    package var play: ChosenAnimation?
    /// The return animation; nil if the defaults decide or there is no return.
    package var returning: ChosenAnimation?

    package var pattern: EventPattern { claim.pattern }
    package var from: EndSets.ID { claim.from }
    package var to: EndSets.ID { claim.to }
    package var isBothWays: Bool { claim.isBothWays }
    /// Whether it names a return operation.
    package var isOfReturn: Bool { pattern.operations.isSubset(of: .back) }
}

extension EndSets {
    func covers(_ statement: TransitionRule, _ event: Event) -> Bool {
        statement.pattern.covers(event) && covers(statement.from, event.from, in: event.leaves)
            && covers(statement.to, event.to, in: event.enters)
    }

    /// The number of subtrees in its two ends, which determines the cost of comparing it.
    func size(of statement: TransitionRule) -> Int {
        roots(statement.from).count + roots(statement.to).count
    }

    /// Pairs of screens: from each of one set to each of another, and back if `isBothWays`.
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
        // A rectangle of events inside two mirrored ones: screens that only one of them can leave
        // must find all their targets in that one.
        return isInside(inner.from, unionOf: outer.from, outer.to)
            && isInside(inner.to, unionOf: outer.from, outer.to)
            && (isInside(inner.from, outer.to) || isInside(inner.to, outer.to))
            && (isInside(inner.from, outer.from) || isInside(inner.to, outer.from))
    }

    /// Whether all events of one statement are events of the other, or of both directions of its
    /// line together; both must share an event.
    func isInside(_ inner: RuleKey, _ outer: RuleKey) -> Bool {
        inner.pattern.isInside(outer.pattern)
            && isInside(
                Pairs(from: inner.from, to: inner.to, isBothWays: false),
                Pairs(from: outer.from, to: outer.to, isBothWays: outer.isBothWays))
    }

    /// The same for all events of their lines.
    private func isLineInside(_ inner: RuleKey, _ outer: RuleKey) -> Bool {
        isInside(
            Pairs(from: inner.lineFrom, to: inner.lineTo, isBothWays: inner.isBothWays),
            Pairs(from: outer.lineFrom, to: outer.lineTo, isBothWays: outer.isBothWays))
    }

    /// Whether one has precedence for the events that both cover. Its events lie inside the
    /// other's; or they are equal, and its line's events lie inside those of the other's line.
    func isNarrower(_ left: RuleKey, _ right: RuleKey) -> Bool {
        guard isInside(left, right) else { return false }
        guard isInside(right, left) else { return true }
        return isLineInside(left, right) && !isLineInside(right, left)
    }

    /// Whether neither of two claims is narrower, and they do not cover the same.
    func cross(_ left: RuleKey, _ right: RuleKey) -> Bool {
        let isInside = isInside(left, right)
        guard isInside == self.isInside(right, left) else { return false }
        return !isInside || !isLineInside(left, right) && !isLineInside(right, left)
    }
}
