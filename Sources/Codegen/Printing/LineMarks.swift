import TransitionDSL

/// Which lines of the output come from which of the files, noted while they are printed and put in
/// when all is there.
///
/// A directive can stand only where a statement may begin, so it is put before the statement that
/// first names something of the app, with the number that makes that very line's right. A statement
/// that names nothing of the app ends what is located before it.
struct LineMarks {
    private let lines: SourceLines
    private var marks: [Mark] = []
    /// Where the present statement begins, comments above it included.
    private var statement = Point()
    /// Where its present line begins.
    private var present = Point()
    private var isLocated = false
    /// The file of the lines that are printed now, and what to add to a line's number for its own.
    private var open: (file: FileIndex, offset: Int)?
    /// How far line ends are counted.
    private var counted = Point()

    private struct Mark {
        var offset: Int
        /// nil goes back to the generated file.
        var start: (file: FileIndex, line: Int)?
    }

    private struct Point {
        var offset = 0
        /// The line ends before it.
        var line = 0
    }

    /// So many empty lines may be written for an argument to be on its own line.
    private static let longestGap = 64

    init(_ lines: SourceLines) { self.lines = lines }

    /// Begins a statement at the end of what is written, which is the start of a line.
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

    /// Says where what is written next comes from; gives the number of line ends that bring it to
    /// its line if the statement is located already.
    mutating func locate(_ place: SourcePlace, _ bytes: [UInt8]) -> Int {
        guard let line = lines.line(of: place) else { return 0 }
        count(bytes)
        if isLocated {
            guard let open, open.file == place.file else { return 0 }
            let gap = line - (counted.line + open.offset)
            return gap > 0 && gap <= Self.longestGap ? gap : 0
        }
        isLocated = true
        // Documentation keeps to what it describes, unless there is no line above.
        if line - (counted.line - statement.line) < 1 { statement = present }
        let first = max(1, line - (counted.line - statement.line))
        if let open, open.file == place.file, statement.line + open.offset == first { return 0 }
        marks.append(Mark(offset: statement.offset, start: (place.file, first)))
        open = (place.file, first - statement.line)
        return 0
    }

    /// What is written, with the directives in it.
    mutating func finish(_ bytes: [UInt8]) -> [UInt8] {
        if !isLocated { close() }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + marks.count * 64)
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

    /// Whether the last line is a comment, which belongs to what follows it.
    private func endsInComment(_ bytes: [UInt8]) -> Bool {
        let line = bytes.dropLast().reversed().prefix { $0 != UInt8(ascii: "\n") }
        return line.reversed().drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    }
}
