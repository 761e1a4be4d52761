import Resolution
import TransitionDSL

/// The first group or line whose sets of screens exceed the limit. Groups in groups, protocols of
/// protocols, or a few views of a line between groups can be far larger than the file.
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
        "the lines of this file have at most \(limit) \(what), with groups and protocols expanded",
        at: place, help: "nest fewer groups, and use large groups in fewer lines and registries")
}

private struct LineSizes {
    private let model: Model
    /// The maximum number of screens in all sets, and of views looked up in all classes.
    let screenLimit: Int
    let viewLimit: Int
    private var screenCount = 0
    private var viewCount = 0
    /// Which screens inherit from others.
    private let tree: ScreenTree
    /// The number of screens in a group, and of those that inherit from a screen by another way
    /// than a superclass.
    private var sizes: [Endpoint: Int] = [:]
    /// The screens that lines of this registry have named.
    private var named: Set<Endpoint> = []

    init(_ model: Model) {
        self.model = model
        screenLimit = 1_000_000 + 64 * model.ends.count
        viewLimit = 100_000 + 64 * (model.matches.count + model.views.count)
        tree = ScreenTree(model)
    }

    /// Each registry has sets of its own.
    mutating func beginRegistry() { named = [] }

    /// The group or the line that exceeds the limit. In a registry, each group and each screen that
    /// means several counts once, and each line that combines it with others counts separately.
    mutating func excess(in ends: HandleRange<Endpoint>, of edge: Edge) -> SourcePlace? {
        var hasGroup = false
        for end in model.ends[ends] {
            switch end {
            case .any: break
            case .screen(let screen):
                if named.insert(end).inserted { screenCount += size(below: screen) }
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

    /// The number of screens that inherit from one by another way than a superclass. Stored: each
    /// use of the screen asks for it.
    private mutating func size(below screen: Handle<Screen>) -> Int {
        let size = sizes[.screen(screen)] ?? tree.subtrees(of: screen).count - 1
        sizes[.screen(screen)] = size
        return size
    }

    /// The number of screens of ends. The whole search counts for the limit, which ends it.
    private mutating func count(_ ends: HandleRange<Endpoint>) -> Int {
        var count = 0
        var seen: Set<Endpoint> = []
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
            // Arrays have a loop for each class, with the other's loop inside.
            let isLoop =
                model.paths[match.left].indexName != nil
                || model.paths[match.right].indexName != nil
            // A product of two sizes may need more than 32 bits.
            add(isLoop ? Int(clamping: Int64(left) * Int64(right)) : left + right)
        }
        for view in model.views[edge.views] { add(classCount(view.path)) }
        return viewCount <= viewLimit
    }

    private mutating func add(_ count: Int) {
        viewCount = min(viewCount + min(count, viewLimit + 1), viewLimit + 1)
    }

    /// The number of screens of ends, at most one more than the limit of views.
    private func size(of ends: HandleRange<Endpoint>) -> Int {
        model.ends[ends].reduce(0) { size, end in
            let count = if case .group = end { sizes[end] ?? 0 } else { 1 }
            return min(size + count, viewLimit + 1)
        }
    }
}
