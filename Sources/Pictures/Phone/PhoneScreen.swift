import TransitionDSL
import TransitionRuntime

/// A width and a height on the phone, in points; not one of the drawing of a graph.
typealias PhoneSize = TransitionRuntime.Size

/// A screen as the phone draws it: its views in rectangles. The places are schematic.
struct PhoneScreen: Hashable, Sendable {
    /// The size of the phone, in points.
    static let size = PhoneSize(width: 390, height: 844)
    static let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)

    /// Nil for a screen that the file does not declare.
    var screen: Handle<Screen>?
    /// Those of the screen, in the order of their declarations, then those of the touched cell.
    var views: [PhoneView] = []
    /// The rows of a list; empty without cells. The second one was touched and has the views.
    var cells: [Rect] = []
    var bars = PhoneBars()

    /// Without views.
    init(_ screen: Handle<Screen>? = nil) { self.screen = screen }
}

/// A declared view on the phone.
struct PhoneView: Hashable, Sendable {
    /// What the file calls it.
    var path: Handle<ViewPath>
    /// From 0 to 4 if the path means several views.
    var index: Int?
    var role: Role
    /// In points, from the upper left of the screen.
    var rect: Rect
    /// Whether it is in the touched cell.
    var isInCell: Bool
}

extension PhoneScreen {
    /// A screen with the views of its own lines, and those of its cells. Two screens begin at
    /// different heights, so that a view that flies from one to the other moves.
    init(
        _ screen: Handle<Screen>, own: [Handle<ViewPath>], inCells: [Handle<ViewPath>],
        _ bars: PhoneBars = PhoneBars(), in model: Model
    ) {
        self.init(screen)
        self.bars = bars
        func placed(
            _ paths: [Handle<ViewPath>], without isRoot: (String) -> Bool
        ) -> [PlacedView] {
            paths.filter { !isRoot(model.texts.string(model.paths[$0].text)) }.enumerated().map {
                PlacedView($1, $0, model)
            }
        }
        let cell = PlacedCell(placed(inCells) { $0 == Self.rootName })
        let places = PhonePlaces(
            placed(own, without: Self.isRoot), shift: Double(screen.index &* 37 % 120),
            cellHeight: inCells.isEmpty ? nil : cell.height, bars)
        add(places.rects, isInCell: false)
        if inCells.isEmpty { return }
        let height = places.list.height / 4
        cells = (0..<4).map { index in
            Rect(
                x: 0, y: places.list.y + Double(index) * height, width: Self.size.width,
                height: height)
        }
        let root = inCells.first { model.texts.string(model.paths[$0].text) == Self.rootName }
        if let root {
            views.append(
                PhoneView(path: root, index: nil, role: .box, rect: cells[1], isInCell: true))
        }
        add(cell.rects(in: cells[1]), isInCell: true)
    }

    /// The path of the own view of a screen or of a cell.
    static let rootName = "root"

    /// Whether a path that is not in a cell is the own view of its screen.
    static func isRoot(_ path: String) -> Bool { path == rootName || path == "view" }

    /// The number of views of a path with an index.
    private static let itemCount = 5

    private mutating func add(_ places: [(view: PlacedView, rect: Rect)], isInCell: Bool) {
        for (view, rect) in places.sorted(by: { $0.view.order < $1.view.order }) {
            let count = view.role == .item ? Self.itemCount : 1
            let width = rect.width / Double(count)
            for index in 0..<count {
                var part = rect
                part.x += width * Double(index)
                part.width = count == 1 ? width : width * 0.85
                views.append(
                    PhoneView(
                        path: view.path, index: count == 1 ? nil : index, role: view.role,
                        rect: part, isInCell: isInCell))
            }
        }
    }
}
