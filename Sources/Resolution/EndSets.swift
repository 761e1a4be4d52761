import TransitionDSL

/// The sets of screens that are ends of lines, each stored once.
/// A set is a sorted list of subtrees of ``ScreenTree``, none inside another; `*` is the root's
/// subtree. So the size of a set depends on its line and not on the number of screens.
package struct EndSets: Sendable {
    package typealias Position = ScreenTree.Position

    /// A set; equal ids are equal sets.
    package struct ID: Hashable, Sendable {
        /// From 0, below ``EndSets/count``.
        package let number: Int
    }

    package let tree: ScreenTree
    private var sets: [[Position]] = []
    /// The places, sorted by position.
    private var places: [Place] = []

    /// A subtree that is part of a set. The places form a tree: a screen is in the sets of the
    /// nearest place around it and of the places around that. Each screen asks for its sets.
    private struct Place {
        let position: Position
        /// The number of the next place around this one.
        let parent: Int?
        var sets: [ID]
    }

    package init(_ tree: ScreenTree) { self.tree = tree }

    package var count: Int { sets.count }

    /// Adds a set that does not exist yet.
    fileprivate mutating func add(_ roots: [Position]) -> ID {
        sets.append(roots)
        return ID(number: count - 1)
    }

    /// Call this once all sets exist: it is required for the sets that contain a screen.
    fileprivate mutating func findPlaces() {
        var entries = sets.enumerated().flatMap { number, roots in
            roots.map { (root: $0, set: ID(number: number)) }
        }
        entries.sort { ($0.root, $0.set.number) < ($1.root, $1.set.number) }
        for (root, set) in entries {
            if places.last?.position == root {
                places[places.count - 1].sets.append(set)
                continue
            }
            var parent = places.indices.last
            while let place = parent, !tree.subtree(at: places[place].position).contains(root) {
                parent = places[place].parent
            }
            places.append(Place(position: root, parent: parent, sets: [set]))
        }
    }

    /// The subtrees in a set.
    package func roots(_ id: ID) -> [Position] { sets[id.number] }

    package func isEmpty(_ id: ID) -> Bool { roots(id).isEmpty }

    /// Whether a set is `*`.
    func isAny(_ id: ID) -> Bool { roots(id).first == ScreenTree.undeclared }

    /// The sets that contain a screen, those of the nearest place around it first; with bounds, up
    /// to the first place that is in none of them.
    func sets(around position: Position, inside bounds: [ID]? = nil) -> [ID] {
        var found: [ID] = []
        var next = places[..<places.partitioningIndex { $0.position > position }].indices.last
        while let number = next {
            let place = places[number]
            next = place.parent
            if !tree.subtree(at: place.position).contains(position) { continue }
            if let bounds, !bounds.contains(where: { has(place.position, $0) }) { break }
            found += place.sets
        }
        return found
    }

    /// The sets that contain a screen or one of the containers around it, each once.
    func sets(
        around position: Position, in containers: [Position], inside bounds: [ID]? = nil
    ) -> [ID] {
        if containers.isEmpty { return sets(around: position, inside: bounds) }
        var seen: Set<ID> = []
        return ([position] + containers).flatMap { sets(around: $0) }
            .filter { seen.insert($0).inserted }
    }

    /// Whether a set contains a screen. A binary search: a line can have very many screens.
    package func has(_ position: Position, _ id: ID) -> Bool {
        let roots = roots(id)
        let next = roots.partitioningIndex { $0 > position }
        return next > 0 && tree.subtree(at: roots[next - 1]).contains(position)
    }

    /// Whether one set is a subset of the other.
    package func isInside(_ inner: ID, _ outer: ID) -> Bool {
        roots(inner).allSatisfy { has($0, outer) }
    }

    package func isInside(_ inner: ID, unionOf first: ID, _ second: ID) -> Bool {
        // A subtree of which only parts are in each set has its root in neither.
        roots(inner).allSatisfy { has($0, first) || has($0, second) }
    }

    /// The subtrees that two sets share.
    package func intersection(_ left: ID, _ right: ID) -> [Position] {
        tree.normalized(
            roots(left).filter { has($0, right) } + roots(right).filter { has($0, left) })
    }
}

extension ScreenTree {
    /// Subtrees sorted, without those inside others.
    fileprivate func normalized(_ subtrees: [Position]) -> [Position] {
        // Hot.
        if subtrees.count < 2 { return subtrees }
        var result: [Position] = []
        for root in subtrees.sorted() {
            if let last = result.last, subtree(at: last).contains(root) { continue }
            result.append(root)
        }
        return result
    }
}

/// Makes the sets of the ends of one registry's lines.
struct EndSetMaker {
    private(set) var sets: EndSets
    private let model: Model
    /// The sets that were made. Many lines may name one group with many members.
    private var ofEnds: [Endpoint: EndSets.ID] = [:]  // Hot.
    private var ofRoots: [[EndSets.Position]: EndSets.ID] = [:]  // Hot.

    init(_ tree: ScreenTree, _ model: Model) {
        sets = EndSets(tree)
        self.model = model
    }

    consuming func finish() -> EndSets {
        sets.findPlaces()
        return sets
    }

    /// The set of an end of a line.
    mutating func id(of ends: HandleRange<Endpoint>) -> EndSets.ID {
        if ends.count == 1 { return id(of: model.ends[Int(ends.start)]) }
        return intern(roots(of: model.ends[ends]))
    }

    /// The sets that `|` separates at an end of a line, without those inside another of them.
    mutating func alternatives(_ ends: HandleRange<Endpoint>) -> [EndSets.ID] {
        var all: [EndSets.ID] = []
        for end in model.ends[ends] {
            let id = id(of: end)
            if !all.contains(id), !sets.isEmpty(id) { all.append(id) }
        }
        return all.filter { one in !all.contains { $0 != one && sets.isInside(one, $0) } }
    }

    private mutating func id(of end: Endpoint) -> EndSets.ID {
        if let id = ofEnds[end] { return id }
        let id = intern(roots(of: [end]))
        ofEnds[end] = id
        return id
    }

    /// The subtrees of all these ends.
    private func roots(of ends: ArraySlice<Endpoint>) -> [EndSets.Position] {
        sets.tree.normalized(
            model.withMembers(ends).flatMap { end -> [EndSets.Position] in
                switch end {
                case .any: [ScreenTree.undeclared]
                case .screen(let screen): sets.tree.subtrees(of: screen)
                case .group: []
                }
            })
    }

    private mutating func intern(_ roots: [EndSets.Position]) -> EndSets.ID {
        if let id = ofRoots[roots] { return id }
        let id = sets.add(roots)
        ofRoots[roots] = id
        return id
    }
}
