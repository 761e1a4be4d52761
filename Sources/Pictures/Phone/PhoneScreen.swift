package import TransitionDSL
package import TransitionRuntime

/// A width and a height on the phone, in points; not one of the drawing of a graph.
package typealias PhoneSize = TransitionRuntime.Size

/// A screen as the phone draws it: its views in rectangles. The places are schematic.
package struct PhoneScreen: Hashable, Sendable {
    /// The size of the phone, in points.
    package static let size = PhoneSize(width: 390, height: 844)
    static let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)

    /// Nil for a screen that the file does not declare.
    package var screen: Handle<Screen>?
    /// Those of the screen, in the order of their declarations, then those of the touched cell.
    package var views: [PhoneView] = []
    /// The rows of a list; empty without cells. The second one was touched and has the views.
    package var cells: [Rect] = []

    /// Without views.
    package init(_ screen: Handle<Screen>? = nil) { self.screen = screen }
}

/// A declared view on the phone.
package struct PhoneView: Hashable, Sendable {
    /// What the file calls it.
    package var path: Handle<ViewPath>
    /// From 0 to 4 if the path means several views.
    package var index: Int?
    package var role: Role
    /// In points, from the upper left of the screen.
    package var rect: Rect
    /// Whether it is in the touched cell.
    package var isInCell: Bool
}

extension PhoneScreen {
    private static let margin = 24.0
    private static let gap = 14.0
    /// Below the status bar and above the home indicator.
    private static let content = (top: 64.0, bottom: 800.0)
    /// The number of views of a path with an index.
    private static let itemCount = 5

    /// A screen with the views of its own lines, and those of its cells. Two screens begin at
    /// different heights, so that a view that flies from one to the other moves.
    package init(
        _ screen: Handle<Screen>, own: [Handle<ViewPath>], inCells: [Handle<ViewPath>],
        in model: Model
    ) {
        self.init(screen)
        var top = Self.content.top + Double(screen.index &* 37 % 120)
        let list = Self.drawn(inCells, model) { $0 == Self.rootName }
        let listHeight =
            inCells.isEmpty
            ? 0 : min(max(88, Double(list.count { $0.role != .picture }) * 30 + 16) * 4, 420)
        let drawn = Self.drawn(own, model, without: Self.isRoot)
        let needed = drawn.map { $0.role.height + Self.gap }.reduce(0, +)
        let factor = min(1, (Self.content.bottom - top - listHeight) / max(needed, 1))
        for view in drawn {
            let height = view.role.height * factor
            let width = view.role.width
            let x = (Self.size.width - width) / 2
            add(view, Rect(x: x, y: top, width: width, height: height), isInCell: false)
            top += height + Self.gap * factor
        }
        if inCells.isEmpty { return }
        let root = inCells.first { model.texts.string(model.paths[$0].text) == Self.rootName }
        addList(list, root: root, top: top, height: listHeight)
    }

    private typealias Drawn = (path: Handle<ViewPath>, role: Role)

    /// The own view of a screen is not among its views.
    private static func drawn(
        _ paths: [Handle<ViewPath>], _ model: Model, without isRoot: (String) -> Bool
    ) -> [Drawn] {
        paths.compactMap { handle in
            let path = model.paths[handle]
            let text = model.texts.string(path.text)
            if isRoot(text) { return nil }
            return (handle, Role(path: text, hasIndex: path.indexName != nil))
        }
    }

    /// The path of the own view of a screen or of a cell.
    static let rootName = "root"

    /// Whether a path that is not in a cell is the own view of its screen.
    static func isRoot(_ path: String) -> Bool { path == rootName || path == "view" }

    private mutating func add(_ drawn: Drawn, _ rect: Rect, isInCell: Bool) {
        let count = drawn.role == .item ? Self.itemCount : 1
        let width = rect.width / Double(count)
        for index in 0..<count {
            var part = rect
            part.x += width * Double(index)
            part.width = count == 1 ? width : width - 8
            views.append(
                PhoneView(
                    path: drawn.path, index: count == 1 ? nil : index,
                    role: drawn.role, rect: part, isInCell: isInCell))
        }
    }

    /// Four rows; in the second one, pictures are at the left and the other views to the right of
    /// them. `root` is the own view of a cell, if it is declared.
    private mutating func addList(
        _ list: [Drawn], root: Handle<ViewPath>?, top: Double, height: Double
    ) {
        let row = height / 4
        for index in 0..<4 {
            cells.append(
                Rect(
                    x: 0, y: top + Double(index) * row, width: Self.size.width, height: row))
        }
        let cell = cells[1]
        if let root { add((root, .box), cell, isInCell: true) }
        let pictures = list.filter { $0.role == .picture }
        let space = (Self.size.width - 2 * Self.margin) / 2
        let slot = space / Double(max(pictures.count, 1))
        let side = min(row - 16, 72, slot * 0.85)
        var left = Self.margin
        for view in pictures {
            let rect = Rect(x: left, y: cell.y + (row - side) / 2, width: side, height: side)
            add(view, rect, isInCell: true)
            left += min(side + 12, slot)
        }
        let others = list.filter { $0.role != .picture }
        let part = (row - 16) / Double(max(others.count, 1))
        let width = Self.size.width - Self.margin - left
        for (index, view) in others.enumerated() {
            let y = cell.y + 8 + Double(index) * part
            let rect = Rect(x: left, y: y, width: width, height: min(part * 0.9, 40))
            add(view, rect, isInCell: true)
        }
    }
}

extension Role {
    /// In points.
    fileprivate var height: Double {
        switch self {
        case .picture: 220
        case .heading: 36
        case .lines: 130
        case .button: 50
        case .bar: 44
        case .item: 40
        case .box: 72
        }
    }

    /// In points; five items together.
    fileprivate var width: Double {
        switch self {
        case .bar: PhoneScreen.size.width
        case .picture, .heading, .lines, .box: PhoneScreen.size.width - 2 * 24
        case .button, .item: 240
        }
    }
}
