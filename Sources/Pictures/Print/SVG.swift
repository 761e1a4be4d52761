import Serialization
import TransitionDSL

/// The picture of a graph as a file of its own.
package func svg(_ graph: Graph, _ layout: GraphLayout) -> [UInt8] {
    SVGPicture(graph, layout).element(style: pictureStyle).file(after: svgMarker + " -->\n")
}

/// The elements of a picture. Every text goes through ``XML``, after ``visible(_:)``: neither
/// control characters nor such that turn the text stay.
struct SVGPicture {
    private let graph: Graph
    private let layout: GraphLayout
    /// Whether a script is to find the cards and the lines.
    private let isInPage: Bool

    init(_ graph: Graph, _ layout: GraphLayout, isInPage: Bool = false) {
        self.graph = graph
        self.layout = layout
        self.isInPage = isInPage
    }

    /// Attributes for the script of a page.
    private func found(_ name: String, _ value: String) -> [(String, String)] {
        isInPage ? [("data-" + name, value)] : []
    }

    /// The whole picture; its style may also be elsewhere.
    func element(style: String? = nil) -> XML {
        let size = layout.size
        let attributes =
            (isInPage ? [] : [("xmlns", "http://www.w3.org/2000/svg")])
            + [
                ("class", "transc-graph"), ("role", isInPage ? "group" : "img"),
                ("width", "\(size.width)"), ("height", "\(size.height)"),
                ("viewBox", "0 0 \(size.width) \(size.height)"),
            ]
            + (isInPage
                ? [("tabindex", "0"), ("aria-label", "Graph of \(visible(graph.name))")] : [])
        // In a page, its tables say the same.
        var children =
            isInPage ? [] : [title(graph.name), XML("desc", text: visible(description))]
        if let style { children.append(XML("style", text: style)) }
        children.append(
            XML(
                "rect",
                [
                    ("class", "background"), ("width", "\(size.width)"),
                    ("height", "\(size.height)"), ("rx", "12"),
                ]))
        children += layout.frames.map(frame)
        children += graph.arrows.indices.filter(isDrawn).map(arrow)
        children += graph.nodes.indices.map(node)
        children += graph.arrows.indices.compactMap(label)
        if let strip = layout.strip { children.append(self.strip(strip)) }
        if layout.leftOut > 0 {
            children.append(text(layout.note, Measure.margin, Measure.margin - 8, "muted"))
        }
        return XML("svg", attributes, children: children)
    }

    /// What the picture shows, for those who do not see it.
    private var description: String {
        let cards = graph.nodes.indices.compactMap { graph.card($0)?.name }
        let rows =
            graph.nodes.indices.compactMap { graph.pill($0)?.rows }.joined()
            + graph.arrows.flatMap { $0.rows }
        let lines = rows.filter { !$0.isReturn }.map { $0.explanation }.uniqued()
        return "Screens: \(cards.joined(separator: ", ")). Lines: "
            + lines.joined(separator: "; ") + "."
    }

    // MARK: Parts

    private func title(_ text: String) -> XML { XML("title", text: visible(text)) }

    /// The tooltip of a part; the script of a page shows more.
    private func titles(_ text: String) -> [XML] { isInPage ? [] : [title(text)] }

    private func text(_ text: String, _ x: Int, _ y: Int, _ name: String? = nil) -> XML {
        XML(
            "text", (name.map { [("class", $0)] } ?? []) + [("x", "\(x)"), ("y", "\(y)")],
            text: visible(text))
    }

    private func box(_ box: Rectangle, radius: Int, _ name: String? = nil) -> XML {
        XML(
            "rect",
            (name.map { [("class", $0)] } ?? []) + [
                ("x", "\(box.x)"), ("y", "\(box.y)"), ("width", "\(box.width)"),
                ("height", "\(box.height)"), ("rx", "\(radius)"),
            ])
    }

    private func frame(_ frame: PlacedFrame) -> XML {
        let box = frame.rectangle
        return XML(
            "g", [("class", "frame")],
            children: [
                self.box(box, radius: 14),
                text(Measure.shortened(frame.name), box.x + 12, box.y + 16, "muted"),
            ])
    }

