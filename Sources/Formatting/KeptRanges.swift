import TransitionDSL

/// The ranges from a mark that turns the formatter off to the next that turns it on. Marks that are
/// not on a line of their own, or that lack the other one, have no effect.
func keptRanges(_ tokens: TokenizedFile) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for mark in tokens.formatMarks where tokens.hasOwnLine(mark.comment) {
        let range = mark.comment.range.offsets
        switch mark.kind {
        case .off: start = start ?? range.lowerBound
        case .on:
            if let first = start { ranges.append(first..<range.upperBound) }
            start = nil
        }
    }
    return ranges
}

extension Layout {
    /// A string or a quoted name without its end reaches to the end of the line: what follows would
    /// become a part of it on the same line.
    mutating func keepLineEnds(after problems: [Diagnostic]) {
        for problem in problems
        where problem.id == .unclosedString || problem.id == .unclosedQuotedName {
            let start = min(Int(problem.place.range.end), bytes.count)
            var end = start
            while end < bytes.count, bytes[end].isBlank || bytes[end].isLineEnd { end += 1 }
            kept.append(start..<end)
        }
    }
}
