import TransitionDSL

/// Mistakes that leave out a part, or put it in the wrong place.
extension NewcomersMistakesTests {
    // MARK: What is missing

    static let missing = [
        line("push A -> B with fade", .unexpectedToken, "after a colon: `: fade`"),
        line("push A -> B with duration(1s)", .unexpectedToken, "an animation before `with`"),
        line("push A -> B fade with duration(1s)", .unexpectedToken, "write `:` before `fade`"),
        line("A -> B slide(left)", .unexpectedToken, "write `:` before `slide`"),
        line("push A -> B, fade", .unexpectedToken, "write `:` before `fade`"),
        line("push A -> B -> fade", .unexpectedToken, "write `:` before `fade`"),
        line("push A -> B / fade", .unexpectedToken, "the forward animation before `/`"),
        line("push A -> B (fade)", .unexpectedToken, "without parentheses"),
        line("push A -> B\n  pop B -> A: fade", .unexpectedToken, "the end of the line"),
        line("push A -> B:\n  pop B -> A: fade", .unexpectedToken, "the end of the line"),
        line("push A ->\n  pop B -> A: fade", .unexpectedToken, "the end of the line"),
        line(
            "push A -> B: fade with duration(1s\n  pop B -> A: fade", .unexpectedToken,
            "add the missing `)`"),
        line(
            "push A -> B: fade {\n    title with fade\n  }", .unexpectedToken, "`:` before `with`"),
        view("title with fade", .unexpectedToken, "write `:` before `with`"),
        view("title.label logo", .unexpectedToken, "write `:` before `logo`"),
        view("before go reload", .unexpectedToken, "write `:` before `reload`"),
        view("title:\n  body: with fade", .unexpectedToken, "the end of the line"),
        file("lint { raw-swift off }", .unexpectedToken, "write `:` before `off`"),
        file(
            "animator X { fromView 0%...50% opacity(0) }", .unexpectedToken,
            "write `:` before `opacity`"),
        file("registry { push A -> B: fade }", .unexpectedToken, "a name", "`registry App {`"),
        file("registry {\n  push A -> B: fade\n}", .unexpectedToken, "`registry App {`"),
        file("registry = { push A -> B: fade }", .unexpectedToken, "`registry App {`"),
        file("registry (App) { push A -> B: fade }", .unexpectedToken, "without parentheses"),
        file(
            "registry with duration(1s) { push A -> B: fade }", .unexpectedToken,
            "`registry App with …`"),
        file("registry in A { push A -> B: fade }", .unexpectedToken, "no container"),
        file("registry App\n  push A -> B: fade\n}", .unexpectedToken, "the missing `{`"),
        file("defaults A { push fade }", .unexpectedToken, "`defaults in A {`"),
        file("defaults for A { push fade }", .unexpectedToken, "`defaults in A {`"),
        file("lint App { raw-swift: off }", .unexpectedToken, "write only `lint {`"),
        file("screen { title: with fade }", .unexpectedToken, "it needs a name"),
        file("animator { fromView 0%...50%: opacity(0) }", .unexpectedToken, "it needs a name"),
        file(
            "screen C = {\n  title: with fade\n}", .unexpectedToken, "the view controller's class"),
        file(
            "screen C {\n  title: with fade\n}", .unexpectedToken, "`screen C = CViewController {`"),
        file("screen C", .unexpectedToken, "`screen C = CViewController`"),
        file("screen C = storyboard(\"Main\")", .unexpectedToken, "class before `storyboard`"),
        file("screen C storyboard(\"Main\")", .unexpectedToken, "`screen C = CViewController`"),
        file("screen C hosted", .unexpectedToken, "the SwiftUI view before `hosted`"),
        file("screen C = from Photos", .unexpectedToken, "class before `from`"),
        file("cell C = { title: with fade }", .unexpectedToken, "`cell C = CCell {`"),
        line(
            "push A -> B: slide(left) with interactive", .missingArgument,
            "`interactive(pan(down))`"),
        line(
            "push A -> B: slide(left) with interactive()", .missingArgument,
            "`interactive(pan(down))`"),
        line("push A -> B: slide(left) with interactive(left)", .unknownInteraction, "`pan(left)`"),
    ]

    // MARK: What is in the wrong place

