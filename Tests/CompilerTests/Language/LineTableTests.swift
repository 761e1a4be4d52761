import Testing

@testable import TransitionDSL

@Suite struct LineTableTests {
    private static let texts = [
        "", "\n", "\r", "\r\n", "one", "one\n", "one\ntwo", "one\r\ntwo\r\n", "one\rtwo\r",
        "\u{FEFF}", "\u{FEFF}one\ntwo", "\u{FEFF}\r\n", "\n\r\n\r\r\n", "é\nñandú\r\nend",
    ]

    @Test(arguments: texts)
    func offsetsAndPositionsAreOneAnother(text: String) {
        let file = SourceFile(path: "a.trans", text: text)
        let table = LineTable(file)
        var last = LineTable.Position(line: 1, column: 1)
        for offset in file.byteOrderMarkLength...file.bytes.count {
            let position = table.position(of: UInt32(offset))
            #expect(table.offset(of: position) == UInt32(offset))
            #expect(position.line >= last.line && position.line <= table.lineCount)
            #expect(position.line > last.line || position.column >= last.column)
            last = position
        }
    }

    @Test(arguments: texts)
    func whatIsOutsideCountsAsTheNearestEnd(text: String) {
        let file = SourceFile(path: "a.trans", text: text)
        let table = LineTable(file)
        let end = UInt32(file.bytes.count)
        #expect(table.position(of: 0) == .init(line: 1, column: 1))
        #expect(table.position(of: .max) == table.position(of: end))
        #expect(table.offset(of: .init(line: .max, column: .max)) == end)
        #expect(table.offset(of: .init(line: 0, column: 0)) == UInt32(file.byteOrderMarkLength))
        #expect(table.offset(of: .init(line: .min, column: .min)) <= end)
        for line in [Int.min, 0, table.lineCount + 1, .max] {
            #expect(table.offsets(ofLine: line, in: file).isEmpty)
        }
    }

    @Test(arguments: [
        ("one\ntwo", ["one", "two"]),
        ("one\r\ntwo\r\n", ["one", "two", ""]),
        ("one\rtwo", ["one", "two"]),
        ("\u{FEFF}one\n\r\n", ["one", "", ""]),
        ("", [""]),
        ("\u{FEFF}", [""]),
    ])
    func linesAreWithoutTheirEnds(text: String, lines: [String]) {
        let file = SourceFile(path: "a.trans", text: text)
        let table = LineTable(file)
        #expect(table.lineCount == lines.count)
        let found = (1...table.lineCount).map { line in
            String(decoding: file.bytes[table.offsets(ofLine: line, in: file)], as: UTF8.self)
        }
        #expect(found == lines)
    }

    @Test func aLineEndBelongsToItsLine() {
        let table = LineTable(SourceFile(path: "a.trans", text: "one\r\ntwo"))
        #expect(table.position(of: 3) == .init(line: 1, column: 4))
        #expect(table.position(of: 4) == .init(line: 1, column: 5))
        #expect(table.position(of: 5) == .init(line: 2, column: 1))
    }

    @Test func bytesThatAreNotTextAreCountedToo() {
        let file = SourceFile(path: "a.trans", bytes: [0xFF, 0x0A, 0x00, 0xEF, 0xBB])
        #expect(LineTable(file).position(of: 4) == .init(line: 2, column: 3))
        #expect(file.text(SourceRange(start: 0, end: 99)).contains("\u{FFFD}"))
        #expect(file.text(SourceRange(start: 4, end: 1)).isEmpty)
    }
}
