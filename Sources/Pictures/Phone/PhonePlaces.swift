import TransitionDSL
import TransitionRuntime

/// A view with what its name says about its look.
struct PlacedView {
    var path: Handle<ViewPath>
    var role: Role
    /// A picture such as an icon, next to which text has room.
    var isSmall: Bool
    /// A bar at the bottom.
    var isAtBottom: Bool
    /// Its place among the declarations.
    var order: Int

    init(_ path: Handle<ViewPath>, _ order: Int, _ model: Model) {
        self.path = path
        self.order = order
        let text = model.texts.string(model.paths[path].text)
        let word = Role.word(of: text) ?? ""
        role = Role(word: word, hasIndex: model.paths[path].indexName != nil)
        isSmall = role == .picture && Role.smallPictures.contains(word)
        isAtBottom = role == .bar && Role.bottomBars.contains(word)
    }
}

/// Where the views of a screen are, as on many screens: bars at the edges, text next to small
/// pictures, and the last buttons at the bottom.
struct PhonePlaces {
    private(set) var rects: [(view: PlacedView, rect: Rect)] = []
    /// The place of the cells, below the other views.
    private(set) var list = Rect(x: 0, y: 0, width: 0, height: 0)

    static let margin = 24.0
    static let gap = 14.0
    private static let barHeight = 48.0
    private static let mostBars = 4
    private static let listHeight = 352.0...420.0

    /// `shift` moves everything but the bars down, in points. `cellHeight` is nil without cells.
    init(
        _ views: [PlacedView], shift: Double, cellHeight: Double?, _ phoneBars: PhoneBars
    ) {
        let bars = views.filter { $0.role == .bar }.prefix(Self.mostBars)
        var content = addBars(bars, phoneBars)
        let rows = PlacedRow.rows(
            of: views.filter { view in !bars.contains { $0.order == view.order } })
        let height = rows.map { $0.height + Self.gap }.reduce(0, +)
        if let cellHeight {
            list = content
            let limits = Self.listHeight
            list.height = min(max(cellHeight * 4, limits.lowerBound), limits.upperBound)
            content.height -= list.height
        }
        let down = min(shift, max(content.height - height, shift / 10))
        content.y += down
        content.height -= down
        if cellHeight != nil {
            content.height = min(content.height, height)
            list.y = content.y + content.height
        }
        content.x += Self.margin
        content.width -= 2 * Self.margin
        add(rows, height: height, in: content, lastAtBottom: cellHeight == nil ? shift / 2 : nil)
    }

    /// Returns the space between the bars.
    private mutating func addBars(
        _ bars: ArraySlice<PlacedView>, _ phoneBars: PhoneBars
    ) -> Rect {
        let size = PhoneScreen.size
        var (top, bottom) = (phoneBars.top, size.height - phoneBars.bottom)
        for view in bars {
            if view.isAtBottom { bottom -= Self.barHeight + Self.gap }
            let y = view.isAtBottom ? bottom + Self.gap : top
            rects.append((view, Rect(x: 0, y: y, width: size.width, height: Self.barHeight)))
            if !view.isAtBottom { top += Self.barHeight + Self.gap }
        }
        return Rect(x: 0, y: top, width: size.width, height: bottom - top)
    }

    /// `lastAtBottom`: the distance of the last buttons from the bottom; nil if they stay below the
    /// other views.
    private mutating func add(
        _ rows: [PlacedRow], height: Double, in space: Rect, lastAtBottom: Double?
    ) {
        let factor = min(1, space.height / max(height, 1))
        if rows.contains(where: { !$0.isReadable(factor) }) {
            let all = rows.flatMap { $0.views }
            rects += zip(all, Rect.parts(of: space, count: all.count)).map { ($0, $1) }
            return
        }
        let isLoose = space.height - height > 2 * Self.gap + (lastAtBottom ?? 0)
        let buttons = rows.reversed().prefix { $0.views[0].role == .button }.count
        let last = isLoose && lastAtBottom != nil && buttons < rows.count ? buttons : 0
        var y = space.y
        for (index, row) in rows.enumerated() {
            if index == rows.count - last, let lastAtBottom {
                let rest = rows.suffix(last).map { $0.height + Self.gap }.reduce(0, +)
                y = space.y + space.height - lastAtBottom - rest
            }
            let rect = Rect(
                x: space.x, y: y, width: space.width, height: row.height * factor)
            rects += row.rects(in: rect)
            y += (row.height + Self.gap) * factor
        }
    }
}

/// Views that are next to each other.
struct PlacedRow {
    private(set) var views: [PlacedView]

