import Resolution
import TransitionDSL

/// What a registry means, read off the sentences of the manual by trying every event: no trees, no
/// intervals, no early ends. Slow, and as plain as the manual's text.
struct BruteForce {
    /// One direction of a line between one of its ends on each side.
    struct Saying {
        var edge: Handle<Edge>
        var isTurned: Bool
        var operations: OperationSet
        var trigger: Trigger
        var version: SystemVersion
        /// The first version in which it counts no more.
        var end: SystemVersion
        /// Whether its ends have a screen, by the number of the screen.
        var from: [Bool]
        var to: [Bool]
        /// Whether it covers a pair of screens, by the number of the pair.
        var pairs: [Bool]
        /// Whether both directions together do.
        var both: [Bool]
        /// Whether its whole line does, in all its directions and between all its ends.
        var line: [Bool]
        /// The events of `pairs`, and those of `both`.
        var events = Bits()
        var bothEvents = Bits()
        /// `default` where the defaults decide.
        var play: String
        /// nil where the operation has no return.
        var returning: String?
    }

    /// What a line plays on its events, or on return from there.
    struct Way {
        var model: Model
        var edge: Edge
        var use: AnimationUse
        var call: Handle<Call>
        /// Whether its opposite plays.
        var isOpposite = false
        var isReturn = false

        var opposite: Way {
            var way = self
            way.isOpposite.toggle()
            return way
        }

        var asReturn: Way {
            var way = self
            way.isReturn = true
            return way
        }
    }

    enum Trigger: Equatable {
        case any
        case segue(Handle<Segue>)
        case unwind(Handle<Segue>)
    }

    let model: Model
    let tree: ScreenTree
    private let words: (Way) -> String
    private(set) var sayings: [Saying] = []
    private(set) var events: [Event] = []
    private(set) var numbers: [Event: Int] = [:]
    /// Screens as numbers, the last one undeclared.
    let screenCount: Int
    /// The events of each operation, by its bit.
    private(set) var eventsOfOperation: [Bits] = []

    /// `words` writes what a line plays, with as much of its options as matters.
    init(
        _ model: Model, registry: Int = 0, words: @escaping (Way) -> String = BruteForce.written
    ) {
        self.model = model
        self.words = words
        tree = ScreenTree(model)
        screenCount = model.screens.count + 1
        if model.registries.indices.contains(registry) {
            let registry = model.registries[registry]
            let whole = Self.versions(registry.options, model)
            for edge in registry.edges.handles { say(edge, whole) }
        }
        listEvents()
    }

    // MARK: Screens

    private func position(_ number: Int) -> ScreenTree.Position {
        number == screenCount - 1 ? ScreenTree.undeclared : tree.position(of: Handle(number))
    }

    private func isA(_ screen: Int, _ ancestor: Int) -> Bool {
        if screen == ancestor { return true }
        if screen == screenCount - 1 { return false }
        return model.screenReferences[model.screens[screen].parents]
            .contains { isA(Int($0.index), ancestor) }
    }

    private func has(_ end: Endpoint, _ screen: Int) -> Bool {
        switch end {
        case .any: true
        case .screen(let named): isA(screen, Int(named.index))
        case .group(let group):
            model.ends[model.groups[group].members].contains { has($0, screen) }
        }
    }

    /// The screens of an end.
    private func screens(_ end: Endpoint) -> [Bool] { (0..<screenCount).map { has(end, $0) } }

    /// The ends between `|`, without those that are part of another.
    private func alternatives(_ ends: HandleRange<Endpoint>) -> [[Bool]] {
        var all: [[Bool]] = []
        for end in model.ends[ends] where !all.contains(screens(end)) { all.append(screens(end)) }
        return all.filter { one in
            !all.contains { other in other != one && zip(one, other).allSatisfy { !$0 || $1 } }
        }
    }

    private func union(_ ends: [[Bool]]) -> [Bool] {
        (0..<screenCount).map { screen in ends.contains { $0[screen] } }
    }

    /// All pairs of screens, and whether each is one from one end to the other.
    private func pairs(_ from: [Bool], _ to: [Bool]) -> [Bool] {
        (0..<screenCount).flatMap { left in
            (0..<screenCount).map { right in from[left] && to[right] }
        }
    }

    private func either(_ left: [Bool], _ right: [Bool]) -> [Bool] {
        zip(left, right).map { $0 || $1 }
    }

    // MARK: Lines

    private mutating func say(_ handle: Handle<Edge>, _ whole: Range<SystemVersion>) {
        let edge = model.edges[handle]
        // A line with only braces has no animation.
        guard let use = edge.animation else { return }
        let going = Way(model: model, edge: edge, use: use, call: use.going)
        var returning = going.opposite
        if let written = use.returning {
            returning = Way(model: model, edge: edge, use: use, call: written)
        }
        let lefts = alternatives(edge.from)
        let rights = alternatives(edge.to)
        let isBothWays = edge.isBothWays || edge.operation == .tab
        var line = pairs(union(lefts), union(rights))
        if isBothWays { line = either(line, pairs(union(rights), union(lefts))) }
        // `A <-> B: x / y` is `A -> B: x` and `B -> A: y`, each with its opposite.
        let there = Plays(going, edge.isBothWays ? going.opposite : returning)
        let back = edge.isBothWays ? Plays(returning, returning.opposite) : there
        for left in lefts {
            for right in rights {
                let (forward, turned) = (pairs(left, right), pairs(right, left))
                let both = isBothWays ? either(forward, turned) : forward
                let versions = Self.versions(use.options, model).clamped(to: whole)
                add(handle, versions, left, right, (forward, both, line), there, isTurned: false)
                if isBothWays {
                    add(handle, versions, right, left, (turned, both, line), back, isTurned: true)
                }
            }
        }
    }

