/// The answer of the line that decides an event.
public struct LineAnswer<Content> {
    /// What plays, or `nil` where the line leaves that to the defaults.
    public var content: Content?
    /// What plays on the return. `nil` where the defaults decide, and where there is no return.
    public var returning: Content?
    /// Whether the line names the operation itself. The return of the line that wins the forward
    /// event is not named.
    public var isNamed = true
    /// Whether the line is for an unwind segue.
    public var isOfUnwind = false
}

extension LineAnswer: Sendable where Content: Sendable {}

/// A place in an order in which the narrower of two statements always comes first.
///
/// «Narrower» is inclusion. Where one statement's events lie inside another's, or inside both
/// directions of its line together, none of these numbers is the larger one; and one is smaller, or
/// the two cover as much and so do their lines.
struct Rank: Comparable, Sendable {
    /// 0 for an unwind segue, 1 for a segue, 2 for any means.
    var means: Int
    /// How many operations it covers.
    var operations: Int
    /// The first version of iOS in which it counts; the later, the narrower.
    var version: Int
    /// The first version in which it counts no more; the earlier, the narrower.
    var end: Int
    /// How many pairs of screens it covers.
    var pairs: Int
    /// How many the whole written line covers.
    var linePairs: Int

    static func < (left: Rank, right: Rank) -> Bool {
        left.numbers < right.numbers
    }

    private var numbers: (Int, Int, Int, Int, Int, Int) {
        (means, operations, -version, end, pairs, linePairs)
    }
}
