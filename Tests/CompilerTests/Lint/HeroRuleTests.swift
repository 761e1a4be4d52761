import Lexer
import Parser
import Testing
import Semantics
import TransitionDSL

@testable import Lint

@Suite struct RepeatedIDTests {
    private func found(_ text: String) -> [Int] {
        lines(
            of: .repeatedHeroID,
            in: "engine hero\nhero logo\n" + #"hero row(i: Int) = "r\(i)""# + "\n" + text)
    }

    @Test func twoViewsOfAScreen() {
        #expect(found("screen A = AController {\n a: logo\n b: logo }") == [6])
        #expect(found("screen A(i: Int) = AController {\n a: row(i: i)\n b: row(i: i) }") == [6])
        #expect(found("screen A(i: Int) = AController {\n a: row(i: i)\n b: row(i: 1) }") == [])
        #expect(found("screen A = AController {\n a: row(i: 1)\n b: row(i: 1) }") == [6])
    }

    @Test func operationsKeepLinesApart() {
        #expect(found("screen A = AController {\n a: logo on push\n b: logo on present }") == [])
        #expect(found("screen A = AController {\n a: logo on push\n b: logo }") == [6])
        #expect(found("screen A = AController {\n a: logo on push\n a: logo on present }") == [])
    }

    @Test func parentsCount() {
        let base = "screen Base = BaseController { a: logo }\n"
        #expect(found(base + "screen A = AController is Base {\n b: logo }") == [6])
        #expect(found(base + "screen A = AController is Base {\n a: logo }") == [])
        #expect(
            found(
                base + "screen M = MController is Base\nscreen A = AController is M {\n b: logo }")
                == [7])
    }

    /// Parents without views are looked at for nothing, and a long chain of them would be for
    /// hours.
    @Test(arguments: [(5, true), (60, false)])
    func noMoreParentsAreLookedAtThanIsAllowed(length: Int, isFound: Bool) throws {
        let chain = (1..<length).map { "screen S\($0) = C\($0) is S\($0 - 1)\n" }.joined()
        let text = """
            engine hero
            hero logo
            screen Base = BaseController { a: logo }
            screen S0 = C0
            \(chain)screen Last = LastController is Base { b: logo }
            """
        let files = [parse(tokenize(SourceFile(path: "chain.trans", text: text)))]
        let model = try #require(
            analyze(files, options: AnalysisOptions(defaultNamespace: "App")).model)
        let context = LintContext(model: model, files: files, imports: [], tables: [])
        var finder = RepeatedIDFinder(context, allowance: 100)
        let found = model.screens.indices.flatMap { finder.repeatedIDs(on: Handle($0)) }
        #expect(found.count == (isFound ? 1 : 0))
    }

    @Test func cellsCount() {
        let cells = """
            cell Row(i: Int) = RowCell { a: row(i: i) }
            cell Big(i: Int) = BigCell { a: row(i: i) }

            """
        #expect(found(cells + "screen A = AController { cell Row\n cell Big }") == [7])
        #expect(found(cells + "screen A = AController { cell Row }") == [])
        // A screen about one item may list others of its kind.
        #expect(found(cells + "screen A(i: Int) = AController { cell Row\n a: row(i: i) }") == [])
        #expect(
            found("cell One = OneCell { a: logo }\nscreen A = AController { cell One\n a: logo }")
                == [5])
    }

    @Test func outletArraysShareAnIDThatHasNoIndex() {
        #expect(found("screen A = AController { stars[i]: logo }") == [4])
        #expect(found("screen A = AController { stars[i]: row(i: i) }") == [])
        #expect(found("screen A = AController { stars[i]: row(i: i * 2 + 1) }") == [])
        #expect(found(##"screen A = AController { stars[i]: row(i: swift(#"i"#)) }"##) == [])
    }
}

