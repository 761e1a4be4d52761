/// The shortest text that two automata accept, found breadth first over pairs of their states.
///
/// Keeps its arrays from search to search: a search costs the pairs it reaches, no more.
struct PatternProduct {
    enum Answer {
        case none
        case found
        /// The two are too long for a table of all their pairs.
        case tooLarge
    }

    /// A byte of the text found, and the atom of each side that yields it.
    struct Byte {
        var byte: UInt8
        var left: Int32
        var right: Int32
    }

    private struct Visit {
        var left: Int32
        var right: Int32
        /// Whether a byte before was yielded by different atoms.
        var diverged: Bool
        var previous: Int32
        /// The byte taken to come here, or nothing.
        var byte: UInt8?

        /// Another pair, come to from this one, at `index`, without a byte.
        func moved(from index: Int32, left: Int32, right: Int32) -> Visit {
            Visit(left: left, right: right, diverged: diverged, previous: index, byte: nil)
        }
    }

    private static let largestTable = 1 << 22

    var left: [PatternStep] = []
    var right: [PatternStep] = []
    /// The text of the last search that found one.
    private(set) var text: [Byte] = []
    /// States and pairs of states of all searches.
    private(set) var work = 0
    private var visits: [Visit] = []
    private var current: [Int32] = []
    private var upcoming: [Int32] = []
    private var seen: [UInt32] = []
    private var search: UInt32 = 0

    /// Looks for a text of both ``left`` and ``right``; if `diverging`, one that they do not share
    /// out alike among their atoms, which must be those of one pattern.
    mutating func run(diverging: Bool) -> Answer {
        work += left.count + right.count
        let (pairs, overflow) = left.count.multipliedReportingOverflow(by: right.count)
        if overflow || pairs > Self.largestTable / 2 { return .tooLarge }
        if seen.count < pairs * 2 {
            seen.append(contentsOf: repeatElement(0, count: pairs * 2 - seen.count))
        }
        search &+= 1
        visits.removeAll(keepingCapacity: true)
        current.removeAll(keepingCapacity: true)
        upcoming.removeAll(keepingCapacity: true)
        push(Visit(left: 0, right: 0, diverged: !diverging, previous: -1, byte: nil))
        while !current.isEmpty {
            var next = 0
            while next < current.count {
                let index = current[next]
                next += 1
                if expand(index) {
                    collect(from: index)
                    return .found
                }
            }
            swap(&current, &upcoming)
            upcoming.removeAll(keepingCapacity: true)
        }
        return .none
    }

    private mutating func push(_ visit: Visit) {
        if seen[slot(visit)] == search { return }
        let index = Int32(truncatingIfNeeded: visits.count)
        visits.append(visit)
        if visit.byte == nil { current.append(index) } else { upcoming.append(index) }
    }

    private func slot(_ visit: Visit) -> Int {
        (Int(visit.left) * right.count + Int(visit.right)) * 2 + (visit.diverged ? 1 : 0)
    }

    /// Follows a pair of states; true if both automata accept there.
    private mutating func expand(_ index: Int32) -> Bool {
        let visit = visits[Int(index)]
        let slot = slot(visit)
        if seen[slot] == search { return false }
        seen[slot] = search
        work += 1
        let first = left[Int(visit.left)]
        let second = right[Int(visit.right)]
        var silent = visit
        silent.previous = index
        silent.byte = nil
        if let targets = Self.silentTargets(first.action, visit.left) {
            silent.left = targets.0
            push(silent)
            silent.left = targets.1
            push(silent)
            return false
        }
        if let targets = Self.silentTargets(second.action, visit.right) {
            silent.right = targets.0
            push(silent)
            silent.right = targets.1
            push(silent)
            return false
        }
        if case .end = first.action, case .end = second.action { return visit.diverged }
        take(index, first, second)
        return false
    }

    private mutating func take(_ index: Int32, _ first: PatternStep, _ second: PatternStep) {
        let visit = visits[Int(index)]
        if case .many = first.action {
            push(visit.moved(from: index, left: visit.left + 1, right: visit.right))
        }
        if case .many = second.action {
            push(visit.moved(from: index, left: visit.left, right: visit.right + 1))
        }
        guard let byte = Self.common(first.action, second.action) else { return }
        push(
            Visit(
                left: Self.target(first.action, visit.left),
                right: Self.target(second.action, visit.right),
                diverged: visit.diverged || first.atom != second.atom, previous: index, byte: byte))
    }

    /// Where a step leads that takes no byte at all.
    private static func silentTargets(
        _ action: PatternStep.Action, _ state: Int32
    ) -> (Int32, Int32)? {
        switch action {
        case .fork(let target): (state + 1, target)
        case .jump(let target): (target, target)
        case .byte, .one, .many, .end: nil
        }
    }

    private static func target(_ action: PatternStep.Action, _ state: Int32) -> Int32 {
        switch action {
        case .many: state
        case .byte, .one, .fork, .jump, .end: state + 1
        }
    }

    private static func common(_ first: PatternStep.Action, _ second: PatternStep.Action) -> UInt8?
    {
        switch (first, second) {
        case (.byte(let one), .byte(let other)): one == other ? one : nil
        case (.byte(let byte), .one(let bytes)), (.byte(let byte), .many(let bytes)),
            (.one(let bytes), .byte(let byte)), (.many(let bytes), .byte(let byte)):
            bytes.contains(byte) ? byte : nil
        case (.one(let one), .one(let other)), (.one(let one), .many(let other)),
            (.many(let one), .one(let other)), (.many(let one), .many(let other)):
            one.common(with: other)
        case (.fork, _), (.jump, _), (.end, _), (_, .fork), (_, .jump), (_, .end): nil
        }
    }

    private mutating func collect(from last: Int32) {
        text.removeAll(keepingCapacity: true)
        var index = last
        while index >= 0 {
            let visit = visits[Int(index)]
            if let byte = visit.byte, visit.previous >= 0 {
                let source = visits[Int(visit.previous)]
                text.append(
                    Byte(
                        byte: byte, left: left[Int(source.left)].atom,
                        right: right[Int(source.right)].atom))
            }
            index = visit.previous
        }
        text.reverse()
    }
}
