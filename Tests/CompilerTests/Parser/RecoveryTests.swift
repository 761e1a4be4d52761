import Foundation
import Parser
import Testing
import TransitionDSL

/// One mistake, one diagnostic.
struct RecoveryTests {
    /// The head of each case is what is right, the pair what is changed.
    @Test(arguments: [
        ("module News", "modul News"), ("engine hero", "engin hero"),
        ("access public", "acess public"),
        ("import \"S", "imprt \"S"), ("screen Login ", "screan Login "),
        ("group  Feeds", "gruop  Feeds"),
        ("hero banner", "heroo banner"), ("modifiers rise", "modifers rise"),
        ("cell NewsCell(", "cel NewsCell("),
        ("animation open", "animatoin open"), ("animator dropAway", "animater dropAway"),
        ("interaction dragDown", "interacton dragDown"),
        ("segue showSettings", "seque showSettings"),
        ("unwind closeSettings", "unwnd closeSettings"), ("defaults {", "default {"),
        ("registry App", "registery App"), ("lint {", "lnt {"),
        ("present cover(up) / uncover", "presnt cover(up) / uncover"),
        ("before return", "befor return"), ("before return", "before retrun"),
        ("cell Comment", "cel Comment"),
        ("from Media", "form Media"), ("is Zoomable {", "iz Zoomable {"),
        ("storyboard(", "storybord("),
        ("with fade  ", "wiht fade  "), ("with duration(0.4s) on", "wth duration(0.4s) on"),
        ("push    Feeds", "puhs    Feeds"), ("replace Login", "replce Login"),
        ("tab slide", "tba slide"),
        ("reduceMotion fade", "reduceMotoin fade"), ("fromView  0%", "fromVeiw  0%"),
        ("per screen", "pre screen"), ("match titleLabel", "mach titleLabel"),
        ("= class", "= clas"),
        ("with available", "wih available"),
    ])
    func misspeltWords(right: String, wrong: String) {
        expectOne(right, wrong, in: [.unknownWord, .unexpectedToken])
    }

    @Test(arguments: [
        ("screen Login      =", "screen Login"), ("group  Feeds      =", "group  Feeds"),
        ("animation open =", "animation open"), ("segue showSettings =", "segue showSettings"),
        ("damping: 30)", "damping: 30"), ("intensity: 1)", "intensity: 1"),
        ("row(index: Int)", "row(index: Int"),
        ("storyboard(\"News\", id: \"list\")", "storyboard(\"News\", id: \"list\""),
        ("screen Login ", "screen "), ("hero row(", "hero ("),
        ("registry App with", "registry with available"),
        ("group  Feeds ", "group "), ("animation open ", "animation "),
        ("is Zoomable {", "is Zoomable"),
        ("with available(from: 13) {", "with available(from: 13)"),
        ("defaults {", "defaults"), ("lint {", "lint"), ("duration(1s) {", "duration(1s)"),
        ("GameCenter: fade {", "GameCenter: fade"), ("NewsTableViewCell {", "NewsTableViewCell"),
        ("NewsDetail: pageIn", "NewsDetail pageIn"), ("titleLabel:  ", "titleLabel  "),
        ("NewsList -> NewsDetail", "NewsList > NewsDetail"),
        ("Login <-> SignUp", "Login <> SignUp"),
        ("* -> Login", "* - Login"), ("titleLabel -> root", "titleLabel => root"),
        ("0%...80%", "0%..80%"), ("NewsList -> Photo", "NewsList Photo"),
    ])
    func missingMarks(right: String, wrong: String) {
        expectOne(right, wrong)
    }

    /// A line of heads without `=` would else be searched to its end at each of them.
    @Test(arguments: [(250, "A , B"), (260, "x")])
    func noLineIsSearchedForAMarkFurtherThanAnyoneWrites(count: Int, members: String) {
        let words = String(repeating: "x ", count: count)
        let result = parsed("group G \(words)= A , B\nscreen S = C")
        #expect(result.summary == ["1:9 unexpected-token"])
        let found = result.tree.withRoot { root in
            root.children.first { $0.kind == .group }?.child(.names).map { names in
                names.tokens.map(\.text).joined(separator: " ")
            }
        }
        #expect(found == members)
    }

    @Test(arguments: [
        ("picture: news(id: id).picture\n}", "picture: news(id: id).picture\n"),
        ("of this screen only\n}", "of this screen only\n"),
        ("rotate(0.2rad)\n}", "rotate(0.2rad)\n"),
        ("reduceMotion fade\n}", "reduceMotion fade\n"), ("as `: default`\n}", "as `: default`\n"),
        ("logo with fade\n  }", "logo with fade\n"), ("{ cell NewsCell }\n", "{ cell NewsCell\n"),
        ("-> root }", "-> root"), ("row(index: row) }", "row(index: row)"),
        ("\"img\" }", "\"img\""),
        ("duration: error }", "duration: error"),
    ])
    func missingClosingBraces(right: String, wrong: String) {
        let errors = expectOne(right, wrong, in: [.unclosedBrace])
        #expect(errors.first?.notes.count == 1)
    }

