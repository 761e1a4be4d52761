import Testing
import TransitionDSL

@testable import Semantics

/// Swift in a file may be anything that ends in its place and is visible.
@Suite struct SwiftExtentTests {
    private func fault(_ code: String) -> SwiftFault? { swiftFault(in: Array(code.utf8)[...]) }

    @Test(arguments: [
        "", "a", "f(x)[1] { $0 }", "\"(\"", "f(\")\", \"]\", \"}\")", "\"\\\"(\"",
        "\"\\(f(\")\"))(\"",
        "\"\\(g { \"\\(\"}\")\" })\"", "#\"\"(\"#", "#\"\\(\"#", "#\"\\#(f(\")\"))\"#",
        "##\"\"#(\"##",
        "\"\"\"\n  \" ( \"\" \\(f()) [\n  \"\"\"", "a // (", "a // ( \"\nb",
        "a /* ( /* [ */ \" */ + b",
        "#/[)\"]/#", "##/a/#(/##", "##if a\n#endif", "### a", "#selector(f(_:))", "#file",
        "#colorLiteral(red: 1)", "a # b",
        "#if DEBUG\nf()\n#else\ng()\n#endif", "#if a\n#elseif b\n#endif", "x?.y ?? z", "`class`",
        "f(\t\"\u{e9}日本👩‍👩‍👧\")", "\"\"", "\"\" + \"\"", "a */ b", "\\.path", "\"\\u{202E}\"",
        "{ (a: Int) -> [String: (Int)] in [:] }(1)", "'", "\\",
    ])
    func takes(_ code: String) {
        #expect(fault(code) == nil)
        #expect(fault("{\(code)\n}") == nil, "in what stays open")
    }

    @Test(arguments: [
        (")", ")"), ("a]", "]"), ("}", "}"), ("(]", "]"), ("\"\\(])\"", "]"), ("(\")\"))", ")"),
        ("1) + evil(", ")"), ("#endif", "#endif"), ("#if a\n#endif\n#endif", "#endif"),
        ("#else", "#else"), ("#elseif a", "#else"), ("{ #endif }", "#endif"), ("// }\n}", "}"),
        ("#\"\"#)", ")"), ("\"\"\"\n\"\"\"}", "}"), ("/* */ )", ")"), ("(#endif)", "#endif"),
    ])
    func closesNothingElse(_ code: String, _ text: String) {
        #expect(fault(code) == .closes(text))
    }

    @Test(arguments: [
        ("f(", "("), ("[(1)", "["), ("{", "{"), ("\"", "\""), ("\"a", "\""), ("\"a\\\"", "\""),
        ("\"a\nb\"", "\""), ("#\"a\"", "\""), ("##\"a\"#", "\""), ("\"\"\"\na\"\"", "\""),
        ("/*", "/*"), ("/* /* */", "/*"), ("\"\\(", "\\("), ("\"\\(f(\")\"", "("),
        ("#if a", "#if"),
        ("#/a/", "#/"), ("// )\n(", "("), ("f(\\", "("), ("\"\\", "\""), ("\"\"\"", "\""),
        ("#\"\\#(", "\\("),
    ])
    func leavesNothingOpen(_ code: String, _ text: String) {
        #expect(fault(code) == .leavesOpen(text))
    }

    @Test(arguments: ["\u{202E}", "\u{2066}", "\0", "\u{1B}", "\r", "\u{7F}", "\u{85}", "\u{2028}"])
    func hidesNothing(_ text: String) throws {
        let scalar = try #require(text.unicodeScalars.first)
        for code in [text, "a // \(text)", "\"\(text)\"", "/*\(text)*/", "((\(text)"] {
            #expect(fault(code) == .hides(scalar))
        }
    }

    @Test func deepCodeCostsLittle() {
        let depth = 20_000
        let deep = String(repeating: "(", count: depth)
        #expect(fault(deep) == .leavesOpen("("))
        #expect(fault(deep + String(repeating: ")", count: depth)) == nil)
        #expect(fault(String(repeating: "\"\\(", count: depth)) == .leavesOpen("\\("))
    }
}
