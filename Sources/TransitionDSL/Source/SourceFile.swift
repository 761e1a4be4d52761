/// One file as it came from disk: where it was found and its bytes, unchanged.
///
/// The bytes need not be UTF-8, nor hold a single line: judging them is the lexer's work.
@usableFromInline package struct SourceFile: Sendable {
    /// The path as the user wrote it; it stands in diagnostics and, its last part, in the output.
    package let path: String
    @usableFromInline package let bytes: [UInt8]
    /// Its number among the files handed to the compiler; places in diagnostics carry it.
    @usableFromInline package let index: FileIndex

    /// How many bytes a file has at most: more than anyone writes, and few enough that what comes of
    /// them finds room in memory.
    package static let maximumByteCount = 16 << 20

    package init(path: String, bytes: [UInt8], index: FileIndex = .main) {
        self.path = path
        self.bytes = bytes
        self.index = index
    }

    /// A file from text, for tests and examples.
    package init(path: String, text: String, index: FileIndex = .main) {
        self.init(path: path, bytes: Array(text.utf8), index: index)
    }

    /// A range of this file as a place.
    @inlinable package func place(_ range: SourceRange) -> SourcePlace {
        SourcePlace(file: index, range: range)
    }

    /// The length of the byte order mark that the file begins with, or 0.
    package var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

    /// The bytes of a range, decoded; bytes that are not UTF-8 read as U+FFFD.
    package func text(_ range: SourceRange) -> String {
        let offsets = range.offsets.clamped(to: 0..<bytes.count)
        return String(decoding: bytes[offsets], as: UTF8.self)
    }
}

/// Where the lines of a file begin. Made when a position is printed, never before.
package struct LineTable: Sendable {
    /// A position as people read it: both count from 1, the column in UTF-8 bytes as swiftc counts.
    package struct Position: Hashable, Sendable {
        package var line: Int
        package var column: Int
    }

    private let starts: [Int]
    private let byteCount: Int

    /// Lines end in LF, CR LF or CR; a byte order mark is not part of the first line.
    package init(_ file: SourceFile) {
        var starts = [file.byteOrderMarkLength]
        let bytes = file.bytes.span
        starts.reserveCapacity(bytes.count / 32)
        for end in bytes.indices where bytes[end].isLineEnd {
            // CR LF ends a line once: with its LF.
            let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
            if !isPair { starts.append(end + 1) }
        }
        self.starts = starts
        self.byteCount = bytes.count
    }

    package var lineCount: Int { starts.count }

    /// Where a line (from 1) begins.
    package func start(ofLine line: Int) -> UInt32 { offset(of: Position(line: line, column: 1)) }

    /// The position of any offset; offsets outside the file count as its nearest end.
    package func position(of offset: UInt32) -> Position {
        let offset = min(max(Int(offset), starts[0]), byteCount)
        let line = starts.partitioningIndex { $0 > offset }
        return Position(line: line, column: offset - starts[line - 1] + 1)
    }

    /// The offset of a position; lines and columns outside the file count as its nearest end.
    package func offset(of position: Position) -> UInt32 {
        let line = min(max(position.line, 1), starts.count)
        let end = line < starts.count ? starts[line] : byteCount
        let length = max(end - starts[line - 1], 0)
        let column = min(max(position.column, 1), length + 1)
        return UInt32(clamping: starts[line - 1] + column - 1)
    }

    /// The offsets of a line (from 1) without its line ending.
    package func offsets(ofLine line: Int, in file: SourceFile) -> Range<Int> {
        guard line >= 1, line <= starts.count else { return byteCount..<byteCount }
        let start = min(starts[line - 1], byteCount)
        var end = line < starts.count ? starts[line] : byteCount
        while end > start, file.bytes[end - 1].isLineEnd { end -= 1 }
        return start..<end
    }
}
