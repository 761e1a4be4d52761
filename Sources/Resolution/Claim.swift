/// The events that something is said of: what ranks it among others at run time.
package struct Claim: Sendable {
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

    /// The same claim in the opposite direction.
    var turned: Claim {
        Claim(
            occasion: occasion, from: to, to: from, lineFrom: lineTo, lineTo: lineFrom,
            isBothWays: isBothWays)
    }
}
