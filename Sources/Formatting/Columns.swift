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
    /// The tokens that begin at a column; nil if the row has none there.
    var stops: [Int?]
    /// The width of the text before each stop, from the stop before it.
    var cells: [Int] = []
    /// The width of the text after the last stop.
    var rest = 0
    /// How much farther right the first stop is, to align the ends of numbers.
    var shift = 0
    /// The blanks before each stop.
    var blanks: [Int] = []
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
            for index in long { lines[index] = unaligned(rows[index].item) }
            place(&lines, indent)
        }
        for line in lines {
            for (stop, blanks) in zip(line.stops, line.blanks) {
                if let stop { beforeToken[stop].columns = blanks }
            }
        }
        alignComments(rows, lines)
    }

    private func line(_ item: Item) -> Line {
        var line = Line(stops: stops(of: item))
        if let operation = item.node.child(.operation)?.tokenIndices,
            lineWidth(operation) > Self.widestOperation
        {
            return unaligned(item)
        }
        var start = item.tokens.lowerBound
        for stop in line.stops {
            line.cells.append(stop.map { lineWidth(start..<$0) } ?? 0)
            start = stop ?? start
        }
        line.rest = lineWidth(start..<item.tokens.upperBound)
        return line
    }

    private func unaligned(_ item: Item) -> Line {
        var line = Line(stops: [])
        line.rest = lineWidth(item.tokens)
        return line
    }

    /// The first tokens of an item's columns.
    private func stops(of item: Item) -> [Int?] {
        let first = item.tokens.lowerBound
        let second = first + 1 < item.head.upperBound ? first + 1 : nil
        func after(_ kind: TokenKind) -> Int? {
            outerTokens(item.head) { $0 == kind }.first.map { $0 + 1 }
        }
        switch item.kind {
        case .view, .hook, .setting: return [after(.colon)]
        case .edge: return [item.node.child(.operation)?.tokenIndices.upperBound, after(.colon)]
        case .frame: return [second, after(.colon)]
        case .module, .engine, .access, .import, .part, .default, .screenDefault: return [second]
        case .screen, .group, .cell, .hero, .modifiers, .animation, .animator, .interaction, .segue,
            .unwind:
            return [second, after(.equals).map { $0 - 1 }]
        default: return []
        }
    }

    /// The first numbers of key frames end at one column.
    private func alignNumbers(_ rows: [Row], _ lines: inout [Line]) {
        guard rows.first?.item.kind == .frame else { return }
        let widths = rows.map { row in
            let start = row.item.tokens.lowerBound + 1
            let end = outerTokens(row.item.head) { $0 == .ellipsis }.first ?? start
            return lineWidth(start..<max(start, end))
        }
        let widest = widths.filter { $0 <= Self.widestCell }.max() ?? 0
        for (index, width) in widths.enumerated() { lines[index].shift = max(0, widest - width) }
    }

    /// Computes the columns of all stops, from left to right.
    private func place(_ lines: inout [Line], _ indent: Int) {
        for index in lines.indices {
            lines[index].blanks = []
            lines[index].end = indent
        }
        for number in 0..<(lines.map(\.stops.count).max() ?? 0) {
            let aligned = lines.indices.filter {
                number < lines[$0].stops.count && lines[$0].stops[number] != nil
                    && lines[$0].cells[number] <= Self.widestCell
            }
            let column = aligned.map { lines[$0].end + lines[$0].cells[number] }.max() ?? 0
            for index in lines.indices where number < lines[index].stops.count {
                guard lines[index].stops[number] != nil else {
                    lines[index].blanks.append(0)
                    continue
                }
                let end = lines[index].end + lines[index].cells[number]
                let shift = number == 0 ? lines[index].shift : 0
                let isAligned = lines[index].cells[number] <= Self.widestCell
                let blanks = (isAligned ? column - end : 0) + 1 + shift
                lines[index].blanks.append(blanks)
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
