/// One file as read from disk: its path and its bytes, unchanged.
///
/// The bytes need not be UTF-8 or contain a line: the lexer checks them.
@usableFromInline package struct SourceFile: Sendable {
    /// The path as the user wrote it, for diagnostics; its last part is also in the output.
    package let path: String
    /// The path without `.` and `..`, by which files are compared.
    package let normalizedPath: String  // Hot.
    @usableFromInline package let bytes: [UInt8]
    /// Its number among the files of the compilation; places in diagnostics have it.
    @usableFromInline package var index: FileIndex

    /// The maximum number of bytes of a file: more than anyone writes, and few enough that the
    /// results fit in memory.
    package static let maximumByteCount = 16 << 20

    package init(path: String, bytes: [UInt8], index: FileIndex = .main) {
        self.path = path
        normalizedPath = normalized(path)
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

/// Where the lines of a file begin.
package struct LineTable: Sendable {
    /// A position for people: both numbers start at 1, the column in UTF-8 bytes as swiftc counts.
    package struct Position: Hashable, Sendable {
        package var line: Int
        package var column: Int
    }

    private let starts: [Int]
    private let byteCount: Int

    /// Lines end in LF, CR LF or CR; a byte order mark is not part of the first line, unless it
    /// counts as a character.
    package init(_ file: SourceFile, countsByteOrderMark: Bool = false) {
        var starts = [countsByteOrderMark ? 0 : file.byteOrderMarkLength]
        let bytes = file.bytes.span
        for end in bytes.indices where bytes[end].isLineEnd {
            // CR LF ends a line once, at its LF.
            let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
            if !isPair { starts.append(end + 1) }
        }
        self.starts = starts
        self.byteCount = bytes.count
    }

    package var lineCount: Int { starts.count }

    /// Where a line (from 1) begins.
    package func start(ofLine line: Int) -> UInt32 { offset(of: Position(line: line, column: 1)) }

    /// The position of any offset; an offset outside the file is clamped.
    package func position(of offset: UInt32) -> Position {
        let offset = min(max(Int(offset), starts[0]), byteCount)
        let line = starts.partitioningIndex { $0 > offset }
        return Position(line: line, column: offset - starts[line - 1] + 1)
    }

    /// The offset of a position; lines and columns outside the file are clamped.
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
