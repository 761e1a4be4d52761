import TransitionDSL

/// The white space of a formatted file.
/// Each body is laid out in file order: first the white space before an item with the comments
/// there, then the item. Then the columns of neighboring items are aligned.
struct Layout {
    /// The longest line, without a comment at its end.
    static let width = 100
    static let indentation = 2
    /// The indentation of the rest of a broken line: more than that of a body.
    static let continuation = 4

    let tokens: TokenizedFile
    let bytes: [UInt8]
    /// The columns of each token, and those of all tokens, spaces and comments up to its end as if
    /// the file were one line. Each broken call measures its item again.
    private var widths: [Int] = []
    private var ends: [Int] = []
    /// The white space before each token and each comment.
    var beforeToken: [Space]
    var beforeComment: [Space]
    /// What keeps its bytes: text between marks, and declarations with syntax errors.
    var kept: [Range<Int>]
    /// Whether a comment suppresses findings.
    private var hasSuppressions = false  // Hot.
    /// Ranges that are formatted as a whole, in file order: aligned lines.
    private var sections: [Range<Int>] = []
    /// The first comment that has no white space yet.
    var nextComment = 0

    init(_ tree: SyntaxTree) {
        tokens = tree.tokens
        bytes = tree.source.bytes
        beforeToken = Self.spacing(tree)
        beforeComment = [Space](repeating: .one, count: tokens.comments.count)
        kept = keptRanges(tokens)
        (widths, ends) = measure()
        hasSuppressions = tokens.comments.contains { isSuppression($0) }
    }

    private func measure() -> (widths: [Int], ends: [Int]) {
        var (widths, ends): ([Int], [Int]) = ([], [])
        // Hot.
        widths.reserveCapacity(tokens.count)
        ends.reserveCapacity(tokens.count)
        var (end, comment) = (0, 0)
        for token in 0..<tokens.count {
            var space = beforeToken[token].columns
            let spaceAfterComment = isTight(token) ? 0 : 1
            while comment < tokens.comments.count, tokens.comments[comment].nextToken == token {
                end += 1 + width(tokens.comments[comment].range.offsets)
                space = spaceAfterComment
                comment += 1
            }
            let columns = width(tokens.ranges[token].offsets)
            end += space + columns
            widths.append(columns)
            ends.append(end)
        }
        return (widths, ends)
    }

    mutating func layOutFile(_ root: SyntaxNode) {
        let items = Item.items(below: root, tokens.kinds)
        layOut(items, in: 0..<tokens.count - 1, indent: 0, endIndent: 0)
        if tokens.count == 1, tokens.comments.isEmpty { beforeToken[0] = .none }
    }

    // MARK: Bodies

    /// Lays out the items of a file or of a body, one on each line, and the token after them.
    private mutating func layOut(_ items: [Item], in body: Range<Int>, indent: Int, endIndent: Int)
    {
        var rows: [Row] = []
        var position = body.lowerBound
        for (index, item) in items.enumerated() {
            let start = item.tokens.lowerBound
            if start > position { keepTokens(position..<start) }
            position = item.tokens.upperBound
            let gap = placeLeading(start, indent: indent, tokenIndent: indent, isFirst: index == 0)
            if let last = rows.indices.last { rows[last].comment = gap.trailing }
            if gap.isDivided || rows.last?.joins(item) == false { finish(&rows, indent) }
            let isLine = layOut(item, at: indent + gap.columns, indent: indent) && gap.columns == 0
            if !isLine { finish(&rows, indent) }
            rows.append(Row(item, isLine: isLine))
        }
        if body.upperBound > position { keepTokens(position..<body.upperBound) }
        let gap = placeLeading(
            body.upperBound, indent: indent, tokenIndent: endIndent, isFirst: items.isEmpty,
            isLast: true)
        if let last = rows.indices.last { rows[last].comment = gap.trailing }
        finish(&rows, indent)
    }

    /// Keeps tokens that the parser skipped, with the white space around them.
    private mutating func keepTokens(_ range: Range<Int>) {
        let start = range.lowerBound > 0 ? Int(tokens.ranges[range.lowerBound - 1].end) : 0
        keep(start..<Int(tokens.ranges[range.upperBound].start), until: range.upperBound)
    }

    private mutating func keep(_ offsets: Range<Int>, until next: Int) {
        kept.append(offsets)
        while nextComment < tokens.comments.count, tokens.comments[nextComment].nextToken < next {
            nextComment += 1
        }
    }

    private mutating func finish(_ rows: inout [Row], _ indent: Int) {
        guard let first = rows.first, let last = rows.last else { return }
        let end = last.isLine ? last.item.tokens.upperBound : last.item.head.upperBound
        sections.append(offsets(of: first.item.tokens.lowerBound..<end))
        align(rows, indent: indent)
        rows = []
    }