    private struct Plays {
        var way: Way
        var returning: Way

        init(_ way: Way, _ returning: Way) {
            self.way = way
            self.returning = returning.asReturn
        }
    }

    private mutating func add(
        _ handle: Handle<Edge>, _ versions: Range<SystemVersion>, _ from: [Bool], _ to: [Bool],
        _ pairs: (own: [Bool], both: [Bool], line: [Bool]), _ plays: Plays, isTurned: Bool
    ) {
        let (operations, hasReturn, trigger) = operations(model.edges[handle])
        sayings.append(
            Saying(
                edge: handle, isTurned: isTurned, operations: operations, trigger: trigger,
                version: versions.lowerBound, end: versions.upperBound, from: from, to: to,
                pairs: pairs.own, both: pairs.both, line: pairs.line, play: words(plays.way),
                returning: hasReturn ? words(plays.returning) : nil))
    }

    /// The operations that a line covers itself, and whether these have a return.
    private func operations(_ edge: Edge) -> (OperationSet, Bool, Trigger) {
        switch edge.operation {
        case nil: ([.push, .present, .replace], true, .any)
        case .push: (.push, true, .any)
        case .present: (.present, true, .any)
        case .pop: (.pop, false, .any)
        case .dismiss: (.dismiss, false, .any)
        case .replace: (.replace, false, .any)
        case .tab: (.tabHigher, true, .any)
        case .segue:
            ([.push, .present, .replace], true, edge.segue.map { .segue($0) } ?? .any)
        case .unwind: ([.pop, .dismiss], false, edge.segue.map { .unwind($0) } ?? .any)
        }
    }

    /// The text as written, or the resolved opposite; enough for names without parts.
    static func written(_ way: Way) -> String {
        let text = ModelText(way.model).call(way.call)
        guard way.isOpposite else { return text }
        return switch text {
        case "slide(left)": "slide(right)"
        case "slide(right)": "slide(left)"
        case "push(left)": "pull(right)"
        case "push(right)": "pull(left)"
        case "pull(left)": "push(right)"
        case "pull(right)": "push(left)"
        default: text
        }
    }

    /// The versions that random programs name, the later one first. As decimals they would be the
    /// other way round.
    static let versions = [SystemVersion(13, 10), SystemVersion(13, 4)]

    /// The versions in which what has these options counts.
    static func versions(
        _ options: HandleRange<Handle<Call>>, _ model: Model
    ) -> Range<SystemVersion> {
        let text = ModelText(model).calls(options)
        func version(_ labels: [String]) -> SystemVersion? {
            versions.first { version in
                labels.contains { text.contains("\($0)\(version.major).\(version.minor)") }
            }
        }
        let first = version(["available(", "from: "]) ?? .oldest
        return first..<max(first, version(["before: "]) ?? .newest)
    }

    // MARK: Events

    private mutating func listEvents() {
        let versions = ([SystemVersion(12)] + Self.versions.reversed()).filter { version in
            version.major == 12 || sayings.contains { $0.version == version || $0.end == version }
        }
        let segues = model.segues.indices.map { Handle<Segue>($0) }
        let going = segues.filter { segue in sayings.contains { $0.trigger == .segue(segue) } }
        let unwinding = segues.filter { segue in sayings.contains { $0.trigger == .unwind(segue) } }
        eventsOfOperation = Array(repeating: Bits(), count: 7)
        for bit in 0..<7 {
            let operation = OperationSet(rawValue: 1 << bit)
            guard sayings.contains(where: { covers($0, operation) }) else { continue }
            let isTab = operation == .tabHigher || operation == .tabLower
            let isBack = operation == .pop || operation == .dismiss
            for segue in isTab ? [nil] : [nil] + going {
                for unwind in isBack ? [nil] + unwinding : [nil] {
                    for version in versions {
                        list(
                            Event(
                                operation, from: 0, to: 0, segue: segue, unwind: unwind,
                                version: version),
                            bit)
                    }
                }
            }
        }
    }

    /// Whether a line covers an operation, itself or by its return.
    private func covers(_ saying: Saying, _ operation: OperationSet) -> Bool {
        let forward: [OperationSet: OperationSet] = [
            .pop: .push, .dismiss: .present, .tabLower: .tabHigher,
        ]
        return saying.operations.contains(operation)
            || forward[operation].map(saying.operations.contains) == true
    }

    /// Adds an event for each pair of screens.
    private mutating func list(_ event: Event, _ bit: Int) {
        let covering = sayings.indices.filter { covers(sayings[$0], event) }
        for from in 0..<screenCount {
            for to in 0..<screenCount {
                let number = events.count
                events.append(event)
                events[number].from = position(from)
                events[number].to = position(to)
                numbers[events[number]] = number
                eventsOfOperation[bit].insert(number)
                for saying in covering {
                    let pair = from * screenCount + to
                    if sayings[saying].pairs[pair] { sayings[saying].events.insert(number) }
                    if sayings[saying].both[pair] { sayings[saying].bothEvents.insert(number) }
                }
            }
        }
    }

    /// Whether a line covers an event apart from its screens.
    func covers(_ saying: Saying, _ event: Event) -> Bool {
        guard saying.operations.contains(event.operation), event.version >= saying.version,
            event.version < saying.end
        else { return false }
        switch saying.trigger {
        case .any: return true
        case .segue(let segue): return event.segue == segue
        case .unwind(let unwind): return event.unwind == unwind
        }
    }
}
