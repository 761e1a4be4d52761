import Testing
import TransitionDSL

@testable import Lexer

/// A text with one mistake: the message, its place, and the resulting tokens.
struct ProblemCase: Sendable, CustomTestStringConvertible {
    let text: String
    let mistake: Mistake
    let kinds: [TokenKind]
    /// A part of the help.
    let help: String?

    init(
        _ text: String,
        _ id: DiagnosticID,
        _ offsets: Range<Int>,
        _ kinds: [TokenKind],
        help: String? = nil
    ) {
        self.text = text
        self.mistake = Mistake(id, offsets)
        self.kinds = kinds
        self.help = help
    }

    var testDescription: String { text.debugDescription }

    static let numbers: [ProblemCase] = [
        .init("1.2.3 a", .malformedNumber, 0..<5, [.number, .identifier], help: "at most one dot"),
        .init(
            "[1.]", .malformedNumber, 1..<3, [.leftBracket, .number, .rightBracket], help: "`1.0`"),
        .init(".5s", .malformedNumber, 0..<3, [.number], help: "write `0.5s`"),
        .init("1.2.3...4", .malformedNumber, 0..<5, [.number, .ellipsis, .number]),
        .init("4sec,", .unknownUnit, 1..<4, [.number, .comma], help: "write `4s`; the units are"),
        .init("0.5seconds", .unknownUnit, 3..<10, [.number], help: "write `0.5s`"),
        .init("5µs", .unknownUnit, 1..<4, [.number], help: "the units are `s`, `ms`, `%`"),
        .init("10px", .unknownUnit, 2..<4, [.number], help: "write `10pt`"),
        .init("1e5", .unknownUnit, 1..<3, [.number], help: "without an exponent"),
        .init("1_000", .unknownUnit, 1..<5, [.number], help: "without `_`"),
    ]

    static let strings: [ProblemCase] = [
        .init(
            "a \"b c", .unclosedString, 2..<6, [.identifier, .string], help: "close it with `\"`"),
        .init("\"a\\\nb", .unclosedString, 0..<3, [.string, .identifier]),
        .init("\"a\\(b\nc", .unclosedString, 0..<5, [.string, .identifier]),
        .init("#\"a\"\nb", .unclosedString, 0..<4, [.rawString, .identifier], help: "`\"#`"),
        .init("\"a\\qb\"", .unknownEscape, 2..<4, [.string], help: "the escapes are"),
        .init("\"\\é\"", .unknownEscape, 1..<4, [.string]),
        .init("\"\\u{D800}\"", .unknownEscape, 1..<9, [.string], help: "1 to 8"),
        .init("\"\\u{123456789}\"", .unknownEscape, 1..<14, [.string]),
        .init("\"\\u{}\"", .unknownEscape, 1..<5, [.string]),
        .init("\"\\u00e9\"", .unknownEscape, 1..<3, [.string]),
        .init("\"\\()\"", .malformedHole, 1..<4, [.string], help: "name of a parameter"),
        .init("\"\\(a.b)c\"", .malformedHole, 1..<7, [.string]),
        .init("\"\\(f(1))c\"", .malformedHole, 1..<8, [.string]),
        .init("\"\\(a\" b", .malformedHole, 1..<4, [.string, .identifier]),
        .init("#FFF,", .malformedColor, 0..<4, [.color, .comma], help: "6 or 8"),
        .init("#GG8800", .malformedColor, 0..<7, [.color]),
        .init("#FF88000", .malformedColor, 0..<8, [.color]),
    ]

