package import TransitionDSL

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
    private var roots: [[Position]] = []
    private var ids: [[Position]: ID] = [:]
    private var singleIDs: [Position: ID] = [:]
    private var groupIDs: [Handle<Group>: ID] = [:]
    /// The sets that are made of the subtree at a place, among others.
    private var setsAt: [Position: [ID]] = [:]

    package init(_ tree: ScreenTree) {
        self.tree = tree
    }

    package var count: Int { roots.count }

    /// The set of an end of a line.
    package mutating func id(of ends: HandleRange<EdgeEnd>, in model: Model) -> ID {
        let list = model.ends[ends]
        if list.count == 1, let only = list.first { return id(of: only, in: model) }
        return union(of: list, in: model)
    }

    /// The sets that `|` separates at an end of a line, without those inside another of them.
    mutating func alternatives(_ ends: HandleRange<EdgeEnd>, in model: Model) -> [ID] {
        var all: [ID] = []
        for end in model.ends[ends] {
            let id = id(of: end, in: model)
            if !all.contains(id), !isEmpty(id) { all.append(id) }
        }
        if all.count < 2 { return all }
        return all.filter { one in !all.contains { $0 != one && isInside(one, $0) } }
    }

    private mutating func id(of end: EdgeEnd, in model: Model) -> ID {
        switch end {
        case .any: single(ScreenTree.undeclared, of: nil)
        case .screen(let screen): single(tree.position(of: screen), of: screen)
        case .group(let group): id(of: group, in: model)
        }
    }

    private mutating func id(of group: Handle<Group>, in model: Model) -> ID {
        if let id = groupIDs[group] { return id }
        let id = union(of: model.ends[model.groups[group].members], in: model)
        groupIDs[group] = id
        return id
    }

    /// The set of all these ends. Groups in groups are opened up with a stack, since they can stand
    /// deep in one another, and each once.
    private mutating func union(of ends: ArraySlice<EdgeEnd>, in model: Model) -> ID {
        var union: [Position] = []
        var seenGroups: Set<Handle<Group>> = []
        var seenScreens: Set<Handle<Screen>> = []
        var pending = [ends]
        while let list = pending.popLast() {
            for end in list {
                switch end {
                case .any: union.append(ScreenTree.undeclared)
                case .screen(let screen) where seenScreens.insert(screen).inserted:
                    let id = single(tree.position(of: screen), of: screen)
                    union += roots(id)
                case .group(let group) where seenGroups.insert(group).inserted:
                    pending.append(model.ends[model.groups[group].members])
                case .screen, .group: break
                }
            }
        }
        return intern(union)
    }

    private mutating func single(_ position: Position, of screen: Handle<Screen>?) -> ID {
        if let id = singleIDs[position] { return id }
        let id = intern(screen.map(tree.subtrees) ?? [position])
        singleIDs[position] = id
        return id
    }

    private mutating func intern(_ subtrees: [Position]) -> ID {
        let normal = normalized(subtrees)
        if let id = ids[normal] { return id }
        let id = ID(index: Int32(truncatingIfNeeded: roots.count))
        ids[normal] = id
        roots.append(normal)
        for root in normal { setsAt[root, default: []].append(id) }
        return id
    }

    private func normalized(_ subtrees: [Position]) -> [Position] {
        if subtrees.count < 2 { return subtrees }
        var result: [Position] = []
        for root in subtrees.sorted() {
            if let last = result.last, tree.subtree(at: last).contains(root) { continue }
            result.append(root)
        }
        return result
    }

    // MARK: Questions

    package func roots(_ id: ID) -> [Position] { roots[Int(id.index)] }

    /// The known sets that have the subtree at a place as one of theirs. The sets that a screen is
    /// in are those at the places from its own to the root.
    func sets(at root: Position) -> [ID] { setsAt[root] ?? [] }

    package func isEmpty(_ id: ID) -> Bool { roots(id).isEmpty }

    package func has(_ position: Position, _ id: ID) -> Bool {
        let roots = roots(id)
        let index = roots.partitioningIndex { $0 > position } - 1
        return index >= 0 && tree.subtree(at: roots[index]).contains(position)
    }

    /// Whether all of one set is in the other.
    package func isInside(_ inner: ID, _ outer: ID) -> Bool {
        inner == outer || roots(inner).allSatisfy { has($0, outer) }
    }

    package func isInside(_ inner: ID, unionOf first: ID, _ second: ID) -> Bool {
        // A subtree of which only parts are in each set has its root in neither.
        roots(inner).allSatisfy { has($0, first) || has($0, second) }
    }

    /// The subtrees that two sets share.
    package func intersection(_ left: ID, _ right: ID) -> [Position] {
        if left == right { return roots(left) }
        let shared =
            roots(left).filter { has($0, right) } + roots(right).filter { has($0, left) }
        return normalized(shared)
    }
}
