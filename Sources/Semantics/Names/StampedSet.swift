import TransitionDSL

/// A set of texts that is emptied for nothing: members carry the number of the round in which they
/// came. For the many small lists of a file, each of which asks whether a name comes twice.
struct StampedSet {
    private var stamps: [UInt32] = []
    private var round: UInt32 = 0

    /// Empties the set.
    mutating func begin() { round += 1 }

    /// Adds a text; false where it is in already.
    mutating func insert(_ text: Text) -> Bool {
        let index = Int(text.index)
        if index >= stamps.count {
            let count = max(index + 1, stamps.count * 2)
            stamps.append(contentsOf: repeatElement(0, count: count - stamps.count))
        }
        defer { stamps[index] = round }
        return stamps[index] != round
    }
}
