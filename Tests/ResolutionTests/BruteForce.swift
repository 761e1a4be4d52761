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
        var means: Means
        var version: Int
        /// The first version in which it counts no more.
        var end: Int
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

    enum Means: Equatable {
        case any
        case segue(Handle<Segue>)
        case unwind(Handle<Segue>)
    }

    let model: Model
    let tree: ScreenTree
    private(set) var sayings: [Saying] = []
    private(set) var events: [Event] = []
    private var numbers: [Event: Int] = [:]
    /// Screens as numbers, the last one undeclared.
    private let screenCount: Int
    /// The events of each operation, by its bit.
    private var eventsOfOperation: [Bits] = []

    init(_ model: Model) {
        self.model = model
        tree = ScreenTree(model)
        screenCount = model.screens.count + 1
        for registry in model.registries {
            for edge in registry.edges.handles { say(edge) }
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

    private func has(_ end: EdgeEnd, _ screen: Int) -> Bool {
        switch end {
        case .any: true
        case .screen(let named): isA(screen, Int(named.index))
        case .group(let group):
            model.ends[model.groups[group].members].contains { has($0, screen) }
        }
    }

    /// The screens of an end.
    private func screens(_ end: EdgeEnd) -> [Bool] { (0..<screenCount).map { has(end, $0) } }

    /// The ends between `|`, without those that are part of another.
    private func alternatives(_ ends: HandleRange<EdgeEnd>) -> [[Bool]] {
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

    private mutating func say(_ handle: Handle<Edge>) {
        let edge = model.edges[handle]
        // A line with only braces says nothing about the animation.
        guard let use = edge.animation else { return }
        let texts = ModelText(model)
        let going = texts.call(use.going)
        let returning = use.returning.map(texts.call) ?? opposite(going)
        let lefts = alternatives(edge.from)
        let rights = alternatives(edge.to)
        let isBothWays = edge.isBothWays || edge.operation == .tab
        var line = pairs(union(lefts), union(rights))
        if isBothWays { line = either(line, pairs(union(rights), union(lefts))) }
        for left in lefts {
            for right in rights {
                let there = pairs(left, right)
                let back = pairs(right, left)
                let both = isBothWays ? either(there, back) : there
                // `A <-> B: x / y` is `A -> B: x` and `B -> A: y`, each with its opposite.
                let forward = edge.isBothWays ? (going, opposite(going)) : (going, returning)
                let turned =
                    edge.isBothWays ? (returning, opposite(returning)) : (going, returning)
                add(handle, use, there, both, line, forward, isTurned: false)
                if isBothWays { add(handle, use, back, both, line, turned, isTurned: true) }
            }
        }
    }

    private mutating func add(
        _ handle: Handle<Edge>, _ use: AnimationUse, _ pairs: [Bool], _ both: [Bool],
        _ line: [Bool], _ plays: (String, String), isTurned: Bool
    ) {
        let (operations, hasReturn, means) = operations(model.edges[handle])
        sayings.append(
            Saying(
                edge: handle, isTurned: isTurned, operations: operations, means: means,
                version: version(use.options, "from: ") ?? 0,
                end: version(use.options, "before: ") ?? .max, pairs: pairs, both: both, line: line,
                play: plays.0, returning: hasReturn ? plays.1 : nil))
    }

    /// The operations that a line covers itself, and whether these have a return.
    private func operations(_ edge: Edge) -> (OperationSet, Bool, Means) {
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

    private func opposite(_ text: String) -> String {
        switch text {
        case "slide(left)": "slide(right)"
        case "slide(right)": "slide(left)"
        case "push(left)": "pull(right)"
        case "push(right)": "pull(left)"
        case "pull(left)": "push(right)"
        case "pull(right)": "push(left)"
        default: text
        }
    }

    private func version(_ options: HandleRange<Handle<Call>>, _ label: String) -> Int? {
        let text = ModelText(model).calls(options)
        return text.contains("\(label)13") ? 13 : text.contains("\(label)14") ? 14 : nil
    }

    // MARK: Events

    private mutating func listEvents() {
        let versions = [12, 13, 14].filter { version in
            version == 12 || sayings.contains { $0.version == version || $0.end == version }
        }
        let segues = model.segues.indices.map { Handle<Segue>($0) }
        let going = segues.filter { segue in sayings.contains { $0.means == .segue(segue) } }
        let unwinding = segues.filter { segue in sayings.contains { $0.means == .unwind(segue) } }
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

    /// Whether a line says something of an operation, itself or as its return.
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

    private func covers(_ saying: Saying, _ event: Event) -> Bool {
        guard saying.operations.contains(event.operation), event.version >= saying.version,
            event.version < saying.end
        else { return false }
        switch saying.means {
        case .any: return true
        case .segue(let segue): return event.segue == segue
        case .unwind(let unwind): return event.unwind == unwind
        }
    }

    // MARK: Which is narrower

    /// Whether all events of one are events of the other, or of both its directions together. A
    /// segue stands below the operations that could carry it out, and an unwind below the segue's
    /// way back: there only those operations, and only the screens, are compared.
    func isInside(_ inner: Int, _ outer: Int) -> Bool {
        let (left, right) = (sayings[inner], sayings[outer])
        switch (left.means, right.means) {
        case (.any, .any), (.segue, .segue), (.unwind, .unwind):
            return left.events.isSubset(of: right.bothEvents)
        case (.segue, .any), (.unwind, .any):
            return eventsOfOperation.indices.allSatisfy { bit in
                !right.operations.contains(OperationSet(rawValue: 1 << bit))
                    || left.events.intersection(eventsOfOperation[bit])
                        .isSubset(of: right.bothEvents)
            }
        case (.unwind, .segue):
            return left.version >= right.version && left.end <= right.end
                && zip(left.pairs, right.both).allSatisfy { !$0 || $1 }
        case (.any, _), (.segue, .unwind):
            return false
        }
    }

    /// Whether one has the better claim where both speak of an event.
    func isNarrower(_ left: Int, _ right: Int) -> Bool {
        guard isInside(left, right) else { return false }
        guard isInside(right, left) else { return true }
        return isLineInside(left, right) && !isLineInside(right, left)
    }

    func isSame(_ left: Int, _ right: Int) -> Bool {
        isInside(left, right) && isInside(right, left) && isLineInside(left, right)
            && isLineInside(right, left)
    }

    private func isLineInside(_ inner: Int, _ outer: Int) -> Bool {
        zip(sayings[inner].line, sayings[outer].line).allSatisfy { !$0 || $1 }
    }

    /// Of the lines that cover an event themselves, those than which no other is narrower.
    func winners(_ event: Int, _ isNarrower: [[Bool]]) -> [Int] {
        let covering = sayings.indices.filter { sayings[$0].events.contains(event) }
        return covering.filter { index in !covering.contains { isNarrower[$0][index] } }
    }

    /// What the lines have an event play: one text where they agree, more where they tie, none
    /// where no line decides.
    func answers(_ event: Int, _ isNarrower: [[Bool]]) -> Set<String> {
        let own = winners(event, isNarrower)
        if !own.isEmpty { return Set(own.map { asWritten($0, event).play }) }
        guard let forward = forward(event) else { return [] }
        return Set(
            winners(forward, isNarrower).compactMap { asWritten($0, forward).returning })
    }

    /// Where both directions of a line cover an event, the direction as written counts.
    private func asWritten(_ saying: Int, _ event: Int) -> Saying {
        sayings.first {
            $0.edge == sayings[saying].edge && !$0.isTurned && $0.events.contains(event)
        } ?? sayings[saying]
    }

    /// The number of the event that another takes back.
    private func forward(_ number: Int) -> Int? {
        var event = events[number]
        switch event.operation {
        case .pop: event.operation = .push
        case .dismiss: event.operation = .present
        case .tabLower: event.operation = .tabHigher
        default: return nil
        }
        event.unwind = nil
        swap(&event.from, &event.to)
        return numbers[event]
    }
}

/// A set of small numbers.
struct Bits {
    private var words: [UInt64] = []

    func contains(_ number: Int) -> Bool {
        number / 64 < words.count && words[number / 64] & (1 << UInt64(number % 64)) != 0
    }

    mutating func insert(_ number: Int) {
        while words.count <= number / 64 { words.append(0) }
        words[number / 64] |= 1 << UInt64(number % 64)
    }

    func isSubset(of other: Bits) -> Bool {
        words.indices.allSatisfy { index in
            words[index] & ~(index < other.words.count ? other.words[index] : 0) == 0
        }
    }

    func intersection(_ other: Bits) -> Bits {
        var result = self
        for index in words.indices {
            result.words[index] &= index < other.words.count ? other.words[index] : 0
        }
        return result
    }
}
