/// The result of the line that decides an event.
public struct LineAnswer<Content> {
    /// The animation, or `nil` if the line leaves it to the defaults.
    public var content: Content?
    /// The return. `nil` if the defaults decide it, or if there is no return.
    public var returning: Content?
    /// Whether the line names the operation itself. A return decided by the line of the forward
    /// event does not.
    public var isNamed = true
    /// Whether the line is for an unwind segue.
    public var isOfUnwind = false
    /// Whether the line names the screens that leave: with `*`, some may lack the unwind segue.
    var namesFrom = true
    /// The line; nil for an animation passed in a call.
    var declared: DeclaredLine?
}

extension LineAnswer: Sendable where Content: Sendable {}

/// An order in which the narrower of two rules that cover an event always comes first.
/// Narrower means an end that is closer to the event's screen, or inclusion. If one rule's events are
/// a subset of another's, or of both directions of its line together, none of these numbers is
/// larger. At least one is smaller, or the rules and their lines cover the same number of events.
struct Rank: Comparable, Sendable {
    /// 0 for an unwind segue, 1 for a segue, 2 for any means.
    var means: Int
    /// How many operations it covers.
    var operations: Int
    /// The first version of iOS in which it applies; a later one is narrower.
    var version: IOSVersion
    /// The first version in which it no longer applies; an earlier one is narrower.
    var end: IOSVersion
    /// How far its ends are from the screens of the event.
    var distance = EndDistance(from: 0, to: 0)
    /// The number of pairs of screens that it covers.
    var pairs: Int
    /// The number of pairs that the whole written line covers.
    var linePairs: Int

    static func < (left: Rank, right: Rank) -> Bool {
        // The later version is narrower: it is that of the other side.
        let conditions = (left.means, left.operations, right.version, left.end)
        let others = (right.means, right.operations, left.version, right.end)
        if conditions != others { return conditions < others }
        if left.distance.order != right.distance.order {
            return left.distance.order < right.distance.order
        }
        return (left.pairs, left.linePairs) < (right.pairs, right.linePairs)
    }
}

/// How far the ends of a line are from the screens of an event: 0 for the screen itself, then one
/// more for each container around it, and most for any screen.
struct EndDistance: Equatable, Sendable {
    var from: Int
    var to: Int

    /// Fewer ends with any screen come first, then the closer of the farther ends, then the closer
    /// to the screen that appears.
    var order: (Int, Int, Int, Int) {
        let (start, goal) = (from == .max ? 0 : from, to == .max ? 0 : to)
        return ([from, to].count { $0 == .max }, max(start, goal), goal, start)
    }
}