    private func node(_ index: Int) -> XML {
        let box = layout.nodes[index]
        var x = box.x + Measure.padding
        var y = box.y + Measure.padding + 12
        switch graph.nodes[index] {
        case .card(let card):
            let size = Measure.picture
            let corner = Point(x: box.x + 8, y: box.y + (box.height - size.height) / 2)
            x = corner.x + size.width + Measure.pictureGap
            var children =
                titles(card.name) + [
                    self.box(box, radius: 10), ScreenPicture(card.picture).element(at: corner),
                    text(Measure.shortened(card.name), x, y, "name"),
                ]
            y += 1
            for line in Measure.lines(of: card, marks: layout.marks[index]) {
                y += Measure.lineHeight
                children.append(text(line, x, y, "muted"))
            }
            if index == graph.start {
                children.append(text("start", box.maxX - 32, box.y - 6, "start"))
            }
            let tint = Palette.tint(ofCard: index)
            let isRemoved = card.mark == .removed
            let number =
                isRemoved
                ? Graph.removedNumber(card.screen.index) : Int(card.screen.index) + 1
            let found = found("screen", "\(number)")
            let name =
                "card tint\(tint)" + (card.mark.map { " " + $0.rawValue } ?? "")
                + (index == graph.start ? " first" : "")
            return XML("g", [("class", name)] + found, children: children)
        case .pill(let pill):
            y -= 5
            var children = [
                self.box(box, radius: min(16, box.height / 2)),
                text(Measure.shortened(pill.title), x + 4, y, "title"),
            ]
            for row in pill.rows {
                y += Measure.lineHeight
                children.append(self.row(row, row.text, x + 4, y))
            }
            return XML("g", [("class", "pill")], children: children)
        }
    }

    private func row(_ row: Graph.Row, _ label: String, _ x: Int, _ y: Int) -> XML {
        let names = (row.isReturn ? ["return"] : []) + (row.mark.map { [$0.rawValue] } ?? [])
        return XML(
            "g",
            (names.isEmpty ? [] : [("class", names.joined(separator: " "))])
                + found("line", "\(row.line)"),
            children: titles(row.explanation) + [text(Measure.shortened(label), x, y)])
    }

    private func label(_ index: Int) -> XML? {
        let (arrow, route) = (graph.arrows[index], layout.routes[index])
        guard let box = route.label else { return nil }
        var y = box.y
        var children = [self.box(box, radius: 6)]
        for row in arrow.rows {
            y += Measure.lineHeight
            let text = row.label(isReversed: route.isReversed, isMixed: arrow.isMixed)
            children.append(self.row(row, text, box.x + 6, y))
        }
        return XML("g", [("class", "label")], children: children)
    }

    private func strip(_ box: Rectangle) -> XML {
        let x = box.x + Measure.padding
        let middle = x + Measure.stripTitleWidth(graph.strip)
        var y = box.y + Measure.padding + 12
        var children = [self.box(box, radius: 10), text("Everywhere else", x, y, "title")]
        y += 3
        for row in graph.strip {
            y += Measure.lineHeight
            children.append(text(Measure.shortened(row.title), x, y, "muted"))
            children.append(text(Measure.stripText(row), middle, y))
        }
        return XML("g", [("class", "strip")], children: children)
    }

    // MARK: Arrows

    private func isDrawn(_ arrow: Int) -> Bool { !layout.routes[arrow].points.isEmpty }

