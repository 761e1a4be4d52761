/// What each of many nodes leads to, in two arrays.
struct AdjacencyList {
    private var starts: [Int32] = [0]
    private var targets: [Int32] = []

    init() {}

    init(_ pairs: [(from: Int, to: Int)], nodeCount: Int) {
        starts = [Int32](repeating: 0, count: nodeCount + 1)
        for pair in pairs { starts[pair.from + 1] += 1 }
        for node in 0..<nodeCount { starts[node + 1] += starts[node] }
        var next = starts
        targets = [Int32](repeating: 0, count: pairs.count)
        for pair in pairs {
            targets[Int(next[pair.from])] = Int32(truncatingIfNeeded: pair.to)
            next[pair.from] += 1
        }
    }

    func isEmpty(_ node: Int) -> Bool { starts[node] == starts[node + 1] }

    /// Where the targets of a node stand among those of all.
    func range(_ node: Int) -> Range<Int> { Int(starts[node])..<Int(starts[node + 1]) }

    func target(_ index: Int) -> Int { Int(targets[index]) }

    subscript(node: Int) -> LazyMapSequence<ArraySlice<Int32>, Int> {
        targets[Int(starts[node])..<Int(starts[node + 1])].lazy.map { Int($0) }
    }
}
