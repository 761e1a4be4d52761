/// The fixes of a file that can be applied together: safe ones without overlapping edits; the first
/// in the file wins. An overlapping fix waits until the file is checked again.
package func fixesToApply(_ problems: [Diagnostic], in source: SourceFile) -> [Fix] {
    let fixes = problems.compactMap { $0.fix }.filter { $0.isSafe && $0.isApplicable(to: source) }
        .sorted { $0.start < $1.start }
    var chosen: [Fix] = []
    var last: SourceRange?
    for fix in fixes {
        let range = fix.edits.dropFirst().reduce(fix.edits[0].place.range) {
            $0.union($1.place.range)
        }
        if let last, !last.isBefore(range) { continue }
        chosen.append(fix)
        last = range
    }
    return chosen
}

/// The bytes after applying fixes that ``fixesToApply(_:in:)`` chose. All other bytes stay,
/// including a byte order mark. New lines end as the file's first line does.
package func applying(_ fixes: [Fix], to bytes: [UInt8]) -> [UInt8] {
    let lineEnd = lineEnd(of: bytes)
    var result: [UInt8] = []
    var position = 0
    for edit in fixes.flatMap({ $0.edits }) {
        let range = edit.place.range.offsets.clamped(to: position..<max(position, bytes.count))
        result += bytes[position..<range.lowerBound]
        for byte in edit.replacement.utf8 {
            if byte == UInt8(ascii: "\n") { result += lineEnd } else { result.append(byte) }
        }
        position = range.upperBound
    }
    result += bytes[min(position, bytes.count)...]
    return result
}

extension Fix {
    fileprivate var start: UInt32 { edits[0].place.range.start }

    /// Whether its edits are as ``edits`` requires: in this file, in order, not overlapping.
    package func isApplicable(to source: SourceFile) -> Bool {
        var end: UInt32 = 0
        for edit in edits {
            let range = edit.place.range
            guard edit.place.file == source.index, range.start >= end, range.end >= range.start,
                Int(range.end) <= source.bytes.count
            else { return false }
            end = range.end
        }
        return !edits.isEmpty
    }
}

extension SourceRange {
    /// Whether it ends before another begins. Two insertions at one place have no order.
    fileprivate func isBefore(_ other: SourceRange) -> Bool {
        end < other.start || (end == other.start && start < end && other.start < other.end)
    }
}

private func lineEnd(of bytes: [UInt8]) -> [UInt8] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard let index = bytes.firstIndex(where: { $0 == lineFeed || $0 == carriageReturn }),
        bytes[index] == carriageReturn
    else { return [lineFeed] }
    let isPair = index + 1 < bytes.count && bytes[index + 1] == lineFeed
    return isPair ? [carriageReturn, lineFeed] : [carriageReturn]
}
