import Testing
import TransitionDSL

@testable import AppSource

@Suite struct ObjectiveCTokenTests {
    /// The tokens as written, and `¶` before those that begin a line.
    private func tokens(_ code: String) -> [String] {
        let dump = ObjectiveCDump(code)
        return dump.tokens.tokens.dropLast().map {
            ($0.flags.contains(.newlineBefore) ? "¶" : "") + dump.source($0.range)
        }
    }

    @Test(arguments: [
        ("[a b:c]", ["[", "a", "b", ":", "c", "]"]), ("a->b.c", ["a", "->", "b", ".", "c"]),
        ("a+=b>>c", ["a", "+=", "b", ">", ">", "c"]), ("1.5e-3f+.5", ["1.5e-3f", "+", ".5"]),
        ("0xFFp+1 1'000", ["0xFFp+1", "1'000"]), ("'a' '\\'' L'b'", ["'a'", "'\\''", "L'b'"]),
        ("a/*b*/c//d\ne", ["a", "c", "¶e"]), ("a//b\\\nc\nd", ["a", "¶d"]),
        ("#define A b \\\n c\nd", ["#define", "A", "b", "c", "¶d"]),
        ("# if A /* \n */ B\nc", ["# if", "A", "B", "¶c"]), ("a # b", ["a", "#", "b"]),
        ("@\"a\" \n @\"b\" c", ["@\"a\" \n @\"b\"", "c"]),
        ("u8\"a\" LL\"b\"", ["u8\"a\"", "LL", "\"b\""]),
        ("R\"x(a)\"b)x\" c", ["R\"x(a)\"b)x\"", "c"]), ("\"a\nb", ["\"a", "¶b"]),
        ("'a\nb", ["'a", "¶b"]), ("é\u{1}\u{2}`", ["é", "\u{1}\u{2}", "`"]),
        ("#if 0\na\n#if b\n#endif\n#endif\nc", ["#if", "0", "¶#endif", "¶c"]),
        ("\u{FEFF}a\r\nb\r", ["a", "¶b"]), ("a...b", ["a", "...", "b"]),
    ]) func spellings(_ code: String, _ spellings: [String]) {
        #expect(tokens(code) == spellings)
    }

    @Test(arguments: [
        ("@\"a\\n\\t\\\"\\\\\\?\"", "a\n\t\"\\?"), ("\"\\x41\\101\\u00e9\\U0001F600\"", "AAé😀"),
        ("\"\\xC3\\xA9\"", "é"), ("\"a\\\nb\"", "ab"), ("\"\\ud800\"", "\u{FFFD}"), ("\"\"", ""),
        ("\"a\" /*x*/", "a"), ("\"a\\", "a"), ("@\"a\" @\"b\"\n\"c\"", "abc"),
        ("\"\\xFF\"", "\u{FFFD}"),
    ]) func strings(_ code: String, _ text: String) throws {
        let dump = ObjectiveCDump(code)
        let string = try #require(dump.tokens.strings.first)
        #expect(string.objectiveCText.map { dump.names.string($0) } == text)
        #expect(string.endToken == 1)
    }

    /// The partner of each opening bracket, as offsets.
    @Test(arguments: [
        ("([{}])", [0: 5, 1: 4, 2: 3]), ("(]", [:]), ("([)", [0: 2]), ("{(}", [0: 2]),
        ("{)}", [0: 2]), ("#define A {\n{}", [12: 13]), ("#define A {}", [10: 11]),
        ("#if A\n{\n#else\n{\n#endif\n}", [6: 23]), ("{(@end)}", [:]),
        ("{a;\n- (b) {}", [6: 8, 10: 11]), ("{a - (b)}", [0: 8, 5: 7]),
    ]) func brackets(_ code: String, _ partners: [Int: Int]) {
        let tokens = ObjectiveCDump(code).tokens.tokens
        var found: [Int: Int] = [:]
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace:
                guard token.payload != .max else { continue }
                let partner = tokens[Int(token.payload)]
                found[Int(token.range.start)] = Int(partner.range.start)
                #expect(partner.payload == UInt32(index))
            default: break
            }
        }
        #expect(found == partners)
    }

    @Test func wordsAreDistinct() {
        let names = programNames()
        for word in ObjectiveCWord.allCases { #expect(names.find("\(word)") == word.text) }
        for symbol in ObjectiveCOperator.allCases {
            #expect(names.find(symbol.spelling) == symbol.text)
            #expect(ObjectiveCOperator(symbol.text) == symbol)
        }
    }
}
