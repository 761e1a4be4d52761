import TransitionDSL

/// The lines of a range with a gutter of line numbers and the range underlined; of more than three
/// lines only the first and the last.
func excerpt(
    of source: SourceFile, _ range: SourceRange, _ table: LineTable, _ severity: Severity,
    _ style: RenderStyle
) -> String {
    let lines = ExcerptLines(range, table)
    let gutterWidth = String(lines.last).count
    var text = ""
    for line in lines.first...lines.last {
        if lines.areTooMany, line != lines.first {
            guard line == lines.last else { continue }
            text += style.paint("...", as: .gutter) + "\n"
        }
        let offsets = table.offsets(ofLine: line, in: source)
        let marked = lines.marked(line, offsets, source.bytes)
        let shown = displayLine(source.bytes, offsets, marked: marked, width: style.excerptWidth)
        let number = String(line)
        let padding = String(repeating: " ", count: gutterWidth - number.count)
        text += style.paint("\(padding)\(number) |", as: .gutter)
        text += shown.text.isEmpty ? "\n" : " \(shown.text)\n"
        let gutter = style.paint(String(repeating: " ", count: gutterWidth) + " |", as: .gutter)
        let underline = shown.underline(begins: line == lines.first)
        let indent = String(repeating: " ", count: shown.markColumn)
        text += "\(gutter) \(indent)\(style.paint(underline, as: .severity(severity)))\n"
    }
    return text
}

/// Which lines a range touches, and what of each it covers.
private struct ExcerptLines {
    let range: SourceRange
    let first: Int
    let last: Int

    init(_ range: SourceRange, _ table: LineTable) {
        self.range = range
        first = table.position(of: range.start).line
        // A range that takes in the end of a line does not touch the next one.
        let lastOffset = range.end > range.start ? range.end - 1 : range.start
        last = max(first, table.position(of: lastOffset).line)
    }

    var areTooMany: Bool { last - first > 2 }

    /// The covered part of a line; on the lines after the first without the leading white space.
    func marked(_ line: Int, _ offsets: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
        let marked = range.offsets.clamped(to: offsets)
        guard line != first else {
            let start = min(max(Int(range.start), offsets.lowerBound), offsets.upperBound)
            return start..<max(start, marked.upperBound)
        }
        // Only so far as a line can be shown: a line may be nothing but blanks, and long.
        let limit = min(marked.upperBound, marked.lowerBound + 1000)
        var start = marked.lowerBound
        while start < limit, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t")
        { start += 1 }
        return start..<marked.upperBound
    }
}

extension DisplayLine {
    /// `^~~~` on the line where the range begins, `~~~~` on the others.
    fileprivate func underline(begins: Bool) -> String {
        let width = max(markWidth, 1)
        return begins
            ? "^" + String(repeating: "~", count: width - 1) : String(repeating: "~", count: width)
    }
}
