import Foundation
import Testing

@testable import Pictures

/// What counts as a difference, and in which words.
@Suite struct ChangeTests {
    private static let file = """
        module App
        engine hero
        hero logo = "logo"
        hero story(id: String) = "story.\\(id).\\(part)" { title picture }
        modifiers rise(by: Length = 40) = fade, translate(y: by)
        animation open = pageIn(up) with duration(400ms)
        animator spin with duration(1s) { toView 0%...100%: rotate(90deg) }
        screen List = ListController { image: logo }
        screen Detail = DetailController { image: logo  body: with rise }
        screen Login = LoginController { image: logo  present cover(up) }
        screen Tabs = TabController
        group All = List, Detail
        segue show = "show"
        defaults { push slide(left)  reduceMotion fade }
        defaults in Tabs { tab slide(left) }
        registry App {
          push List -> Detail: open
          push Detail -> Detail: spin
          segue(show) List -> Login: fade
          tab List -> Detail: zoomSlide(left) with available(from: 15)
        }

        """

    private func diff(_ replacements: [(String, String)]) throws -> DiffFile {
        var text = Self.file
        for (old, new) in replacements {
            #expect(text.contains(old), "\(old)")
            text = text.replacingOccurrences(of: old, with: new)
        }
        return try DiffFile(Self.file, text)
    }

    /// Each with no difference.
    @Test(arguments: [
        [], [("400ms", "0.4s")],
        [
            ("  push List -> Detail: open\n", ""),
            ("registry App {\n", "registry App {\n  push List -> Detail: open\n"),
        ],
        [("screen Tabs = TabController\n", "// A comment\n\nscreen   Tabs = TabController\n")],
        [("group All = List, Detail\n", "")], [("open\n", "pageIn(up) with duration(0.4s)\n")],
        [("with rise }", "with fade, translate(y: 40) }")],
    ])
    func equalProgramsHaveNoDifferences(_ replacements: [(String, String)]) throws {
        let file = try diff(replacements)
        #expect(file.text == "")
        #expect(file.changes.isEmpty)
    }

    @Test(arguments: [
        (
            "Detail: open", "Detail: fade",
            "push List → Detail: pageIn(up) with duration(400ms) → fade (and its return) [plays]"
        ),
        ("400ms", "500ms", "→ pageIn(up) with duration(500ms) (and its return) [timing]"),
        (
            "90deg", "80deg",
            "Detail: spin: toView 0%...100% rotate(90deg) → spin: toView 0%...100% rotate(80deg) (and"
        ),
        ("reduceMotion fade", "reduceMotion none", "with Reduce Motion: fade → none"),
        (
            "Detail: open", "Detail: open with reduceMotion(none)",
            "reduceMotion(none) (and its return) [reduce-motion]"
        ),
        ("  reduceMotion fade", "", "with Reduce Motion: fade → nothing else"),
        ("in Tabs { tab slide(left) }", "in Tabs { tab fade }", ", in Tabs ("),
        ("from: 15", "from: 16", "from iOS 15 on and before iOS 16"),
        ("Login: fade", "Login: zoom", "by segue show"),
        ("engine hero", "engine sdoshero", "breaks: the engine: hero → sdoshero [engine]"),
        ("module App", "module Other", "breaks: the namespace: App → Other [namespace]"),
        ("screen Tabs =", "screen Extra = E\nscreen Tabs =", "adds: screen Extra is new"),
        (
            "= LoginController", "= SignInController",
            "breaks: the class of screen Login: LoginController → SignInController [screen-class]"
        ),
        ("\"logo\"", "\"app.logo\"", "differs: the text of logo: \"logo\" → \"app.logo\""),
        ("= \"show\"", "= \"open\"", "differs: the text of segue show: \"show\" → \"open\""),
        ("title picture", "title picture date", "adds: id story.date is new [id-added]"),
        ("title picture", "title", "breaks: id story.picture is removed [id-removed]"),
        (
            "title picture", "title image = \"picture\"",
            "breaks: id story.picture is renamed to story.image [id-renamed]"
        ),
        (
            "story(id: String)", "story(id: Int)",
            "breaks: the declaration of HeroID.story(id:): static func story(id: String) -> Story"
        ),
        ("animation open", "animation opening", "the Swift name Animations.open is removed"),
        (
            "with rise }", "with rise(by: 80) }",
            "the modifiers of body of Detail: rise → rise(by: 80)"
        ),
        (
            "by: Length = 40", "by: Length = 50",
            "body of Detail: rise: translate(y: 40) → rise: translate(y: 50) [modifiers]"
        ),
        (
            "LoginController { image: logo", "LoginController {",
            "the flight of logo: flies → nothing"
        ),
        (
            "LoginController { image: logo", "LoginController { picture: logo",
            "differs: the flight of image of Login: logo → nothing [flight]"
        ),
        (
            "LoginController { image: logo", "LoginController { image: logo on push",
            "the flight of image of Login on push: nothing → logo"
        ),
        (
            "LoginController {", "LoginController { before go: swift(#\"pause()\"#) ",
            "differs: the hooks of screen Login: nothing → before go: pause() [hooks]"
        ),
    ])
    func aDifferenceIsNamed(_ old: String, _ new: String, _ line: String) throws {
        var replacements = [(old, new)]
        if old == "animation open" { replacements.append(("Detail: open", "Detail: opening")) }
        let text = try diff(replacements).text
        #expect(text.contains(line), "\(text)")
    }