@Suite struct HeroRuleTests {
    @Test(arguments: [
        ("hero picture\nhero Picture", [3]),
        ("hero app_logo\nhero appLogo", [3]),
        ("hero a = \"app.logo\"\nhero b = \"app-Logo\"", [3]),
        ("hero row1\nhero row2", []),
        ("hero a = \"row.1.1\"\nhero b = \"row.11\"", []),
        ("hero tile\nhero title", [3]),
        ("hero avatar\nhero banner", []),
        ("hero top\nhero toe", [3]),
        ("hero at\nhero it", []),
    ])
    func similarIDs(_ heroes: String, _ expected: [Int]) {
        let names = heroes.split(separator: "\n").map { $0.split(separator: " ")[1] }
        let text = """
            engine hero
            \(heroes)
            screen A = AController { view: \(names[0]) }
            screen B = BController { view: \(names[1]) }
            registry App { push A -> B: fade }
            """
        #expect(lines(of: .similarHeroIDs, in: text) == expected)
        // One mistake, one diagnostic.
        #expect(lines(of: .oneSidedHeroID, in: text).isEmpty == !expected.isEmpty)
    }

    @Test func idsOnBothSidesAreNotSimilar() {
        let text = """
            engine hero
            hero tile
            hero title
            screen A = AController { a: tile  b: title }
            screen B = BController { a: tile  b: title }
            """
        #expect(lines(of: .similarHeroIDs, in: text) == [])
    }

    @Test func listsOfConstantsAreNotAsked() {
        #expect(lines(of: .unusedHeroID, in: "engine hero\nhero logo\nhero banner") == [])
        let used = "engine hero\nhero logo\nhero banner\nscreen A = AController { a: logo }"
        #expect(lines(of: .unusedHeroID, in: used) == [3])
    }

    @Test(arguments: [
        ("system", "", [DiagnosticID.matchWithSystem]),
        ("none", "", []),
        ("swing", "", [.hiddenMatch]),
        ("system / swing", "", [.hiddenMatch]),
        ("fade / swing", "", []),
        ("fade / swing", "on pop", [.hiddenMatch]),
        ("fade / swing", "on push", []),
        ("system / fade", "on push", [.matchWithSystem]),
        ("default", "", []),
        ("zoomInRect(of: x)", "", [.hiddenMatch]),
    ])
    func matchesThatNeverFly(_ animation: String, _ on: String, _ expected: [DiagnosticID]) {
        let text = """
            engine hero
            animator swing { toView 0%...100%: y(0) }
            screen A = AController
            screen B = BController
            registry App { push A -> B: \(animation) {
              match x -> y \(on)
            } }
            """
        for id in [DiagnosticID.matchWithSystem, .hiddenMatch] {
            #expect(lines(of: id, in: text) == (expected.contains(id) ? [6] : []), "\(id)")
        }
    }

    @Test func sourcesNeedAViewThatCanBeMet() {
        func found(_ registry: String) -> [Int] {
            lines(
                of: .sourceWithoutView,
                in: """
                    engine hero
                    hero photo
                    screen List = ListController { image: photo }
                    screen Detail = DetailController {
                      title: with whenPresenting(source(heroID: photo))
                    }
                    screen Other = OtherController
                    registry App { \(registry) }
                    """)
        }
        #expect(found("push List -> Detail: fade") == [])
        #expect(found("push List -> Other: fade  push Other -> Detail: fade") == [5])
        #expect(found("push List -> Detail: system") == [5])
    }

    @Test func openersAreSought() {
        func found(_ rest: String) -> [Int] {
            lines(
                of: .openerIDNeverOpened,
                in: """
                    engine hero
                    hero photo(id: Int) = "p\\(id)" per screen
                    screen Base(id: Int) = BaseController { image: photo(id: id) of opener }
                    screen Detail = DetailController is Base
                    screen List = ListController { cell Row(id: Int) { image: photo(id: id) } }
                    \(rest)
                    """)
        }
        let help = "screen Help = HelpController  registry App { push Detail -> Help: fade }"
        #expect(found(help) == [3])
        #expect(found("registry App { push Detail -> List: fade }") == [])
        #expect(found("registry App { push List -> Detail: fade }") == [])
        #expect(found("registry App { pop Detail -> List: fade }") == [])
        #expect(found("registry App { push Detail <-> List: fade }") == [])
        #expect(found("registry App { push List -> *: system }") == [])
        #expect(found("registry App { push Detail -> List: fade }  defaults { push fade }") == [])
        #expect(found("") == [])
    }

