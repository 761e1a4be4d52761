/// The places of connected nodes, from the corner of the smallest rectangle around them.
struct Placement {
    private let layers: Layers
    private var extents: [Extent] = []
    private var levels: [Int] = []
    /// By layer: its left side and its width.
    private var columns: [(x: Int, width: Int)] = []
    private var marks: [Int: [String]] = [:]
    private var frames: [(name: String, items: [Int])] = []
    private let loops: [Int: Int]
    private let tabArrows: TabArrows
    private var folding: Folding?
    private(set) var size = PixelSize(width: 0, height: 0)

    private var graph: Graph { layers.graph }

    init(_ layers: Layers) {
        self.layers = layers
        var loops: [Int: Int] = [:]
        for loop in layers.loops {
            let card = layers.graph.arrows[loop].from
            loops[card] = loops[card] ?? loop
        }
        self.loops = loops
        var itemOfNode: [Int: Int] = [:]
        for (item, content) in layers.items.enumerated() {
            if case .node(let node) = content { itemOfNode[node] = item }
        }
        tabArrows = TabArrows(layers, itemOfNode, loops: loops)
        findFrames(itemOfNode)
        extents = layers.items.map(extent)
        addTabLabels()
        for frame in frames {
            for item in frame.items { extents[item].gap = Measure.cardGap }
            extents[frame.items[0]].above += Measure.frameTop
            extents[frame.items[frame.items.count - 1]].below += Measure.frameBottom
        }
        levels = Pictures.levels(of: layers, extents)
        let top = levels.indices.map { levels[$0] - extents[$0].above }.min() ?? 0
        levels = levels.map { $0 - top }
        placeColumns()
        folding = Folding(layers, extents, &levels, &columns, &size)
    }

    // MARK: Groups

    /// A group has a frame if its cards follow each other in one layer; otherwise each has a mark.
    private mutating func findFrames(_ itemOfNode: [Int: Int]) {
        var framed: Set<Int> = []
        let places = layers.places
        for frame in layers.frames {
            let members = frame.members.compactMap { itemOfNode[$0] }
                .sorted { places[$0] < places[$1] }
            let isRun = zip(members, members.dropFirst()).allSatisfy { (item: Int, next: Int) in
                layers.ranks[item] == layers.ranks[next] && places[item] + 1 == places[next]
            }
            if members.count == frame.members.count, isRun, framed.isDisjoint(with: members) {
                framed.formUnion(members)
                frames.append((frame.name, members))
            } else if !frame.isTabBar {
                for member in frame.members where itemOfNode[member] != nil {
                    marks[member, default: []].append(frame.name)
                }
            }
        }
    }

    // MARK: Sizes

    private func box(_ node: Int) -> PixelSize {
        switch graph.nodes[node] {
        case .card(let card): Measure.card(card, marks: marks[node] ?? [])
        case .pill(let pill): Measure.pill(pill)
        }
    }

    /// The arrow from a card to itself, which is below the card.
    private func loop(_ node: Int) -> Int? { loops[node] }

    private func extent(_ content: Layers.Content) -> Extent {
        switch content {
        case .pass: return Extent(width: 0, above: 4, below: 4, gap: Measure.labelGap)
        case .label(let arrow):
            let size = Measure.label(graph.arrows[arrow])
            return Extent(
                width: size.width, above: size.height / 2, below: size.height - size.height / 2,
                gap: Measure.labelGap)
        case .node(let node):
            let size = box(node)
            var extent = Extent(
                width: size.width, above: size.height / 2, below: size.height - size.height / 2,
                gap: graph.card(node) == nil ? Measure.labelGap : Measure.cardGap)
            if let loop = loop(node) {
                let label = Measure.label(graph.arrows[loop])
                extent.width = max(extent.width, label.width)
                extent.below += Measure.loopHeight + label.height
            }
            return extent
        }
    }

