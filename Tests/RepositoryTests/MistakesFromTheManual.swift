import Testing
import TransitionDSL
@testable import TestSupport

/// What people write who know the manual and write a large file from memory. Where the cause is not
/// certain, there is no help: a wrong remedy is worse than none.
extension NewcomersMistakesTests {
    static let fromTheManual =
        operations + endsOfLines + afterAnimations + bodies + settings + springs + wordsOfViews
        + wordsOfSwift

    // MARK: Operations

    private static let operations = [
        line("A -> B push: fade", .unexpectedToken, "written first: `push A -> B: fade`"),
        line("A -> B: push fade", .unexpectedToken, "written first: `push A -> B: fade`"),
        line("A push -> B: fade", .unexpectedToken, "written first: `push A -> B: fade`"),
        line("A -> push B: fade", .unexpectedToken, "written first: `push A -> B: fade`"),
        line("A -> B: fade push", .unexpectedToken, "written first: `push A -> B: fade`"),
        line(
            "A -> B segue(show): fade", .unexpectedToken,
            "written first: `segue(show) A -> B: fade`"),
        line("push A -> B pop: fade", .unexpectedToken, "a line has one operation"),
        view(
            "push slide(left)", .unexpectedToken, "only the defaults `present` and `dismiss`",
            "`push * -> A: slide(left)`"),
        view("pop fade", .unexpectedToken, "only the defaults", "`pop A -> *: fade`"),
        view("tab slide(left)", .unexpectedToken, "only the defaults", "`defaults in A { … }`"),
        view("reduceMotion fade", .unexpectedToken, "`defaults { reduceMotion fade }`"),
        view("push A -> B: fade", .unexpectedToken, "belong in a registry"),
        view("push: slide(left)", .unknownHeroID, "only the defaults `present` and `dismiss`"),
    ]

    // MARK: Swift

    private static let wordsOfSwift = [
        file("hero badge: String = \"x\"", .unexpectedToken, "an id has no type"),
        file(
            "engine hero\nmodifiers up(by: CGFloat = 40) = translate(y: by)", .wrongType,
            "write `Length` for a distance"),
        file(
            "screen T = TController: UIViewController { present fade }", .unexpectedToken,
            "leave the superclass out"),
        file(
            "engine hero\nhero photo(id: String)\n"
                + "screen W(id: String) = WC { photoView: photo(id: workout.id) }", .unknownValue,
            "write the parameter `id`, or `swift("),
        file(
            "engine hero\nhero photo(id: String)\n"
                + "screen W(row: String) = WC { photoView: photo(id: workout.id) }", .unknownValue,
            "write `swift("),
        file(
            "engine hero\nmodifiers up(by: Length) = translateY(by)", .unknownModifier,
            "write `translate(y: …)`"),
        file("engine hero\nmodifiers wide = scaleX(0.5)", .unknownModifier, "`scale(x: …)`"),
        file("engine hero\nmodifiers turn = rotationZ(90deg)", .unknownModifier, "`rotate(z: …)`"),
        line("push A - > B: fade", .unknownCharacter, "write `->` without a space"),
        line("push A -> B: fade with available(>= 17)", .unknownCharacter, "`available(from: 17)`"),
        line("push A -> B: fade: zoom", .unexpectedToken, "`/ zoom`"),
    ]

    // MARK: Ends

    private static let endsOfLines = [
        line("push A -> B, A: fade", .unexpectedToken, "write `|` between screens"),
        line("push A -> B and A: fade", .unexpectedToken, "write `|` between screens"),
        line("push A, B -> A: fade", .unexpectedToken, "write `|` between screens"),
        line("push A -> B using fade", .unexpectedToken, "after a colon: `: fade`"),
        line("present B from A: fade", .unexpectedToken, "`present A -> B`"),
        line("push B over A: fade", .unexpectedToken, "`push A -> B`"),
        line("push from A to B: fade", .unexpectedToken, "`push A -> B`"),
        line("dismiss B from A: fade", .unexpectedToken, "the one that leaves first"),
        line("dismiss A <- B: fade", .unknownCharacter, "point to the right", "`B -> A`"),
        line("pop A \u{2190} B: fade", .unknownCharacter, "point to the right", "`B -> A`"),
        line("push T/A -> B: fade", .unexpectedToken, "not both: `A` or `T`"),
        line("push A -> T/B: fade", .unexpectedToken, "not both: `B` or `T`"),
        line("push fade -> B: fade", .unknownScreen, "`fade` is an animation, not a screen"),
        file(
            "cell Row = RowCell\nregistry R { push Row -> B: fade }", .unknownScreen,
            "`Row` is a cell, not a screen"),
        file(
            "screen C = CController { cell Row = RowCell { icon: with fade } }\n"
                + "registry R { push Row -> B: fade }", .unknownScreen,
            "`Row` is a cell", "the screen `C` has it"),
        file("registry R in A { push A -> B: fade }", .unexpectedToken, "`defaults in A {"),
    ]