    private func arrow(_ index: Int) -> XML {
        let (arrow, route) = (graph.arrows[index], layout.routes[index])
        var name = arrow.isDashed ? "arrow dashed" : "arrow"
        let marks = rows(of: arrow).map { $0.mark }.uniqued()
        if marks.count == 1, let mark = marks[0] { name += " \(mark.rawValue)" }
        switch route.shape {
        case .across: break
        case .loop: return loop(route.points, name, arrow)
        case .down, .bracket: return tabArrow(route, name, arrow)
        }
        let hasLeftHead = route.isReversed ? arrow.hasHeadAtEnd : arrow.hasHeadAtStart
        let hasRightHead = route.isReversed ? arrow.hasHeadAtStart : arrow.hasHeadAtEnd
        var points = route.points
        var heads: [XML] = []
        if hasLeftHead, let point = points.first {
            heads.append(head(point, "l9,-5v10z"))
            points[0].x += 8
        }
        if hasRightHead, let point = points.last {
            heads.append(head(point, "l-9,-5v10z"))
            points[points.count - 1].x -= 8
        }
        return XML(
            "g", [("class", name)] + found("lines", lines(of: arrow)),
            children: [XML("path", [("class", "line"), ("d", path(points))])] + heads)
    }

    /// The arrow between two tabs, from the upper one to the lower one.
    private func tabArrow(_ route: Route, _ name: String, _ arrow: Graph.Arrow) -> XML {
        let (start, end) = (route.points[0], route.points[1])
        let isDown = route.shape == .down
        let hasUpperHead = route.isReversed ? arrow.hasHeadAtEnd : arrow.hasHeadAtStart
        let hasLowerHead = route.isReversed ? arrow.hasHeadAtStart : arrow.hasHeadAtEnd
        var heads: [XML] = []
        if hasUpperHead { heads.append(head(start, isDown ? "l-5,9h10z" : "l-9,-5v10z")) }
        if hasLowerHead { heads.append(head(end, isDown ? "l-5,-9h10z" : "l-9,-5v10z")) }
        let line: String
        if isDown {
            let (top, low) = (start.y + 8, end.y - 8)
            line = "M\(start.x),\(top)C\(start.x),\(top) \(end.x),\(low) \(end.x),\(low)"
        } else {
            let (one, other) = (start.x - 8, end.x - 8)
            let left = min(one, other) - 16
            line = "M\(one),\(start.y)C\(left),\(start.y) \(left),\(end.y) \(other),\(end.y)"
        }
        return XML(
            "g", [("class", name)] + found("lines", lines(of: arrow)),
            children: [XML("path", [("class", "line"), ("d", line)])] + heads)
    }

    /// Its lines; a pill at one of its ends may show their labels.
    private func rows(of arrow: Graph.Arrow) -> [Graph.Row] {
        arrow.rows + [arrow.from, arrow.to].compactMap { graph.pill($0)?.rows }.joined()
    }

    private func lines(of arrow: Graph.Arrow) -> String {
        rows(of: arrow).map { "\($0.line)" }.uniqued().joined(separator: " ")
    }

    private func head(_ point: Point, _ shape: String) -> XML {
        XML("path", [("class", "head"), ("d", "M\(point.x),\(point.y)\(shape)")])
    }

    private func path(_ points: [Point]) -> String {
        var path = ""
        for (index, point) in points.enumerated() {
            if index == 0 {
                path = "M\(point.x),\(point.y)"
            } else if points[index - 1].y == point.y {
                path += "H\(point.x)"
            } else if points[index - 1].x == point.x {
                path += "V\(point.y)"
            } else {
                let previous = points[index - 1]
                let middle = (previous.x + point.x) / 2
                path += "C\(middle),\(previous.y) \(middle),\(point.y) \(point.x),\(point.y)"
            }
        }
        return path
    }

    /// The arrow from a card to itself, below it.
    private func loop(_ points: [Point], _ name: String, _ arrow: Graph.Arrow) -> XML {
        let (start, end) = (points[0], points[1])
        let low = start.y + Measure.loopHeight + 6
        let path = "M\(start.x),\(start.y)C\(start.x),\(low) \(end.x),\(low) \(end.x),\(end.y + 8)"
        return XML(
            "g", [("class", name)] + found("lines", lines(of: arrow)),
            children: [
                XML("path", [("class", "line"), ("d", path)]), head(end, "l-5,9h10z"),
            ])
    }
}

extension Graph.Row {
    /// The number of its line in a page; negative for one that only an old version has.
    fileprivate var line: Int {
        mark == .removed ? Graph.removedNumber(edge.index) : Int(edge.index)
    }
}
