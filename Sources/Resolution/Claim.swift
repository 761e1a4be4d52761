/// The events that something is said of: what ranks it among others at run time.
package struct Claim: Sendable {
    package var occasion: Occasion
    package var from: EndSets.ID
    package var to: EndSets.ID
    /// What the whole line covers on these occasions, all its ends together.
    package var lineFrom: EndSets.ID
    package var lineTo: EndSets.ID
    /// Whether it holds of both directions.
    package var isSymmetric: Bool
    /// Whether the file says it; else it yields to what the file says.
    package var isWritten: Bool

    /// Whether its line has other ends beside these.
    package var isPartOfLine: Bool { from != lineFrom || to != lineTo }
}

extension Statement {
    /// The events that it speaks of.
    package var claim: Claim {
        Claim(
            occasion: occasion, from: from, to: to, lineFrom: lineFrom, lineTo: lineTo,
            isSymmetric: isSymmetric, isWritten: isWritten)
    }
}