    /// Lays out an item whose first token has its place. Returns whether it is one line.
    private mutating func layOut(_ item: Item, at column: Int, indent: Int) -> Bool {
        if item.node.hasProblem {
            keep(offsets(of: item.tokens), until: item.tokens.upperBound)
            return false
        }
        let isOnOneLine = isOnOneLine(item)
        let line = isOnOneLine ? item.tokens : item.head
        if hasSuppressions, keepsLines(item, line) {
            keep(offsets(of: line), until: line.upperBound)
            if let body = item.body, !isOnOneLine {
                layOut(
                    item.items, in: body, indent: indent + Self.indentation, endIndent: indent)
            }
            return false
        }
        let isBroken = placeInnerComments(item.head, indent: indent + Self.continuation)
        guard let body = item.body else {
            return !breakLine(item, isBroken: isBroken, at: column, indent: indent)
        }
        if !isBroken, isOnOneLine,
            column + lineWidth(item.tokens) + 2 * separators(of: item) <= Self.width
        {
            placeOnOneLine(item)
            return true
        }
        breakLine(item, isBroken: isBroken, at: column, indent: indent)
        layOut(
            item.items, in: body, indent: indent + Self.indentation, endIndent: indent)
        return false
    }

    // MARK: Bodies on one line

    /// Whether an item is on one line if it fits: each item of its body begins on the line of the
    /// brace, and so does the closing brace.
    private func isOnOneLine(_ item: Item) -> Bool {
        guard let body = item.body else { return true }
        if body.isEmpty,
            !tokens.hasComment(
                in: SourceRange(offsets(of: body.lowerBound - 1..<body.upperBound + 1)))
        {
            return true
        }
        let starts = item.items.map { $0.tokens.lowerBound } + [body.upperBound]
        guard starts.allSatisfy({ lineEnds(tokens.gap(before: $0).offsets) == 0 }),
            item.items.allSatisfy({ isOnOneLine($0) })
        else { return false }
        return tokens.comments[nextComment...].prefix { $0.nextToken <= body.upperBound }
            .allSatisfy { $0.nextToken < body.lowerBound || isInline($0) }
    }

    /// How many gaps of three spaces a body on one line has.
    func separators(of item: Item) -> Int {
        max(item.items.count - 1, 0) + item.items.reduce(0) { $0 + separators(of: $1) }
    }

    private mutating func placeOnOneLine(_ item: Item) {
        for (index, inner) in item.items.enumerated() {
            let start = inner.tokens.lowerBound
            beforeToken[start].columns = index == 0 ? 1 : 3
            skipInlineComments(before: inner.head.upperBound - 1)
            if inner.body != nil { placeOnOneLine(inner) }
        }
        skipInlineComments(before: item.tokens.upperBound - 1)
    }

    // MARK: Measures

    /// How many line ends a range has; CR LF is one.
    func lineEnds(_ range: Range<Int>) -> Int {
        var count = 0
        for offset in range where bytes[offset].isLineEnd {
            let isPair =
                bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
                && bytes[offset + 1] == UInt8(ascii: "\n")
            if !isPair { count += 1 }
        }
        return count
    }

    /// The columns of a token in a terminal.
    func width(of token: Int) -> Int { widths[token] }

    /// The columns of some tokens on one line.
    func lineWidth(_ range: Range<Int>) -> Int {
        guard let first = range.first, let last = range.last else { return 0 }
        return ends[last] - ends[first] + widths[first]
    }

    func width(_ range: Range<Int>) -> Int {
        // In ASCII each byte is one column, and so is a tab.
        // Hot.
        if bytes.span.extracting(range).notASCII(from: 0) == nil { return range.count }
        return displayCells(bytes, range).reduce(0) { $0 + $1.width }
    }

    func offsets(of range: Range<Int>) -> Range<Int> {
        Int(tokens.ranges[range.lowerBound].start)..<Int(tokens.ranges[range.upperBound - 1].end)
    }

    /// Where the last line ends, without its line end.
    var endOfText: Int {
        var end = bytes.count
        while end > 0, bytes[end - 1].isBlank || bytes[end - 1].isLineEnd { end -= 1 }
        return end
    }

    /// The offsets of lines, and of the sections that they are part of.
    func offsets(touching lines: ClosedRange<Int>, in source: SourceFile) -> Range<Int> {
        let table = LineTable(source)
        var start = Int(table.start(ofLine: lines.lowerBound))
        var end = table.offsets(ofLine: min(lines.upperBound, table.lineCount), in: source)
            .upperBound
        if lines.lowerBound > table.lineCount { (start, end) = (bytes.count, bytes.count) }
        for section in sections
        where section.lowerBound <= end && section.upperBound >= start {
            start = min(start, section.lowerBound)
            end = max(end, section.upperBound)
        }
        return start..<max(start, end)
    }
}
