/// The arrows between screens of one tab bar. Neighbors have their arrow between them, with its
/// label; other arrows are at the left, with their labels below the last screen.
struct TabArrows {
    /// By the item below the arrow.
    private(set) var above: [Int: Int] = [:]
    /// By the last item of the bar.
    private(set) var below: [Int: [Int]] = [:]
    /// The upper and the lower item of each arrow.
    private(set) var ends: [(arrow: Int, upper: Int, lower: Int)] = []

    /// `loops` are by node, and need the place below it.
    init(_ layers: Layers, _ itemOfNode: [Int: Int], loops: [Int: Int]) {
        var places: [Int: (bar: Int, place: Int)] = [:]
        for (bar, items) in layers.bars.enumerated() {
            for (place, item) in items.enumerated() { places[item] = (bar, place) }
        }
        for arrow in layers.siblings {
            let nodes = [layers.graph.arrows[arrow].from, layers.graph.arrows[arrow].to]
            let items = nodes.compactMap { itemOfNode[$0] }
            guard items.count == 2, let one = places[items[0]], let other = places[items[1]]
            else { continue }
            let isDown = one.place < other.place
            let (upper, lower) = isDown ? (items[0], items[1]) : (items[1], items[0])
            ends.append((arrow, upper, lower))
            let hasLoop = loops[isDown ? nodes[0] : nodes[1]] != nil
            if abs(one.place - other.place) == 1, !hasLoop {
                above[lower] = arrow
            } else if let last = layers.bars[one.bar].last {
                below[last, default: []].append(arrow)
            }
        }
    }
}