    // MARK: After an animation

    private static let afterAnimations = [
        line("push A -> B: fade for 0.3s", .unexpectedToken, "`with duration(0.3s)`"),
        line("push A -> B: fade after 0.3s", .unexpectedToken, "`with delay(0.3s)`"),
        line("push A -> B: fade 0.3s", .unexpectedToken, "`with duration(0.3s)`"),
        line("push A -> B: cover(up) 300ms", .unexpectedToken, "`with duration(300ms)`"),
        line(
            "push A -> B: cover(up) then dismiss uncover(down)", .unexpectedToken,
            "`/ uncover(down)`"),
        line("push A -> B: cover(up) pop fade", .unexpectedToken, "`/ fade`"),
        line(
            "push A -> B: fade with interactive pan(down)", .unexpectedToken,
            "`interactive(pan(down))`"),
        line(
            "push A -> B: fade with timingFunction easeIn", .unexpectedToken,
            "`timingFunction(easeIn)`"),
        line("push A -> B: with duration(0.3s)", .unexpectedToken, "an animation before `with`"),
        line("push A -> B: with fade", .unexpectedToken, "write only the animation: `fade`"),
        line(
            "push A -> B: fade with duration(1s) / zoom with duration(2s)", .unexpectedToken,
            "name each", "`animation close = zoom with …`"),
        file("animation a = fade, duration(0.3s)", .trailingComma, "`with duration(0.3s)`"),
        file("animation a = fade, zoom", .trailingComma, "`/ zoom`"),
        file("animation a = with duration(1s)", .unexpectedToken, "an animation before `with`"),
        file("animation a(duration: 1s) = fade", .unexpectedToken, "`with duration(1s)`"),
        line("push A -> B: flipFromLeft", .unknownAnimation, "write `flip(right)`"),
        line("push A -> B: navigationTransition(.zoom)", .unexpectedToken, "`systemZoom(from:"),
        line("push A -> B: sheet(detents: [medium])", .unexpectedToken, "`modalPresentationStyle`"),
        line(
            "push A -> B: asymmetric(insertion: .fade, removal: .zoom)", .unexpectedToken,
            "`/` and the return animation"),
        file(
            "animator turn(axis: Axis) = class Turn(axis: axis)\n"
                + "registry R { push A -> B: turn(axis: horizontal) }", .unknownValue,
            "`swift(#\".horizontal\"#)`"),
        file(
            "animator turn(axis: Axis) = class Turn(axis: axis)\n"
                + "registry R { push A -> B: turn(axis: .horizontal) }", .unexpectedToken,
            "`swift(#\".horizontal\"#)`"),
    ]

    // MARK: Braces

    private static let bodies = [
        line(
            "push A -> B: fade { matchedGeometryEffect(id: \"a\") }", .unexpectedToken,
            "`match a -> b`"),
        line(
            "push A -> B { matchedGeometryEffect(id: \"a\") }", .unexpectedToken,
            "`match a -> b`"),
        line("push A -> B: fade { duration(1s) }", .unexpectedToken, "`with duration(1s)`"),
        line("push A -> B: fade { zoom }", .unexpectedToken, "have matches, `match a -> b`"),
        file("animator k(duration: 1s) { }", .unexpectedToken, "`with duration(1s)`"),
        file(
            "animator k { fromView(0%...50%): y(10) }", .unexpectedToken, "no parentheses",
            "`fromView 0%...50%`"),
        file(
            "animator k { fromView [0%...50%]: y(10) }", .unexpectedToken, "no brackets",
            "`fromView 0%...50%`"),
        file("animator k { toView 50%...50%: y(10) }", .emptyRange, "ends when it begins"),
        file("animator k { toView 0px...9%: y(10) }", .unknownUnit, "write `0%`"),
    ]

    // MARK: Settings and units

    private static let settings = [
        file("lint { unused-screen = off }", .unexpectedToken, "write `:`"),
        file("lint { unused-screen: none }", .unknownLintLevel, "write `off`"),
        file("lint { unused-screen: deny }", .unknownLintLevel, "write `error`"),
        file("interaction p = pan(down, finish: 30px)", .unknownUnit, "write `30%`"),
        file("modifiers m = rotate(30px)", .unknownUnit, "the units here are `deg`, `rad`"),
        file("modifiers m = scale(2px)", .unknownUnit, "has no unit"),
        file("#available(iOS 17, *)", .unknownWord, "`with available(from: 18)`"),
    ]

    // MARK: Springs and curves

