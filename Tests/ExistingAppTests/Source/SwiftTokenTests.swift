import AppSource
import Testing
import TransitionDSL

/// The tokens of Swift as one string: kinds where they matter, texts where they are names.
private func spellings(_ text: String) -> String {
    let source = SwiftSource(text)
    return source.tokens.tokens.dropLast().map { token in
        let text = source.text(token.range)
        switch token.kind {
        case .prefixOperator: return "prefix\(text)"
        case .postfixOperator: return "postfix\(text)"
        case .infixOperator: return "infix\(text)"
        case .regex: return "regex\(text)"
        case .directive: return "directive\(text)"
        case .unknown: return "unknown"
        default: return text
        }
    }.joined(separator: " ")
}

/// The pieces of the first string, with `|` for holes.
private func string(_ text: String) -> String? {
    let source = SwiftSource(text)
    return source.tokens.strings.first?.pieces.map { piece in
        switch piece {
        case .text(let text): source.names.string(text)
        case .hole: "|"
        }
    }.joined()
}

@Suite struct SwiftTokenTests {
    @Test(arguments: [
        ("a+b", "a infix+ b"), ("a + b", "a infix+ b"), ("a +b", "a prefix+ b"),
        ("a+ b", "a postfix+ b"), ("a?.b!", "a postfix? . b postfix!"),
        ("a ? b : c", "a infix? b : c"),
        ("Int?=nil", "Int postfix? = nil"), ("f(-1, !a)", "f ( prefix- 1 , prefix! a )"),
        ("0..<5, 1...", "0 infix..< 5 , 1 postfix..."), ("a/*b*/+c", "a prefix+ c"),
        ("func ==<T>(", "func prefix== infix< T infix> ("), ("a->b", "a -> b"),
        ("x.0.1 1.5e-3 0x1F.8p-2", "x . 0 . 1 1.5e-3 0x1F.8p-2"), ("`default` $0", "`default` $0"),
        ("<#T##String#>", "<#T##String#>"), ("a → b", "a infix→ b"), ("größe = 1", "größe = 1"),
    ])
    func operators(text: String, expected: String) { #expect(spellings(text) == expected) }

    @Test(arguments: [
        ("a / b / c", "a infix/ b infix/ c"), ("return /a b/", "return regex/a b/"),
        ("f(/a\\/b/)", "f ( regex/a\\/b/ )"), ("reduce(1, /)", "reduce ( 1 , infix/ )"),
        ("try? /a/.x", "try postfix? regex/a/ . x"), ("x = #/a/b/#", "x = regex#/a/b/#"),
        ("(a) /b/ c", "( a ) prefix/ b postfix/ c"), ("a //b\nc", "a c"),
    ])
    func regexes(text: String, expected: String) { #expect(spellings(text) == expected) }

    @Test(arguments: [
        ("#if A", "directive#if A"), ("#selector(a)", "# selector ( a )"),
        (
            "#elseif os(iOS)\n#else\n#endif",
            "directive#elseif os ( iOS ) directive#else directive#endif"
        ),
        ("#!/usr/bin/swift\na", "a"), ("\u{FEFF}a", "a"), ("a\r\nb\0c", "a b c"),
        ("/* a /* b */ c */ d", "d"), ("\u{201C}a\u{201D}", "unknown a unknown"),
    ])
    func directivesAndComments(text: String, expected: String) {
        #expect(spellings(text) == expected)
    }

    @Test(arguments: [
        ("\"a\"", "a"), ("\"a\\n\\t\\\"\\u{48}\\\\\"", "a\n\t\"H\\"), ("\"a\\(b)c\"", "a|c"),
        ("\"\\(a(\")\"))b\"", "|b"), ("#\"a\\n\\#n\\#(b)\"\"#", "a\\n\n|\""), ("#\"\"\"#", "\""),
        ("\"\"\"\n  a\n    b\n  \"\"\"", "a\n  b"), ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
        ("\"\"\"\r\n\ta\r\n\t\\(b)\r\n\t\"\"\"", "a\n|"), ("\"\"\"\n\"\"\"", ""), ("\"a\nb", "a"),
        ("\"\\(a\nb", "|"), ("\"\\(\"\\(\"c\")\")\"", "|"), ("\"\\u{110000}\"", "\u{FFFD}"),
    ])
    func strings(text: String, expected: String) { #expect(string(text) == expected) }

    @Test func theTokensOfHolesFollowTheirString() throws {
        let source = SwiftSource("x = \"a\\(b, \"\\(c)\")d\" + e")
        let string = try #require(source.tokens.strings.first)
        guard case .hole(let hole)? = string.pieces.dropFirst().first else {
            Issue.record("no hole")
            return
        }
        #expect(hole == 3..<7)
        #expect(string.endToken == 7)
        #expect(source.tokens.index(after: 2) == 7)
        #expect(source.text(source.tokens.tokens[2].range) == "\"a\\(b, \"\\(c)\")d\"")
        let inHole = source.tokens.tokens.map { $0.flags.contains(.inHole) }
        #expect(inHole == [false, false, false, true, true, true, true, false, false, false])
    }

    @Test func bracketsAreMatchedInBrokenCode() {
        let source = SwiftSource("{ ( [ } ) \"\\(a[)\" ] { [] }")
        let partners = source.tokens.tokens.dropLast().compactMap { token -> Int? in
            switch token.kind {
            case .identifier, .string: nil
            default: token.payload == UInt32.max ? -1 : Int(token.payload)
            }
        }
        #expect(partners == [3, -1, -1, 0, -1, -1, -1, 12, 11, 10, 9])
    }

    @Test func namesInBackticksAreNoKeywords() throws {
        let source = SwiftSource("`default` default")
        let (quoted, plain) = (source.tokens.tokens[0], source.tokens.tokens[1])
        #expect(!quoted.is(.default) && plain.is(.default))
        #expect(quoted.name == plain.name)
    }
}
