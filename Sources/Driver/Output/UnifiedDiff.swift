import Serialization
import TransitionDSL

/// The difference of two texts in the format of `git apply` and `patch -p1`; empty if they are
/// equal. Without an old text, the patch creates the file.
/// Lines end at a line feed, as for those two: a carriage return is part of its line.
package func unifiedDiff(_ old: [UInt8]?, _ new: [UInt8], path: String) -> [UInt8] {
    if old == new { return [] }
    let oldLines = lines(of: old ?? [])
    let newLines = lines(of: new)
    let changes = lineChanges(oldLines, newLines)
    let oldName = old == nil ? "/dev/null" : headerName("a", path)
    var output = Array("--- \(oldName)\n+++ \(headerName("b", path))\n".utf8)
    for hunk in hunks(changes) { write(hunk, oldLines, newLines, to: &output) }
    return output
}

/// How many lines around a change are shown.
private let contextCount = 3

private typealias Lines = [ArraySlice<UInt8>]
private typealias LineSlice = ArraySlice<ArraySlice<UInt8>>

/// The lines with their line feeds; only the last may lack one.
private func lines(of bytes: [UInt8]) -> Lines {
    var lines: Lines = []
    var start = 0
    while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        lines.append(bytes[start..<end])
        start = end
    }
    return lines
}

/// Groups of changes that have overlapping contexts.
private func hunks(_ changes: [ChangedLines]) -> [[ChangedLines]] {
    changes.reduce(into: [[ChangedLines]]()) { hunks, change in
        if let last = hunks.last?.last,
            change.old.lowerBound - last.old.upperBound <= 2 * contextCount
        {
            hunks[hunks.count - 1].append(change)
        } else {
            hunks.append([change])
        }
    }
}

private func write(_ hunk: [ChangedLines], _ old: Lines, _ new: Lines, to output: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(contextCount, first.old.lowerBound)
    let after = min(contextCount, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    output += "@@ -\(position(oldRange)) +\(position(newRange)) @@\n".utf8
    var next = oldRange.lowerBound
    for change in hunk {
        for line in old[next..<change.old.lowerBound] { write(" ", line, to: &output) }
        for line in old[change.old] { write("-", line, to: &output) }
        for line in new[change.new] { write("+", line, to: &output) }
        next = change.old.upperBound
    }
    for line in old[next..<oldRange.upperBound] { write(" ", line, to: &output) }
}

/// A range of lines in a hunk's header, from 1; an empty one has the number of the line before.
private func position(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
}

private func write(_ sign: Unicode.Scalar, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: sign))
    output += line
    if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
}

/// A path in git's file header: below `a` or `b`, quoted if necessary, and followed by a tab if it
/// contains a space.
private func headerName(_ side: String, _ path: String) -> String {
    let path = normalized(path)
    let name = path.hasPrefix("/") ? side + path : "\(side)/\(path)"
    let needsQuotes = name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard needsQuotes else { return name.utf8.contains(0x20) ? name + "\t" : name }
    let quoted = name.unicodeScalars.reduce(into: "") { text, scalar in
        switch scalar {
        case "\"", "\\": text += "\\\(scalar)"
        case "\0"..."\u{1F}", "\u{7F}": text += "\\\(digits(scalar.value, radix: 8, count: 3))"
        default: text.unicodeScalars.append(scalar)
        }
    }
    return "\"\(quoted)\""
}

/// Lines of the old text that become lines of the new.
private struct ChangedLines: Hashable, Sendable {
    var old: Range<Int>
    var new: Range<Int>
}

/// The differences of two texts, in order.
/// Lines that occur once in both texts are anchors, as in a patience diff. Short parts between
/// anchors are compared, longer ones count as replaced.
private func lineChanges(_ old: Lines, _ new: Lines) -> [ChangedLines] {
    let (old, new) = withoutCommonEnds(old[...], new[...])
    var changes: [ChangedLines] = []
    var (oldStart, newStart) = (old.startIndex, new.startIndex)
    for anchor in anchors(old, new) + [(old.endIndex, new.endIndex)] {
        compare(old[oldStart..<anchor.old], new[newStart..<anchor.new], &changes)
        (oldStart, newStart) = (anchor.old, anchor.new)
    }
    return changes
}

/// Two slices without their common prefix and suffix.
private func withoutCommonEnds(
    _ old: LineSlice, _ new: LineSlice
) -> (old: LineSlice, new: LineSlice) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (old, new) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (old.dropLast(end), new.dropLast(end))
}

/// The most lines between two anchors that are compared with each other. Longer slices count as
/// replaced.
private let longestStretch = 800

// MARK: Anchors

private typealias Anchor = (old: Int, new: Int)

/// The longest series of lines, each once in both texts, that have the same order in both.
private func anchors(_ old: LineSlice, _ new: LineSlice) -> [Anchor] {
    let oldPlaces = placesOfUnique(old)
    let newPlaces = placesOfUnique(new)
    let pairs: [Anchor] = old.indices.compactMap { index in
        guard oldPlaces[old[index]] == index, let place = newPlaces[old[index]] else { return nil }
        return (index, place)
    }
    return longestRise(pairs)
}

/// The positions of the lines that occur once.
private func placesOfUnique(_ lines: LineSlice) -> [ArraySlice<UInt8>: Int] {
    Dictionary(grouping: lines.indices) { lines[$0] }.compactMapValues {
        $0.count == 1 ? $0[0] : nil
    }
}

/// The longest subsequence with increasing positions in the new text, by patience sorting.
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

private func compare(_ old: LineSlice, _ new: LineSlice, _ changes: inout [ChangedLines]) {
    let (old, new) = withoutCommonEnds(old, new)
    if old.isEmpty && new.isEmpty { return }
    if old.isEmpty || new.isEmpty || old.count + new.count > longestStretch {
        changes.append(ChangedLines(old: old.indices, new: new.indices))
    } else {
        addEdits(old, new, &changes)
    }
}

/// The shortest edit script of two slices.
private func addEdits(_ old: LineSlice, _ new: LineSlice, _ changes: inout [ChangedLines]) {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new).difference(from: Array(old)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
        case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
        }
    }
    var (oldLine, newLine) = (old.startIndex, new.startIndex)
    while oldLine < old.endIndex || newLine < new.endIndex {
        let (oldStart, newStart) = (oldLine, newLine)
        while removed.contains(oldLine) { oldLine += 1 }
        while inserted.contains(newLine) { newLine += 1 }
        if (oldLine, newLine) == (oldStart, newStart) {
            (oldLine, newLine) = (oldLine + 1, newLine + 1)
        } else {
            changes.append(ChangedLines(old: oldStart..<oldLine, new: newStart..<newLine))
        }
    }
}
