import Lexer
import Lint
import Parser
import Semantics
import Testing
import TransitionDSL

/// Rules about names where the corpus does not reach: fixes, imports, large files.
@Suite struct NameRuleTests {
    private func linted(_ texts: [String], imports: [(Int, Int)] = []) -> [Diagnostic] {
        let files = texts.enumerated().map { index, text in
            parse(tokenize(SourceFile(path: "\(index).trans", text: text, index: FileIndex(index))))
        }
        let resolved = imports.enumerated().map { index, edge in
            ResolvedImport(
                file: FileIndex(edge.1),
                place: importReferences(in: files[edge.0].tree)[
                    imports[..<index].count { $0.0 == edge.0 }
                ].place)
        }
        let checked = analyze(files, options: AnalysisOptions(defaultNamespace: "App"))
        return lint(checked, files, imports: resolved).problems
    }

    private func ids(_ texts: String..., imports: [(Int, Int)] = []) -> [String] {
        linted(texts, imports: imports).map(\.id.name)
    }

    /// The compiled file is compared with its imports, and they are not compared with each other.
    @Test func whatAnImportHasTooIsFound() {
        let own = """
            engine hero
            screen B = XController
            segue went = "x"
            modifiers quickfade = fade
            """
        let other = "screen A = XController\nsegue go = \"x\"\nmodifiers quickFade = fade\n"
        let rules: [DiagnosticID] = [.sameClassTwice, .sameSegueIdentifier, .caseOnlyDifference]
        func found(_ text: String) -> [DiagnosticID] {
            linted(["import \"1.trans\"\nimport \"2.trans\"\n" + text, other, ""])
                .map { $0.id }.filter(rules.contains)
        }
        #expect(found(own) == rules)
        #expect(found("engine hero\n").isEmpty)
    }

    /// The text after the fix of its only problem.
    private func mended(_ text: String) throws -> String {
        let problems = linted([text])
        let fix = try #require(problems.first?.fix)
        #expect(problems.count == 1)
        var bytes = Array(text.utf8)
        for edit in fix.edits.reversed() {
            bytes.replaceSubrange(edit.place.range.offsets, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069])
    func whatTurnsALineIsToldOnce(_ code: UInt32) throws {
        let sign = String(Character(try #require(Unicode.Scalar(code))))
        let comment =
            "screen A = AController\r\rregistry R { push A -> *: fade } // A \(sign) b \(sign)"
        let problem = try #require(linted([comment]).first)
        #expect(
            problem.id == .reorderedText
                && problem.message.contains(" U+\(String(code, radix: 16, uppercase: true)) "))
        #expect(problem.place.range == SourceRange(start: 62, end: 65))
        for text in [
            comment, rest + "/// \(sign)\nhero a /* in\(sign)\n   two lines */",
            rest + "hero a = \"a\(sign)\"", rest + "hero a(b: String = \"a\(sign)\") = \"\\(b)\"",
        ] {
            let found = ids(text).filter { $0 == "reordered-text" || $0 == "suspicious-text" }
            let lines = text.split { $0 == "\n" || $0 == "\r" }.count { $0.contains(sign) }
            #expect(found == Array(repeating: "reordered-text", count: lines), "\(text)")
        }
        let allowed = "// transc:allow(reordered-text): quoted\nhero a // \(sign)\n"
        #expect(!ids(rest + allowed).contains("reordered-text"))
    }

    /// Marks of one letter's direction belong to Hebrew and Arabic; arrows and accents turn
    /// nothing.
    @Test func otherCharactersTurnNothing() {
        for text in [
            "\u{200E}\u{200F}\u{061C}", "שלום", "→→→→→", "\u{2028}\u{2029}\u{202F}\u{2065}\u{206A}",
        ] {
            #expect(!ids(rest + "// \(text)").contains("reordered-text"))
        }
    }

    private let rest = "screen A = AController\nregistry R { push A -> *: fade }\n"

    @Test(arguments: [
        ("/// Doc.\n/// More.\nscreen B = BController  // old\n", ""),
        ("//// No doc.\r\nscreen B = BController { }\r\n", "//// No doc.\r\n"),
        ("hero a hero b screen B = BController\n", "hero a hero b \n"),
        ("\u{FEFF}/// Doc.\nscreen B\n  = BController\n", "\u{FEFF}"),
        ("group G = A, A\n", "group G = A\n"),
    ])
    func fixesLeaveNothing(_ text: String, _ left: String) throws {
        let rest =
            text.hasPrefix("group")
            ? "screen A = AController\nregistry R { push G -> *: fade }\n" : self.rest
        #expect(try mended(text + rest) == left + rest)
    }

    @Test(arguments: [
        ("B | B | C", "B | C"), ("C | B | B", "C | B"), ("* | B", "*"), ("B | * | C", "B | *"),
    ])
    func namesGoWithTheirPipe(_ ends: String, _ left: String) throws {
        func text(_ ends: String) -> String {
            """
            screen B = BController
            screen C = CController from M
            registry R { push \(ends) -> C: fade  push B -> C: auto }
            """
        }
        let problems = linted([text(ends)])
        #expect(problems.count == 1)
        if ends.hasPrefix("B | *") {
            #expect(problems[0].message == "`*` in this list already includes `B`")
        } else {
            #expect(try mended(text(ends)) == text(left))
        }
    }

    @Test func importsAreUsedOverSeveralSteps() {
        let main = "import \"1\" \(rest) defaults { push deep }"
        let middle = "import \"2\"\nanimation other = fade"
        let imports = [(0, 1), (1, 2)]
        #expect(ids(main, middle, "animation deep = fade", imports: imports) == [])
        let unused = "import \"1\" \(rest) animation deep = auto defaults { push deep }"
        #expect(
            ids(unused, middle, "animation far = fade", imports: imports) == ["unused-import"])
        #expect(
            ids(
                "import \"1\" \(rest)", "animation far = fade animation too = far",
                imports: [(0, 1)])
                == ["unused-import"])
    }

