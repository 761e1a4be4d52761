import TransitionDSL

/// A set of texts that is emptied for nothing: members carry the number of the round in which they
/// came. For the many small lists of a file, each of which asks whether a name comes twice.
struct StampedSet {
    private var stamps: [UInt32] = []
    private var round: UInt32 = 0

    /// Empties the set.
    mutating func begin() { round += 1 }

    /// Adds a text; false where it is in already.
    mutating func insert(_ text: Text) -> Bool { insert(Int(text.index)) }

    /// The same for what is known by a number.
    mutating func insert(_ index: Int) -> Bool {
        if index >= stamps.count {
            let count = max(index + 1, stamps.count * 2)
            stamps.append(contentsOf: repeatElement(0, count: count - stamps.count))
        }
        defer { stamps[index] = round }
        return stamps[index] != round
    }

    func contains(_ text: Text) -> Bool { contains(Int(text.index)) }

    func contains(_ index: Int) -> Bool { index < stamps.count && stamps[index] == round }
}
