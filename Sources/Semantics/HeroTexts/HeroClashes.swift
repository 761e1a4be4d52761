/// Two ids that yield one text.
package struct HeroClash: Equatable, Sendable {
    package var first: Int
    /// Stands after `first` in the source.
    package var second: Int
    /// A text that both yield.
    package var witness: String

    package init(first: Int, second: Int, witness: String) {
        self.first = first
        self.second = second
        self.witness = witness
    }
}

/// What ``findClashes(in:)`` found.
package struct HeroClashes: Sendable {
    /// For each id that clashes with an earlier one, the first of those; in source order.
    package var found: [HeroClash] = []
    /// Whose ids are so many and so much alike at both ends that not all pairs were compared; in
    /// source order.
    package var crowd: [Int] = []
    /// How many pairs were compared, which is linear in the number of ids.
    package var comparisons = 0

    package var isIncomplete: Bool { !crowd.isEmpty }
}

/// Finds the ids that can be equal: fixed ids, a fixed id and a family, or two families.
///
/// Every witness is a text of both; without a crowd no clash is missed between ids in whose text
/// each parameter stands once.
package func findClashes(in texts: HeroTexts) -> HeroClashes {
    var finder = HeroClashFinder(texts)
    return finder.findClashes()
}

/// How much may be searched before the answer is "too many to tell": a constant for small files,
/// plus a constant for each id and atom, so that no file makes the search quadratic.
struct SearchAllowance {
    private var limit: Int

    init(_ texts: HeroTexts) { limit = (1 << 22) + texts.atoms.count * 32 }

    /// Goes on to the next id; what is granted for each is enough for what ids usually need, even
    /// after a crowd has used up the rest.
    mutating func next() { limit += 64 }

    func isSpent(_ work: Int) -> Bool { work > limit }
}