    /// The side of `of opener` is certain only if lines lead one way.
    @Test func openersAreOnTheSideThatIsOpened() {
        func found(_ rest: String) -> [Int] {
            lines(
                of: .misplacedOpener,
                in: """
                    engine hero
                    hero photo(id: Int) = "p\\(id)" per screen
                    screen Detail(id: Int) = DetailController { image: photo(id: id) }
                    screen List(id: Int) = ListController { image: photo(id: id) of opener }
                    \(rest)
                    """)
        }
        #expect(found("registry App { push List -> Detail: fade }") == [4])
        #expect(found("registry App { push List -> Detail: system }") == [])
        #expect(found("registry App { push Detail -> List: fade }") == [])
        #expect(found("registry App { push Detail <-> List: fade }") == [])
        #expect(found("registry App { push List -> Detail: fade }  defaults { push fade }") == [])
        #expect(found("") == [])
    }

    @Test func whenMatchedNeedsAnIDFromAnywhere() {
        func found(_ rest: String) -> [Int] {
            let view = "screen A = AController { label: with whenMatched(fade) }\n"
            return lines(of: .matchedWithoutID, in: "engine hero\nhero logo\n" + view + rest)
        }
        let b = "screen B = BController "
        #expect(found(b) == [3])
        #expect(found(b + "is A { label: logo }") == [])
        #expect(found(b + "\nregistry App { push A -> B { match label -> root } }") == [])
        #expect(found(b + "\nregistry App { push A -> B { from.label: logo } }") == [])
    }

    @Test(arguments: [
        (#""app.logo""#, true), (#"" app""#, false), (#""app ""#, false), (#""a b""#, true),
        (#""a\tb""#, false), (#""a\u{200B}b""#, false), (#""a\u{202E}b""#, false),
        ("\"a\u{200F}b\"", false), ("\"a\u{202E}b\"", true),
        ("\"caf\u{E9}\"", true), ("\"cafe\u{301}\"", false), ("\"x\u{302}\"", true),
        (##"#" x"#"##, false), (##"#"a\tb"#"##, true), ("\"\u{1F468}\u{200D}\u{1F469}\"", true),
        (#""\\ x""#, true), ("\"\u{A0}x\"", false),
    ])
    func textsThatAreNotWhatTheyLookLike(_ literal: String, isFine: Bool) {
        #expect(lines(of: .suspiciousText, in: "hero a = \(literal)") == (isFine ? [] : [1]))
    }

    @Test func textsOfPartsSeguesAndStoryboardsAreLookedAt() {
        let text = """
            hero a = "\\(part) " { p = "x " }
            hero b(id: Int) = "\\(id)"
            unwind back = "back "
            screen A = AController storyboard("Main ", id: "a ")
            """
        #expect(lines(of: .suspiciousText, in: text) == [1, 1, 3, 4, 4])
    }

    @Test func screensThatHeroNeverPlaysAreToldOnce() {
        let text = """
            engine hero
            hero logo
            hero row(i: Int) = "r\\(i)"
            cell Row(i: Int) = RowCell { a: row(i: i) }
            screen A = AController { a: logo  cell Row }
            screen B = BController { cell Row }
            screen C = CController is B
            registry App { push A -> B: LINE }
            """
        func found(_ line: String) -> [Int] {
            let text = String(text.replacing("LINE", with: line))
            #expect(lines(of: .oneSidedHeroID, in: text) == (line == "fade" ? [5] : []))
            return lines(of: .idOnSystemScreen, in: text)
        }
        #expect(found("system") == [5, 6])
        #expect(found("zoomInRect") == [5, 6])
        #expect(found("fade") == [])
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func fixesTakeOutWholeLines(_ lineEnd: String) {
        let text = [
            "engine hero", "hero logo", "/// Unused.", "hero banner per screen",
            "screen A = AController { a: logo }", "screen B = BController { a: logo }",
            "registry App { push A -> B: fade {", "  match x -> y", "  match x -> y", "} }",
        ]
        let mended = text[..<2] + text[4..<8] + text[9...]
        let fixed = fixing(text.joined(separator: lineEnd))
        #expect(fixed == mended.joined(separator: lineEnd))
        #expect(fixing(fixed) == fixed)
    }

    private func fixing(_ text: String) -> String {
        var bytes = Array(text.utf8)
        let fixes = linted(text).compactMap(\.fix)
        for edit in fixes.flatMap(\.edits).reversed() {
            bytes.replaceSubrange(edit.place.range.offsets, with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
