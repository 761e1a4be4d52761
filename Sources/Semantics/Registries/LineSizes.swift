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
                if let place = sizes.excess(in: ends, of: edge) {
                    return linesTooLong("screens", sizes.screenLimit, at: place)
                }
            }
            if !sizes.allowsViews(of: edge) {
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
    private let model: Model
    /// How many screens all sets may have, and how many views may be looked up in all classes.
    let screenLimit: Int
    let viewLimit: Int
    private var screenCount = 0
    private var viewCount = 0
    /// Where protocols, or what else is no superclass, are above screens.
    private let tree: ScreenTree?
    /// How many screens a group has, and how many are below a screen by another way than a
    /// superclass.
    private var sizes: [EdgeEnd: Int] = [:]
    /// What lines of this registry have named.
    private var named: Set<EdgeEnd> = []

    init(_ model: Model) {
        self.model = model
        screenLimit = 1_000_000 + 64 * model.ends.count
        viewLimit = 100_000 + 64 * (model.matches.count + model.views.count)
        let tree = ScreenTree(model)
        self.tree = tree.hasFurtherChildren ? tree : nil
    }

    /// Each registry has sets of its own.
    mutating func beginRegistry() { named = [] }

    /// The group or the line that exceeds the limit, each group and each screen that stands for
    /// others being counted once in a registry, and each line that names one beside others by itself.
    mutating func excess(in ends: HandleRange<EdgeEnd>, of edge: Edge) -> SourcePlace? {
        if model.groups.isEmpty, tree == nil { return nil }
        var hasGroup = false
        for end in model.ends[ends] {
            switch end {
            case .any: break
            case .screen(let screen):
                if tree != nil, named.insert(end).inserted { screenCount += size(below: screen) }
            case .group(let group):
                hasGroup = true
                guard named.insert(end).inserted else { continue }
                if let known = sizes[end] {
                    screenCount += known
                    continue
                }
                sizes[end] = count(model.groups[group].members)
                if screenCount > screenLimit { return model.groups[group].declared.place }
            }
        }
        if hasGroup, ends.count > 1 { _ = count(ends) }
        return screenCount > screenLimit ? edge.place : nil
    }

    /// How many screens are below one by another way than a superclass.
    private mutating func size(below screen: Handle<Screen>) -> Int {
        guard let tree else { return 0 }
        let size = sizes[.screen(screen)] ?? tree.subtrees(of: screen).count - 1
        sizes[.screen(screen)] = size
        return size
    }

    /// How many screens ends have. All that is looked at counts for the limit, which ends it.
    private mutating func count(_ ends: HandleRange<EdgeEnd>) -> Int {
        var count = 0
        var seen: Set<EdgeEnd> = []
        var pending = [ends]
        while let list = pending.popLast(), screenCount <= screenLimit {
            screenCount += Int(list.count)
            for end in model.ends[list] where seen.insert(end).inserted {
                switch end {
                case .any: break
                case .screen(let screen):
                    count += 1
                    screenCount += size(below: screen)
                case .group(let group): pending.append(model.groups[group].members)
                }
            }
        }
        return count
    }

    /// Counts the ends of a line with braces, and each view in them once for each class.
    mutating func allowsViews(of edge: Edge) -> Bool {
        if edge.matches.isEmpty, edge.views.isEmpty { return true }
        let (from, to) = (size(of: edge.from), size(of: edge.to))
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
    private func size(of ends: HandleRange<EdgeEnd>) -> Int {
        model.ends[ends].reduce(0) { size, end in
            let count = if case .group = end { sizes[end] ?? 0 } else { 1 }
            return min(size + count, viewLimit + 1)
        }
    }
}