    @Test(arguments: [
        ("engine hero", "hero h", "screen B = BController { v: h }"),
        (
            "engine hero", "hero h(i: Int)",
            "screen B = BController { v[i]: with source(heroID: h(i: i)) }"
        ),
        ("", "cell C", "screen B = BController { cell C }"),
        ("", "screen P = any P", "screen B = BController is P"),
        ("", "screen P = PController", "group G = P registry S { push G -> *: fade }"),
        (
            "", "interaction i = pinch(finish: 40%)",
            "defaults in A { push slide(left) with interactive(i) }"
        ),
        ("", "segue s = \"s\"", "registry S { segue(s) A -> *: fade }"),
        (
            "engine hero", "modifiers m = fade",
            "modifiers n = m screen B = BController { v: with n }"
        ),
    ])
    func usesOfAnImport(_ engine: String, _ shared: String, _ use: String) {
        let with = ids("\(engine) import \"1\" \(rest) \(use)", shared, imports: [(0, 1)])
        #expect(!with.contains("unused-import"), "\(with)")
        let without = ids("\(engine) import \"1\" \(rest)", shared, imports: [(0, 1)])
        #expect(without == ["unused-import"])
    }

    @Test func lookAlikesCountWithinOneWord() {
        func found(_ name: String) -> [String] { ids("hero \(name)") }
        #expect(found("\u{0441}ard") == ["confusable-name"])
        #expect(found("newsC\u{0435}ll") == ["confusable-name"])
        #expect(found("`c\u{03BF}de`") == ["confusable-name"])
        for fine in ["статья", "карта_list", "newsВид", "Δx", "größe", "μs", "設定View"] {
            #expect(found(fine) == [], "\(fine)")
        }
        #expect(linted(["hero \u{0441}ard"])[0].message == "the `\u{0441}` in this name is U+0441")
    }

    /// A Cyrillic and a Latin `a`, a Greek and a Latin `o`: one letter each, and no word of two
    /// scripts.
    @Test func namesThatLookAlikeAreFound() {
        func found(_ text: String) -> [String] {
            linted([text + " lint { confusable-name: warning unused-hero-id: off }"])
                .filter { $0.id == .confusableName }.map(\.message)
        }
        let message = "this name looks like another one but is different"
        #expect(found("hero a hero \u{430}") == [message])
        #expect(found("hero \u{430} hero b") == [])
        #expect(found("hero \u{43E} hero \u{3BF} hero o") == [message, message])
        #expect(found("hero \u{43E} hero \u{3BF}") == [message])
        #expect(found("hero \u{430}_1 hero a_1 hero \u{416}") == [message])
    }

    @Test func onlyTheCompiledFileIsJudged() {
        let shared = "screen B = BController\ngroup G = B, B\ngroup H = G\nlint { }"
        #expect(
            ids("import \"1\" \(rest) defaults in B { push fade }", shared, imports: [(0, 1)]) == []
        )
    }

    /// Findings without end, chains without end: time stays in proportion to the file.
    @Test func manyFindingsAreNotSlow() {
        let count = 4000
        var text = rest
        for index in 0..<count {
            text += "/// Doc.\nscreen S\(index) = S\(index)Controller\n"
            text += "animation a\(index) = fade // transc:allow(raw-swift): x\n"
        }
        let problems = linted([text])
        #expect(problems.count == 3 * count)
        var chain = "screen S0 = C0 "
        let depth = 400
        for index in 1..<depth { chain += "screen S\(index) = C\(index) is S\(index - 1) " }
        chain += "screen T = TC registry R { "
        for index in 1..<depth { chain += "push S\(index) | T -> *: fade " }
        #expect(linted([chain + "}"]).filter { $0.id == .coveredNameInList }.isEmpty)
    }
}
