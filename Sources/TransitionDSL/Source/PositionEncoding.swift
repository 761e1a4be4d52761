/// The unit in which an editor counts the columns of a line.
package enum PositionEncoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    /// The units of a character with a number of bytes in UTF-8.
    fileprivate func units(ofByteCount count: Int) -> Int {
        switch self {
        case .utf8: count
        case .utf16: count == 4 ? 2 : 1
        case .utf32: 1
        }
    }
}

/// The lines of a file as an editor counts them: from 0, with columns in its unit. A byte order
/// mark is the first character.
package struct EditorLines: Sendable {
    package struct Position: Hashable, Sendable {
        package var line: Int
        package var column: Int

        package init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    package let source: SourceFile
    package let encoding: PositionEncoding
    private let lines: LineTable

    package init(_ source: SourceFile, _ encoding: PositionEncoding) {
        self.source = source
        self.encoding = encoding
        lines = LineTable(source, countsByteOrderMark: true)
    }

    package var lineCount: Int { lines.lineCount }

    /// The bytes of a line without its line ending.
    package func offsets(ofLine line: Int) -> Range<Int> {
        lines.offsets(ofLine: line < Int.max ? line + 1 : line, in: source)
    }

    /// The position of any offset; one inside a character is moved to its start.
    package func position(of offset: UInt32) -> Position {
        let position = lines.position(of: offset)
        let line = position.line - 1
        if encoding == .utf8 { return Position(line: line, column: position.column - 1) }
        let start = Int(lines.start(ofLine: position.line))
        var column = 0
        advance(from: start, to: start + position.column - 1) { column += $0 }
        return Position(line: line, column: column)
    }

    /// The offset of a position. A line after the last one is the end of the file; a column outside
    /// the line, or inside a character, is moved to the nearest one before it.
    package func offset(of position: Position) -> UInt32 {
        if position.line >= lineCount { return UInt32(clamping: source.bytes.count) }
        if position.line < 0 { return 0 }
        let line = offsets(ofLine: position.line)
        var rest = max(position.column, 0)
        return UInt32(
            clamping: advance(from: line.lowerBound, to: line.upperBound) { units in
                guard units <= rest else { return false }
                rest -= units
                return true
            })
    }

    package func range(_ range: SourceRange) -> (start: Position, end: Position) {
        (position(of: range.start), position(of: range.end))
    }

    private func advance(from start: Int, to end: Int, _ add: (Int) -> Void) {
        _ = advance(from: start, to: end) { units in
            add(units)
            return true
        }
    }

    /// Goes from character to character, to the end or until `take` refuses one. A byte that is not
    /// UTF-8 is a character.
    private func advance(from start: Int, to end: Int, _ take: (Int) -> Bool) -> Int {
        let bytes = source.bytes.span
        var offset = start
        while offset < end {
            let length = decodeScalar(bytes, at: offset)?.length ?? 1
            guard offset + length <= end, take(encoding.units(ofByteCount: length)) else { break }
            offset += length
        }
        return offset
    }
}
