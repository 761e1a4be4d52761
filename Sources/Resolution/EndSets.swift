import TransitionDSL

/// What an end of a line can be: sets of screens, each kept once.
///
/// A set is the subtrees of ``ScreenTree`` that it is made of, sorted, none inside another; `*` is
/// the root's. So the size of a set is what its line says, not how many screens it covers.
package struct EndSets: Sendable {
    package typealias Position = ScreenTree.Position

    /// A set; equal ids are equal sets.
    package struct ID: Hashable, Sendable {
        var index: Int32

        /// From 0, below ``EndSets/count``.
        package var number: Int { Int(index) }
    }

    package let tree: ScreenTree
    /// The subtrees of all sets, set by set, and where those of each begin.
    private(set) var allRoots: [Position] = []
    private var starts: [Int32] = [0]
    private(set) var places = MentionedPlaces()

    package init(_ tree: ScreenTree) { self.tree = tree }

    package var count: Int { starts.count - 1 }

    /// Adds a set that is none of those there.
    mutating func add(_ roots: some Collection<Position>) -> ID {
        let id = ID(index: Int32(truncatingIfNeeded: count))
        allRoots.append(contentsOf: roots)
        starts.append(Int32(truncatingIfNeeded: allRoots.count))
        return id
    }

    /// To be called once all sets are there: whoever asks for the sets at a place needs it.
    mutating func findPlaces() { places = MentionedPlaces(self) }

    // MARK: Questions

    package func roots(_ id: ID) -> ArraySlice<Position> { allRoots[range(id)] }

    /// Where the subtrees of a set stand in ``allRoots``.
    func range(_ id: ID) -> Range<Int> {
        Int(starts[Int(id.index)])..<Int(starts[Int(id.index) + 1])
    }

    package func isEmpty(_ id: ID) -> Bool { range(id).isEmpty }

    package func has(_ position: Position, _ id: ID) -> Bool {
        var (low, high) = (range(id).lowerBound, range(id).upperBound)
        let start = low
        // Most sets are one subtree, of which this finds nothing to halve.
        while low < high {
            let middle = (low + high) / 2
            if allRoots[middle] > position { high = middle } else { low = middle + 1 }
        }
        return low > start && tree.subtree(at: allRoots[low - 1]).contains(position)
    }

    /// Whether all of one set is in the other.
    package func isInside(_ inner: ID, _ outer: ID) -> Bool {
        inner == outer || range(inner).allSatisfy { has(allRoots[$0], outer) }
    }

    package func isInside(_ inner: ID, unionOf first: ID, _ second: ID) -> Bool {
        // A subtree of which only parts are in each set has its root in neither.
        range(inner).allSatisfy { has(allRoots[$0], first) || has(allRoots[$0], second) }
    }

    /// The subtrees that two sets share.
    package func intersection(_ left: ID, _ right: ID) -> [Position] {
        if left == right { return Array(roots(left)) }
        let shared = roots(left).filter { has($0, right) } + roots(right).filter { has($0, left) }
        return normalized(shared)
    }

    /// Subtrees sorted, without those inside others.
    func normalized(_ subtrees: [Position]) -> [Position] {
        if subtrees.count < 2 { return subtrees }
        var result: [Position] = []
        for root in subtrees.sorted() {
            if let last = result.last, tree.subtree(at: last).contains(root) { continue }
            result.append(root)
        }
        return result
    }
}

/// The places of ``ScreenTree`` that are a subtree of some set, as a tree of their own: the sets
/// that a screen is in are those at the nearest such place around it, and at those around that.
struct MentionedPlaces: Sendable {
    /// Sorted.
    private var positions: [EndSets.Position] = []
    /// The number of the nearest place around each; -1 where there is none.
    private var parents: [Int32] = []
    /// The sets of each place, in their order, and where they begin.
    private var sets: [EndSets.ID] = []
    private var starts: [Int32] = [0]
    /// The number of the place of each subtree of all sets, as they stand in ``EndSets/allRoots``.
    private var ofRoots: [Int32] = []

    init() {}

    init(_ all: EndSets) {
        // The root, and where in `allRoots` it stands: sorted by both, sets are in their order.
        var entries: [UInt64] = []
        entries.reserveCapacity(all.allRoots.count)
        for (index, root) in all.allRoots.enumerated() {
            entries.append(UInt64(root) << 32 | UInt64(index))
        }
        entries.sort()
        var owners = [EndSets.ID](repeating: EndSets.ID(index: 0), count: entries.count)
        for number in 0..<all.count {
            let id = EndSets.ID(index: Int32(truncatingIfNeeded: number))
            for index in all.range(id) { owners[index] = id }
        }
        sets.reserveCapacity(entries.count)
        ofRoots = [Int32](repeating: 0, count: entries.count)
        for entry in entries {
            let root = EndSets.Position(truncatingIfNeeded: entry >> 32)
            let index = Int(entry & 0xFFFF_FFFF)
            if positions.last != root { add(root, all.tree) }
            ofRoots[index] = Int32(truncatingIfNeeded: positions.count - 1)
            sets.append(owners[index])
            starts[positions.count] = Int32(truncatingIfNeeded: sets.count)
        }
    }

    private mutating func add(_ root: EndSets.Position, _ tree: ScreenTree) {
        var parent = positions.count - 1
        while parent >= 0, !tree.subtree(at: positions[parent]).contains(root) {
            parent = Int(parents[parent])
        }
        positions.append(root)
        parents.append(Int32(truncatingIfNeeded: parent))
        starts.append(Int32(truncatingIfNeeded: sets.count))
    }

    /// The number of the nearest place around a screen, itself included; -1 where there is none.
    func place(around position: EndSets.Position, _ tree: ScreenTree) -> Int {
        var place = positions.partitioningIndex { $0 > position } - 1
        while place >= 0, !tree.subtree(at: positions[place]).contains(position) {
            place = Int(parents[place])
        }
        return place
    }

    /// The same for the subtree of a set.
    func place(ofRoot index: Int) -> Int { Int(ofRoots[index]) }

    /// The next place around a place; -1 where there is none.
    func place(around place: Int) -> Int { Int(parents[place]) }

    func position(_ place: Int) -> EndSets.Position { positions[place] }

    /// The numbers of the sets that have the subtree at a place as one of theirs.
    func sets(at place: Int) -> Range<Int> { Int(starts[place])..<Int(starts[place + 1]) }

    func set(_ number: Int) -> EndSets.ID { sets[number] }
}
