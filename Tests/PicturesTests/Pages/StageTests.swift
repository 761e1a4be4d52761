import Foundation
import Resolution
import Testing
import TransitionDSL

@testable import Pictures

/// What a page offers besides its lines: a beginning, and switches.
@Suite struct StageTests {
    private func body(_ text: String, version: SystemVersion? = nil) throws -> String {
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
        let older = try body(Self.zoom, version: SystemVersion(16))
        #expect(older.contains(#"<option value="/ios:17" selected>"#))
        #expect(older.contains("push · fade (fallback)"))
    }

    /// What a line plays with Reduce Motion depends on the container around the screens.
    @Test func aContainerHasItsOwnReduceMotion() throws {
        let file = try GraphFile(
            text: """
                screen A = AController
                screen B = BController
                screen Main = MainNavigationController
                screen Other = OtherNavigationController
                defaults { reduceMotion fade }
                defaults in Main { reduceMotion zoom }
                defaults in Other { push cover(up) }
                registry R { push A -> B: slide(left) }
                """)
        let maker = SceneMaker(file.model)
        var data = PageData(maker, [], leftOut: 0, tints: [:])
        func reduced(_ container: UInt32?) -> Int? {
            let containers = container.map { [Handle<Screen>(Int($0))] } ?? []
            let (a, b) = (ScreenTree.Position(1), ScreenTree.Position(2))
            let event = Event(.push, from: a, to: b)
            let verdict = maker.tables[0].verdict(on: event, in: file.model, containers: containers)
            return data.motion(of: verdict, registry: 0, in: containers).reduced
        }
        let (plain, main, other) = (reduced(nil), reduced(2), reduced(3))
        #expect(plain != nil && plain == other && main != plain)
    }

    @Test(arguments: [
        (SystemVersion(16), "fade (fallback)"), (SystemVersion(17, 10), "fade (fallback)"),
        (SystemVersion(18), "systemZoom(…)"),
    ])
    func theGraphOfAVersionHasWhatPlaysThere(_ version: SystemVersion, _ name: String) throws {
        let file = try GraphFile(text: Self.zoom)
        let graph = Pictures.graph(of: file.model, GraphSelection(version: version))
        #expect(graph.arrows[0].rows[0].text == "push · \(name)")
    }

    @Test func stepsHaveNames() {
        let steps = IOSSteps([[.oldest, SystemVersion(15)], [.oldest, SystemVersion(18)]])
        let last = SystemVersion(17, .max)
        #expect(steps.versions == [SystemVersion(14, .max), last, .newest])
        #expect(
            steps.versions.map(steps.name) == ["before iOS 15", "iOS 15 to 17", "iOS 18 and later"])
        #expect(steps.version(for: SystemVersion(16, 2)) == last)
        #expect(steps.version(for: SystemVersion(18)) == .newest)
        #expect(IOSSteps([]).versions == [.newest])
    }

    @Test func stepsOfMinorVersionsHaveNames() {
        let firsts = [(16, 4), (17, 0), (17, 4), (17, 10), (18, 0)].map(SystemVersion.init)
        let steps = IOSSteps([firsts])
        #expect(
            steps.versions.map(steps.name) == [
                "before iOS 16.4", "iOS 16.4 and later, before 17", "iOS 17 to 17.3",
                "iOS 17.4 to 17.9", "iOS 17.10 and later, before 18", "iOS 18 and later",
            ])
        #expect(Set(steps.versions.map(SceneKeys.step)).count == steps.versions.count)
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
