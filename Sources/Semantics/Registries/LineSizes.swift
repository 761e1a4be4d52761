import Resolution
import TransitionDSL

/// The first group or line with which the sets of screens that lines name hold more than anyone
/// writes. A group in a group, protocols of protocols, or a few views of a line between groups, come
/// to far more than is written.
func lineSizeProblem(_ model: Model) -> Diagnostic? {
    var sizes = LineSizes(model)
    for registry in model.registries {
        sizes.beginRegistry()
        for handle in registry.edges.handles {
            let edge = model.edges[handle]
            for ends in [edge.from, edge.to] {
                guard let excess = sizes.excess(in: ends, model) else { continue }
                let place =
                    switch excess {
                    case .group(let group): model.groups[group].declared.place
                    case .line: edge.place
                    }
                return linesTooLong("screens", sizes.screenLimit, at: place)
            }
            if !sizes.allowsViews(of: edge, model) {
                return linesTooLong("views", sizes.viewLimit, at: edge.place)
            }
        }
    }
    return nil
}

private func linesTooLong(_ what: String, _ limit: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
        .listTooLong,
        "the lines of this file have at most \(limit) \(what), groups and protocols opened",
        at: place,
        help: "let fewer groups hold others, and fewer lines and registries name large ones")
}

private struct LineSizes: ~Copyable {
    /// How many screens all sets may have, and how many views may be looked up in all classes.
    let screenLimit: Int
    let viewLimit: Int
    private var screenCount = 0
    private var viewCount = 0
    /// Where protocols, or what else is no superclass, stand above screens.
    private let tree: ScreenTree?
    /// By screen and by group, how many screens it has once it is counted, and the last registry
    /// of which a line names it; by screen and by group, the last walk that met it.
    private var ofScreens: [Int?] = []
    private var ofGroups: [Int?]
    private var namedScreens: [UInt32] = []
    private var namedGroups: [UInt32]
    private var registry: UInt32 = 0
    private var metScreens: [UInt32]
    private var metGroups: [UInt32]
    private var walk: UInt32 = 0

    enum Excess {
        case group(Handle<Group>)
        case line
    }

    init(_ model: Model) {
        screenLimit = 1_000_000 + 64 * model.ends.count
        viewLimit = 100_000 + 64 * (model.matches.count + model.views.count)
        let tree = model.screens.contains { !$0.parents.isEmpty } ? ScreenTree(model) : nil
        self.tree = tree?.hasFurtherChildren == true ? tree : nil
        if self.tree != nil {
            ofScreens = Array(repeating: nil, count: model.screens.count)
            namedScreens = Array(repeating: 0, count: model.screens.count)
        }
        ofGroups = Array(repeating: nil, count: model.groups.count)
        namedGroups = Array(repeating: 0, count: model.groups.count)
        metScreens = Array(repeating: 0, count: model.screens.count)
        metGroups = Array(repeating: 0, count: model.groups.count)
    }

    /// Each registry has sets of its own.
    mutating func beginRegistry() { registry += 1 }

    /// What exceeds the limit, each group and each screen that stands for others being counted once
    /// in a registry, and each line that names one beside others by itself.
    mutating func excess(in ends: HandleRange<EdgeEnd>, _ model: Model) -> Excess? {
        if ofGroups.isEmpty, tree == nil { return nil }
        var hasGroup = false
        for end in model.ends[ends] {
            switch end {
            case .any: break
            case .screen(let screen): add(screen)
            case .group(let group):
                hasGroup = true
                let isFirst = ofGroups[Int(group.index)] == nil
                add(group, model)
                if screenCount > screenLimit { return isFirst ? .group(group) : .line }
            }
        }
        if hasGroup, ends.count > 1 { _ = count(ends, model) }
        return screenCount > screenLimit ? .line : nil
    }

    private mutating func add(_ screen: Handle<Screen>) {
        guard tree != nil, namedScreens[Int(screen.index)] != registry else { return }
        namedScreens[Int(screen.index)] = registry
        screenCount += size(of: screen)
    }

    /// How many screens stand below one by another way than a superclass.
    private mutating func size(of screen: Handle<Screen>) -> Int {
        guard let tree else { return 0 }
        if let known = ofScreens[Int(screen.index)] { return known }
        let size = tree.subtrees(of: screen).count - 1
        ofScreens[Int(screen.index)] = size
        return size
    }

    private mutating func add(_ group: Handle<Group>, _ model: Model) {
        if namedGroups[Int(group.index)] == registry { return }
        namedGroups[Int(group.index)] = registry
        if let known = ofGroups[Int(group.index)] {
            screenCount += known
        } else {
            ofGroups[Int(group.index)] = count(model.groups[group].members, model)
        }
    }

    /// How many screens ends have. All that is looked at counts for the limit, which ends it.
    private mutating func count(_ ends: HandleRange<EdgeEnd>, _ model: Model) -> Int {
        walk += 1
        var count = 0
        var pending = [ends]
        while let list = pending.popLast(), screenCount <= screenLimit {
            screenCount += Int(list.count)
            for end in model.ends[list] {
                switch end {
                case .any: break
                case .screen(let screen):
                    if metScreens[Int(screen.index)] == walk { continue }
                    metScreens[Int(screen.index)] = walk
                    count += 1
                    screenCount += size(of: screen)
                case .group(let group):
                    if metGroups[Int(group.index)] == walk { continue }
                    metGroups[Int(group.index)] = walk
                    pending.append(model.groups[group].members)
                }
            }
        }
        return count
    }

    /// Counts the ends of a line with braces, and each view in them once for each class.
    mutating func allowsViews(of edge: Edge, _ model: Model) -> Bool {
        if edge.matches.isEmpty, edge.views.isEmpty { return true }
        let (from, to) = (size(of: edge.from, model), size(of: edge.to, model))
        func classCount(_ handle: Handle<ViewPath>) -> Int {
            switch model.paths[handle].root {
            case .owner, .fromScreen: from
            case .toScreen: to
            case .cell: 1
            }
        }
        add(from + to)
        for match in model.matches[edge.matches] {
            let (left, right) = (classCount(match.left), classCount(match.right))
            // Arrays have a loop for each class, the other's loop inside.
            let isLoop =
                model.paths[match.left].indexName != nil
                || model.paths[match.right].indexName != nil
            add(isLoop ? left * right : left + right)
        }
        for view in model.views[edge.views] { add(classCount(view.path)) }
        return viewCount <= viewLimit
    }

    private mutating func add(_ count: Int) { viewCount = min(viewCount + count, viewLimit + 1) }

    /// How many screens ends have; no more than one more than there may be views, so that products
    /// stay in range.
    private func size(of ends: HandleRange<EdgeEnd>, _ model: Model) -> Int {
        model.ends[ends].reduce(0) { size, end in
            var count = 1
            if case .group(let group) = end { count = ofGroups[Int(group.index)] ?? 0 }
            return min(size + count, viewLimit + 1)
        }
    }
}