    @Test(arguments: [
        ("picture: news(id: id).picture\n}", "picture: news(id: id).picture\n}\n}"),
        ("hero banner", "hero banner }"), ("lint {", "} lint {"),
        ("Feeds -> Legacy", "Feeds } -> Legacy"),
        ("fade   tab", "fade } tab"), ("titleLabel: ", "titleLabel } : "),
    ])
    func extraClosingBraces(right: String, wrong: String) {
        expectOne(right, wrong)
    }

    @Test(arguments: [
        ("NewsList, Videos", "NewsList, Videos,"), ("damping: 30)", "damping: 30,)"),
        ("damping: 30)", "damping: 30),"), ("(index: Int)", "(index: Int,)"),
        ("autolayout", "autolayout,"), ("is Zoomable {", "is Zoomable, {"),
        ("duration(0.4s) on", "duration(0.4s), on: present,"),
    ])
    func trailingCommas(right: String, wrong: String) {
        expectOne(right, wrong, in: [.trailingComma, .unexpectedToken])
    }

    @Test(arguments: [
        ("\"Shared.trans\"", "\"Shared.trans"), ("\"News\"", "\"News"), ("\"list\"", "\"list"),
        ("\"app.logo\"", "\"app.logo"), ("\"row.\\(index)\"", "\"row.\\(index)"),
        ("\"\\(id)_\\(part)\"", "\"\\(id)_\\(part)"), ("\"img\"", "\"img"),
        ("#\"article.photoURL\"#", "#\"article.photoURL\""), ("\"zoomInRect\"", "\"zoomInRect"),
    ])
    func unclosedStrings(right: String, wrong: String) {
        expectOne(right, wrong, in: [.unclosedString])
    }

    /// A person who ends one line with a comma ends all lines with one.
    @Test(arguments: ["v", "v.w", "v[i]"])
    func aCommaAtTheEndOfEachLineIsToldOnEach(_ path: String) {
        let lines = (1...5).map { _ in "\(path): with fade, arc(1),\n" }.joined()
        let file = parsed("screen A = B {\n\(lines)}")
        #expect(file.errors.map(\.id) == [DiagnosticID](repeating: .trailingComma, count: 5))
    }

    @Test func mistakesOnTwoLinesAreBothTold() {
        #expect(parsed("hero 1\nhero a\nscreen B C\ngroup d = e").summary.count == 2)
    }

    /// A comma with nothing behind it is seen on the line below, and is no mistake of that line.
    @Test func theLineBelowACommaIsJudgedByItself() {
        let text =
            "modifiers a = fade,\nmodifiers b = fade, , tab\ngroup c = d,\ngroup e = f,\nhero x 1"
        #expect(parsed(text).summary.count == 5)
    }

    /// What could never follow the comma shows that it is one too many.
    @Test(arguments: [
        "group a = b,\nlint { c: off }", "modifiers a = fade,\nhero b = \"c\"",
        "screen A = B is C,\n  is D", "screen A = B is C,\n  storyboard(\"S\")",
        "cell A { a: with b,\n c?.d: e }",
    ])
    func aCommaBeforeWhatIsNoElement(_ text: String) {
        #expect(parsed(text).errors.map(\.id) == [.trailingComma])
    }

    @Test func anUncertainStructureIsSaid() {
        #expect(!parsed(Examples.news).isStructureUncertain)
        #expect(parsed("screen A = B {").isStructureUncertain)
        #expect(parsed("screen A = B }").isStructureUncertain)
    }

    /// What is after the mistake is parsed as if there were none.
    @Test func theRestIsParsed() {
        let tree = parsed("screen A = {\n  a: b\n}\nhero c 7\nhero d").tree
        let kinds = tree.withRoot { $0.children.map(\.kind) }
        #expect(kinds == [.screen, .hero, .hero])
    }

    @discardableResult
    private func expectOne(
        _ right: String, _ wrong: String, in ids: [DiagnosticID] = []
    ) -> [Diagnostic] {
        guard let range = Examples.news.range(of: right) else {
            Issue.record("the example has no `\(right)`")
            return []
        }
        let result = parsed(Examples.news.replacingCharacters(in: range, with: wrong))
        #expect(result.errors.count == 1, "\(wrong): \(result.summary)")
        if let error = result.errors.first, !ids.isEmpty {
            #expect(ids.contains(error.id), "\(wrong): \(result.summary)")
        }
        return result.errors
    }
}