    private static let springs = [
        line(
            "push A -> B: fade with spring(response: 0.4, dampingFraction: 0.8)", .unknownLabel,
            "`spring(stiffness: 247, damping: 25.1)`"),
        line(
            "push A -> B: fade with spring(duration: 0.5, bounce: 0.2)", .unknownLabel,
            "`spring(stiffness: 158, damping: 20.1)`"),
        line(
            "push A -> B: fade with spring(dampingRatio: 0.8)", .unknownLabel,
            "(2π / response)²"),
        line(
            "push A -> B: fade with timingFunction(cubic-bezier(0.4, 0, 0.2, 1))", .unknownValue,
            "`bezier(0.4, 0, 0.2, 1)`"),
        line(
            "push A -> B: fade with timingFunction(cubicBezier(0.4, 0, 0.2, 1))", .unknownValue,
            "`bezier`"),
        line(
            "push A -> B: fade with timingFunction(ease-in-out)", .unknownValue, "`easeInOut`"),
    ]

    // MARK: Views

    private static let wordsOfViews = [
        view("title: logo, logo", .unexpectedToken, "one hero id"),
        view("title: logo | other", .unexpectedToken, "one hero id"),
        view("title, icon: logo", .unexpectedToken, "a line for each view"),
        view("title: matchedGeometryEffect(id: \"a\")", .unknownHeroID, "`{ match a -> b }`"),
        view(
            "title: with matchedGeometryEffect(id: \"a\")", .unknownModifier,
            "`{ match a -> b }`"),
        view("title arc", .unexpectedToken, "`: with` before the modifier"),
        file(
            "screen C = CController, storyboard(\"Main\")", .unexpectedToken,
            "separated by space"),
        cellAsView("zoomInRect(of: Row)"), cellAsView("systemZoom(from: Row)"),
        cellAsView("fade { match Row -> icon }"), cellAsView("fade { match Row?.icon -> icon }"),
        cellAsView("fade { Row: with fade }"),
        line("push A -> B: zoomInRect(of: B)", .wrongType, "found the screen `B`", "`self.B`"),
        line("push A -> B: fade { match B -> icon }", .wrongType, "found the screen `B`"),
    ]

    private static func cellAsView(_ animation: String) -> Mistake {
        file(
            "cell Row = RowCell\nregistry R { push A -> B: \(animation) }", .wrongType,
            "found the cell `Row`", "`Row.root`", "`self.Row`")
    }

    // MARK: Without help

    /// What could mean several things.
    @Test(
        arguments: [
            line("push A -> B: fade quickly", .unexpectedToken),
            line("push A -> B: cover(up) other", .unexpectedToken),
            line("push A -> B { push fade }", .unexpectedToken),
            view("push title", .unexpectedToken), view("title zoom", .unexpectedToken),
        ])
    func anUncertainCauseHasNoRemedy(_ mistake: Mistake) throws {
        let problems = try Scratch().compile([("App.trans", Array(mistake.text.utf8))]).problems
        #expect(problems.map { $0.id } == [mistake.id])
        #expect(problems.first?.help == nil)
        #expect(problems.first?.fix == nil)
    }

    // MARK: Fixes

    /// What `lint --fix` makes of a line, or nil if it leaves the line.
    @Test(
        arguments: [
            (line("A -> B push: fade", .unexpectedToken), "push A -> B: fade"),
            (line("A -> B: push fade", .unexpectedToken), "push A -> B: fade"),
            (
                line("A | B -> B segue(show): fade / zoom", .unexpectedToken),
                "segue(show) A | B -> B: fade / zoom"
            ),
            (line("push A -> B fade", .unexpectedToken), "push A -> B: fade"),
            (line("push A -> B, A: fade", .unexpectedToken), "push A -> B | A: fade"),
            (
                line("push A -> B: fade with interactive pan(down)", .unexpectedToken),
                "push A -> B: fade with interactive(pan(down))"
            ),
            (view("title logo", .unexpectedToken), "title: logo"),
            (view("push slide(left)", .unexpectedToken), nil),
            (view("title other", .unexpectedToken), nil),
            (view("title slide(left)", .unexpectedToken), nil),
            (line("push A -> B other", .unexpectedToken), nil),
            (line("push A -> B using fade", .unexpectedToken), nil),
            (line("push A -> B pop: fade", .unexpectedToken), nil),
        ] as [(Mistake, String?)])
    func onlyACertainFixIsSafe(_ mistake: Mistake, _ fixed: String?) throws {
        let problems = try Scratch().compile([("App.trans", Array(mistake.text.utf8))]).problems
        let fix = try #require(problems.first).fix
        guard let fixed else {
            #expect(fix?.isSafe != true)
            return
        }
        let safe = try #require(fix)
        #expect(safe.isSafe)
        var bytes = Array(mistake.text.utf8)
        for edit in safe.edits.reversed() {
            bytes.replaceSubrange(edit.place.range.offsets, with: Array(edit.replacement.utf8))
        }
        #expect(String(decoding: bytes, as: UTF8.self).contains("  \(fixed)\n"))
    }
}
