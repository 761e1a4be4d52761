/// The rows of a picture that is far wider than high: its layers are in rows, one below the other,
/// and arrows from one row to the next go around them.
struct Folding {
    /// By layer: its row.
    private let rows: [Int]
    /// By row but the last: the right end of its arrows to the next row, and where they are below it.
    private var corners: [Point] = []
    /// By row but the last: its arrows to the next row.
    private var lanes: [[Int]] = []
    /// Where rows begin.
    private let left: Int

    private static let laneGap = 6
    private static let corner = 10

    /// Moves the levels of items and the columns of layers into rows; nil if one row is enough.
    init?(
        _ layers: Layers, _ extents: [Extent], _ levels: inout [Int],
        _ columns: inout [(x: Int, width: Int)], _ size: inout PixelSize
    ) {
        let starts = Self.starts(layers, columns, size)
        if starts.count < 2 { return nil }
        var rows: [Int] = []
        for rank in layers.layers.indices {
            rows.append((rows.last ?? 0) + (rank > 0 && starts.contains(rank) ? 1 : 0))
        }
        self.rows = rows
        lanes = Array(repeating: [], count: starts.count - 1)
        for (arrow, items, _) in layers.chains {
            for (one, next) in zip(items, items.dropFirst())
            where rows[layers.ranks[one]] < rows[layers.ranks[next]] {
                lanes[rows[layers.ranks[one]]].append(arrow)
            }
        }
        let side = Self.corner + (lanes.map { $0.count }.max() ?? 0) * Self.laneGap
        left = side
        let inset = columns[0].x
        var y = 0
        size.width = 0
        for (row, start) in starts.enumerated() {
            let end = row + 1 < starts.count ? starts[row + 1] : layers.layers.count
            let items = layers.layers[start..<end].joined()
            let top = items.map { levels[$0] - extents[$0].above }.min() ?? 0
            for item in items { levels[item] += y - top }
            let bottom = items.map { levels[$0] + extents[$0].below }.max() ?? y
            let shift = side + inset - columns[start].x
            for rank in start..<end { columns[rank].x += shift }
            let right = columns[end - 1].x + columns[end - 1].width + inset
            size.width = max(size.width, right + side)
            size.height = bottom
            corners.append(Point(x: right + Self.corner, y: bottom + Self.corner))
            y = bottom + 2 * Self.corner + (row < lanes.count ? lanes[row].count : 0) * Self.laneGap
        }
    }

    /// The first layer of each row: where few arrows pass, and rows are about equally long.
    private static func starts(
        _ layers: Layers, _ columns: [(x: Int, width: Int)], _ size: PixelSize
    ) -> [Int] {
        if size.width < 3_000 || size.width < 4 * size.height { return [0] }
        var count = 2
        while count * count * 8 * (size.height + 4 * corner) < size.width * 5 { count += 1 }
        var starts = [0]
        for row in 1..<count {
            let goal = size.width * row / count
            var best: (rank: Int, cost: Int)?
            for rank in layers.layers.indices where rank > starts[row - 1] {
                let isOfCards = layers.layers[rank].contains { item in
                    if case .node(let node) = layers.items[item] {
                        layers.graph.card(node) != nil
                    } else {
                        false
                    }
                }
                if !isOfCards { continue }
                let arrows = layers.layers[rank - 1].reduce(0) { $0 + layers.right[$1].count }
                let cost = abs(columns[rank].x - goal) + arrows * 100
                if cost < best?.cost ?? .max { best = (rank, cost) }
            }
            guard let best else { break }
            starts.append(best.rank)
        }
        return starts
    }

    /// The way of an arrow between two layers that follow each other; empty in one row.
    func points(of arrow: Int, after rank: Int, from: Int, to: Int) -> [Point] {
        let row = rows[rank]
        guard rank + 1 < rows.count, rows[rank + 1] != row,
            let lane = lanes[row].firstIndex(of: arrow)
        else { return [] }
        let (x, y) = (
            corners[row].x + lane * Self.laneGap, corners[row].y + lane * Self.laneGap
        )
        let start = left - Self.corner - lane * Self.laneGap
        return [
            Point(x: x, y: from), Point(x: x, y: y), Point(x: start, y: y),
            Point(x: start, y: to),
        ]
    }
}
