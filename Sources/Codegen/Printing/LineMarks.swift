import TransitionDSL

/// Which lines of the output come from which of the files, recorded during printing and inserted at
/// the end.
/// A directive is only allowed before a statement, so it precedes the statement that first names
/// something of the app, with the number that makes that line's number right. A statement that
/// names nothing of the app ends the located range.
struct LineMarks {
    private let lines: SourceLines
    private var marks: [Mark] = []
    /// The start of the current statement, including comments above it.
    private var statement = Point()
    /// The start of its current line.
    private var present = Point()
    private var isLocated = false
    /// The source file of the current lines, and the offset from an output line to its source line.
    private var open: (file: FileIndex, offset: Int)?
    /// How far line ends are counted. Each statement continues from here.
    private var counted = Point()

    private struct Mark {
        var offset: Int
        /// nil goes back to the generated file.
        var start: (file: FileIndex, line: Int)?
    }

    private struct Point {
        var offset = 0
        /// The line before the directive.
        var line = 0
    }

    /// The maximum number of empty lines that put an argument on its own line.
    private static let longestGap = 64

    init(_ lines: SourceLines) { self.lines = lines }

    /// Begins a statement at the end of the output, which is the start of a line.
    mutating func beginStatement(_ bytes: [UInt8]) {
        count(bytes)
        present = counted
        if !isLocated {
            if endsInComment(bytes) { return }
            close()
        }
        statement = counted
        isLocated = false
    }

    /// Sets the source of the text that follows. If the statement is already located, returns the
    /// number of line ends that bring the text to its line.
    mutating func locate(_ place: SourcePlace, _ bytes: [UInt8]) -> Int {
        guard let line = lines.line(of: place) else { return 0 }
        count(bytes)
        if isLocated {
            guard let open, open.file == place.file else { return 0 }
            let gap = line - (counted.line + open.offset)
            return gap > 0 && gap <= Self.longestGap ? gap : 0
        }
        isLocated = true
        // Documentation stays with its declaration, unless there is no line above.
        if line - (counted.line - statement.line) < 1 { statement = present }
        let first = max(1, line - (counted.line - statement.line))
        if let open, open.file == place.file, statement.line + open.offset == first { return 0 }
        marks.append(Mark(offset: statement.offset, start: (place.file, first)))
        open = (place.file, first - statement.line)
        return 0
    }

    /// `, file: "app.trans", line: 12`: what a call says of its source.
    func writeArguments(_ place: SourcePlace, to bytes: inout [UInt8]) {
        guard let line = lines.line(of: place) else { return }
        bytes.append(", ")
        lines.append(place.file, line: line, to: &bytes)
    }

    /// The output with all directives, which are inserted in one pass.
    mutating func finish(_ bytes: [UInt8]) -> [UInt8] {
        if !isLocated { close() }
        var result: [UInt8] = []
        var copied = 0
        for mark in marks {
            result += bytes[copied..<mark.offset]
            copied = mark.offset
            if let (file, line) = mark.start {
                result += lines.directive(file, line: line)
            } else {
                result += SourceLines.closing
            }
        }
        return result + bytes[copied...]
    }

    private mutating func close() {
        if open == nil { return }
        marks.append(Mark(offset: statement.offset, start: nil))
        open = nil
    }

    private mutating func count(_ bytes: [UInt8]) {
        for byte in bytes[counted.offset...] where byte == UInt8(ascii: "\n") { counted.line += 1 }
        counted.offset = bytes.count
    }

    /// Whether the last line is a comment, which belongs to the next line.
    private func endsInComment(_ bytes: [UInt8]) -> Bool {
        let line = bytes.dropLast().reversed().prefix { $0 != UInt8(ascii: "\n") }
        return line.reversed().drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    }
}
