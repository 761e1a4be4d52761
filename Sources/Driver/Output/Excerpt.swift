package import TransitionDSL

/// The lines of a range with line numbers and the range underlined; of more than three lines only
/// the first and the last.
package func excerpt(
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
        let padding = repeated(" ", gutterWidth - number.count)
        text += style.paint("\(padding)\(number) |", as: .gutter)
        text += shown.text.isEmpty ? "\n" : " \(shown.text)\n"
        let gutter = style.paint(repeated(" ", gutterWidth) + " |", as: .gutter)
        // `^~~~` on the line where the range begins, `~~~~` on the others.
        let underline =
            (line == lines.first ? "^" : "~") + repeated("~", max(shown.markWidth, 1) - 1)
        let indent = repeated(" ", shown.markColumn)
        text += "\(gutter) \(indent)\(style.paint(underline, as: .severity(severity)))\n"
    }
    return text
}

/// A text of one ASCII character, repeated.
private func repeated(_ character: Unicode.Scalar, _ count: Int) -> String {
    // Hot.
    String(decoding: [UInt8](repeating: UInt8(ascii: character), count: count), as: UTF8.self)
}

/// The lines that a range touches, and the part of each that it covers.
private struct ExcerptLines {
    let range: SourceRange
    let first: Int
    let last: Int

    init(_ range: SourceRange, _ table: LineTable) {
        self.range = range
        first = table.position(of: range.start).line
        // A range that includes the end of a line does not touch the next one.
        let lastOffset = range.end > range.start ? range.end - 1 : range.start
        last = max(first, table.position(of: lastOffset).line)
    }

    var areTooMany: Bool { last - first > 2 }

    /// The covered part of a line; on lines after the first without leading white space.
    func marked(_ line: Int, _ offsets: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
        let marked = range.offsets.clamped(to: offsets)
        guard line != first else {
            let start = min(max(Int(range.start), offsets.lowerBound), offsets.upperBound)
            return start..<max(start, marked.upperBound)
        }
        // Limited to what can be printed: a line may be long and consist only of blanks.
        let blanks = bytes[marked].prefix(1000).prefix {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        return blanks.endIndex..<marked.upperBound
    }
}

/// A line of source prepared for a terminal, and the columns of its marked part.
struct DisplayLine: Hashable, Sendable {
    var text: String
    /// Columns before the marked part.
    var markColumn: Int
    /// Columns of the marked part; 0 if it is empty.
    var markWidth: Int
}

/// Prepares a line: tabs as four blanks, invisible and reordering characters as visible symbols,
/// and at most `width` columns of a longer line, with `…` for omitted text.
/// The work is bounded by `width`, not by the line: a large file may be one line.
func displayLine(
    _ bytes: [UInt8], _ line: Range<Int>, marked: Range<Int>, width: Int
) -> DisplayLine {
    let reach = width * 4
    let start = scalarBoundary(bytes, max(line.lowerBound, marked.lowerBound - reach), line)
    let end = scalarBoundary(bytes, min(line.upperBound, marked.lowerBound + reach), line)
    let cells = displayCells(bytes, start..<end)
    let shown = window(
        cells, marked: marked.lowerBound, width: width,
        isWhole: start == line.lowerBound && end == line.upperBound)

    var result = DisplayLine(text: "", markColumn: 0, markWidth: 0)
    if shown.lowerBound > 0 || start > line.lowerBound {
        result.text += "…"
        result.markColumn = 1
    }
    var text: [UInt8] = []
    for cell in cells[shown] {
        cell.append(to: &text)
        if cell.offset < marked.lowerBound {
            result.markColumn += cell.width
        } else if cell.offset < marked.upperBound {
            result.markWidth += cell.width
        }
    }
    result.text += String(decoding: text, as: UTF8.self)
    if shown.upperBound < cells.count || end < line.upperBound { result.text += "…" }
    return result
}

/// The cells to show: all if they fit, else those around the mark, a quarter of them before it.
private func window(_ cells: [DisplayCell], marked: Int, width: Int, isWhole: Bool) -> Range<Int> {
    if isWhole, cells.reduce(0, { $0 + $1.width }) <= width { return 0..<cells.count }
    let mark = cells.firstIndex { $0.offset >= marked } ?? cells.count
    var start = mark
    var before = 0
    while start > 0, before + cells[start - 1].width <= width / 4 {
        start -= 1
        before += cells[start].width
    }
    var end = start
    var columns = 0
    while end < cells.count, columns + cells[end].width <= width {
        columns += cells[end].width
        end += 1
    }
    // A mark near the end of the line leaves room before it.
    while start > 0, columns + cells[start - 1].width <= width {
        start -= 1
        columns += cells[start].width
    }
    return start..<end
}

/// The nearest character boundary at or before an offset, not before the line's start.
private func scalarBoundary(_ bytes: [UInt8], _ offset: Int, _ line: Range<Int>) -> Int {
    guard offset > line.lowerBound, offset < line.upperBound else { return offset }
    let candidates = max(line.lowerBound, offset - 3)...offset
    return candidates.last { bytes[$0] & 0xC0 != 0x80 } ?? candidates.lowerBound
}
