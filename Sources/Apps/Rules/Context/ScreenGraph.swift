import TransitionDSL

/// The screens of an app and the calls and segues between them.
struct ScreenGraph {
    struct Edge {
        var operation: FactOperation
        var from: String?
        var to: String?
        var place: SourcePlace

        /// Whether one screen shows the other inside of itself.
        fileprivate var isOfPart: Bool {
            ![.push, .present, .show, .replace, .unwind].contains(operation)
        }
    }

    private(set) var edges: [Edge] = []
    /// Screens by the screens that they open or that open them.
    private(set) var neighbors: [String: Set<String>] = [:]
    /// Whether an edge could be between any two screens: neither of its ends is known.
    private(set) var hasUnknownEdge = false
    private let classes: [String: AppIndex.Class]
    // Indexes: rules ask for what follows for each id.

    /// The classes below each class.
    private var subclasses: [String: Set<String>] = [:]
    /// The numbers of the edges to and from each screen.
    private var edgesTo: [String: [Int]] = [:]
    private var edgesFrom: [String: [Int]] = [:]
    /// The screens at one end of an edge whose other end is not known.
    private var halfKnown: Set<String> = []
    /// Screens with the same number are connected.
    private var components: [String: Int] = [:]
    /// The numbers of those from which an edge leads to a screen that is not known.
    private var openComponents: Set<Int> = []

    init(_ scan: AppScan) {
        classes = scan.index.classes
        for (name, known) in classes {
            for ancestor in known.superclasses { subclasses[ancestor, default: []].insert(name) }
        }
        var tabs: [String: Set<String>] = [:]
        for fact in scan.facts where !fact.isTest {
            guard case .edge(let operation, let from, let to, let identifier, _) = fact.content
            else { continue }
            // A call of a segue is the edge of the segue itself.
            if operation == .segue, identifier != nil { continue }
            if let from { edgesFrom[from, default: []].append(edges.count) }
            if let to { edgesTo[to, default: []].append(edges.count) }
            edges.append(Edge(operation: operation, from: from, to: to, place: fact.place))
            if from == nil || to == nil || fact.certainty == .unknown {
                halfKnown.formUnion([from, to].compactMap { $0 })
            }
            guard fact.certainty != .unknown, let from, let to else {
                if operation != .root, operation != .tab {
                    if from == nil, to == nil { hasUnknownEdge = true }
                }
                continue
            }
            connect(from, to)
            if operation == .tab { tabs[from, default: []].insert(to) }
        }
        // The user goes from any tab to any other.
        for screens in tabs.values {
            for screen in screens {
                for other in screens where other < screen { connect(screen, other) }
            }
        }
        findComponents()
    }

    private mutating func connect(_ one: String, _ other: String) {
        neighbors[one, default: []].insert(other)
        neighbors[other, default: []].insert(one)
    }

    private mutating func findComponents() {
        // All controllers have the classes of UIKit in common.
        func relatives(_ screen: String) -> Set<String> {
            family(screen).filter { $0 == screen || classes[$0] != nil }
        }
        for screen in neighbors.keys where components[screen] == nil {
            let number = components.count
            var queue = Array(relatives(screen))
            while let next = queue.popLast() {
                guard components[next] == nil else { continue }
                components[next] = number
                queue += relatives(next)
                for neighbor in neighbors[next] ?? [] { queue += relatives(neighbor) }
            }
        }
        openComponents = Set(halfKnown.compactMap { components[$0] })
    }

    /// A screen with all classes that have its views, and the classes above.
    func family(_ screen: String) -> Set<String> {
        (subclasses[screen] ?? []).union(classes[screen]?.superclasses ?? []).union([screen])
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
        return !halfKnown.isDisjoint(with: family(one).union(family(other)))
    }

    /// Whether the starts and ends of the transitions of two screens are known, each has some, and
    /// none leads from one to the other.
    func areKnownApart(_ one: String, _ other: String) -> Bool {
        !hasUnknownEdge && !mayMeet(one, other)
            && [one, other].allSatisfy { screen in
                family(screen).contains { neighbors[$0] != nil }
            }
    }

    /// Whether a view that is on one screen, or on a part or container of it, may be seen in a
    /// transition with the other.
    func mayBeSeen(_ one: String, with other: String) -> Bool {
        if hasUnknownEdge { return true }
        let (ones, others) = (whole(one), whole(other))
        return !ones.isDisjoint(with: others)
            || ones.contains { first in others.contains { mayMeet(first, $0) } }
    }

    /// A screen with all that it is a part of or that are parts of it.
    private func whole(_ screen: String) -> Set<String> {
        var found: Set<String> = []
        var queue = [screen]
        while let next = queue.popLast() {
            guard found.insert(next).inserted else { continue }
            for end in family(next) where end == next || classes[end] != nil {
                queue += (edges(from: end) + edges(to: end)).filter { $0.isOfPart }
                    .flatMap { [$0.from, $0.to].compactMap { $0 } }
            }
        }
        return found
    }

    /// Whether a chain of transitions may connect two screens.
    func areConnected(_ one: String, _ other: String) -> Bool {
        let numbers = Set(family(one).compactMap { components[$0] })
        let others = Set(family(other).compactMap { components[$0] })
        if !openComponents.isDisjoint(with: numbers.union(others)) { return true }
        return family(other).contains { components[$0].map(numbers.contains) ?? false }
    }

    /// The screens that may be in the navigation controllers of a screen: all that pushes and the
    /// like connect with it. Presentations and tabs lead to other controllers.
    func stack(of screen: String) -> Set<String> {
        var found: Set<String> = []
        var queue = [screen]
        while let next = queue.popLast() {
            guard found.insert(next).inserted else { continue }
            for end in family(next) where end == next || classes[end] != nil {
                queue += (edges(from: end) + edges(to: end)).filter {
                    $0.operation != .present && $0.operation != .tab
                }.flatMap { [$0.from, $0.to].compactMap { $0 } }
            }
        }
        return found
    }

    /// Whether one screen may show another as a part of itself.
    func isPart(_ one: String, of other: String) -> Bool {
        let ends = family(one).union(family(other))
        return ends.contains { end in
            edges(from: end).contains { edge in
                edge.isOfPart && edge.to.map { ends.contains($0) } ?? false
            }
        }
    }

    /// Whether a screen opens another one of its own class.
    func opensItself(_ screen: String) -> Bool {
        neighbors[screen]?.contains(screen) ?? false
    }

    /// The known edges from a screen.
    func edges(from screen: String) -> [Edge] { (edgesFrom[screen] ?? []).map { edges[$0] } }

    /// The known edges to a screen.
    func edges(to screen: String) -> [Edge] { (edgesTo[screen] ?? []).map { edges[$0] } }
}
