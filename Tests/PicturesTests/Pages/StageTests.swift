import Foundation
import Resolution
import Testing
import TransitionDSL

@testable import Pictures

/// What a page offers besides its lines: a beginning, and switches.
@Suite struct StageTests {
    private func body(_ text: String, version: Int? = nil) throws -> String {
        let file = try GraphFile(text: text)
        let page = Page(
            file.model, file.sources, registries: Array(file.model.registries.indices),
            version: version)
        return page.document.ownText
    }

    @Test(arguments: [
        ("", "no screens yet", "push List -&gt; Detail: slide(left)"),
        ("screen A = AController\n", "no transitions yet", "push A -&gt; Detail: slide(left)"),
        (
            "screen A = AController\nscreen B = BController\nregistry R {}\n",
            "no transitions yet. Copy this into its registry", "push A -&gt; B: slide(left)"
        ),
    ])
    func aFileWithoutLinesSaysHowToBegin(_ text: String, _ sentence: String, _ line: String) throws
    {
        let body = try body(text)
        #expect(body.contains(sentence), "\(body)")
        #expect(body.contains(line), "\(body)")
    }

    private static let zoom = """
        screen List = ListController
        screen Detail = DetailController
        registry R { push List -> Detail: systemZoom(from: cover, fallback: fade) }

        """

    @Test func anOlderVersionPlaysTheFallback() throws {
        let latest = try body(Self.zoom)
        #expect(latest.contains(">iOS 18 and later"))
        #expect(latest.contains(#"<option value="/ios:17">before iOS 18"#))
        let words = "fade, the fallback of systemZoom(from: cover, fallback: fade)"
        #expect(latest.contains(words))
        #expect(latest.contains("/ios:17"))
        let older = try body(Self.zoom, version: 16)
        #expect(older.contains(#"<option value="/ios:17" selected>"#))
        #expect(older.contains("push · fade (fallback)"))
    }

    @Test(arguments: [(16, "fade (fallback)"), (18, "systemZoom(…)")])
    func theGraphOfAVersionHasWhatPlaysThere(_ version: Int, _ name: String) throws {
        let file = try GraphFile(text: Self.zoom)
        let graph = Pictures.graph(of: file.model, GraphSelection(version: version))
        #expect(graph.arrows[0].rows[0].text == "push · \(name)")
    }

    @Test func stepsHaveNames() {
        let steps = IOSSteps([[0, 15], [0, 18]])
        #expect(steps.versions == [14, 17, .max])
        #expect(
            steps.versions.map(steps.name) == ["before iOS 15", "iOS 15 to 17", "iOS 18 and later"])
        #expect(steps.version(for: 16) == 17 && steps.version(for: 18) == .max)
        #expect(IOSSteps([]).versions == [.max])
    }

    /// A default in a container has a switch, and a line that is without one is the same there.
    @Test func containersHaveASwitch() throws {
        let text = """
            screen A = AController
            screen B = BController
            screen Tabs = TabController
            defaults in Tabs { push zoom }
            registry R { push A -> B: default }

            """
        let body = try body(text)
        #expect(body.contains(#"<option value="/in:Tabs">Tabs"#))
        #expect(body.contains(#"data-step="/in:Tabs""#))
        #expect(body.contains(#""/in:Tabs""#))
    }
}
