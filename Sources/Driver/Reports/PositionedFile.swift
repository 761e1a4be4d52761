package import TransitionDSL

/// A file that converts offsets to positions without a search of their lines.
package struct PositionedFile: Sendable {
    let path: String
    private let source: SourceFile
    private let lines: LineTable
    private let units: UTF16Table

    package init(_ source: SourceFile) {
        self.source = source
        path = source.normalizedPath
        lines = LineTable(source)
        units = UTF16Table(source.bytes)
    }

    package func location(_ range: SourceRange) -> Location {
        Location(
            path: path, start: position(range.start), end: position(max(range.start, range.end)))
    }

    func position(_ offset: UInt32) -> Location.Position {
        let position = lines.position(of: offset)
        let start = Int(lines.start(ofLine: position.line))
        let offset = start + position.column - 1
        return Location.Position(
            offset: offset, line: position.line, column: position.column,
            utf16Column: units.count(before: offset) - units.count(before: start) + 1)
    }

    /// A line without its ending, limited to about 200 bytes.
    func text(ofLine line: Int) -> String {
        let offsets = lines.offsets(ofLine: line, in: source)
        var end = min(offsets.upperBound, offsets.lowerBound + 200)
        while end < offsets.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
        return String(decoding: source.bytes[offsets.lowerBound..<end], as: UTF8.self)
    }
}

/// How many UTF-16 code units are before an offset. Bytes that continue a character count as part
/// of it, even in malformed UTF-8. A character of two units is complete: what is malformed is shown
/// as one unit at least.
struct UTF16Table: Sendable {
    private let counts: [Int32]

    init(_ bytes: [UInt8]) {
        var count: Int32 = 0
        counts =
            [0]
            + bytes.indices.map { index in
                let byte = bytes[index]
                if byte & 0xC0 != 0x80 { count += byte >= 0xF0 && isLong(bytes, index) ? 2 : 1 }
                return count
            }
    }

    func count(before offset: Int) -> Int {
        Int(counts[min(max(offset, 0), counts.count - 1)])
    }
}

/// Whether three bytes that continue a character follow its first one.
private func isLong(_ bytes: [UInt8], _ index: Int) -> Bool {
    let rest = bytes[index...].prefix(4).dropFirst()
    return rest.count == 3 && rest.allSatisfy { $0 & 0xC0 == 0x80 }
}
