import TransitionDSL

/// An item that may be aligned with its neighbors.
struct Row {
    let item: Item
    /// Whether it has exactly one line.
    let isLine: Bool
    /// The comment at the end of its last line.
    var comment: Int?

    init(_ item: Item, isLine: Bool) {
        self.item = item
        self.isLine = isLine
    }

    /// Whether an item after it can be part of the same section.
    func joins(_ other: Item) -> Bool { isLine && item.kind.section == other.kind.section }
}

extension SyntaxKind {
    /// The kinds whose items are aligned with each other have the same section.
    fileprivate var section: SyntaxKind {
        switch self {
        case .engine, .access, .import: .module
        case .group: .screen
        case .unwind: .segue
        case .hook: .view
        default: self
        }
    }
}

/// A token that begins at a column.
private struct Stop {
    var token: Int
    /// The width of the text before it, from the stop before.
    var cell: Int
    var blanks = 1
}

/// A row with its columns.
private struct ColumnLine {
    var first: Stop?
    var second: Stop?
    /// The width of the text after the last stop.
    var rest = 0
    /// How much farther right the first stop is, to align the ends of numbers.
    var shift = 0
    /// The last column.
    var end = 0
}

extension Layout {
    /// A wider cell is not aligned: one space follows it.
    private static let widestCell = 32
    /// A line with a wider operation is not aligned.
    private static let widestOperation = 16
    /// The last column at which aligned comments begin, from 1.
    private static let lastCommentColumn = 80

    /// Aligns the columns of a section, and the comments at its line ends.
    mutating func align(_ rows: [Row], indent: Int) {
        let rows = rows.filter { $0.isLine }
        if rows.count < 2 { return }
        var lines = rows.map { line($0.item) }
        alignNumbers(rows, &lines)
        place(&lines, indent)
        // Lines that would become too long keep single spaces; the columns of others move left.
        let long = lines.indices.filter { lines[$0].end > Self.width }
        if !long.isEmpty {
            for index in long {
                lines[index] = ColumnLine()
                lines[index].rest =
                    lineWidth(rows[index].item.tokens) + 2 * separators(of: rows[index].item)
            }
            place(&lines, indent)
        }
        for line in lines {
            if let stop = line.first { beforeToken[stop.token].columns = stop.blanks }
            if let stop = line.second { beforeToken[stop.token].columns = stop.blanks }
        }
        alignComments(rows, lines)
    }

    private func line(_ item: Item) -> ColumnLine {
        var line = ColumnLine()
        var start = item.tokens.lowerBound
        func stop(_ token: Int?) -> Stop? {
            guard let token else { return nil }
            defer { start = token }
            return Stop(token: token, cell: lineWidth(start..<token))
        }
        func after(_ kind: TokenKind) -> Int? { firstOuterToken(item.head, kind).map { $0 + 1 } }
        let second = start + 1 < item.head.upperBound ? start + 1 : nil
        switch item.kind {
        case .view, .hook, .setting: line.first = stop(after(.colon))
        case .edge:
            let operation = item.node.child(.operation)?.tokenIndices
            if let operation, lineWidth(operation) > Self.widestOperation { break }
            line.first = stop(operation?.upperBound)
            line.second = stop(after(.colon))
        case .frame:
            line.first = stop(second)
            line.second = stop(after(.colon))
        case .module, .engine, .access, .import, .part, .default, .screenDefault:
            line.first = stop(second)
        case .screen, .group, .cell, .hero, .modifiers, .animation, .animator, .interaction, .segue,
            .unwind:
            line.first = stop(second)
            line.second = stop(firstOuterToken(item.head, .equals))
        default: break
        }
        line.rest = lineWidth(start..<item.tokens.upperBound) + 2 * separators(of: item)
        return line
    }

    /// The first numbers of key frames end at one column.
    private func alignNumbers(_ rows: [Row], _ lines: inout [ColumnLine]) {
        guard rows.first?.item.kind == .frame else { return }
        let widths = rows.map { row in
            let start = row.item.tokens.lowerBound + 1
            let end = firstOuterToken(row.item.head, .ellipsis) ?? start
            return lineWidth(start..<max(start, end))
        }
        let widest = widths.filter { $0 <= Self.widestCell }.max() ?? 0
        for (index, width) in widths.enumerated() { lines[index].shift = max(0, widest - width) }
    }

    /// Computes the columns of all stops, from left to right.
    private func place(_ lines: inout [ColumnLine], _ indent: Int) {
        for index in lines.indices { lines[index].end = indent }
        let first = lines.reduce(0) { max($0, end(of: $1.first, in: $1)) }
        for index in lines.indices {
            let shift = lines[index].shift
            lines[index].end += place(&lines[index].first, lines[index].end, first, shift)
        }
        let second = lines.reduce(0) { max($0, end(of: $1.second, in: $1)) }
        for index in lines.indices {
            lines[index].end += place(&lines[index].second, lines[index].end, second, 0)
            lines[index].end += lines[index].rest
        }
    }

    /// Where the text before a stop ends, if it is aligned.
    private func end(of stop: Stop?, in line: ColumnLine) -> Int {
        guard let stop, stop.cell <= Self.widestCell else { return 0 }
        return line.end + stop.cell
    }

    /// Places a stop one column after others end, and returns the width up to it.
    private func place(_ stop: inout Stop?, _ start: Int, _ column: Int, _ shift: Int) -> Int {
        guard let cell = stop?.cell else { return 0 }
        let blanks = (cell <= Self.widestCell ? column - start - cell : 0) + 1 + shift
        stop?.blanks = blanks
        return cell + blanks
    }

    private mutating func alignComments(_ rows: [Row], _ lines: [ColumnLine]) {
        let last = Self.lastCommentColumn - 3
        let ends = zip(rows, lines).compactMap { row, line in
            row.comment != nil && line.end <= last ? line.end : nil
        }
        guard let longest = ends.max() else { return }
        for (row, line) in zip(rows, lines) where line.end <= last {
            if let comment = row.comment {
                beforeComment[comment].columns = longest - line.end + 2
            }
        }
    }
}
