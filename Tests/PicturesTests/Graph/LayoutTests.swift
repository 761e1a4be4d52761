import Testing

@testable import Pictures

/// Where cards, labels and arrows are, on random apps.
@Suite struct LayoutTests {
    private static let sizes = [1, 2, 5, 12, 20, 33, 50]

    @Test(arguments: sizes, 0..<2)
    func nothingOverlaps(_ screens: Int, _ seed: Int) throws {
        let graph = try GraphFile(text: RandomApp(screens: screens, seed: seed).text()).graph
        let layout = layOut(graph)
        let labels = layout.routes.compactMap(\.label)
        let boxes = (layout.nodes + labels + [layout.strip].compactMap { $0 })
            .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        for (index, box) in boxes.enumerated() {
            #expect(box.x >= 0 && box.y >= 0, "\(box)")
            #expect(box.maxX <= layout.size.width && box.maxY <= layout.size.height, "\(box)")
            for other in boxes[(index + 1)...] where other.x < box.maxX {
                #expect(!box.intersects(other), "\(box) and \(other)")
            }
        }
    }

    /// An arrow touches only the cards at its ends, and no label but its own.
    @Test(arguments: sizes, 0..<2)
    func noArrowIsOverABox(_ screens: Int, _ seed: Int) throws {
        let graph = try GraphFile(text: RandomApp(screens: screens, seed: seed).text()).graph
        let layout = layOut(graph)
        for (arrow, route) in zip(graph.arrows, layout.routes) where route.shape == .across {
            let nodes = layout.nodes.enumerated().filter { $0.offset != arrow.from }
                .filter { $0.offset != arrow.to }.map(\.element)
            let labels = layout.routes.compactMap(\.label).filter { $0 != route.label }
            for (start, end) in zip(route.points, route.points.dropFirst()) {
                #expect(start.x <= end.x, "the arrow goes back at \(start)")
                let area = Rectangle(
                    x: start.x + 1, y: min(start.y, end.y), width: end.x - start.x - 2,
                    height: abs(end.y - start.y) + 1)
                for box in nodes + labels where area.width > 0 && area.intersects(box) {
                    Issue.record("the arrow from \(start) to \(end) is over \(box)")
                }
            }
        }
    }

    /// Fifty screens, each of which leads to the next, are not one long row.
    @Test func deepGraphsAreFolded() throws {
        let graph = try GraphFile(text: Self.deepApp).graph
        let layout = layOut(graph)
        #expect(layout.size.width < 3 * layout.size.height)
        let labels = layout.routes.compactMap(\.label)
        let boxes = layout.nodes + labels
        #expect(labels.count == 49)
        for (index, box) in boxes.enumerated() {
            #expect(box.x >= 0 && box.maxX <= layout.size.width, "\(box)")
            #expect(box.y >= 0 && box.maxY <= layout.size.height, "\(box)")
            #expect(!boxes[..<index].contains { $0.intersects(box) }, "\(box)")
        }
        for point in layout.routes.flatMap(\.points) {
            #expect(point.x >= 0 && point.x <= layout.size.width, "\(point)")
            #expect(
                !layout.nodes.contains { box in
                    box.x < point.x && point.x < box.maxX && box.y < point.y && point.y < box.maxY
                }, "\(point)")
        }
    }

    static let deepApp: String = {
        let screens = (0..<50).map { "screen ArticleDetail\($0) = Detail\($0)Controller" }
        let lines = (1..<50).map { "push ArticleDetail\($0 - 1) -> ArticleDetail\($0): fade" }
        return (screens + ["registry App {"] + lines + ["}"]).joined(separator: "\n")
    }()

    /// A screen and its line at the end of a file move little else, on average.
    @Test func aNewScreenKeepsTheOrder() throws {
        var (kept, all) = (0, 0)
        for screens in 32..<40 {
            for seed in 0..<2 {
                let app = RandomApp(screens: screens, seed: seed)
                let old = layOut(try GraphFile(text: app.text()).graph).nodes
                let new = layOut(try GraphFile(text: app.text(adding: 1)).graph).nodes
                for one in 0..<screens {
                    for other in 0..<one
                    where old[one].x == old[other].x && new[one].x == new[other].x {
                        all += 1
                        let isSame = (old[one].y < old[other].y) == (new[one].y < new[other].y)
                        kept += isSame ? 1 : 0
                    }
                }
            }
        }
        #expect(all > 500)
        #expect(kept * 100 >= all * 90, "\(kept) of \(all)")
    }

    /// The tree of a menu needs no crossing.
    @Test func treesHaveNoCrossing() throws {
        let screens = (0..<40).map { "screen S\($0) = S\($0)ViewController" }
        // Declared last to first, so that the declarations do not help.
        let lines = (1..<40).reversed().map { "push S\(($0 - 1) / 3) -> S\($0): fade" }
        let text = (screens + ["registry App {"] + lines + ["}"]).joined(separator: "\n")
        let graph = try GraphFile(text: text).graph
        let component = Component(
            nodes: Array(0..<40), arrows: Array(graph.arrows.indices))
        var room = GraphLayout.mostPlaces
        var layers = Layers(component, ranks(of: component, in: graph), graph, &room)
        layers.order()
        #expect(layers.crossings(layers.places) == 0)
    }
}
