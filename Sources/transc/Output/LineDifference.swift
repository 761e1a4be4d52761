import TransitionDSL

/// A part of two texts that differs: lines of the old that become lines of the new.
struct LineChange: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>
}

/// Where two texts differ, in order and apart. Lines are numbers here, equal for equal lines.
///
/// Lines that occur once in both texts hold the two together, as in a patience diff; what lies
/// between them is compared by Myers' algorithm up to an allowance, behind which it counts as
/// replaced. So the time is that of sorting, whatever the texts.
func lineChanges(_ old: [Int], _ new: [Int]) -> [LineChange] {
    var changes: [LineChange] = []
    var (oldStart, newStart) = (0, 0)
    for anchor in anchors(old, new) + [(old.count, new.count)] {
        compare(old[oldStart..<anchor.old], new[newStart..<anchor.new], &changes)
        (oldStart, newStart) = (anchor.old, anchor.new)
    }
    return merged(changes)
}

/// How many lines may be taken out or put in between two anchors before both sides count as
/// wholly different: the memory is its square.
private let editAllowance = 200

// MARK: Anchors

private typealias Anchor = (old: Int, new: Int)

/// The longest series of lines, each once in both texts, that have the same order in both.
private func anchors(_ old: [Int], _ new: [Int]) -> [Anchor] {
    let oldPlaces = placesOfUnique(old)
    let newPlaces = placesOfUnique(new)
    let pairs: [Anchor] = old.indices.compactMap { index in
        guard oldPlaces[old[index]] == index, let place = newPlaces[old[index]] else { return nil }
        return (index, place)
    }
    return longestRise(pairs)
}

/// Where the lines stand that occur once.
private func placesOfUnique(_ lines: [Int]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for (index, line) in lines.enumerated() {
        if places.updateValue(index, forKey: line) != nil { repeated.insert(line) }
    }
    for line in repeated { places[line] = nil }
    return places
}

/// The longest subsequence whose places in the new text rise, by patience sorting.
private func longestRise(_ pairs: [Anchor]) -> [Anchor] {
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
        let low = tops.partitioningIndex { pairs[$0].new >= pairs[index].new }
        if low > 0 { previous[index] = tops[low - 1] }
        if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var rise: [Anchor] = []
    var index = tops.last ?? -1
    while index >= 0 {
        rise.append(pairs[index])
        index = previous[index]
    }
    return rise.reversed()
}

// MARK: Between anchors

/// Compares two stretches without the lines that they begin and end with alike.
private func compare(
    _ old: ArraySlice<Int>,
    _ new: ArraySlice<Int>,
    _ changes: inout [LineChange]
) {
    var (old, new) = (old, new)
    while let line = old.first, line == new.first {
        old.removeFirst()
        new.removeFirst()
    }
    while let line = old.last, line == new.last {
        old.removeLast()
        new.removeLast()
    }
    if old.isEmpty && new.isEmpty { return }
    if old.isEmpty || new.isEmpty {
        changes.append(LineChange(old: old.indices, new: new.indices))
    } else if let trace = shortestEdit(old, new) {
        walkBack(trace, old, new, &changes)
    } else {
        changes.append(LineChange(old: old.indices, new: new.indices))
    }
}

/// Myers' furthest points for each number of edits, up to the one that reaches both ends; nil
/// where the allowance does not suffice. Diagonal `k` of round `d` is at `k + d`.
private func shortestEdit(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [[Int]]? {
    guard abs(old.count - new.count) <= editAllowance else { return nil }
    var trace: [[Int]] = []
    for round in 0...editAllowance {
        var reached = [Int](repeating: -1, count: 2 * round + 1)
        for diagonal in stride(from: -round, through: round, by: 2) {
            var x = start(of: diagonal, in: round, trace.last ?? []).x
            while x < old.count, x - diagonal >= 0, x - diagonal < new.count,
                old[old.startIndex + x] == new[new.startIndex + x - diagonal]
            {
                x += 1
            }
            reached[diagonal + round] = x
            if x >= old.count, x - diagonal >= new.count {
                trace.append(reached)
                return trace
            }
        }
        trace.append(reached)
    }
    return nil
}

/// Where a diagonal begins in a round: below or right of what the round before reached.
private func start(
    of diagonal: Int,
    in round: Int,
    _ before: [Int]
) -> (x: Int, isInsertion: Bool) {
    if round == 0 { return (0, false) }
    func reached(_ diagonal: Int) -> Int? {
        let index = diagonal + round - 1
        return before.indices.contains(index) ? before[index] : nil
    }
    let above = reached(diagonal + 1)
    let left = reached(diagonal - 1).map { $0 + 1 }
    if let above, above >= left ?? -1 { return (above, true) }
    return (left ?? 0, false)
}

/// The changes of the way that a trace has found, gathered from its end.
private func walkBack(
    _ trace: [[Int]],
    _ old: ArraySlice<Int>,
    _ new: ArraySlice<Int>,
    _ changes: inout [LineChange]
) {
    var found: [LineChange] = []
    var diagonal = old.count - new.count
    for round in stride(from: trace.count - 1, to: 0, by: -1) {
        let (x, isInsertion) = start(of: diagonal, in: round, trace[round - 1])
        let oldLine = old.startIndex + x
        let newLine = new.startIndex + x - diagonal
        found.append(
            isInsertion
                ? LineChange(old: oldLine..<oldLine, new: newLine - 1..<newLine)
                : LineChange(old: oldLine - 1..<oldLine, new: newLine..<newLine))
        diagonal += isInsertion ? 1 : -1
    }
    changes += found.reversed()
}

/// Changes that touch become one.
private func merged(_ changes: [LineChange]) -> [LineChange] {
    changes.reduce(into: []) { result, change in
        guard let last = result.last, last.old.upperBound == change.old.lowerBound,
            last.new.upperBound == change.new.lowerBound
        else { return result.append(change) }
        result[result.count - 1].old = last.old.lowerBound..<change.old.upperBound
        result[result.count - 1].new = last.new.lowerBound..<change.new.upperBound
    }
}