    /// Room for the labels of arrows between tabs.
    private mutating func addTabLabels() {
        for (item, arrow) in tabArrows.above {
            let size = Measure.label(graph.arrows[arrow])
            extents[item].above += size.height + 2 * Measure.tabArrow - Measure.cardGap
            extents[item].width = max(extents[item].width, size.width)
        }
        for (item, arrows) in tabArrows.below {
            for size in arrows.map({ Measure.label(graph.arrows[$0]) }) {
                extents[item].below += size.height + Measure.labelGap
                extents[item].width = max(extents[item].width, size.width)
            }
        }
    }

    // MARK: Columns

    private mutating func placeColumns() {
        var x = 0
        for (rank, layer) in layers.layers.enumerated() {
            let width = layer.map { extents[$0].width }.max() ?? 0
            if rank > 0 { x += gap(before: rank) }
            columns.append((x, width))
            x += width
        }
        let hasFrame = !frames.isEmpty
        if hasFrame {
            columns = columns.map { ($0.x + Measure.frameSide, $0.width) }
            x += 2 * Measure.frameSide
        }
        let bottom = layers.items.indices.map { levels[$0] + extents[$0].below }.max() ?? 0
        size = PixelSize(width: x, height: bottom)
    }

    /// Steep arrows need more room.
    private func gap(before rank: Int) -> Int {
        let rise =
            layers.layers[rank].flatMap { item in
                layers.left[item].map { abs(levels[$0] - levels[item]) }
            }.max() ?? 0
        return Measure.columnGap + min(14, rise / 12)
    }

    /// The box of an item, without the loop below a card. Cards of a layer are equally wide.
    private func rectangle(_ item: Int) -> Rectangle {
        let column = columns[layers.ranks[item]]
        let extent = extents[item]
        guard case .node(let node) = layers.items[item] else {
            return Rectangle(
                x: column.x + (column.width - extent.width) / 2, y: levels[item] - extent.above,
                width: extent.width, height: extent.above + extent.below)
        }
        let size = box(node)
        let width = graph.card(node) == nil ? size.width : column.width
        return Rectangle(
            x: column.x + (column.width - width) / 2, y: levels[item] - size.height / 2,
            width: width, height: size.height)
    }

    // MARK: Result

    func add(to layout: inout GraphLayout, at corner: Point) {
        for (item, content) in layers.items.enumerated() {
            guard case .node(let node) = content else { continue }
            layout.nodes[node] = rectangle(item).moved(by: corner)
            layout.marks[node] = marks[node] ?? []
        }
        for frame in frames {
            let boxes = frame.items.map(rectangle)
            let (first, last) = (boxes[0], boxes[boxes.count - 1])
            let below = extents[frame.items[boxes.count - 1]].below
            let bottom = levels[frame.items[boxes.count - 1]] + below
            let whole = Rectangle(
                x: first.x - Measure.frameSide, y: first.y - Measure.frameTop,
                width: last.width + 2 * Measure.frameSide,
                height: bottom - first.y + Measure.frameTop)
            layout.frames.append(
                PlacedFrame(name: frame.name, rectangle: whole.moved(by: corner)))
        }
        addRoutes(to: &layout, corner)
    }

