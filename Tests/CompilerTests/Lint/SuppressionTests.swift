import Lexer
import Lint
import Parser
import Semantics
import Testing
import TransitionDSL

/// Comments that allow what rules find.
@Suite struct SuppressionTests {
    private func linted(_ texts: String...) -> Findings {
        let files = texts.enumerated().map { index, text in
            parse(tokenize(SourceFile(path: "\(index).trans", text: text, index: FileIndex(index))))
        }
        let checked = analyze(files, options: AnalysisOptions(defaultNamespace: "App"))
        return lint(checked, files)
    }

    /// What is left, and what is suppressed with which reasons.
    private func outcome(_ texts: String...) -> [String] {
        let result = texts.count == 1 ? linted(texts[0]) : linted(texts[0], texts[1])
        return result.problems.map(\.id.name)
            + result.suppressed.map { "\($0.diagnostic.id.name): \($0.reason)" }
    }

    private let comment = "// transc:allow(empty-registry): later"
    private let allowed = ["empty-registry: later"]

    @Test(arguments: ["\n", "\r\n", "\r"])
    func theLineEndsDoNotMatter(_ end: String) {
        #expect(outcome("registry App { } \(comment)\(end)") == allowed)
        #expect(outcome("\(comment)\(end)registry App { }\(end)") == allowed)
        #expect(outcome("\(comment)\(end)\(end)// text\(end)registry App { }") == allowed)
    }

    @Test func theFileMayEndWithTheComment() {
        #expect(outcome("registry App { } \(comment)") == allowed)
        #expect(
            outcome("registry App { }\n\(comment)") == ["empty-registry", "unused-suppression"])
        #expect(outcome("\u{FEFF}\(comment)\nregistry App { }") == allowed)
    }

    @Test func itSpeaksOfOneLine() {
        #expect(
            outcome("\(comment)\nregistry\nApp { }") == ["unused-suppression", "empty-registry"])
        #expect(
            outcome("registry A { } \(comment)\nregistry B { }") == ["empty-registry"] + allowed)
        #expect(outcome("registry A { } registry B { } \(comment)") == allowed + allowed)
        #expect(
            outcome("registry A { /*\n*/ } \(comment)") == ["empty-registry", "unused-suppression"])
    }

    @Test func otherTextIsNone() {
        #expect(outcome(#"hero a = "\#(comment)""#) == [])
        #expect(outcome("/* text\n\(comment)\n*/ registry App { }") == ["empty-registry"])
        #expect(
            outcome("/// transc:allow(empty-registry): x\nregistry App { }") == ["empty-registry"])
        #expect(outcome("// // transc:allow(empty-registry): x\nhero a") == [])
        #expect(outcome("// transcript: all of it\n// transc: the compiler\nhero a") == [])
    }

    @Test(arguments: [
        "// transc:allow (empty-registry): x", "//transc:disable",
        "// transc-allow(empty-registry)",
        "// transc:allow", "// transc:allow(", "// transc:allow(a b): x //transc:allow(c): x",
        "// TRANSC: IGNORE empty-registry", "/* transc:allow(empty-registry): x */",
        "// transc:allow(empty-registry)x", "// transc:allow(,empty-registry): x",
    ])
    func slipsAreReported(_ comment: String) {
        #expect(outcome("\(comment)\nhero a") == ["malformed-suppression"])
    }

    @Test func blanksDoNotMatter() {
        let comment = "//\t transc:allow( raw-swift ,empty-registry\t):later \t"
        #expect(outcome("registry App { } \(comment)") == ["unused-suppression"] + allowed)
        #expect(outcome("registry App { } //transc:allow(empty-registry):later") == allowed)
    }

    @Test func severalOnOneLineAllCount() {
        #expect(outcome("\(comment)\nregistry App { } // transc:allow(raw-swift): x").count == 2)
        #expect(
            outcome("// transc:allow(raw-swift, raw-swift): x\nregistry App { } \(comment)")
                == ["unused-suppression"] + allowed)
    }

    @Test func nothingIsUnusedWhereRulesDidNotRun() {
        #expect(outcome("\(comment)\nscreen A = B is C") == ["unknown-screen"])
        #expect(outcome("\(comment)\nhero a\nlint { empty-registry: off }") == [])
    }

    @Test func importedFilesSpeakForThemselves() {
        let used = "modifiers m = translate(x: swift(#\"1\"#)) "
        #expect(outcome("hero a", used) == ["raw-swift"])
        #expect(
            outcome("hero a", "\(used)// transc:allow(raw-swift): measured") == [
                "raw-swift: measured"
            ])
        #expect(outcome("// transc:allow(raw-swift): x\nhero a", used).count == 2)
        #expect(outcome("hero a", "hero b \(comment)\n// transc:off") == [])
    }

    @Test func whatIsSuppressedHasItsLevelAndPlaces() throws {
        let text = "registry A { } \(comment)\nlint { empty-registry: error }"
        let result = linted(text)
        let suppressed = try #require(result.suppressed.first)
        #expect(suppressed.diagnostic.severity == .error)
        #expect(suppressed.place.range == SourceRange(start: 15, end: 15 + 38))
        #expect(result.problems.isEmpty)
    }

    @Test(arguments: [
        ("// transc:allow(raw-swift): x\nhero a", "hero a"),
        ("hero a  // transc:allow(raw-swift): x  \nhero b", "hero a\nhero b"),
        ("hero a\r\n  // transc:allow(raw-swift): x\r\nhero b", "hero a\r\nhero b"),
        ("hero a // transc:allow(raw-swift): x", "hero a"),
        (
            "registry A { } // transc:allow(raw-swift, empty-registry): x",
            "registry A { } // transc:allow(empty-registry): x"
        ),
        (
            "registry A { } // transc:allow(empty-registry , raw-swift ): x",
            "registry A { } // transc:allow(empty-registry ): x"
        ),
    ])
    func theFixLeavesNothing(_ text: String, _ mended: String) throws {
        let problem = try #require(linted(text).problems.first { $0.id == .unusedSuppression })
        let fix = try #require(problem.fix)
        var bytes = Array(text.utf8)
        for edit in fix.edits.reversed() {
            bytes.replaceSubrange(edit.place.range.offsets, with: Array(edit.replacement.utf8))
        }
        #expect(String(decoding: bytes, as: UTF8.self) == mended)
        #expect(fix.isSafe)
    }

    @Test func manyForOneLineAreNotSlow() {
        let comments = String(repeating: comment + "\n", count: 5000)
        let registries = (0..<5000).map { "registry R\($0) { } " }.joined()
        let result = linted(comments + registries)
        #expect(result.suppressed.count == 5000)
        #expect(result.problems.count == 4999)
    }

    /// Any text has an outcome, and fixes stay within the file.
    @Test func anyCommentIsRead() {
        let pieces = [
            "transc", "transc:allow(", ":", "allow", "(", ")", ",", " ", "\t", "//", "///", "/*",
            "*/", "\n", "\r\n", "\r", "raw-swift", "empty-registry", "é", "\0", "\"",
            "registry R { } ", "lint { }", "TODO", "\u{FEFF}",
        ]
        var state: UInt64 = 42
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<4000 {
            let text = (0..<random(24)).map { _ in pieces[random(pieces.count)] }.joined()
            let result = linted("lint { raw-swift: error }" + text)
            let count = UInt32(text.utf8.count + 25)
            for edit in result.problems.flatMap({ $0.fix?.edits ?? [] }) {
                #expect(edit.place.range.start < edit.place.range.end, "\(text)")
                #expect(edit.place.range.end <= count, "\(text)")
            }
        }
    }
}
