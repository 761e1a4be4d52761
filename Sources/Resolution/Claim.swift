/// The events that something is said of: what ranks it among others at run time.
package protocol Claim {
    var occasion: Occasion { get }
    var from: EndSets.ID { get }
    var to: EndSets.ID { get }
    /// What the whole line covers on these occasions, all its ends together.
    var lineFrom: EndSets.ID { get }
    var lineTo: EndSets.ID { get }
    /// Whether it holds of both directions.
    var isSymmetric: Bool { get }
    /// Whether the file says it; else it yields to what the file says.
    var isWritten: Bool { get }
}

extension Claim {
    /// Whether its line has other ends beside these.
    package var isPartOfLine: Bool { from != lineFrom || to != lineTo }
}

extension Statement: Claim {}
