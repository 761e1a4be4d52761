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

/// How many UTF-16 code units are before an offset, in a text that has U+FFFD for what is malformed.
struct UTF16Table: Sendable {
    private let counts: [Int32]

    init(_ bytes: [UInt8]) {
        var counts: [Int32] = [0]
        counts.reserveCapacity(bytes.count + 1)
        var (index, count) = (0, Int32(0))
        while index < bytes.count {
            let length = decodeScalar(bytes.span, at: index)?.length ?? 0
            count += length == 4 ? 2 : 1
            for _ in 0..<(length > 0 ? length : bytes.brokenLength(at: index)) {
                counts.append(count)
                index += 1
            }
        }
        self.counts = counts
    }

    func count(before offset: Int) -> Int {
        Int(counts[min(max(offset, 0), counts.count - 1)])
    }
}