    /// Up to three texts are next to a small picture, and two buttons or small pictures next to each
    /// other.
    static func rows(of views: [PlacedView]) -> [PlacedRow] {
        var rows: [PlacedRow] = []
        for view in views {
            if let last = rows.last, last.takes(view) {
                rows[rows.count - 1].views.append(view)
            } else {
                rows.append(PlacedRow(views: [view]))
            }
        }
        return rows
    }

    private func takes(_ view: PlacedView) -> Bool {
        guard let first = views.first, let last = views.last else { return true }
        if first.isSmall, view.role == .heading {
            return views.count < 4 && (views.count == 1 || last.role == .heading)
        }
        let isPair = first.role == .button || first.isSmall
        return isPair && views.count == 1 && view.role == first.role
            && view.isSmall == first.isSmall
    }

    var height: Double {
        guard let first = views.first else { return 0 }
        switch first.role {
        case .picture where !first.isSmall: return 220
        case .picture: return views.count == 1 ? 112 : 88
        case .heading: return 36
        case .lines: return 130
        case .button: return 50
        case .bar: return 44
        case .item: return 40
        case .box: return 72
        }
    }

    /// Whether the labels have enough room at a part of the height.
    func isReadable(_ factor: Double) -> Bool {
        let texts = views.count - 1
        let hasTexts = views.first?.isSmall == true && views.last?.role == .heading
        return height * factor >= Rect.lowest * Double(hasTexts ? texts : 1)
    }

    func rects(in row: Rect) -> [(view: PlacedView, rect: Rect)] {
        guard let first = views.first else { return [] }
        var picture = row
        if first.isSmall {
            picture.width = min(row.height, row.width)
            if views.count == 1 { picture.x += (row.width - picture.width) / 2 }
        } else if first.role == .item || first.role == .button && views.count == 1 {
            picture.x += (row.width - 240) / 2
            picture.width = 240
        }
        if views.count == 1 { return [(first, picture)] }
        guard first.isSmall, views[1].role == .heading else {
            return zip(views, Rect.columns(of: row, count: views.count)).map { ($0, $1) }
        }
        var texts = row
        texts.x += picture.width + PhonePlaces.gap
        texts.width -= picture.width + PhonePlaces.gap
        let parts = Rect.parts(of: texts, count: views.count - 1)
        return [(first, picture)] + zip(views.dropFirst(), parts).map { ($0, $1) }
    }
}

/// The views of a cell: pictures at the left, the others to the right of them.
struct PlacedCell {
    private let pictures: [PlacedView]
    private let others: [PlacedView]

    init(_ views: [PlacedView]) {
        pictures = views.filter { $0.role == .picture }
        others = views.filter { $0.role != .picture }
    }

    /// In points.
    var height: Double { Double(others.count) * 30 + 16 }

    func rects(in row: Rect) -> [(view: PlacedView, rect: Rect)] {
        let margin = PhonePlaces.margin
        var area = row
        area.x += margin
        area.width -= 2 * margin
        area.y += 8
        area.height -= 16
        var result: [(view: PlacedView, rect: Rect)] = []
        // Half of the width is for pictures, if there are others.
        let space = others.isEmpty ? area.width : area.width / 2
        let slot = min(space / Double(max(pictures.count, 1)), 84)
        let side = min(area.height, slot * 0.85)
        for view in pictures {
            let y = row.y + (row.height - side) / 2
            result.append((view, Rect(x: area.x, y: y, width: side, height: side)))
            area.x += slot
            area.width -= slot
        }
        return result + zip(others, Rect.parts(of: area, count: others.count)).map { ($0, $1) }
    }
}

extension Rect {
    /// The height of a label, in points.
    static let lowest = 24.0

    /// Equal parts next to each other.
    static func columns(of rect: Rect, count: Int) -> [Rect] {
        let slot = rect.width / Double(max(count, 1))
        let gap = min(slot / 10, 10)
        return (0..<count).map { index in
            Rect(
                x: rect.x + Double(index) * (slot + gap / Double(max(count, 1))), y: rect.y,
                width: slot - gap * Double(count - 1) / Double(max(count, 1)), height: rect.height)
        }
    }

    /// Equal parts, in as few columns as leave each high enough for a label.
    static func parts(of rect: Rect, count: Int) -> [Rect] {
        if count == 0 { return [] }
        let most = max(1, Int(min(max(rect.height / lowest, 1), 1000)))
        let columns = (count + most - 1) / most
        let rows = (count + columns - 1) / columns
        let height = rect.height / Double(rows)
        return Self.columns(of: rect, count: columns).flatMap { column in
            (0..<rows).map { row in
                Rect(
                    x: column.x, y: column.y + Double(row) * height, width: column.width,
                    height: min(height * 0.9, 40))
            }
        }.prefix(count).map { $0 }
    }
}