    private func addRoutes(to layout: inout GraphLayout, _ corner: Point) {
        let ports = Ports(layers, levels)
        for (arrow, items, isReversed) in layers.chains {
            var route = Route(isReversed: isReversed)
            for (index, item) in items.enumerated() {
                let box = rectangle(item)
                let column = columns[layers.ranks[item]]
                var y = levels[item]
                if index == 0 { y += ports.shift(of: arrow, box.height) }
                // Wider boxes of the layer are to the left or right of the curves, not below them.
                var stops = [column.x, column.x + column.width]
                if index == 0 { stops[0] = box.maxX }
                if index == items.count - 1 { stops[1] = box.x }
                if let folding, index > 0, let last = route.points.last {
                    let way = folding.points(
                        of: arrow, after: layers.ranks[items[index - 1]], from: last.y - corner.y,
                        to: y)
                    route.points += way.map { Point(x: $0.x + corner.x, y: $0.y + corner.y) }
                }
                for stop in stops {
                    let point = Point(x: stop + corner.x, y: y + corner.y)
                    if route.points.last != point { route.points.append(point) }
                }
                if case .label = layers.items[item] { route.label = box.moved(by: corner) }
            }
            layout.routes[arrow] = route
        }
        addTabRoutes(to: &layout, corner)
        for loop in layers.loops {
            let card = layout.nodes[graph.arrows[loop].from]
            let size = Measure.label(graph.arrows[loop])
            let middle = card.middle.x
            var route = Route(shape: .loop)
            route.points = [
                Point(x: middle + 28, y: card.maxY), Point(x: middle - 28, y: card.maxY),
            ]
            route.label = Rectangle(
                x: middle - size.width / 2, y: card.maxY + Measure.loopHeight, width: size.width,
                height: size.height)
            layout.routes[loop] = route
        }
    }
}

extension Placement {
    private func addTabRoutes(to layout: inout GraphLayout, _ corner: Point) {
        for (arrow, upper, lower) in tabArrows.ends {
            let (one, other) = (
                rectangle(upper).moved(by: corner), rectangle(lower).moved(by: corner)
            )
            var route = Route(isReversed: layers.items[upper].node == graph.arrows[arrow].to)
            if tabArrows.above[lower] == arrow {
                let size = Measure.label(graph.arrows[arrow])
                let x = one.middle.x
                route.shape = .down
                route.points = [Point(x: x, y: one.maxY), Point(x: x, y: other.y)]
                route.label = Rectangle(
                    x: x - size.width / 2, y: (one.maxY + other.y - size.height) / 2,
                    width: size.width, height: size.height)
            } else {
                route.shape = .bracket
                route.points = [
                    Point(x: one.x, y: one.middle.y), Point(x: other.x, y: other.middle.y),
                ]
            }
            layout.routes[arrow] = route
        }
        for (last, arrows) in tabArrows.below {
            let card = rectangle(last).moved(by: corner)
            var y = levels[last] + extents[last].below + corner.y
            if frames.contains(where: { $0.items.last == last }) { y -= Measure.frameBottom }
            for arrow in arrows.reversed() {
                let size = Measure.label(graph.arrows[arrow])
                y -= size.height
                layout.routes[arrow].label = Rectangle(
                    x: card.middle.x - size.width / 2, y: y, width: size.width,
                    height: size.height)
                y -= Measure.labelGap
            }
        }
    }
}

extension Layers.Content {
    fileprivate var node: Int? { if case .node(let node) = self { node } else { nil } }
}

/// Where arrows leave the right sides of cards: from top to bottom in the order of their next
/// items, so that they do not cross there. At left sides all arrows share one place.
struct Ports {
    /// By arrow: its number and the count of the places at that side.
    private var places: [Int: (number: Int, count: Int)] = [:]

    init(_ layers: Layers, _ levels: [Int]) {
        var starts: [Int: [(level: Int, arrow: Int)]] = [:]
        for (arrow, items, _) in layers.chains {
            starts[items[0], default: []].append((levels[items[1]], arrow))
        }
        for list in starts.values {
            let sorted = list.sorted { ($0.level, $0.arrow) < ($1.level, $1.arrow) }
            for (number, entry) in sorted.enumerated() {
                places[entry.arrow] = (number, sorted.count)
            }
        }
    }

    /// The distance of an arrow's left end from the middle of a card of some height.
    func shift(of arrow: Int, _ height: Int) -> Int {
        guard let place = places[arrow], place.count > 1 else { return 0 }
        let step = min(12, max(0, height - 20) / (place.count - 1))
        return place.number * step - (place.count - 1) * step / 2
    }
}
