import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import Pictures

/// Tab bars in graphs, and the bars of screens on the phone.
@Suite struct TabBarTests {
    private static let text = """
        screen Detail = DetailController
        screen Home = HomeController
        screen Middle = MiddleController
        screen Search = SearchController
        screen Sheet = SheetController
        screen Tabs = TabController
        screen Account = AccountController
        defaults in Tabs { tab fade }
        registry App {
          push Home -> Detail: fade
          push Detail -> Middle: fade
          present Detail -> Sheet: cover(up)
          tab Search -> Account: slide(left)
          tab Home -> Search: slide(left)
          tab Home -> Account: fade
        }
        """

    @Test func tabsStandTogetherBelowTheirContainer() throws {
        let graph = try GraphFile(text: Self.text).graph
        let names = { (nodes: [Int]) in nodes.compactMap { graph.card($0)?.name } }
        #expect(graph.bars.map(names) == [["Tabs", "Home", "Search", "Account"]])
        let layout = layOut(graph)
        let bar = graph.bars[0].map { layout.nodes[$0] }
        #expect(Set(bar.map(\.x)).count == 1)
        #expect(bar.map(\.y) == bar.map(\.y).sorted())
        let frame = try #require(layout.frames.first)
        #expect(frame.name == "tabs of Tabs")
        for (node, box) in layout.nodes.enumerated() {
            let isInside = box.intersects(frame.rectangle)
            #expect(isInside == graph.bars[0].contains(node), "\(names([node]))")
        }
        // The arrow of tabs that are not neighbors is beside them, and its label below them.
        let shapes = graph.arrows.indices.map { layout.routes[$0].shape }
        #expect(shapes.filter { $0 == .down }.count == 2)
        #expect(shapes.filter { $0 == .bracket }.count == 1)
        let labels = layout.routes.compactMap(\.label)
        #expect(labels.filter { $0.intersects(frame.rectangle) }.count == 3)
    }

    @Test func theStartIsWhereNoLineLeads() throws {
        let graph = try GraphFile(text: Self.text).graph
        #expect(graph.start.flatMap { graph.card($0)?.name } == "Home")
        let text = try GraphFile(text: Self.text).text(.svg)
        #expect(text.contains(">start</text>"))
    }

    @Test func screensHaveTheBarsOfTheirContainers() throws {
        let file = try GraphFile(text: Self.text)
        let screens = SceneMaker(file.model).screens
        func bars(_ name: String) -> PhoneBars {
            let model = file.model
            let screen = screens.first { screen in
                screen.screen.map {
                    model.texts.string(model.screens[$0].declared.name) == name
                } == true
            }
            return screen?.bars ?? PhoneBars()
        }
        #expect(bars("Home").hasTitle && !bars("Home").hasBack)
        #expect(bars("Detail").hasBack && bars("Detail").tabs.isEmpty)
        #expect(bars("Sheet").isModal && bars("Sheet").hasTitle)
        #expect(bars("Home").tabs.count == 3 && bars("Account").selected == 2)
        #expect(bars("Tabs").tabs.count == 3)
    }

    /// Each card has the picture of its screen.
    @Test func cardsShowTheirScreens() throws {
        let text = try GraphFile(example: "News/News").text(.svg)
        let cards = text.components(separatedBy: #"class="card"#).count - 1
        #expect(cards == 5)
        #expect(text.components(separatedBy: #"class="mini""#).count - 1 == cards)
    }
}
