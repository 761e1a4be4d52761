import TransitionDSL

/// Where everything in the picture of a graph is, in pixels from its top left corner.
package struct GraphLayout: Sendable {
    /// The box of each node; that of a card does not include the loop below it.
    var nodes: [Rectangle]
    /// For each node, the frames of groups that are not drawn around it.
    var marks: [[String]]
    /// The way of each arrow.
    var routes: [Route]
    var frames: [PlacedFrame]
    /// The rows of "Everywhere else"; nil without any.
    var strip: Rectangle?
    var size: PixelSize
    /// How many arrows are not drawn, for want of room: their routes have no points.
    package var leftOut = 0

    /// The most arrows of a picture, and the most places in layers that they may take. No one
    /// can follow more.
    package static let mostArrows = 5_000
    package static let mostPlaces = 100_000
}

struct PixelSize: Hashable, Sendable {
    var width: Int
    var height: Int
}

struct Point: Hashable, Sendable {
    var x: Int
    var y: Int
}

struct Rectangle: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var middle: Point { Point(x: x + width / 2, y: y + height / 2) }

    func intersects(_ other: Rectangle) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    func moved(by distance: Point) -> Rectangle {
        Rectangle(x: x + distance.x, y: y + distance.y, width: width, height: height)
    }
}

/// The way of an arrow from its left end to its right one.
struct Route: Sendable {
    /// Two points at one level, or one above the other, are joined by a line, others by a curve that
    /// begins and ends level.
    var points: [Point] = []
    /// The box of its label.
    var label: Rectangle?
    /// Whether the left end is the second one of the arrow.
    var isReversed = false
    var shape = Shape.across

    enum Shape: Sendable {
        case across
        /// From a card to itself: its two points are at the bottom of the card.
        case loop
        /// To the card below, between two tabs.
        case down
        /// At the left of tabs that are not neighbors.
        case bracket
    }
}

/// A frame around the cards of a group.
struct PlacedFrame: Sendable {
    var name: String
    var rectangle: Rectangle
}

/// Places a graph in layers from left to right. The result depends only on the graph: declaration
/// order breaks ties.
package func layOut(_ graph: Graph) -> GraphLayout {
    var layout = GraphLayout(
        nodes: Array(
            repeating: Rectangle(x: 0, y: 0, width: 0, height: 0), count: graph.nodes.count),
        marks: Array(repeating: [], count: graph.nodes.count),
        routes: Array(repeating: Route(), count: graph.arrows.count), frames: [], strip: nil,
        size: PixelSize(width: 0, height: 0))
    // What is left out is at the end, so that the indices stay.
    var graph = graph
    graph.arrows.removeLast(max(0, graph.arrows.count - GraphLayout.mostArrows))
    layout.leftOut = layout.routes.count - graph.arrows.count
    var room = GraphLayout.mostPlaces
    let pieces = components(of: graph).map { component in
        var search = LayerSearch(component, graph, room)
        search.moveNodes()
        var layers = search.finished(&room)
        layout.leftOut += layers.leftOut
        layers.insertPills()
        return Placement(layers)
    }
    let margin = Measure.margin
    let widest = max(Measure.minimumWidth, pieces.map { $0.size.width }.max() ?? 0)
    var corner = Point(x: margin, y: margin)
    var shelf = 0
    for piece in pieces {
        if corner.x > margin, corner.x + piece.size.width > margin + widest {
            corner = Point(x: margin, y: corner.y + shelf + Measure.componentGap)
            shelf = 0
        }
        piece.add(to: &layout, at: corner)
        layout.size.width = max(layout.size.width, corner.x + piece.size.width + margin)
        corner.x += piece.size.width + Measure.componentGap
        shelf = max(shelf, piece.size.height)
    }
    layout.size.height = corner.y + shelf + margin
    addStrip(of: graph, to: &layout)
    return layout
}

private func addStrip(of graph: Graph, to layout: inout GraphLayout) {
    guard !graph.strip.isEmpty else { return }
    let size = Measure.strip(graph.strip)
    let margin = Measure.margin
    layout.size.width = max(layout.size.width, size.width + 2 * margin)
    layout.strip = Rectangle(
        x: margin, y: layout.size.height, width: size.width, height: size.height)
    layout.size.height += size.height + margin
}

extension GraphLayout {
    /// What the limits of pictures leave out.
    package var note: String {
        "\(counted(leftOut, "arrow")) \(leftOut == 1 ? "is" : "are") not drawn: a picture has at most "
            + "\(Self.mostArrows), with \(Self.mostPlaces) places in its layers"
    }
}
