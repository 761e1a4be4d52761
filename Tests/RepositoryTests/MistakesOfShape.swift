import TransitionDSL

/// Mistakes of people who expect the parts of another language: conditions, members, lists, hooks.
extension NewcomersMistakesTests {
    static let ofShape = inHooks + inScreens + inLines + inDeclarations + inNumbers

    private static let inHooks = [
        view("viewWillAppear: swift(#\"a()\"#)", .unknownHeroID, "`before go: swift(…)`"),
        view("before go: \"a()\"", .unexpectedToken, "`swift(#\"a()\"#)`"),
        view("before go { a() }", .unexpectedToken, "`swift(#\"…\"#)` after `:`"),
        view("on go: swift(#\"a()\"#)", .unexpectedToken, "`before go: swift(#\"…\"#)`"),
        view("after: return swift(#\"a()\"#)", .unexpectedToken, "`before go: swift(#\"…\"#)`"),
    ]

    private static let inScreens = [
        view("title: with fade, delay(i * 20ms)", .unknownValue, "`[i]` after the view"),
        view("title: with beginWith([fade])", .unexpectedToken, "a list without brackets"),
        view("title: with transform(rotate(90deg))", .unknownValue, "is a modifier itself"),
        view("title: with fade on segue show", .unexpectedToken, "write `on segue(show)`"),
        view("title: with fade on unwind show", .unexpectedToken, "write `on unwind(show)`"),
        view("cell Row, Other   title: logo", .trailingComma, "write `cell Other`"),
        view("title.hero.id: logo", .wrongType, "what Hero adds"),
        view("title.hero.modifiers: with fade", .wrongType, "what Hero adds"),
        view("Row.icon: with fade", .misplacedPath, "in its own braces"),
        file("screen C = CController ( cell Row )", .unexpectedToken, "in braces: `{ … }`"),
        file("screen C = CController ( title: logo )", .unexpectedToken, "in braces: `{ … }`"),
        file("screen C = CController:\n  title: logo", .unexpectedToken, "in braces: `{ … }`"),
        file("screen C = CController available(from: 15) { }", .unexpectedToken, "of lines"),
        file("screen C = CController given(title)", .unexpectedToken, "`title: UILabel`"),
        file("screen C = some View hosted", .unexpectedToken, "write `any View hosted`"),
        file("screen 1C = CController", .unknownUnit, "a name begins with a letter"),
    ]

    private static let inLines = [
        line("push A -> B: fade if isPad", .unexpectedToken, "no condition but its versions"),
        line("push A -> B: fade when isPad", .unexpectedToken, "no condition but its versions"),
        line("present * - A -> B: fade", .unexpectedToken, "no line excludes a screen"),
        line("push from: A to: B: fade", .unexpectedToken, "without labels: `push A -> B"),
        line("A.push(B): fade", .unexpectedToken, "first: `push A -> B: fade`"),
        line("A.present(B): fade", .unexpectedToken, "first: `present A -> B: fade`"),
        line("push A* -> B: fade", .unexpectedToken, "no wildcards"),
        line("performSegue(show) A -> B: fade", .unexpectedToken, "`segue(name)`"),
        line("segue(\"show\") A -> B: fade", .unexpectedToken, "a line has the name"),
        line("push A -> B: cover(up) \\ fade", .unknownCharacter, "after `/`"),
        line("push A – B: fade", .unknownCharacter, "write `->`"),
        line("push * — B: fade", .unknownCharacter, "write `->`"),
        line("push A -> B: zoom / reverse", .unknownAnimation, "leave out the return"),
        line(
            "push A -> B: fade { match a -> b } with duration(1s)", .unexpectedToken, "before its"),
        line(
            "push A -> B: slide(left) with interactive(pan(right, 30%))", .missingLabel, "`finish`"),
        line("push A -> B: zoomInRect(of: header?.photo)", .unexpectedToken, "has no `?`"),
    ]

    private static let inDeclarations = [
        file("hero badge(id: Int; n: Int)", .unknownCharacter, "write `,`"),
        file("hero badge(ids: [Int])", .unexpectedToken, "there are no lists"),
        file("hero badge(id: Int) -> String", .unexpectedToken, "write its text after `=`"),
        file("modifiers rise { fade }", .unexpectedToken, "after `=`, without braces"),
        file("modifiers rise = fade + scale(2)", .unexpectedToken, "separate the items with `,`"),
        file("group All = *", .unexpectedToken, "`*` is any screen, in a line"),
        file("defaults in A, B { push fade }", .unexpectedToken, "`defaults in` for each"),
        file("defaults { reduceMotion(fade) }", .unexpectedToken, "`reduceMotion fade`"),
        file("defaults { push zoom  reducedMotion fade }", .unexpectedToken, "`reduceMotion`?"),
        file("reduceMotion fade", .unexpectedToken, "`defaults { reduceMotion fade }`"),
        file("push zoom", .unexpectedToken, "`defaults { push zoom }`"),
        file("lint { \"unused-screen\": off }", .unexpectedToken, "without quotation marks"),
        file("engine hero, uikit", .trailingComma, "one engine"),
        file("include \"Other.trans\"", .unexpectedToken, "`import \"File.trans\"`"),
        file(
            "animator a { toView 0%...100%: x(1) with timingFunction(easeIn) }", .unexpectedToken,
            "a key frame has no options"),
        file(
            "interaction drag = pan(down)\nregistry R { present A -> B: cover(up) / drag }",
            .unknownAnimation, "`with interactive(drag)`"),
    ]

    private static let inNumbers = [
        line("push A -> B: fade with duration(1_000ms)", .unknownUnit, "without `_`"),
        line("push A -> B: fade with duration(+0.3s)", .unexpectedToken, "without `+`"),
        line("push A -> B: cover(.up)", .unexpectedToken, "without a dot"),
    ]
}
