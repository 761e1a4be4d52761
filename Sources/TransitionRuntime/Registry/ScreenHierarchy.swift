/// The declared screens, and which other screens each of them is.
public struct ScreenHierarchy<Screen: Hashable & Sendable>: Sendable {
    private var parents: [Screen: [Screen]] = [:]
    private var children: [Screen: [Screen]] = [:]

    public init() {}

    /// Declares a screen; a screen without parents need not be declared.
    public mutating func add(_ screen: Screen, is parents: [Screen] = []) {
        for parent in parents where self.parents[screen]?.contains(parent) != true {
            self.parents[screen, default: []].append(parent)
            children[parent, default: []].append(screen)
        }
    }

    /// A screen and all that it is, the nearest first.
    func selfAndAncestors(of screen: Screen) -> [Screen] { reached(from: [screen], by: parents) }

    /// Screens and all that are one of them, each once.
    func selvesAndDescendants(of screens: [Screen]) -> [Screen] {
        reached(from: screens, by: children)
    }

    /// Breadth first; a circle ends where it began.
    private func reached(from start: [Screen], by steps: [Screen: [Screen]]) -> [Screen] {
        if start.count == 1, let only = start.first, steps[only] == nil { return start }
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

/// An end of a line: some screens, or any.
///
/// Each screen stands for itself and all that are below it in a ``ScreenHierarchy``.
public struct ScreenSet<Screen: Hashable & Sendable>: Hashable, Sendable, ExpressibleByArrayLiteral
{
    /// nil for any.
    let roots: [Screen]?

    private init(roots: [Screen]?) { self.roots = roots }

    public init(_ screens: some Sequence<Screen>) { roots = Array(screens) }

    public init(arrayLiteral elements: Screen...) { roots = elements }

    /// Every screen, declared or not.
    public static var any: ScreenSet { ScreenSet(roots: nil) }
}

/// The ends of a table's lines, each kept once and known by a number.
struct ScreenSets<Screen: Hashable & Sendable>: Sendable {
    private let hierarchy: ScreenHierarchy<Screen>
    private var numbers: [ScreenSet<Screen>: Int] = [:]
    private var sets: [Members] = []
    private var screenNumbers: [Screen: Int] = [:]
    /// The sets that each screen is in, by the screen's number; `*` is not listed.
    private var setsOfScreens: [[Int]] = []
    private var any: Int?
    /// The ends of whole lines that were looked for last, and their numbers.
    private var recent: [(set: ScreenSet<Screen>, number: Int)] = []

    private enum Members: Sendable {
        case all
        /// The numbers of screens, sorted.
        case some([Int])
    }

    /// `*` counts as more screens than any app declares: the undeclared ones are in it too. The
    /// pairs of two such sets, twice, are still far from the largest number.
    private static var countOfAny: Int { 1 << 24 }

    init(_ hierarchy: ScreenHierarchy<Screen>) { self.hierarchy = hierarchy }

    var count: Int { sets.count }

    /// The number of a set, new if it has not been seen.
    mutating func number(of set: ScreenSet<Screen>) -> Int {
        if let number = numbers[set] { return number }
        let number = sets.count
        numbers[set] = number
        guard let roots = set.roots else {
            any = number
            sets.append(.all)
            return number
        }
        var members: [Int] = []
        for screen in hierarchy.selvesAndDescendants(of: roots) {
            let member = screenNumbers[screen] ?? setsOfScreens.count
            if member == setsOfScreens.count {
                screenNumbers[screen] = member
                setsOfScreens.append([])
            }
            setsOfScreens[member].append(number)
            members.append(member)
        }
        sets.append(.some(members.sorted()))
        return number
    }

    /// The number of an end of a whole line, which many statements in a row may share: it is found
    /// without its screens being hashed for each.
    mutating func number(ofLineEnd set: ScreenSet<Screen>) -> Int {
        for known in recent where known.set == set { return known.number }
        let number = number(of: set)
        if recent.count == 2 { recent.removeFirst() }
        recent.append((set, number))
        return number
    }

    /// The sets that a screen is in; an undeclared one is in `*` alone.
    func numbers(containing screen: Screen?) -> [Int] {
        let named = screen.flatMap { screenNumbers[$0] }.map { setsOfScreens[$0] } ?? []
        return any.map { named + [$0] } ?? named
    }

    func contains(_ set: Int, _ screen: Screen?) -> Bool {
        switch sets[set] {
        case .all: true
        case .some(let members):
            if let screen, let number = screenNumbers[screen] {
                Self.contains(members, number)
            } else {
                false
            }
        }
    }

    /// How many pairs lead from one set to another; in both directions those inside what the two
    /// share count only once.
    func pairCount(_ from: Int, _ to: Int, isBothWays: Bool = false) -> Int {
        let pairs = count(of: from) * count(of: to)
        guard isBothWays else { return pairs }
        let shared = sharedCount(from, to)
        return 2 * pairs - shared * shared
    }

    private func count(of set: Int) -> Int {
        switch sets[set] {
        case .all: Self.countOfAny
        case .some(let members): members.count
        }
    }

    private func sharedCount(_ left: Int, _ right: Int) -> Int {
        guard case .some(let few) = sets[left] else { return count(of: right) }
        guard case .some(let others) = sets[right] else { return few.count }
        return few.reduce(0) { $0 + (Self.contains(others, $1) ? 1 : 0) }
    }

    private static func contains(_ sorted: [Int], _ number: Int) -> Bool {
        var range = 0..<sorted.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if sorted[middle] == number { return true }
            range =
                sorted[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return false
    }
}
