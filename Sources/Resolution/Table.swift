package import TransitionDSL

/// What one registry says of every event.
///
/// Statements that cover an event are found by the sets that its two screens are in, so a look
/// costs no more than lines could speak of these two screens at once.
package struct Table: Sendable {
    package let sets: EndSets
    package let statements: [Statement]
    /// The statements of each pair of sets; sorted by pair, then by means, then in the order of the
    /// lines.
    let boxes: [Box]
    /// Where the boxes that leave each set begin.
    private let starts: [Int32]
    /// Where ranges of versions end: there, what decided before may decide no more. Sorted.
    let versionEnds: [Int]

    /// Where a statement is found.
    struct Box: Sendable {
        var from: EndSets.ID
        var to: EndSets.ID
        var statement: Int32
        /// The means of its occasion as a number: 0 for any.
        var means: Int32
    }

    init(_ sets: EndSets, _ statements: [Statement]) {
        self.sets = sets
        self.statements = statements
        versionEnds = Set(statements.compactMap { $0.occasion.versions.before }).sorted()
        var all: [Box] = []
        all.reserveCapacity(statements.count)
        for index in statements.indices {
            let (from, to) = (statements[index].from, statements[index].to)
            let means = statements[index].occasion.means.number
            let number = Int32(truncatingIfNeeded: index)
            all.append(Box(from: from, to: to, statement: number, means: means))
        }
        // Two rounds that keep the order of equals: by one end, then by the other.
        let byGoal = Self.sorted(all, setCount: sets.count) { $0.to }.boxes
        var sorted = Self.sorted(byGoal, setCount: sets.count) { $0.from }
        sorted.boxes.sortPairsByMeans()
        (boxes, starts) = sorted
    }

    /// Boxes by the set at one of their ends, and where those of each begin.
    private static func sorted(
        _ boxes: [Box],
        setCount: Int,
        by end: (Box) -> EndSets.ID
    ) -> (boxes: [Box], starts: [Int32]) {
        var starts = [Int32](repeating: 0, count: setCount + 1)
        for box in boxes { starts[Int(end(box).index) + 1] += 1 }
        for index in 0..<setCount { starts[index + 1] += starts[index] }
        var next = starts
        var sorted = boxes
        for box in boxes {
            let set = Int(end(box).index)
            sorted[Int(next[set])] = box
            next[set] += 1
        }
        return (sorted, starts)
    }

    /// What one line states; statements stand in the order of their lines.
    package func statements(of edge: Handle<Edge>) -> ArraySlice<Statement> {
        let start = statements.partitioningIndex { $0.edge.index >= edge.index }
        let end = statements.partitioningIndex { $0.edge.index > edge.index }
        return statements[start..<end]
    }

    /// The numbers of the boxes that leave a set, by the set that they lead to.
    func boxes(from: EndSets.ID) -> Range<Int> {
        Int(starts[Int(from.index)])..<Int(starts[Int(from.index) + 1])
    }

    /// Those of the boxes between two sets.
    func boxes(from: EndSets.ID, to: EndSets.ID) -> Range<Int> {
        let row = boxes(from: from)
        let start = partition(row) { $0.to.index >= to.index }
        // Most pairs have one box.
        var end = start
        while end < row.upperBound, boxes[end].to == to, end - start < 4 { end += 1 }
        if end - start < 4 { return start..<end }
        return start..<partition(end..<row.upperBound) { $0.to.index > to.index }
    }

    /// The first box of a range that belongs to its second part.
    private func partition(_ range: Range<Int>, where isInSecond: (Box) -> Bool) -> Int {
        range.partitioningIndex { isInSecond(boxes[$0]) }
    }

    /// Those boxes between two sets whose means an event has.
    func boxes(from: EndSets.ID, to: EndSets.ID, on event: Event) -> BoxRuns {
        let all = boxes(from: from, to: to)
        if all.count < 8 { return BoxRuns(all) }
        return BoxRuns(
            boxes(all, by: .any), event.segue.map { boxes(all, by: .segue($0)) } ?? 0..<0,
            event.unwind.map { boxes(all, by: .unwind($0)) } ?? 0..<0)
    }

    private func boxes(_ pair: Range<Int>, by means: Occasion.Means) -> Range<Int> {
        let start = partition(pair) { $0.means >= means.number }
        return start..<partition(start..<pair.upperBound) { $0.means > means.number }
    }

    /// Calls `body` with the boxes of each pair of sets that lines lead between.
    func forEachPair(_ body: (Range<Int>) -> Void) { boxes.forEachPair(body) }

    func isNarrower(_ left: Int, _ right: Int) -> Bool {
        left != right && sets.isNarrower(statements[left].claim, statements[right].claim)
    }
}

/// Up to three ranges of boxes, one after another.
struct BoxRuns: Sequence, IteratorProtocol {
    private var current: Range<Int>
    private var second: Range<Int>
    private var third: Range<Int>

    init(_ first: Range<Int>, _ second: Range<Int> = 0..<0, _ third: Range<Int> = 0..<0) {
        current = first
        self.second = second
        self.third = third
    }

    var count: Int { current.count + second.count + third.count }

    mutating func next() -> Int? {
        while current.isEmpty {
            if second.isEmpty, third.isEmpty { return nil }
            (current, second, third) = (second, third, 0..<0)
        }
        let index = current.lowerBound
        current = index + 1..<current.upperBound
        return index
    }
}

extension [Table.Box] {
    /// Boxes of one pair stand together.
    fileprivate func forEachPair(_ body: (Range<Int>) -> Void) {
        var start = 0
        while start < count {
            var end = start + 1
            while end < count, self[end].to == self[start].to, self[end].from == self[start].from {
                end += 1
            }
            body(start..<end)
            start = end
        }
    }

    fileprivate mutating func sortPairsByMeans() {
        var pairs: [Range<Int>] = []
        forEachPair { pair in
            let means = self[pair.lowerBound].means
            if pair.contains(where: { self[$0].means != means }) { pairs.append(pair) }
        }
        for pair in pairs {
            self[pair].sort { ($0.means, $0.statement) < ($1.means, $1.statement) }
        }
    }
}

/// The tables of all registries of a model, in their order.
package func tables(of model: Model) -> [Table] {
    var maker = StatementMaker(model, ScreenTree(model))
    return model.registries.map { maker.table(of: $0) }
}
