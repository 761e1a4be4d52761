/// The text of a document as the protocol describes it, one character after the other and slow: what
/// the server's text is compared with.
struct ReferenceText {
    private(set) var scalars: [Unicode.Scalar]
    let encoding: String

    init(_ text: String, encoding: String) {
        scalars = Array(text.unicodeScalars)
        self.encoding = encoding
    }

    var text: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Where each line begins, and where its line end begins.
    private var lines: [(start: Int, end: Int)] {
        var lines: [(Int, Int)] = []
        var (start, index) = (0, 0)
        while index < scalars.count {
            let isPair =
                scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
            if scalars[index] == "\n" || scalars[index] == "\r" {
                lines.append((start, index))
                index += isPair ? 2 : 1
                start = index
            } else {
                index += 1
            }
        }
        return lines + [(start, index)]
    }

    private func width(_ scalar: Unicode.Scalar) -> Int {
        switch encoding {
        case "utf-8": UTF8.width(scalar)
        case "utf-16": UTF16.width(scalar)
        default: 1
        }
    }

    /// The index of a position. A line after the last is the end; a column after the end of a line is
    /// that end; one inside a character is its start.
    func index(line: Int, column: Int) -> Int {
        let lines = lines
        guard line < lines.count else { return scalars.count }
        var index = lines[line].start
        var rest = column
        while index < lines[line].end, width(scalars[index]) <= rest {
            rest -= width(scalars[index])
            index += 1
        }
        return index
    }

    /// The position of an index that is not inside a line end.
    func position(_ index: Int) -> (line: Int, column: Int) {
        let lines = lines
        let line = lines.lastIndex { $0.start <= index } ?? 0
        let column = scalars[lines[line].start..<min(index, lines[line].end)].reduce(0) {
            $0 + width($1)
        }
        return (line, column)
    }

    mutating func replace(
        _ start: (line: Int, column: Int), _ end: (line: Int, column: Int), _ text: String
    ) {
        let first = index(line: start.line, column: start.column)
        let last = max(first, index(line: end.line, column: end.column))
        scalars.replaceSubrange(first..<last, with: Array(text.unicodeScalars))
    }
}
