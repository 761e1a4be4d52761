enum SearchAnswer<Found> {
    case none
    case found(Found)
    /// The two are too long for a search of all their pairs.
    case tooLarge
}

/// The shortest text that two automata accept, found breadth first over pairs of their states.
struct PatternProduct {
    /// A byte of the text found, and the piece of each side that contains it.
    struct Byte {
        var byte: UInt8
        var left: Int
        var right: Int
    }

    private struct State: Hashable {
        var left: Int
        var right: Int
        /// Whether an earlier byte was in different pieces.
        var diverged: Bool
    }

    private struct Visit {
        var state: State
        /// The visit before; nil for the first.
        var previous: Int?
        /// The byte of the step to here, if any.
        var byte: UInt8?
    }

    private static let largestPairCount = 1 << 21

    private let left: [PatternStep]
    private let right: [PatternStep]
    /// How many states and pairs of states have been visited.
    private(set) var work: Int
    private var visits: [Visit] = []
    /// The next visits with the same number of bytes, and those with one more.
    private var current: [Int] = []
    private var upcoming: [Int] = []
    private var seen: Set<State> = []

    init(_ left: [PatternStep], _ right: [PatternStep]) {
        self.left = left
        self.right = right
        work = left.count + right.count
    }

    /// Searches for a text of both. If `diverging`, the two must divide it differently among their
    /// pieces, which must be those of one pattern.
    mutating func findText(diverging: Bool) -> SearchAnswer<[Byte]> {
        if UInt64(left.count) * UInt64(right.count) > Self.largestPairCount { return .tooLarge }
        push(State(left: 0, right: 0, diverged: !diverging), from: nil)
        while !current.isEmpty {
            var next = 0
            while next < current.count {
                if expand(current[next]) { return .found(text(to: current[next])) }
                next += 1
            }
            current = upcoming
            upcoming = []
        }
        return .none
    }

    private mutating func push(_ state: State, from previous: Int?, byte: UInt8? = nil) {
        // A state is reached in up to three ways.
        // Hot.
        if seen.contains(state) { return }
        if byte == nil { current.append(visits.count) } else { upcoming.append(visits.count) }
        visits.append(Visit(state: state, previous: previous, byte: byte))
    }

    /// Follows a pair of states; true if both automata accept there.
    private mutating func expand(_ index: Int) -> Bool {
        let state = visits[index].state
        guard seen.insert(state).inserted else { return false }
        work += 1
        let (first, second) = (left[state.left], right[state.right])
        var next = state
        if let targets = first.action.silentTargets(from: state.left) {
            for target in targets {
                next.left = target
                push(next, from: index)
            }
            return false
        }
        if let targets = second.action.silentTargets(from: state.right) {
            for target in targets {
                next.right = target
                push(next, from: index)
            }
            return false
        }
        if case .end = first.action, case .end = second.action { return state.diverged }
        if case .many = first.action {
            next.left += 1
            push(next, from: index)
        }
        if case .many = second.action {
            next = state
            next.right += 1
            push(next, from: index)
        }
        if let byte = first.action.commonByte(with: second.action) {
            next.left = first.action.target(from: state.left)
            next.right = second.action.target(from: state.right)
            next.diverged = state.diverged || first.piece != second.piece
            push(next, from: index, byte: byte)
        }
        return false
    }

    private func text(to last: Int) -> [Byte] {
        var text: [Byte] = []
        var visit = visits[last]
        while let previous = visit.previous {
            let source = visits[previous]
            if let byte = visit.byte {
                text.append(
                    Byte(
                        byte: byte, left: left[source.state.left].piece,
                        right: right[source.state.right].piece))
            }
            visit = source
        }
        return text.reversed()
    }
}

extension PatternStep.Action {
    /// The targets of a step that consumes no byte.
    fileprivate func silentTargets(from state: Int) -> [Int]? {
        switch self {
        case .fork(let target): [state + 1, target]
        case .jump(let target): [target]
        case .one, .many, .end: nil
        }
    }

    /// The targets of a step that consumes a byte.
    fileprivate func target(from state: Int) -> Int {
        if case .many = self { state } else { state + 1 }
    }

    /// A byte that both accept.
    fileprivate func commonByte(with other: Self) -> UInt8? {
        guard let bytes, let others = other.bytes else { return nil }
        return bytes.common(with: others)
    }

    private var bytes: ByteClass? {
        switch self {
        case .one(let bytes), .many(let bytes): bytes
        case .fork, .jump, .end: nil
        }
    }
}
