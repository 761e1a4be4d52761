import Lexer
import Testing
import TransitionDSL

@Suite struct TokenTests {
    @Test func emptyFilesEndAtOnce() {
        for text in ["", " \t\r\n", "// a", "/* a */", "\u{FEFF}"] {
            let file = lex(text)
            #expect(file.kinds == [.endOfFile])
            #expect(file.ranges[0].start == UInt32(text.utf8.count))
            #expect(file.problems.isEmpty)
        }
    }

    @Test func everyMarkIsItsToken() {
        let marks: [TokenKind] = [
            .leftParenthesis, .rightParenthesis, .leftBrace, .rightBrace, .leftBracket,
            .rightBracket, .comma, .colon, .equals, .dot, .question, .star, .slash, .plus, .minus,
            .pipe, .arrow, .doubleArrow, .ellipsis,
        ]
        for mark in marks {
            #expect(lex(mark.rawValue).pieces == [LexedPiece(mark, mark.rawValue)])
        }
        let spaced = lex(marks.map(\.rawValue).joined(separator: " "))
        #expect(spaced.pieces == marks.map { LexedPiece($0, $0.rawValue) })
        #expect(spaced.problems.isEmpty)
    }

    @Test func marksThatTouchAreCutFromTheLeft() {
        #expect(lex("<->->-").kinds == [.doubleArrow, .arrow, .minus, .endOfFile])
        #expect(lex("....a").kinds == [.ellipsis, .dot, .identifier, .endOfFile])
        #expect(lex("*/ /fade").kinds == [.star, .slash, .slash, .identifier, .endOfFile])
        let path: [TokenKind] = [
            .identifier, .question, .dot, .identifier, .leftBracket, .identifier, .rightBracket,
        ]
        #expect(lex("a?.b[i]").kinds == path + [.endOfFile])
    }

    @Test(arguments: ["a", "_", "_1", "screen", "a9z_", "größe", "東京", "e\u{301}a", "Ω2"])
    func names(_ name: String) {
        let file = lex(name + ":")
        #expect(file.pieces == [LexedPiece(.identifier, name), LexedPiece(.colon, ":")])
        #expect(file.problems.isEmpty)
    }

    @Test func quotedNamesKeepTheirBackticks() {
        let file = lex("`default`.`été`")
        let names = [
            LexedPiece(.quotedIdentifier, "`default`"), LexedPiece(.quotedIdentifier, "`été`"),
        ]
        #expect(file.pieces == [names[0], LexedPiece(.dot, "."), names[1]])
        #expect(file.problems.isEmpty)
    }

    @Test(arguments: [
        "0", "007", "1.5", "0.4s", "12ms", "80%", "1.5%", "45deg", "0.2rad", "12pt", "3s",
    ])
    func numbers(_ number: String) {
        let file = lex("(" + number + ")")
        #expect(file.pieces.map(\.text) == ["(", number, ")"])
        #expect(file.kinds[1] == .number)
        #expect(file.problems.isEmpty)
    }

    @Test func rangesOfNumbers() {
        #expect(lex("0...1").pieces.map(\.text) == ["0", "...", "1"])
        #expect(lex("0%...80%").pieces.map(\.text) == ["0%", "...", "80%"])
        #expect(lex("0.1...1.5").pieces.map(\.text) == ["0.1", "...", "1.5"])
        #expect(lex("1s...2s").problems.isEmpty)
        #expect(lex("-20+1").kinds == [.minus, .number, .plus, .number, .endOfFile])
    }

    @Test(arguments: [
        #""""#, #""a b""#, #""\(id)_\(part)""#, #""\0\\\t\n\r\"\'""#, #""\u{1F600}\u{e9}""#,
        #""// no comment /*""#, #""ünï\( name )""#, ##"#"a "quoted" \(x) \q"#"##,
        ###"##"a"# b"##"###, ##"#""#"##,
    ])
    func strings(_ string: String) {
        let file = lex(string + ",")
        #expect(file.pieces.map(\.text) == [string, ","])
        #expect(file.kinds[0] == (string.hasPrefix("#") ? .rawString : .string))
        #expect(file.problems.isEmpty)
    }

    @Test(arguments: ["#FF8800", "#ff880080", "#012345"])
    func colors(_ color: String) {
        let file = lex(color + ")")
        #expect(file.pieces == [LexedPiece(.color, color), LexedPiece(.rightParenthesis, ")")])
        #expect(file.problems.isEmpty)
    }

    @Test func commentsLieInTheGaps() {
        let file = lex("a // b\n/// c\n/* d /* e */ f */ g /**/ / h")
        #expect(file.pieces.map(\.text) == ["a", "g", "/", "h"])
        #expect(file.source.text(file.gap(before: 1)) == " // b\n/// c\n/* d /* e */ f */ ")
        #expect(file.problems.isEmpty)
        #expect(lex("/* é 東 😀 */ // ü").problems.isEmpty)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func lineEndings(_ lineEnd: String) {
        let file = lex("a // b\(lineEnd)c \"d\(lineEnd)e")
        #expect(file.pieces.map(\.text) == ["a", "c", "\"d", "e"])
        #expect(file.problems.map(\.id) == [.unclosedString])
        #expect(file.source.text(file.problems[0].place.range) == "\"d")
    }

    @Test func aByteOrderMarkIsSkippedOnlyAtTheStart() {
        let file = lex("\u{FEFF}a")
        #expect(file.ranges[0] == SourceRange(start: 3, end: 4))
        #expect(file.problems.isEmpty)
        #expect(lex("a \u{FEFF}").mistakes == [Mistake(.unknownCharacter, 2..<5)])
    }
}
