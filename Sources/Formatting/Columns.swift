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

/// A row with the widths of its cells.
private struct Line {
    struct Stop {
        /// The token that begins at the column; nil if the row has none there.
        var token: Int?
        /// The width of the text before it, from the stop before.
        var cell = 0
        var blanks = 0
    }

    var stops: [Stop] = []
    /// The width of the text after the last stop.
    var rest = 0
    /// How much farther right the first stop is, to align the ends of numbers.
    var shift = 0
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
        let long = lines.indices.filter { lines[$0].end > Self.width && !lines[$0].stops.isEmpty }
        if !long.isEmpty {
            for index in long {
                lines[index] = Line()
                lines[index].rest =
                    lineWidth(rows[index].item.tokens) + 2 * separators(of: rows[index].item)
            }
            place(&lines, indent)
        }
        for line in lines {
            for stop in line.stops {
                if let token = stop.token { beforeToken[token].columns = stop.blanks }
            }
        }
        alignComments(rows, lines)
    }

    private func line(_ item: Item) -> Line {
        var line = Line()
        var start = item.tokens.lowerBound
        func add(_ token: Int?) {
            line.stops.append(
                Line.Stop(token: token, cell: token.map { lineWidth(start..<$0) } ?? 0))
            start = token ?? start
        }
        func after(_ kind: TokenKind) -> Int? { firstOuterToken(item.head, kind).map { $0 + 1 } }
        let second = start + 1 < item.head.upperBound ? start + 1 : nil
        switch item.kind {
        case .view, .hook, .setting: add(after(.colon))
        case .edge:
            let operation = item.node.child(.operation)?.tokenIndices
            if let operation, lineWidth(operation) > Self.widestOperation { break }
            add(operation?.upperBound)
            add(after(.colon))
        case .frame:
            add(second)
            add(after(.colon))
        case .module, .engine, .access, .import, .part, .default, .screenDefault: add(second)
        case .screen, .group, .cell, .hero, .modifiers, .animation, .animator, .interaction, .segue,
            .unwind:
            add(second)
            add(firstOuterToken(item.head, .equals))
        default: break
        }
        line.rest = lineWidth(start..<item.tokens.upperBound) + 2 * separators(of: item)
        return line
    }

    /// The first numbers of key frames end at one column.
    private func alignNumbers(_ rows: [Row], _ lines: inout [Line]) {
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
    private func place(_ lines: inout [Line], _ indent: Int) {
        for index in lines.indices { lines[index].end = indent }
        for number in 0..<2 {
            var column = 0
            for line in lines where number < line.stops.count {
                let stop = line.stops[number]
                if stop.token != nil, stop.cell <= Self.widestCell {
                    column = max(column, line.end + stop.cell)
                }
            }
            for index in lines.indices where number < lines[index].stops.count {
                let stop = lines[index].stops[number]
                if stop.token == nil { continue }
                let end = lines[index].end + stop.cell
                let shift = number == 0 ? lines[index].shift : 0
                let blanks = (stop.cell <= Self.widestCell ? column - end : 0) + 1 + shift
                lines[index].stops[number].blanks = blanks
                lines[index].end = end + blanks
            }
        }
        for index in lines.indices { lines[index].end += lines[index].rest }
    }

    private mutating func alignComments(_ rows: [Row], _ lines: [Line]) {
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
