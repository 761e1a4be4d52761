import TransitionDSL

/// Mistakes of people who know Swift, SwiftUI, Hero, YAML, JSON and shell scripts.
extension NewcomersMistakesTests {
    static let fromElsewhere = fromSwift + fromViews + fromOtherFormats + firstLines

    private static let fromSwift = [
        file("let badge = \"b\"", .unknownWord, "did you mean `hero`?"),
        file("class Login = LoginViewController", .unknownWord, "did you mean `screen`?"),
        file("public screen C = CController", .unexpectedToken, "`access public`"),
        file("@MainActor", .unknownCharacter, "has no attributes"),
        file(
            "screen C = CController: A", .unexpectedToken, "unexpected `:` after `CController`",
            "after `is`"),
        file("screen C = CController extends A", .unknownWord, "did you mean `is`?"),
        file("screen C = hosted", .hostedView, "`screen C = CView hosted`"),
        file(
            "defaults { reduceMotion: true }", .unexpectedToken,
            "name an animation: `reduceMotion fade`"),
        file("screen C = CController()", .unexpectedToken, "only `CController`"),
        file("hero row(_ index: Int) = \"row\"", .unexpectedToken, "one name, as in `index: Int`"),
        file("hero app.badge", .unexpectedToken, "one word, without dots"),
        file("hero badge \"x\"", .unexpectedToken, "write `= \"x\"`"),
        line("push A -> B: fade.duration(0.4)", .unknownAnimation, "after `with`"),
        line("push A -> B: fade { duration(0.4s) }", .unexpectedToken, "with duration(0.4s)"),
        line("push A -> B = fade", .unexpectedToken, "expected `:`, found `=`"),
        line("push(A -> B): fade", .unexpectedToken, "without parentheses"),
        line(
            "push LoginViewController -> B: fade", .unknownScreen,
            "declare `screen Login = LoginViewController`"),
        line(
            "push A -> B: selectBy(presenting: fade, dismissing: zoom)", .unknownAnimation,
            "`/` and the return animation"),
    ]

    private static let fromViews = [
        view("title = logo", .unexpectedToken, "expected `:`, found `=`"),
        view("title: [.fade, .scale(2)]", .unexpectedToken, "without brackets"),
        view("title: with \"fade translate(0, 100)\"", .unexpectedToken, "without quotation marks"),
        view("title!.layer: with fade", .unknownCharacter, "`?.`"),
        view("stars[0]: with fade", .unexpectedToken, "every view of the array"),
        view("stars: with delay(i * 50ms)", .unknownValue, "`[i]`"),
        view("title: with easeInOut", .unknownModifier, "`timingFunction(easeInOut)`"),
        view("title.matchedGeometryEffect(id: \"a\")", .unexpectedToken, "has only properties"),
        view("title: with shadowColor(0xFF0000)", .unknownUnit, "a colour as `#RRGGBB`"),
        view("title: with shadowColor(#F00)", .malformedColor, "`#FF0000`"),
    ]

    private static let fromOtherFormats = [
        file("-- the app", .unexpectedToken, "comments begin with `//`"),
        file("module com.acme.news", .unexpectedToken, "one word, without dots"),
        line("- push A -> B: fade", .unexpectedToken, "without a dash"),
    ]

    private static let firstLines = [
        file("transition A -> B: fade", .unexpectedToken, "`registry App { … }`"),
        line("push push A -> B: fade", .unexpectedToken, "`push` is written twice"),
        line("push B: fade", .unexpectedToken, "write both screens: `push * -> B`"),
        line("push from A to B: fade", .unexpectedToken, "write `->`"),
        line("push A -> B -> A: fade", .unexpectedToken, "a line has two ends"),
        line("push A -> B: fade | zoom", .unexpectedToken, "a return animation after `/`"),
        line("push A -> B: fade with duration = 0.4s", .unexpectedToken, "`duration(0.4s)`"),
    ]
}
