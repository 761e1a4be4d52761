import TransitionDSL

/// Gives the ends of a registry's lines their sets, and those of the next registry others. What is
/// known by screen or group lies in arrays that serve all registries.
struct EndSetMaker {
    private(set) var sets: EndSets
    private let model: Model
    /// By place, the set that is its subtree alone; see ``known(_:)``.
    private var ofSubtrees: [Int32]
    /// By place, the set of a screen that others than its subclasses say `is`.
    private var ofScreens: [Int32] = []
    private var ofGroups: [Int32]
    /// The numbers of those of several subtrees, by their hash or, where that is taken, the next
    /// number.
    private var ofSeveral: [UInt64: Int] = [:]
    /// How many sets earlier registries have.
    private var base: Int32 = 0

    /// By place and by group, the last union that met it.
    private var metScreens: [UInt32]
    private var metGroups: [UInt32]
    private var union: UInt32 = 0

    init(_ tree: ScreenTree, _ model: Model) {
        sets = EndSets(tree)
        self.model = model
        ofSubtrees = Array(repeating: 0, count: tree.count)
        ofGroups = Array(repeating: 0, count: model.groups.count)
        if tree.hasFurtherChildren { ofScreens = ofSubtrees }
        metScreens = Array(repeating: 0, count: tree.count)
        metGroups = Array(repeating: 0, count: model.groups.count)
    }

    /// Forgets the sets of the registry before, which are given away.
    mutating func finish() -> EndSets {
        base += Int32(truncatingIfNeeded: sets.count)
        ofSeveral = [:]
        var finished = EndSets(sets.tree)
        swap(&finished, &sets)
        finished.findPlaces()
        return finished
    }

    /// The arrays hold the number of a set above those of earlier registries, counted from 1.
    private func known(_ entry: Int32) -> EndSets.ID? {
        entry > base ? EndSets.ID(index: entry - base - 1) : nil
    }

    private func entry(_ id: EndSets.ID) -> Int32 { id.index + base + 1 }

    /// The set of an end of a line.
    mutating func id(of ends: HandleRange<EdgeEnd>) -> EndSets.ID {
        if ends.count == 1 { return id(of: model.ends[Int(ends.start)]) }
        return union(of: model.ends[ends])
    }

    /// The sets that `|` separates at an end of a line, without those inside another of them.
    mutating func alternatives(_ ends: HandleRange<EdgeEnd>) -> [EndSets.ID] {
        var all: [EndSets.ID] = []
        for end in model.ends[ends] {
            let id = id(of: end)
            if !all.contains(id), !sets.isEmpty(id) { all.append(id) }
        }
        if all.count < 2 { return all }
        return all.filter { one in !all.contains { $0 != one && sets.isInside(one, $0) } }
    }

    private mutating func id(of end: EdgeEnd) -> EndSets.ID {
        switch end {
        case .any: return subtree(ScreenTree.undeclared)
        case .screen(let screen): return id(of: screen)
        case .group(let group):
            if let id = known(ofGroups[Int(group.index)]) { return id }
            let id = union(of: model.ends[model.groups[group].members])
            ofGroups[Int(group.index)] = entry(id)
            return id
        }
    }

    private mutating func id(of screen: Handle<Screen>) -> EndSets.ID {
        let position = sets.tree.position(of: screen)
        if ofScreens.isEmpty { return subtree(position) }
        if let id = known(ofScreens[Int(position)]) { return id }
        let id = intern(sets.tree.subtrees(of: screen))
        ofScreens[Int(position)] = entry(id)
        return id
    }

    /// The set of all these ends. Groups in groups are opened up with a stack, since they can stand
    /// deep in one another, and each once.
    private mutating func union(of ends: ArraySlice<EdgeEnd>) -> EndSets.ID {
        var roots: [EndSets.Position] = []
        union += 1
        var pending = [ends]
        while let list = pending.popLast() {
            for end in list {
                switch end {
                case .any: roots.append(ScreenTree.undeclared)
                case .screen(let screen):
                    let position = Int(sets.tree.position(of: screen))
                    if metScreens[position] == union { continue }
                    metScreens[position] = union
                    let id = id(of: screen)
                    roots += sets.roots(id)
                case .group(let group):
                    if metGroups[Int(group.index)] == union { continue }
                    metGroups[Int(group.index)] = union
                    pending.append(model.ends[model.groups[group].members])
                }
            }
        }
        return intern(roots)
    }

    private mutating func intern(_ subtrees: [EndSets.Position]) -> EndSets.ID {
        let roots = sets.normalized(subtrees)
        if roots.count == 1 { return subtree(roots[0]) }
        var hasher = Hasher()
        for root in roots { hasher.combine(root) }
        var key = UInt64(bitPattern: Int64(hasher.finalize()))
        while let number = ofSeveral[key] {
            let id = EndSets.ID(index: Int32(truncatingIfNeeded: number))
            if sets.roots(id).elementsEqual(roots) { return id }
            key &+= 1
        }
        ofSeveral[key] = sets.count
        return sets.add(roots)
    }

    private mutating func subtree(_ root: EndSets.Position) -> EndSets.ID {
        if let id = known(ofSubtrees[Int(root)]) { return id }
        let id = sets.add(CollectionOfOne(root))
        ofSubtrees[Int(root)] = entry(id)
        return id
    }
}
