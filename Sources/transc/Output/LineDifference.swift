import TransitionDSL

/// A part of two texts that differs: lines of the old that become lines of the new.
struct LineChange: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>
}

/// Where two texts differ, in order and apart. Lines are numbers here, equal for equal lines.
///
/// Lines that occur once in both texts hold the two together, as in a patience diff; what lies
/// between them is compared line by line if it is not too long, and else counts as replaced. So the time is that of sorting, whatever the texts.
func lineChanges(_ old: [Int], _ new: [Int]) -> [LineChange] {
    var changes: [LineChange] = []
    var (oldStart, newStart) = (0, 0)
    for anchor in anchors(old, new) + [(old.count, new.count)] {
        compare(old[oldStart..<anchor.old], new[newStart..<anchor.new], &changes)
        (oldStart, newStart) = (anchor.old, anchor.new)
    }
    return merged(changes)
}

/// Of two stretches between anchors that have more lines, one replaces the other: to compare them
/// takes the square of their lines.
private let longestStretch = 800

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
    } else if old.count + new.count > longestStretch {
        changes.append(LineChange(old: old.indices, new: new.indices))
    } else {
        addEdits(old, new, &changes)
    }
}

/// The shortest edit of two stretches, a line at a time.
private func addEdits(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, _ changes: inout [LineChange])
{
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new).difference(from: Array(old)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
        case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
        }
    }
    var (oldLine, newLine) = (old.startIndex, new.startIndex)
    while oldLine < old.endIndex || newLine < new.endIndex {
        if removed.contains(oldLine) {
            changes.append(LineChange(old: oldLine..<oldLine + 1, new: newLine..<newLine))
            oldLine += 1
        } else if inserted.contains(newLine) {
            changes.append(LineChange(old: oldLine..<oldLine, new: newLine..<newLine + 1))
            newLine += 1
        } else {
            (oldLine, newLine) = (oldLine + 1, newLine + 1)
        }
    }
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