    @Test func argumentsOfIDsAreCompared() throws {
        let file = """
            module App
            engine hero
            hero row(id: Int) = "row.\\(id)"
            screen List = ListController { first: row(id: 1) }
            screen Detail = DetailController { first: row(id: 1) }
            """
        let text = try DiffFile(
            file,
            file.replacing(
                "List = ListController { first: row(id: 1)",
                with: "List = ListController { first: row(id: 2)")
        ).text
        #expect(text.contains("the flight of first of List: row(id: 1) → row(id: 2)"), "\(text)")
    }

    @Test func aLineOfBothWaysHasItsBracesOnBoth() throws {
        let file = """
            module App
            engine hero
            screen List = ListController
            screen Detail = DetailController
            registry App { List -> Detail { match a -> b }  push Detail -> List: fade }
            """
        let text = try DiffFile(file, file.replacing("List -> Detail {", with: "List <-> Detail {"))
            .text
        #expect(text.contains("nothing → a ↔ b [flight]"), "\(text)")
        #expect(text.contains("Detail → List"), "\(text)")
    }

    /// A renamed id is one change, also where views have it.
    @Test func renamedIDsAreOne() throws {
        let file = try diff([
            ("hero logo = ", "hero brand = "), ("image: logo", "image: brand"),
        ])
        #expect(
            file.lines.filter { !$0.contains("[swift-name]") }
                == ["breaks: id logo is renamed to brand [id-renamed]"], "\(file.text)")
    }

    @Test func aGestureIsNamedBesideAnotherAnimation() throws {
        let old = "open = pageIn(up) with duration(400ms)"
        let file = try diff([(old, "open = fade with interactive(edgePan(left))")])
        #expect(file.text.contains("[plays]"))
        #expect(
            file.text.contains("no gesture → interactive(edgePan(left))")
                && file.text.contains("[gesture]"), "\(file.text)")
    }

    /// The drawing and the table say the same of what a version does not have.
    @Test func allFormsHaveTheSameWords() throws {
        let file = try diff([("LoginController { image: logo", "LoginController {")])
        #expect(file.text.contains("flies → nothing"))
        #expect(file.markdown.contains("flies<br/>→ nothing"), "\(file.markdown)")
    }

    @Test func renamedScreensAreOne() throws {
        let file = try diff([("Login", "SignIn"), ("= SignInController", "= LoginController")])
        #expect(
            file.lines == ["breaks: screen Login is renamed to SignIn [screen-renamed]"],
            "\(file.text)")
    }

    @Test func aDefaultIsFoldedWithItsExceptions() throws {
        let file = try diff([("push slide(left)", "push fade")])
        let change = try #require(file.changes.first { $0.kind == .plays })
        #expect(file.changes.count == 1)
        #expect(change.before == "slide(left)" && change.after == "fade")
        let pairs = change.events.reduce(0) { $0 + $1.count }
        // All pairs of the four screens and of others, without the lines of List and Detail.
        #expect(pairs == 23)
        #expect(change.events.allSatisfy { $0.returns == $0.count })
    }

    /// The most severe first.
    @Test func changesAreSorted() throws {
        let file = try diff([
            ("Detail: open", "Detail: fade"), ("engine hero", "engine sdoshero"),
            ("screen Tabs =", "screen Extra = ExtraController\nscreen Tabs ="),
        ])
        let classes = file.changes.map(\.severity)
        let ranks = classes.map { ChangeClass.allCases.firstIndex(of: $0) ?? 0 }
        #expect(ranks == ranks.sorted() && Set(classes).count == 3)
    }
}