    static let misplaced = [
        line("push A -> B: fade return: zoom", .unexpectedToken, "after `/`: `/ zoom`"),
        line("push A -> B: fade, return: zoom", .unexpectedToken, "after `/`: `/ zoom`"),
        line("push A -> B: fade back: zoom", .unexpectedToken, "after `/`: `/ zoom`"),
        line("push A -> B: fade(return: zoom)", .unknownLabel, "`fade / zoom`"),
        line("push A -> B: fade with return(zoom)", .unknownOption, "after `/`"),
        line(
            "push A -> B: fade with duration(1s) return: zoom", .unexpectedToken,
            "before `with`: `/ zoom with …`"),
        line(
            "push A -> B: fade with duration(1s) / zoom", .unexpectedToken,
            "before `with`: `/ zoom with …`"),
        file("defaults { push fade return: zoom }", .unexpectedToken, "after `/`: `/ zoom`"),
        view("present fade return: fade", .unknownHeroID, "after `/`: `/ fade`"),
        view("cell Row(id: \"x\")", .unexpectedToken, "has no arguments", "`cell Row`"),
        view("cell Row(\"x\")", .unexpectedToken, "has no arguments", "`cell Row`"),
        view("cell Row: logo", .unexpectedToken, "write only `cell Row`"),
        view("cell Row, Other", .unexpectedToken, "`cell Other`"),
        line("push A -> B: slide(left) with pan(left)", .unknownOption, "as in `interactive(pan("),
        line(
            "push A -> B: slide(left) with interactive: pan(left)", .unexpectedToken,
            "`interactive(pan(left))`"),
        file(
            "screen C = UIHostingController(rootView: Page())", .unexpectedToken,
            "`screen C = Page hosted`"),
        file(
            "screen C = UIHostingController<App.Page>", .unexpectedToken,
            "`screen C = App.Page hosted`"),
        file("screen C = Page is hosted", .unknownScreen, "without `is`"),
        file("screen C = hosted Page", .unexpectedToken, "`screen C = Page hosted`"),
        file("screen C = class CController", .unexpectedToken, "leave out `class`"),
        file("screen C -> CController", .unexpectedToken, "write `=`"),
        file("defaults { reduceMotion false }", .unknownAnimation, "such as `fade`, or `none`"),
        file("defaults { reduceMotion true }", .unknownAnimation, "such as `fade`"),
        line("push A -> B: null", .unknownAnimation, "or `none`"),
        line(
            "if available(18) { push A -> B: fade }", .unexpectedToken, "`with available(from: 18)`"
        ),
        line("push A -> B: fade if available(17)", .unexpectedToken, "`with available(from: 17)`"),
        line("push A -> B: fade when iOS 18", .unexpectedToken, "`with available(from: 18)`"),
        line("available(18) push A -> B: fade", .unexpectedToken, "`with available(from: 18)`"),
        line(
            "#available(iOS 18, *)\n  push A -> B: fade", .unknownWord,
            "`with available(from: 18)`"),
        line(
            "@available(iOS 18, *)\n  push A -> B: fade", .unknownCharacter, "an option of a line"),
        line("push A -> B: fade with available(iOS 18)", .unexpectedToken, "`available(from: 18)`"),
        line("push A -> B: fade with available(18, *)", .unexpectedToken, "`available(from: 18)`"),
        view("if available(18) { title: with fade }", .unexpectedToken, "versions are an option"),
        file(
            "if available(18) { defaults { push fade } }", .unexpectedToken,
            "versions are an option"),
        line("push A -> B: fade with delay(-1s)", .outOfRange, "delay those"),
        view("title: with fade, duration(-0.2s)", .outOfRange, "not negative"),
        view("title?: with fade", .unexpectedToken, "before a member", "remove it"),
        view("title!: with fade", .unknownCharacter, "remove it"),
        view("?title: with fade", .unexpectedToken, "remove it"),
        view("header.?title: with fade", .unexpectedToken, "write `?.`"),
        view("titles?[i]: with fade", .unexpectedToken, "remove it"),
        view("titles[]: with fade", .unexpectedToken, "every view of the array"),
        line("push A -> B: fade { match title? -> title }", .unexpectedToken, "remove it"),
        view("title: with blur", .unknownModifier, "`transc explain unknown-modifier` lists them"),
        view("title: with shadow(3)", .unknownModifier, "`shadowOpacity`"),
        file(
            "hero photo(id: Int)\nscreen C(id: String) = CController { picture: photo(id: id) }",
            .wrongType, "a whole number", "`String`", "here as `id: Int`",
            "in `photo` as `id: String`"),
        file("hero a = \"x\",", .trailingComma, "remove the comma"),
        file("screen C = CController,\ngroup G = A, C", .trailingComma, "remove the comma"),
        file("animation x = fade,\ngroup G = A, B", .trailingComma, "remove the comma"),
        file("hero a, b", .trailingComma, "`hero b`"),
    ]
}
