import Resolution
import TransitionDSL

/// What a registry means, read off its lines by trying every event: no trees, no intervals, no
/// early ends. Slow, and as plain as the manual's text.
struct BruteForce {
    /// One thing that a line says, with the events it says it of.
    struct Saying {
        var edge: Handle<Edge>
        var isBack: Bool
        var isWritten: Bool
        var operations: OperationSet
        var means: Means
        var version: Int
        /// Whether it covers a pair of screens, by the number of the pair.
        var pairs: [Bool]
        /// Whether its whole line does, of which it is one end on each side.
        var line: [Bool]
        var events = Bits()
        var text: [String]
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

    /// All pairs of screens, and whether each is one of these ends', or of its mirror image's.
    private func pairs(_ from: [Bool], _ to: [Bool], both: Bool) -> [Bool] {
        (0..<screenCount).flatMap { left in
            (0..<screenCount).map { right in
                from[left] && to[right] || both && from[right] && to[left]
            }
        }
    }

    // MARK: Lines

    private mutating func say(_ handle: Handle<Edge>) {
        let edge = model.edges[handle]
        guard let use = edge.animation else { return }
        let lefts = alternatives(edge.from)
        let rights = alternatives(edge.to)
        for left in lefts {
            for right in rights {
                say(
                    handle, use, Ends(left: left, right: right),
                    Ends(left: union(lefts), right: union(rights)))
            }
        }
    }

    private struct Ends {
        var left: [Bool]
        var right: [Bool]

        var turned: Ends { Ends(left: right, right: left) }
    }

    private mutating func say(
        _ handle: Handle<Edge>,
        _ use: AnimationUse,
        _ ends: Ends,
        _ line: Ends
    ) {
        let edge = model.edges[handle]
        let texts = ModelText(model)
        let going = texts.call(use.going)
        let (there, back, means) = operations(edge)
        let returning = use.returning.map(texts.call) ?? opposite(going)
        func say(
            _ isBack: Bool,
            _ operations: OperationSet,
            _ plays: [String],
            turned: Bool = false,
            written: Bool = true
        ) {
            if plays.contains("default") || operations.isEmpty { return }
            let both = plays.count > 1
            let (own, whole) = turned ? (ends.turned, line.turned) : (ends, line)
            sayings.append(
                Saying(
                    edge: handle, isBack: isBack, isWritten: written, operations: operations,
                    means: means, version: version(use.options),
                    pairs: pairs(own.left, own.right, both: both),
                    line: pairs(whole.left, whole.right, both: both),
                    text: Set(plays).count == 1 ? [plays[0]] : plays))
        }
        if edge.operation == .tab {
            say(false, .tabHigher, [going, going])
            say(true, .tabLower, [returning, returning])
        } else if !edge.isBothWays {
            say(false, there, [going])
            say(true, back, [returning], turned: true, written: use.returning != nil)
        } else if going == "default" {
            say(false, there, [returning], turned: true)
            say(true, back, [opposite(returning)], written: false)
        } else if returning == "default" {
            say(false, there, [going])
            say(true, back, [opposite(going)], turned: true, written: false)
        } else {
            say(false, there, [going, returning])
            let plays = [opposite(going), opposite(returning)]
            say(true, back, plays, turned: true, written: false)
        }
    }

    private func operations(_ edge: Edge) -> (OperationSet, OperationSet, Means) {
        switch edge.operation {
        case nil: ([.push, .present, .replace], [.pop, .dismiss], .any)
        case .push: (.push, .pop, .any)
        case .present: (.present, .dismiss, .any)
        case .pop: (.pop, [], .any)
        case .dismiss: (.dismiss, [], .any)
        case .replace: (.replace, [], .any)
        case .tab: (.tabHigher, .tabLower, .any)
        case .segue:
            ([.push, .present, .replace], [.pop, .dismiss], edge.segue.map { .segue($0) } ?? .any)
        case .unwind: ([.pop, .dismiss], [], edge.segue.map { .unwind($0) } ?? .any)
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

    private func version(_ options: HandleRange<Handle<Call>>) -> Int {
        let text = ModelText(model).calls(options)
        return text.contains("13") ? 13 : text.contains("14") ? 14 : 0
    }

    // MARK: Events

    private mutating func listEvents() {
        let versions = [12, 13, 14].filter { version in
            version == 12 || sayings.contains { $0.version == version }
        }
        let segues = model.segues.indices.map { Handle<Segue>($0) }
        let going = segues.filter { segue in sayings.contains { $0.means == .segue(segue) } }
        let unwinding = segues.filter { segue in sayings.contains { $0.means == .unwind(segue) } }
        eventsOfOperation = Array(repeating: Bits(), count: 7)
        for bit in 0..<7 {
            let operation = OperationSet(rawValue: 1 << bit)
            guard sayings.contains(where: { $0.operations.contains(operation) }) else { continue }
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

    /// Adds an event for each pair of screens.
    private mutating func list(_ event: Event, _ bit: Int) {
        let covering = sayings.indices.filter { covers(sayings[$0], event) }
        for from in 0..<screenCount {
            for to in 0..<screenCount {
                let number = events.count
                events.append(event)
                events[number].from = position(from)
                events[number].to = position(to)
                eventsOfOperation[bit].insert(number)
                for saying in covering where sayings[saying].pairs[from * screenCount + to] {
                    sayings[saying].events.insert(number)
                }
            }
        }
    }

    private func covers(_ saying: Saying, _ event: Event) -> Bool {
        guard saying.operations.contains(event.operation), event.version >= saying.version else {
            return false
        }
        switch saying.means {
        case .any: return true
        case .segue(let segue): return event.segue == segue
        case .unwind(let unwind): return event.unwind == unwind
        }
    }

    // MARK: Which is narrower

    /// Whether all events of one are events of the other. A segue stands below the operations that
    /// could carry it out, and an unwind below the segue's way back: there only those operations,
    /// and only the screens, are compared.
    func isInside(_ inner: Int, _ outer: Int) -> Bool {
        let (left, right) = (sayings[inner], sayings[outer])
        switch (left.means, right.means) {
        case (.any, .any), (.segue, .segue), (.unwind, .unwind):
            return left.events.isSubset(of: right.events)
        case (.segue, .any), (.unwind, .any):
            return eventsOfOperation.indices.allSatisfy { bit in
                !right.operations.contains(OperationSet(rawValue: 1 << bit))
                    || left.events.intersection(eventsOfOperation[bit])
                        .isSubset(of: right.events)
            }
        case (.unwind, .segue):
            return left.version >= right.version
                && zip(left.pairs, right.pairs).allSatisfy { !$0 || $1 }
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

    /// Of what is said of an event, what nothing else rules out.
    func winners(_ event: Int, _ isNarrower: [[Bool]]) -> [Int] {
        let covering = sayings.indices.filter { sayings[$0].events.contains(event) }
        let written = covering.filter { sayings[$0].isWritten }
        let tier = written.isEmpty ? covering : written
        return tier.filter { index in !tier.contains { isNarrower[$0][index] } }
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
