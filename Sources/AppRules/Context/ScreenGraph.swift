import AppFacts
import TransitionDSL

/// The screens of an app and the calls and segues between them.
struct ScreenGraph {
    struct Edge {
        var operation: String
        var from: String?
        var to: String?
        var place: SourcePlace
    }

    private(set) var edges: [Edge] = []
    /// Screens by the screens that they open or that open them.
    private(set) var neighbors: [String: Set<String>] = [:]
    /// An edge whose ends are not both known could be between any two screens.
    private(set) var hasUnknownEdge = false
    /// The classes below each class.
    private var subclasses: [String: Set<String>] = [:]
    private var superclasses: [String: [String]] = [:]

    init(_ scan: AppScan) {
        for (name, known) in scan.index.classes {
            superclasses[name] = known.superclasses
            for ancestor in known.superclasses { subclasses[ancestor, default: []].insert(name) }
        }
        for fact in scan.facts where !fact.isTest {
            guard case .edge(let operation, let from, let to, let identifier, _) = fact.content
            else { continue }
            // A call of a segue is the edge of the segue itself.
            if operation == "segue", identifier != nil { continue }
            edges.append(Edge(operation: operation, from: from, to: to, place: fact.place))
            guard fact.certainty != .unknown, let from, let to else {
                if operation != "root", operation != "tab" { hasUnknownEdge = true }
                continue
            }
            neighbors[from, default: []].insert(to)
            neighbors[to, default: []].insert(from)
        }
    }

    /// A screen with all classes that have its views, and the classes above.
    func family(_ screen: String) -> Set<String> {
        (subclasses[screen] ?? []).union(superclasses[screen] ?? []).union([screen])
    }

    func hasSubclasses(_ screen: String) -> Bool { subclasses[screen] != nil }

    /// Whether a transition leads from one to the other.
    func areNeighbors(_ one: String, _ other: String) -> Bool {
        let others = family(other)
        return family(one).contains { !(neighbors[$0] ?? []).isDisjoint(with: others) }
    }

    /// Whether a transition may lead from one to the other: the start of one to either is not
    /// known.
    func mayMeet(_ one: String, _ other: String) -> Bool {
        if areNeighbors(one, other) { return true }
        let ends = family(one).union(family(other))
        return edges.contains { edge in
            (edge.from == nil || edge.to == nil)
                && [edge.from, edge.to].contains { $0.map { ends.contains($0) } ?? false }
        }
    }

    /// Whether the starts and ends of all transitions are known, each screen has some, and none
    /// leads from one to the other.
    func areKnownApart(_ one: String, _ other: String) -> Bool {
        !hasUnknownEdge && !areNeighbors(one, other)
            && [one, other].allSatisfy { screen in
                family(screen).contains { neighbors[$0] != nil }
            }
    }

    /// Whether a chain of transitions connects two screens.
    func areConnected(_ one: String, _ other: String) -> Bool {
        // All controllers have the classes of UIKit in common.
        func relatives(_ screen: String) -> Set<String> {
            family(screen).filter { $0 == screen || superclasses[$0] != nil }
        }
        var visited = relatives(one)
        var queue = Array(visited)
        let ends = relatives(other)
        while let screen = queue.popLast() {
            if ends.contains(screen) { return true }
            for next in neighbors[screen] ?? [] {
                queue += relatives(next).filter { visited.insert($0).inserted }
            }
        }
        return false
    }

    /// Whether one screen may show another as a part of itself.
    func isPart(_ one: String, of other: String) -> Bool {
        let ends = family(one).union(family(other))
        return edges.contains { edge in
            !["push", "present", "show", "replace", "unwind"].contains(edge.operation)
                && (edge.from.map { ends.contains($0) } ?? false)
                && (edge.to.map { ends.contains($0) } ?? false)
        }
    }

    /// Whether a screen opens another one of its own class.
    func opensItself(_ screen: String) -> Bool {
        neighbors[screen]?.contains(screen) ?? false
    }

    /// The known edges from a screen.
    func edges(from screen: String) -> [Edge] { edges.filter { $0.from == screen } }

    /// The known edges to a screen.
    func edges(to screen: String) -> [Edge] { edges.filter { $0.to == screen } }
}
