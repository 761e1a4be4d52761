/// A line of source made fit for a terminal, and where its marked part stands there.
struct DisplayLine: Hashable, Sendable {
    var text: String
    /// Columns before the marked part.
    var markColumn: Int
    /// Columns of the marked part; 0 if it is empty.
    var markWidth: Int
}

/// Prepares a line: tabs as four blanks, invisible and reordering characters as visible signs, and
/// no more columns than `width` of a longer line, with `…` where something is left out.
///
/// The work is bounded by `width`, not by the line: all of a large file may be one line.
func displayLine(
    _ bytes: [UInt8],
    _ line: Range<Int>,
    marked: Range<Int>,
    width: Int
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
    for cell in cells[shown] {
        result.text += cell.text
        if cell.offset < marked.lowerBound {
            result.markColumn += cell.width
        } else if cell.offset < marked.upperBound {
            result.markWidth += cell.width
        }
    }
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

/// The nearest offset, not before the line's start, at which a character begins.
private func scalarBoundary(_ bytes: [UInt8], _ offset: Int, _ line: Range<Int>) -> Int {
    var offset = offset
    for _ in 0..<3 {
        guard offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80
        else { break }
        offset -= 1
    }
    return offset
}