    static let characters: [ProblemCase] = [
        .init("a;", .unknownCharacter, 1..<2, [.identifier, .unknown], help: "no separator"),
        .init("a && b", .unknownCharacter, 2..<4, [.identifier, .unknown, .identifier]),
        .init("0..1", .unknownCharacter, 1..<3, [.number, .unknown, .number], help: "`...`"),
        .init("<- b", .unknownCharacter, 0..<1, [.unknown, .minus, .identifier]),
        .init("<<->", .unknownCharacter, 0..<1, [.unknown, .doubleArrow]),
        .init("= >", .unknownCharacter, 2..<3, [.equals, .unknown], help: "`->`"),
        .init("“", .unknownCharacter, 0..<3, [.unknown], help: "`\"`"),
        .init(
            "a\u{A0}", .unknownCharacter, 1..<3, [.identifier, .unknown], help: "ordinary space"),
        .init("a\u{200B}b", .unknownCharacter, 1..<4, [.identifier, .unknown, .identifier]),
        .init("a\u{202E}", .unknownCharacter, 1..<4, [.identifier, .unknown], help: "remove it"),
        .init("\u{3164}", .unknownCharacter, 0..<3, [.unknown]),
        .init("5 %", .unknownCharacter, 2..<3, [.number, .unknown], help: "after its number"),
        .init("# a", .unknownCharacter, 0..<1, [], help: "begin with `//`"),
        .init(
            "#(a", .unknownCharacter, 0..<1, [.unknown, .leftParenthesis, .identifier],
            help: "#RRGGBB"),
        .init(
            "<<<<<<< a\nb\n=======\n>>>>>>> c\nd", .unknownCharacter, 0..<9, [.identifier],
            help: "keep one"),
        .init("'a'", .unknownCharacter, 0..<1, [.unknown, .identifier, .unknown]),
        .init("##a", .unknownCharacter, 0..<2, [.unknown, .identifier]),
        .init("😀😀", .unknownCharacter, 0..<8, [.unknown]),
        .init("`a b` c", .unknownCharacter, 0..<5, [.quotedIdentifier, .identifier]),
        .init("``", .unknownCharacter, 0..<2, [.quotedIdentifier]),
        .init("`1a`", .unknownCharacter, 0..<4, [.quotedIdentifier]),
        .init("`ab c\n", .unclosedQuotedName, 0..<3, [.quotedIdentifier, .identifier]),
        .init("a /* b", .unclosedComment, 2..<4, [.identifier], help: "`*/`"),
        .init("/* /* */", .unclosedComment, 0..<2, []),
        .init("/*/*/", .unclosedComment, 0..<2, [], help: "2 are open"),
        .init("a\0\0b", .nulByte, 1..<3, [.identifier, .unknown, .identifier]),
        .init("// a\0b", .nulByte, 4..<5, []),
        .init("\"a\0b\"", .nulByte, 2..<3, [.string]),
    ]
}

@Suite struct ProblemTests {
    @Test(arguments: ProblemCase.numbers + ProblemCase.strings + ProblemCase.characters)
    func oneMistakeIsOneProblemAtItsPlace(_ test: ProblemCase) {
        let file = lex(test.text)
        #expect(file.mistakes == [test.mistake])
        #expect(file.kinds == test.kinds + [.endOfFile])
        if let help = test.help {
            let given = file.problems.first?.help ?? ""
            #expect(given.utf8.contains(help))
        }
        expectTiling(file)
    }

    static let badUTF8: [[UInt8]] = [
        [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
        [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3], [0xE2, 0x82], [0xFF, 0xFF],
    ]

    @Test(arguments: badUTF8) func badUTF8IsOneProblemARun(_ bad: [UInt8]) {
        let bare = lex(bytes: Array("ab ".utf8) + bad + Array(" c".utf8))
        #expect(bare.mistakes == [Mistake(.badUTF8, 3..<3 + bad.count)])
        #expect(bare.kinds == [.identifier, .unknown, .identifier, .endOfFile])
        for (before, after) in [("// ", "\n"), ("/* ", "*/"), ("a\"", "\""), ("#\"\"", "\"#")] {
            let file = lex(bytes: Array(before.utf8) + bad + Array(after.utf8))
            let start = before.utf8.count
            #expect(file.mistakes == [Mistake(.badUTF8, start..<start + bad.count)])
            expectTiling(file)
        }
    }

    @Test func aHoleAndAQuotedNameAreCheckedForUTF8() {
        let hole = lex(bytes: Array("\"\\(a.".utf8) + [0xFF] + Array(")\"".utf8))
        #expect(hole.problems.map(\.id) == [.malformedHole, .badUTF8])
        let name = lex(bytes: Array("`a ".utf8) + [0xFF] + Array("`".utf8))
        #expect(name.problems.map(\.id) == [.unknownCharacter, .badUTF8])
    }

    @Test func problemsStandInFileOrder() {
        let expected = [Mistake(.unclosedString, 0..<5), Mistake(.unknownEscape, 1..<3)]
        #expect(lex("\"\\q 1").mistakes == expected)
    }

    static let utf16: [[UInt8]] = [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0xFF, 0xFE]]

