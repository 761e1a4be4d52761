import Testing
import TransitionDSL
@testable import TestSupport

/// What people write who come from Swift, from other tools, or in haste. The first message, with
/// its help, names the cause, and no second one follows.
@Suite struct NewcomersMistakesTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        var text: String
        var id: DiagnosticID
        /// What the message or its help must contain.
        var words: [String]
        var testDescription: String { text }
    }

    @Test(arguments: mistakes)
    func theFirstMessageNamesTheCause(_ mistake: Mistake) throws {
        let problems = try Scratch().compile([("App.trans", Array(mistake.text.utf8))]).problems
        let shown = problems.map { "\($0.id): \($0.message); \($0.help ?? "")" }
        #expect(problems.count == 1, "\(shown)")
        let first = try #require(problems.first)
        #expect(first.id == mistake.id, "\(shown)")
        for word in mistake.words {
            #expect("\(first.message); \(first.help ?? "")".contains(word), "\(word): \(shown)")
        }
    }

    @Test func thereAreMany() {
        #expect(Set(Self.mistakes.map(\.text)).count >= 300)
    }

    static let mistakes =
        names + texts + values + animations + lists + lines + declarations + strays + missing
        + misplaced + fromElsewhere + fromKotlinAndJSON + fromStyleSheets + fromTheManual
        + ofSigns + ofShape + ofRemedies

    // MARK: Names

    private static let names = [
        line(
            "push ListViewController -> B: fade", .unknownScreen, "the class of the screen `A`",
            "write `A`"),
        line("push _ -> B: fade", .unknownScreen, "write `*` for any screen"),
        line("push any -> B: fade", .unknownScreen, "write `*` for any screen"),
        line("Push A -> B: fade", .unknownWord, "did you mean `push`?"),
        line("modal A -> B: fade", .unknownWord, "did you mean `present`?"),
        file("group G = ListViewController, B", .unknownScreen, "write `A`"),
        file(
            "screen C = UIHostingController<PageView>", .unexpectedToken, "a generic class",
            "`screen C = PageView hosted`"),
        file("screen C = AnyView hosted", .hostedView, "write `any View hosted`"),
        file("screen C = any PageView hosted", .hostedView, "without `any`"),
        line("push A -> B: zoomInRect(of: Row.picture)", .unknownCell, "write `self.Row`"),
        view("title: heading", .unknownHeroID, "declare it: `hero heading`"),
        view("title: hero logo", .unexpectedToken, "write only the id's name: `logo`"),
        view("title: nil", .unknownHeroID, "remove the id"),
        view("cell RowTableViewCell", .unknownCell, "the class of the cell `Row`"),
        view("title: logo on [push, pop]", .unexpectedToken, "a line of the view for each"),
        view("title: logo on push, on pop", .unexpectedToken, "a line of the view for each"),
        view("cell .Row", .unexpectedToken, "remove the dot"),
        line("push A -> B: fade { match .title -> .title }", .unexpectedToken, "remove the dot"),
        file("engine Hero", .unknownEngine, "did you mean `hero`?"),
    ]

    // MARK: Texts

    private static let texts = [
        file(
            "screen C = CController storyboard(Main)", .unknownValue, "a string needs quotes",
            "`\"Main\"`"),
        file(
            "screen C = CController storyboard \"Main\"", .unexpectedToken, "storyboard(\"Main\")"),
        file("hero avatar: \"x\"", .unexpectedToken, "write `=`"),
        file("hero avatar = 'x'", .unknownCharacter, "write strings between"),
        file("hero a(id: String) = \"a\" + id", .unexpectedToken, "joined with `+`", "\\(id)"),
        view("title: with source(heroID: \"a\" + id)", .wrongType, "cannot be joined with `+`"),
        view("title: \"logo\"", .unexpectedToken, "write names without quotation marks"),
        file("segue show = showDetail", .unexpectedToken, "a string in quotes"),
        file(
            "hero a(id: String) = \"a.${id}\"", .unusedHeroParameter, "write `\\(id)` in place of"),
        file("module \"App\"", .unexpectedToken, "without quotation marks"),
        view("title: with shadowColor(\"#ff0000\")", .wrongType, "expected a colour", "#RRGGBB"),
    ]

    // MARK: Values

    private static let values = [
        view(
            "title: with translate(x: self.offset)", .unknownValue, "`self.offset` is Swift code",
            "swift(#\"self.offset\"#)"),
        view(
            "title: with shadowColor(UIColor.red)", .unknownValue, "`UIColor.red` is Swift code",
            "#RRGGBB"),
        view("title: with shadowColor(red)", .unknownValue, "expected a colour", "#RRGGBB"),
        view("title: with shadowColor(#fff)", .malformedColor, "6 or 8 hexadecimal digits"),
        view(
            "title: with translate(0, 50)", .missingLabel, "the labels `x`, `y` are missing",
            "`x: 0, y: 50`"),
        view("title: with fade, spring(250, 30)", .missingLabel, "`stiffness: 250, damping: 30`"),
        view("title: with scale(200%)", .wrongUnit, "write `2`"),
        view("title: with opacity(200%)", .outOfRange, "0% to 100%"),
        view("title: with translate(y: 50%)", .wrongUnit, "write points"),
        view("title: with rotate(90)", .outOfRange, "a bare number is radians", "`90deg`"),
        view("title: with scale(0,5)", .extraArgument, "a decimal point", "`0.5`"),
        file(
            "hero a(id: String)\nscreen C(cardID: String) = CController { title: a(id: id) }",
            .unknownValue, "did you mean `cardID`?"),
        file(
            "hero a(id: String)\nscreen C(id: String) = CController { title: a(id: cardID) }",
            .unknownValue, "did you mean `id`?"),
        file(
            "hero a(id: String)\nscreen C = CController { title: a(id: id) }", .unknownValue,
            "declare it", "`(id: String)`"),
        line("push A -> B: fade with duration(0,4s)", .extraArgument, "a decimal point", "`0.4s`"),
        line("push A -> B: fade with duration(300)", .outOfRange, "for milliseconds write `300ms`"),
        line(
            "push A -> B: fade with duration(0.3 s)", .unexpectedToken, "right after its number"),
        line("push A -> B: fade with duration(0.3sec)", .unknownUnit, "write `0.3s`"),
        line("push A -> B: fade with duration(.4s)", .malformedNumber, "write `0.4s`"),
        line(
            "push A -> B: fade with timingFunction(UIView.AnimationCurve.easeIn)", .unknownValue,
            "write `easeIn`"),
    ]

    // MARK: Animations and options

    private static let animations = [
        line(
            "push A -> B: fade with duration: 0.4", .unexpectedToken, "in parentheses",
            "`duration(0.4)`"),
        line("push A -> B: fade with duration 0.4s", .unexpectedToken, "`duration(0.4s)`"),
        line("push A -> B: fade duration(0.4s)", .unexpectedToken, "after `with`"),
        line("push A -> B: fade, duration(0.4s)", .unexpectedToken, "after `with`"),
        line("push A -> B: fade(duration: 0.4s)", .unknownLabel, "`fade with duration(0.4s)`"),
        line("push A -> B: slide(left, duration: 0.4s)", .unknownLabel, "after `with`"),
        line(
            "push A -> B: fade with duration(1s) with delay(1s)", .unexpectedToken,
            "a second `with`"),
        line(
            "push A -> B: fade with curve(easeIn)", .unknownOption, "did you mean `timingFunction`?"
        ),
        line("push A -> B: fade back zoom", .unexpectedToken, "the return animation", "`/ zoom`"),
        line("push A -> B: fade, zoom", .unexpectedToken, "the return animation", "`/ zoom`"),
        line(
            "push A -> B: fade with available(until: 17)", .unknownLabel,
            "write one of `from`, `before`"),
        line("push A -> B: cover(bottom)", .unknownValue, "write one of `left`, `right`, `up`"),
        line("push A -> B: slide", .missingDirection, "`slide(left)`"),
        line("push A -> B: slide(\"left\")", .wrongType, "expected a direction", "`left`"),
        line("push A -> B: slide(.left)", .unexpectedToken, "without a dot"),
        line("push A -> B: slideLeft", .unknownAnimation, "did you mean `slide(left)`?"),
        line("push A -> B: crossDissolve", .unknownAnimation, "did you mean `fade`?"),
        view("title: with fade(delay: 0.2s)", .unknownLabel, "`delay(0.2s)`"),
        view("title: fade, scale(0.5)", .unexpectedToken, "after `with`"),
    ]

    // MARK: Lists

    private static let lists = [
        view("title: with { fade }", .unexpectedToken, "without brackets"),
        view("title: with [fade, arc]", .unexpectedToken, "without brackets"),
        file("group G = [A, B]", .unexpectedToken, "without brackets"),
        file("group G = A | B", .unexpectedToken, "write commas between these names"),
        file(
            "hero card { title, picture, body }", .trailingComma, "have no commas",
            "remove the commas"),
        file(
            "defaults { push fade, present cover(up), tab fade }", .trailingComma, "have no commas"),
        view("title: with fade,", .trailingComma, "remove the comma"),
        line("push A -> B: fade with delay(1s), .duration(1s)", .unexpectedToken, "without a dot"),
        file("group G = A, .B", .unexpectedToken, "without a dot"),
        file("modifiers m = fade, .scale(2)", .unexpectedToken, "without a dot"),
        view("title: logo with .fade", .unexpectedToken, "without a dot"),
        view("title: with arc, icon: logo", .unexpectedToken, "begin a new line with `icon`"),
        file(
            "animator X {\n  fromView 0%...50%: opacity(0),\n  toView 0%...100%: opacity(1)\n}",
            .trailingComma, "remove the comma"),
        file(
            "defaults {\n  push fade with delay(1s),\n  present fade\n}", .trailingComma,
            "remove the comma"),
        line(
            "push A -> B: fade with delay(1s),\n  pop B -> A: fade", .trailingComma,
            "remove the comma"),
    ]

    // MARK: Lines

    private static let lines = [
        line("push A -> B { fade }", .unexpectedToken, "expected `:` and an animation"),
        line("push A -> B fade", .unexpectedToken, "expected `:` and an animation"),
        line("push A => B: fade", .unknownCharacter, "write `->`"),
        line("push A to B: fade", .unexpectedToken, "write `->`"),
        line("push A --> B: fade", .unexpectedToken, "write `->`"),
        line("push A, B -> B: fade", .unexpectedToken, "write `|` between screens"),
        line("pop B -> A: fade / zoom", .returnNotAllowed, "remove `/ zoom`"),
        line("tab A <-> B: slide(left)", .bothWaysNotAllowed, "write `->`"),
        line("segue show A -> B: fade", .unexpectedToken, "write its name in parentheses"),
        line("match title -> title", .unexpectedToken, "in the braces of a line"),
        file("push A -> B: fade", .unexpectedToken, "`registry App { … }`"),
        file("defaults { push A -> B: fade }", .unexpectedToken, "belong in a registry"),
        file("defaults { push: fade }", .unexpectedToken, "write no colon here"),
        file("defaults { segue fade }", .unexpectedToken, "segues have no default"),
        line("A -> B: fade on push", .unexpectedToken, "before the screens: `push A -> B`"),
        line("unwind(back) B -> A: fade", .unknownSegue, "`unwind back = \"…\"`"),
        line("push A -> B: fade { match A.title -> title }", .unknownCell, "leave it out"),
        line("push A -> B: fade { A.title: with arc }", .unknownCell, "write `from.` or `to.`"),
        view("A.title: logo", .unknownCell, "leave out `A.`"),
        file(
            "screen feed = FVC\nregistry R { push feed -> B: fade { feed.title: with arc } }",
            .missingSide, "write `from.feed.title`"),
        view("title: logo on push, pop", .unexpectedToken, "a line of the view for each"),
        line("A -> B: fade on segue(show)", .unexpectedToken, "`segue(…) A -> B`"),
        view("title: logo on .push", .unexpectedToken, "without a dot"),
        view("present .cover(up)", .unexpectedToken, "without a dot"),
        view("title: with arc(intensity: 1), icon: with fade", .unexpectedToken, "a new line"),
        view("dismiss: cover(up)", .unknownHeroID, "no colon: `dismiss cover(up)`"),
        view("row.dismiss: fade", .unknownHeroID, "write `with fade`"),
        view("title: slide(left)", .unknownHeroID, "a view has a hero id and modifiers"),
    ]

    // MARK: Declarations

    private static let declarations = [
        file(
            "screen screen C = CController\ngroup G = C, A", .unexpectedToken,
            "`screen` is written twice"),
        file(
            "hero hero badge = \"b\"\ncell Row = RowCell { icon: badge }", .unexpectedToken,
            "`hero` is written twice"),
        file("screen C: CController", .unexpectedToken, "write `=`"),
        file("import UIKit", .unexpectedToken, "reads another `.trans` file", "Swift modules"),
        file("hero a(id) = \"\\(id)\"", .unexpectedToken, "the parameter's type"),
        file("screen C = CController;", .unknownCharacter, "remove it"),
        Mistake(
            text: "screen A = AController {\n  title: with fade\n  body: with fade\n}",
            id: .notInEngine, words: ["without an `engine` line the engine is `uikit`"]),
    ]

    // MARK: What is left over

    private static let strays = [
        file("# the app", .unknownCharacter, "comments begin with `//`"),
        line("# the first\n  push A -> B: fade", .unknownCharacter, "comments begin with `//`"),
        file("<!-- the app -->", .unknownCharacter, "comments begin with `//`"),
        file(
            "<<<<<<< HEAD\nscreen C = CController\n=======\nscreen C = DController\n>>>>>>> main\ngroup G = A, B",
            .unknownCharacter, "merge conflict"),
        line(
            "push A -> B: fade\n<<<<<<< HEAD\n  pop A -> B: fade\n=======\n  pop A -> B: zoom\n>>>>>>> main",
            .unknownCharacter, "merge conflict"),
    ]

    // MARK: Where a mistake is put

    static func file(_ text: String, _ id: DiagnosticID, _ words: String...) -> Mistake {
        let engine = text.hasPrefix("engine") ? "" : "engine hero\n"
        return Mistake(
            text: """
                \(engine)screen A = ListViewController
                screen B = DetailViewController
                \(text)

                """, id: id, words: words)
    }

    static func line(_ text: String, _ id: DiagnosticID, _ words: String...) -> Mistake {
        Mistake(
            text: """
                engine hero
                segue show = "showDetail"
                screen A = ListViewController
                screen B = DetailViewController
                registry App {
                  \(text)
                }

                """, id: id, words: words)
    }

    static func view(_ text: String, _ id: DiagnosticID, _ words: String...) -> Mistake {
        Mistake(
            text: """
                engine hero
                hero logo = "app.logo"
                cell Row = RowTableViewCell { icon: logo }
                screen A(id: String) = ListViewController {
                  \(text)
                }

                """, id: id, words: words)
    }
}
