import TransitionDSL

/// Mistakes of people who know Kotlin, JSON, YAML and style sheets.
extension NewcomersMistakesTests {
    static let fromKotlinAndJSON = fromCode + fromKeysAndValues + fromImports

    private static let fromCode = [
        file("struct C = CController", .unknownWord, "did you mean `screen`?"),
        file("val badge = \"b\"", .unknownWord, "did you mean `hero`?"),
        file("const badge = \"b\"", .unknownWord, "did you mean `hero`?"),
        file("func push() { }", .unexpectedToken, "code of the app in Swift files"),
        file("fun main() { }", .unexpectedToken, "code of the app in Swift files"),
        file("enum Screens { case a, b }", .unexpectedToken, "code of the app in Swift files"),
        file("hero avatar(id Int) = \"a.\\(id)\"", .unexpectedToken, "`id: Int`"),
        file("hero avatar(Int id) = \"a.\\(id)\"", .unexpectedToken, "`id: Int`"),
        file("hero avatar(id: Int) = \"a.\\(id + 1)\"", .malformedHole, "exactly one name"),
        file(
            "hero avatar(id: Int) = \"a.{id}\"", .unusedHeroParameter, "write `\\(id)` in place of"),
        file("hero avatar(id: Int) = \"a.%d\"", .unusedHeroParameter, "write `\\(id)` in place of"),
        view("let title: logo", .unexpectedToken, "leave out `let`"),
        view("var title: logo", .unexpectedToken, "leave out `var`"),
        view("title: null", .unknownHeroID, "remove the id"),
        view("title: hero(logo)", .unknownHeroID, "write only the id's name: `logo`"),
        view("title: id(logo)", .unknownHeroID, "write only the id's name: `logo`"),
        view("title: none", .unknownHeroID, "is an animation"),
        line("sheet A -> B: fade", .unknownWord, "did you mean `present`?"),
        line("fullScreenCover A -> B: fade", .unknownWord, "did you mean `present`?"),
        line("navigate A -> B: fade", .unknownWord, "did you mean `push`?"),
        line("push A -> B: .fade", .unexpectedToken, "without a dot"),
        line("push A -> B: Fade", .unknownAnimation, "did you mean `fade`?"),
        line("push A -> B: fade with duration(.seconds(0.4))", .unexpectedToken, "without a dot"),
        line("push A -> B: slide(to: left)", .unknownLabel, "write `slide(left)`"),
        line("push A -> B: fade + slide(left)", .unexpectedToken, "one animation"),
        line("push A ⇒ B: fade", .unknownCharacter, "write `->`"),
        view("title: with whenPresenting { fade }", .unexpectedToken, "in parentheses"),
        view(
            "title: with whenPresenting: fade", .unexpectedToken, "in parentheses",
            "`whenPresenting(fade)`"),
        view("title: with size(50, 50)", .wrongType, "`size(width: 50, height: 50)`"),
        view("title: with size(width: 50, height: 50)", .wrongType, "in the parentheses"),
        view("title: with position(10, 20)", .wrongType, "`point(x: 10, y: 20)`"),
        view("title: with useArc", .unknownModifier, "did you mean `arc`?"),
    ]

    private static let fromKeysAndValues = [
        file("engine: hero", .unexpectedToken, "write no colon here"),
        file("engine = hero", .unexpectedToken, "write no `=` here"),
        file("defaults: { push fade }", .unexpectedToken, "write no colon here"),
        file("defaults = { push fade }", .unexpectedToken, "write no `=` here"),
        file("registry Main: { push A -> B: fade }", .unexpectedToken, "write no colon here"),
        file("registry Main = { push A -> B: fade }", .unexpectedToken, "write no `=` here"),
        file("registry \"Main\" { }", .unexpectedToken, "without quotation marks"),
        file("defaults { \"push\": \"fade\" }", .unexpectedToken, "without quotation marks"),
        file("lint { empty-registry: \"off\" }", .unexpectedToken, "without quotation marks"),
        file("lint { empty-registry: warn }", .unknownLintLevel, "did you mean `warning`?"),
        line("push \"A\" -> \"B\": fade", .unexpectedToken, "without quotation marks"),
        line("push A -> B: fade : zoom", .unexpectedToken, "a return animation", "`/ zoom`"),
    ]

    private static let fromImports = [
        file("import shared.trans", .unexpectedToken, "in quotes", "`import \"Shared.trans\"`"),
        file("#include \"shared.trans\"", .malformedColor, "names have no `#` before them"),
        file("group G = A and B", .unexpectedToken, "separate the items with `,`"),
    ]

    static let fromStyleSheets = [
        view("#title: with fade", .malformedColor, "names have no `#` before them"),
        view("title: #logo", .malformedColor, "names have no `#` before them"),
        view(".title: with fade", .unexpectedToken, "without a dot"),
        view("title: with corner-radius(3)", .unexpectedToken, "no dashes: `cornerRadius`"),
        view("title: with border-radius(3)", .unexpectedToken, "no dashes: `borderRadius`"),
        view("title: with borderRadius(3)", .unknownModifier, "did you mean `cornerRadius`?"),
        view("title: with zIndex(3)", .unknownModifier, "did you mean `zPosition`?"),
        view("title: with opacity 0", .unexpectedToken, "`opacity(0)`"),
        view("title: with opacity: 0", .unexpectedToken, "`opacity(0)`"),
        view("title: with transform: scale(2)", .unexpectedToken, "in parentheses"),
        view("title: with translate(y: 40px)", .unknownUnit, "write `40pt`"),
        view("title: with rotate(0.5turn)", .unknownUnit, "`360deg`"),
        view("title: with cornerRadius(1em)", .unknownUnit, "write points"),
        view("title: with shadowColor(rgb(255, 0, 0))", .unknownValue, "write `#RRGGBB`"),
        view("title: with fade + scale(0.5)", .unexpectedToken, "separate the items with `,`"),
        line("push A -> B: fade 300ms ease-in", .unexpectedToken, "`with duration(300ms)`"),
        line(
            "push A -> B: fade with ease-in-out", .unexpectedToken, "no dashes: `easeInOut`"),
        line("push A -> B: fade with easeInOut", .unknownOption, "`timingFunction(easeInOut)`"),
        file(
            "animation quick = fade { duration: 0.2s }", .unexpectedToken,
            "write options and modifiers after `with`"),
        file("animation quick: fade", .unexpectedToken, "write `=`"),
    ]
}
