import TransitionDSL

/// Of elements known by index, those whose two texts an earlier one has, with the first that has
/// them.
func firstEqual(
    _ indices: [Int],
    _ key: (Int) -> (Text, Text)
) -> [(index: Int, first: Int)] {
    let sorted = indices.sorted {
        let (left, right) = (key($0), key($1))
        return (left.0.index, left.1.index, $0) < (right.0.index, right.1.index, $1)
    }
    var equal: [(index: Int, first: Int)] = []
    var first: Int?
    for index in sorted {
        if let known = first, key(known) == key(index) {
            equal.append((index, known))
        } else {
            first = index
        }
    }
    return equal
}
