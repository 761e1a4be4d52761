/// How much may be searched before the answer is "too many to tell": a constant for small files,
/// plus a constant for each id and atom, so that no file makes the search quadratic.
struct SearchAllowance {
    private var limit: Int

    init(_ texts: HeroTexts) {
        limit = (1 << 22) + texts.atoms.count * 32
    }

    /// Goes on to the next id; what is granted for each is enough for what ids usually need, even
    /// after a crowd has used up the rest.
    mutating func next() { limit += 64 }

    func isSpent(_ work: Int) -> Bool { work > limit }
}
