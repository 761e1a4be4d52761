import Testing

@testable import Pictures

/// Nobody can follow thousands of arrows, and a layout of them would take minutes and gigabytes.
@Suite struct GraphLimitTests {
    private func file(_ screens: Int, _ lines: [(Int, Int)]) throws -> GraphFile {
        let names = (0..<screens).map { "screen S\($0) = S\($0)Controller\n" }.joined()
        let all = lines.map { "  push S\($0.0) -> S\($0.1): fade\n" }.joined()
        return try GraphFile(text: names + "registry App {\n\(all)}\n")
    }

    private func expectNote(_ graph: Graph, _ layout: GraphLayout, leftOut: Int) {
        #expect(layout.leftOut == leftOut)
        #expect(layout.routes.count(where: { $0.points.isEmpty }) == leftOut)
        #expect(layout.routes.count == graph.arrows.count)
        let text = String(decoding: svg(graph, layout), as: UTF8.self)
        #expect(text.contains(">\(leftOut) arrows are not drawn: a picture has at most 5000,"))
        #expect(text.matches(of: /class="line"/).count == graph.arrows.count - leftOut)
    }

    @Test func aPictureHasAMostOfArrows() throws {
        let lines = (0..<80).flatMap { one in (0..<80).map { (one, 80 + $0) } }
        let graph = try file(160, lines).graph
        #expect(graph.arrows.count == 6400)
        expectNote(graph, layOut(graph), leftOut: 6400 - GraphLayout.mostArrows)
        // Forms without a layout have all of them.
        #expect(dot(graph).split(separator: "\n").count(where: { $0.contains(" -> ") }) >= 6400)
    }

    /// Each arrow passes the layers between its ends, so many long ones need much room.
    @Test func longArrowsHaveAMostOfPlaces() throws {
        let count = 400
        let lines = (1..<count).map { ($0 - 1, $0) } + (2..<count).map { (0, $0) }
        let graph = try file(count, lines).graph
        let layout = layOut(graph)
        expectNote(graph, layout, leftOut: layout.leftOut)
        #expect(layout.leftOut > 0 && layout.leftOut < count / 2)
    }

    /// Many small pieces, and cards with many arrows.
    @Test func manyPiecesAreDrawn() throws {
        let pairs = (0..<600).map { (2 * $0, 2 * $0 + 1) }
        let stars = (0..<600).map { ($0 % 2, 2 + $0) }
        for lines in [pairs, stars] {
            let graph = try file(1200, lines).graph
            let layout = layOut(graph)
            #expect(layout.leftOut == 0 && !layout.routes.contains { $0.points.isEmpty })
        }
    }
}