    @Test(arguments: utf16) func utf16IsToldOnce(_ bytes: [UInt8]) {
        let file = lex(bytes: bytes)
        #expect(file.mistakes == [Mistake(.badUTF8, 0..<2)])
        #expect(file.problems[0].message == "the file is UTF-16")
        expectTiling(file)
    }

    @Test func onlyTwentyProblemsAreTold() {
        let file = lex(String(repeating: "; a ", count: 100))
        #expect(file.problems.count == 20)
        #expect(file.count == 201)
    }

    @Test func aFileTooLargeIsNotRead() {
        var bytes = [UInt8](repeating: UInt8(ascii: " "), count: SourceFile.maximumByteCount)
        #expect(tokenize(SourceFile(path: "a", bytes: bytes)).problems.isEmpty)
        bytes[0] = UInt8(ascii: ";")
        bytes.append(UInt8(ascii: " "))
        let file = tokenize(SourceFile(path: "a", bytes: bytes))
        #expect(file.kinds == [.endOfFile])
        #expect(file.problems.map(\.id) == [.fileTooLarge])
    }

    /// To compare names and texts Unicode sorts the marks in a row, in the square of their number.
    @Test func marksInARowHaveABound() {
        func marks(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }
        func escapes(_ count: Int) -> String { String(repeating: "\\u{301}", count: count) }
        for text in [
            "a\(marks(30))b\(marks(30))", "\"a\(marks(30))b\(marks(30))\"",
            "\"\(marks(15))\(escapes(15))\"", "#\"\(marks(30))\"#", "// \(marks(1000))",
        ] {
            #expect(lex(text).problems.isEmpty)
        }
        let name = lex("a\(marks(1000)) b")
        #expect(name.kinds == [.identifier, .unknown, .identifier, .endOfFile])
        #expect(name.problems.map(\.place.range) == [SourceRange(start: 61, end: 2001)])
        for (text, range) in [
            ("\"\(marks(1000))\"", 61..<63), ("#\"\(marks(1000))\"#", 62..<64),
            ("\"\(marks(15))\(escapes(1000))\"", 31 + 15 * 7..<31 + 16 * 7),
        ] {
            let file = lex(text)
            #expect(file.problems.map(\.id) == [.unknownCharacter])
            #expect(file.problems.map(\.place.range) == [SourceRange(range)])
        }
    }

    @Test func messagesKeepTheStyle() {
        let all = ProblemCase.numbers + ProblemCase.strings + ProblemCase.characters
        for problem in all.flatMap({ lex($0.text).problems }) {
            let isLowerCase = problem.message.unicodeScalars.first?.properties.isUppercase == false
            #expect(isLowerCase || problem.id == .nulByte, "\(problem.message)")
            #expect(!problem.message.hasSuffix("."), "\(problem.message)")
            #expect(problem.help?.hasSuffix(".") != true, "\(problem.help ?? "")")
        }
    }
}

extension String.UTF8View {
    /// Whether the text is in it, without Foundation.
    fileprivate func contains(_ text: String) -> Bool {
        let bytes = Array(self)
        let wanted = Array(text.utf8)
        return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
    }
}
