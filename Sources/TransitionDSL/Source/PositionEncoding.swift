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
    /// The characters of several bytes, and by how much more bytes than units the text up to the
    /// end of each has. Empty if the units are bytes. An index: each position of a line asks for
    /// the characters before it.
    private let wide: [(offsets: Range<Int>, excess: Int)]

    package init(_ source: SourceFile, _ encoding: PositionEncoding) {
        self.source = source
        self.encoding = encoding
        lines = LineTable(source, countsByteOrderMark: true)
        wide = encoding == .utf8 ? [] : source.bytes.wideCharacters(encoding)
    }

    /// By how much more bytes than units the text before an offset has.
    private func excess(before offset: Int) -> Int {
        let index = firstWide(endingAfter: offset)
        return index > 0 ? wide[index - 1].excess : 0
    }

    private func firstWide(endingAfter offset: Int) -> Int {
        wide.partitioningIndex { $0.offsets.upperBound > offset }
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
        let start = Int(lines.start(ofLine: position.line))
        var end = start + position.column - 1
        let next = firstWide(endingAfter: end)
        if next < wide.count { end = min(end, max(start, wide[next].offsets.lowerBound)) }
        return Position(
            line: line, column: end - start - excess(before: end) + excess(before: start))
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

extension [UInt8] {
    /// The characters of several bytes, each with the excess of bytes over units up to its end.
    fileprivate func wideCharacters(
        _ encoding: PositionEncoding
    ) -> [(offsets: Range<Int>, excess: Int)] {
        var wide: [(offsets: Range<Int>, excess: Int)] = []
        var (offset, excess) = (0, 0)
        while let start = span.notASCII(from: offset) {
            let length = decodeScalar(span, at: start)?.length ?? 1
            offset = start + length
            excess += length - encoding.units(ofByteCount: length)
            if length > 1 { wide.append((start..<offset, excess)) }
        }
        return wide
    }
}
