import Lexer
import Testing
import TransitionDSL
@testable import TestSupport

/// The same numbers on every machine: xorshift.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

@Suite struct RobustnessTests {
    @Test(arguments: 0..<8 as Range<UInt64>) func randomBytesTile(_ seed: UInt64) {
        var numbers = SeededNumbers(seed: seed + 1)
        for _ in 0..<150 {
            let count = Int.random(in: 0..<60, using: &numbers)
            var bytes: [UInt8] = []
            for _ in 0..<count { bytes.append(UInt8.random(in: 0...255, using: &numbers)) }
            expectTiling(lex(bytes: bytes))
        }
    }

    /// Pieces of tokens in any order: nearer to what people write wrongly than random bytes.
    static let pieces = [
        "screen", "a", "_", "é", "1", "0.5", "s", "ms", "%", ".", "..", "...", "\"", "\\(", ")",
        "\\", "\\u{", "}", "#", "#\"", "\"#", "FF8800", "`", "/", "*", "//", "/*", "*/", "-",
        ">", "<", "<->", "->", "\n", "\r", "\r\n", " ", "\t", ";", "\0", "“", "\u{200B}",
        "\u{FEFF}", "😀", "e\u{301}",
    ]

    @Test(arguments: 0..<8 as Range<UInt64>) func tokenSoupTiles(_ seed: UInt64) {
        var numbers = SeededNumbers(seed: seed + 100)
        for _ in 0..<250 {
            let count = Int.random(in: 0..<24, using: &numbers)
            var bytes: [UInt8] = []
            for _ in 0..<count {
                bytes += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &numbers)].utf8
            }
            bytes.removeLast(Int.random(in: 0...min(2, bytes.count), using: &numbers))
            expectTiling(lex(bytes: bytes))
        }
    }

    /// Comparing strings sorts the combining marks in a row, which takes quadratic time: hours, if
    /// the lexer compared such texts.
    @Test(arguments: [
        "", "a", "1s", "1.", "#", "\"", "\"\\", "\"\\(", "\"\\u{", "`", "#\"", "//", "/*", "@",
        "<", "\u{2014}", "'",
    ])
    func aLongRunOfMarksIsRead(_ before: String) {
        let run = String(repeating: "\u{301}\u{323}", count: 200_000)
        #expect(lex(before + run).problems.count < 20)
    }

    /// Every prefix of a file is a file: what an editor hands over while someone types.
    @Test func everyPrefixTiles() {
        let text = """
            \u{FEFF}/// Doc. /* é */
            hero news(id: String) = "\\(id)_\\u{e9}" { `default` = #"a"b"# }
            x[i]: with fade, tint(#FF8800), y(-0.5%...1.5pt) <-> * /* a /* b */ c */
            """
        let bytes = Array(text.utf8)
        for count in 0...bytes.count { expectTiling(lex(bytes: Array(bytes[..<count]))) }
    }

    /// Each of these would take hours where a step looks back, or ahead, for each byte.
    @Test(arguments: [
        "{", "(", "/*", "*/", "\"", "`", "`a ", "#", "##\"", "\"#", "\\", "\"\\(", "\\(", "1.",
        ".", "..", "<", "<-", ";", "\0", "é", "😀", "0", "a", "\r", "1e", "\"\\u{", "“a",
    ])
    func muchOfOneThing(_ piece: String) {
        let unit = Array(piece.utf8)
        for (prefix, byteCount) in [("", 300_000), ("\"", 100_000), ("##\"#", 100_000)] {
            var bytes = Array(prefix.utf8)
            while bytes.count < byteCount { bytes += unit }
            let file = lex(bytes: bytes)
            #expect(file.kinds.last == .endOfFile)
            #expect(file.ranges.last?.end == UInt32(bytes.count))
            #expect(file.problems.count <= 20)
        }
    }

    @Test func aMegabyteOfOneUnreadableByte() {
        let file = lex(bytes: [UInt8](repeating: 0x80, count: 1_000_000))
        #expect(file.mistakes == [Mistake(.badUTF8, 0..<1_000_000)])
    }

    @Test func aMegabyteOfBraces() {
        let file = lex(bytes: [UInt8](repeating: UInt8(ascii: "{"), count: 1_000_000))
        #expect(file.count == 1_000_001)
        #expect(file.problems.isEmpty)
    }

    @Test func manyTokens() {
        let file = lex(String(repeating: "a:\n", count: 5_000))
        #expect(file.count == 10_001)
        #expect(file.kinds.filter { $0 == .colon }.count == 5_000)
        #expect(file.ranges[9_999] == SourceRange(start: 14_998, end: 14_999))
    }

    @Test func longTokens() {
        var text = ""
        var ranges: [SourceRange] = []
        for length in [1, 253, 254, 255, 256, 257, 70_000, 2] {
            text += String(repeating: ": ", count: 1_000)
            let start = UInt32(text.utf8.count)
            text += String(repeating: "a", count: length) + "\n"
            ranges.append(SourceRange(start: start, end: start + UInt32(length)))
        }
        let file = lex(text)
        #expect(zip(file.kinds, file.ranges).filter { $0.0 == .identifier }.map(\.1) == ranges)
    }
}
