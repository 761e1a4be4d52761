import TransitionDSL

/// Whether one name or text of an id is probably a misspelling of the other: one letter differs, or
/// two in longer ones. `row1` and `row2` are not.
package func areMisspellings(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Bool {
    let shortest = min(first.count, second.count)
    let limit = shortest >= 5 ? 2 : 1
    // Those of very different lengths are most.
    guard abs(first.count - second.count) <= limit, shortest > limit + 1 else { return false }
    func withoutDigits(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
        text.filter { !("0"..."9").contains($0) }
    }
    return editDistance(first, second, limit: limit) != nil
        && withoutDigits(first) != withoutDigits(second)
}
