import Testing
import TransitionDSL

/// Which modifiers a match replaces, with an id and with `match`.
@Suite struct OverriddenModifierTests {
    private func found(_ text: String) -> [Int] {
        lines(of: .overriddenModifier, in: "engine hero\nhero logo\n" + text)
    }

    private func screens(_ list: String, _ detail: String = "b: logo") -> String {
        """
        screen List = ListController { \(list) }
        screen Detail = DetailController { \(detail) }
        screen Other = OtherController

        """
    }

    @Test(arguments: [
        ("fade", true), ("opacity(50%)", true), ("scale(2)", true), ("translate(y: 4)", true),
        ("rotate(90deg)", true), ("size(size(width: 1, height: 1))", true),
        ("position(point(x: 1, y: 1))", true), ("arc", false), ("duration(1s)", false),
        ("cornerRadius(8)", false), ("beginWith(scale(2))", false), ("fade, arc", true),
        ("whenMatched(fade)", true), ("whenPresenting(fade)", false),
    ])
    func modifiersThatTheMatchDecides(_ modifier: String, isFound: Bool) {
        let line = "registry App { push List -> Detail: fade }"
        #expect(found(screens("a: logo with \(modifier)") + line) == (isFound ? [3] : []))
        #expect(
            found(screens("a: logo", "b: logo with \(modifier)") + line) == (isFound ? [4] : []))
    }

    @Test(arguments: [
        ("push List -> Detail: fade", true),
        ("push Detail -> List: fade / system", true),
        ("List <-> Detail: fade  tab Detail -> List: slide(left)", true),
        ("push List -> Detail: fade  push Detail -> Other: fade", true),
        ("push List -> Detail: fade  push List -> Other: system", true),
        ("push List -> Detail: fade  push List -> Other: fade", false),
        ("push List -> Detail: fade  push Other -> List: fade", false),
        ("push List -> Detail: fade  present * -> Other: fade", false),
        ("push List -> Detail: fade  present * -> Detail: fade", true),
        ("push List -> *: fade", false),
        ("push List -> Detail | Other: fade", false),
        ("push List -> Other: fade { match a -> c }", true),
        ("push List -> Other: fade { match a -> c on push }", false),
        ("push List -> Detail: fade } defaults { push fade", false),
    ])
    func everyTransitionOfTheScreenCounts(_ lines: String, isFound: Bool) {
        let text = screens("a: logo with fade") + "registry App { \(lines) }"
        #expect(found(text) == (isFound ? [3] : []), "\(lines)")
    }

    @Test func whereThePartnerMayBeMissing() {
        let line = "registry App { push List -> Detail: fade }"
        #expect(found(screens("a: logo with fade", "b: logo on push") + line) == [])
        let any = "screen Any = AnyController { present fade }\n"
        #expect(found(screens("a: logo with fade") + any + line) == [])
        #expect(found(screens("a: logo with fade", "b: logo  c: logo") + line) == [])
        let row = """
            hero row(id: Int) = "row.\\(id)"
            screen List(id: Int) = ListController { a: row(id: id) with fade }
            screen Detail(id: Int) = DetailController { a: row(id: id) with fade }

            """
        #expect(found(row + line) == [])
    }

    @Test func subclassesHaveTheViewsOfTheirScreen() {
        let text = screens("a: logo with fade")
        let line = "registry App { push List -> Special: fade }"
        #expect(found(text + "screen Special = SController is Detail\n" + line) == [3])
        let own = "screen Special = SController is List\n"
        #expect(found(text + own + "registry App { push Special -> Detail: fade }") == [3])
        #expect(found(text + own + "registry App { push Special -> Other: fade }") == [])
    }

    @Test(arguments: [
        ("push List -> Detail: fade { from.a: with scale(2) }", true),
        ("push List -> Detail: fade { to.b: with scale(2) }", true),
        ("push List -> Detail: fade { to.c: with scale(2) }", false),
        ("push List -> Other: fade { from.a: with scale(2) }", false),
        ("push List -> Other: fade { from.a: with scale(2)  match a -> c }", true),
        ("push List -> Other: fade { from.x: with scale(2) on push  match x -> c on push }", true),
        ("push List -> Other: fade { from.x: with scale(2)  match x -> c on push }", false),
        ("push Other -> Detail: fade { from.x: logo with scale(2) }", true),
        ("push List -> Detail: system { from.a: with scale(2) }", false),
    ])
    func viewsInTheBracesOfALine(_ line: String, isFound: Bool) {
        let text = screens("a: logo") + "registry App { \(line) }"
        #expect(found(text) == (isFound ? [6] : []), "\(line)")
    }
}
