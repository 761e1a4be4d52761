/// The declared screens with their parents, from `is` in a file.
public struct ScreenHierarchy<Screen: Hashable & Sendable>: Sendable {
    private var parents: [Screen: [Screen]] = [:]
    private var children: [Screen: [Screen]] = [:]

    /// Creates a hierarchy in which no screen has a parent.
    public init() {}

    /// Adds a screen and its parents. A screen without parents need not be added.
    public mutating func add(_ screen: Screen, is parents: [Screen] = []) {
        for parent in parents where self.parents[screen]?.contains(parent) != true {
            self.parents[screen, default: []].append(parent)
            children[parent, default: []].append(screen)
        }
    }

    /// A screen and its ancestors, the nearest first.
    func selfAndAncestors(of screen: Screen) -> [Screen] { reached(from: [screen], by: parents) }

    /// Screens and their descendants, each once.
    func selvesAndDescendants(of screens: [Screen]) -> [Screen] {
        reached(from: screens, by: children)
    }

    /// Breadth first; visits each screen once, so cycles end.
    private func reached(from start: [Screen], by steps: [Screen: [Screen]]) -> [Screen] {
        var seen: Set<Screen> = []
        var found = start.filter { seen.insert($0).inserted }
        var next = 0
        while next < found.count {
            for other in steps[found[next]] ?? [] where seen.insert(other).inserted {
                found.append(other)
            }
            next += 1
        }
        return found
    }
}

/// One end of a line: some screens, or any screen.
///
/// Each screen includes all its descendants in a ``ScreenHierarchy``.
public struct ScreenSet<Screen: Hashable & Sendable>: Hashable, Sendable, ExpressibleByArrayLiteral
{
    /// nil for any.
    let roots: [Screen]?

    private init(roots: [Screen]?) { self.roots = roots }

    /// Creates a set of these screens.
    public init(_ screens: some Sequence<Screen>) { roots = Array(screens) }

    /// Creates a set of these screens.
    public init(arrayLiteral elements: Screen...) { roots = elements }

    /// Any screen, declared or not.
    public static var any: ScreenSet { ScreenSet(roots: nil) }
}

/// The screens that an end of a line covers: its own and their descendants.
struct ScreenMembers<Screen: Hashable & Sendable>: Sendable {
    /// nil for any screen, including undeclared ones.
    private let screens: Set<Screen>?

    /// `*` counts as more screens than any app declares, since it includes undeclared ones. The
    /// pairs of two such sets, doubled, do not overflow.
    private static var countOfAny: Int { 1 << 24 }

    init(_ set: ScreenSet<Screen>, _ hierarchy: ScreenHierarchy<Screen>) {
        screens = set.roots.map { Set(hierarchy.selvesAndDescendants(of: $0)) }
    }

    /// How far they are from one side of an event: 0 for its screen, then one more for each container
    /// around it, and most for any. nil if they do not cover the side.
    func distance(of screen: Screen?, in containers: [Screen]) -> Int? {
        guard let screens else { return .max }
        if let screen, screens.contains(screen) { return 0 }
        return containers.firstIndex(where: screens.contains).map { $0 + 1 }
    }

    /// The number of pairs from these screens to others. In both directions, pairs within the
    /// common screens count only once.
    func pairCount(to other: ScreenMembers, isBothWays: Bool = false) -> Int {
        let pairs = count * other.count
        guard isBothWays else { return pairs }
        let shared = sharedCount(with: other)
        return 2 * pairs - shared * shared
    }

    var isAny: Bool { screens == nil }

    private var count: Int { screens?.count ?? Self.countOfAny }

    private func sharedCount(with other: ScreenMembers) -> Int {
        guard let screens else { return other.count }
        guard let others = other.screens else { return count }
        return screens.count { others.contains($0) }
    }
}
