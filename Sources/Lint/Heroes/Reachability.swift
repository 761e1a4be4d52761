import TransitionDSL

/// Which screens can be the two ends of one transition that Hero animates, according to lines and
/// defaults. A class: all users share one allowance.
/// If a default has an animation, any two screens can; otherwise the lines decide. A screen
/// includes its declared subclasses. What would take too long to compute counts as possible.
final class Reachability {
    /// One of the two ends of a line.
    struct LineSide: Hashable {
        var edge: Handle<Edge>
        var isFrom: Bool

        var opposite: LineSide { LineSide(edge: edge, isFrom: !isFrom) }
    }

    /// The other ends of a screen's transitions.
    struct Partners {
        /// Lines that name the screen, and at which end.
        var lines: [LineSide] = []
        /// The screens that can meet any screen.
        var meetingAll: [Handle<Screen>] = []
    }

    private let model: Model
    /// By screen: its declared direct subclasses.
    private let subclasses: [[Handle<Screen>]]
    /// Any two different screens may meet.
    private var isOpen = false
    /// There are too many lines to analyze.
    private var isUnknown = false
    /// The facts about each screen, and about all.
    private var facts: [ScreenFacts]
    private var factsOfAll: ScreenFacts = []
    /// By screen: the ends of lines that include it.
    private var sides: [[LineSide]]
    /// How many steps are left, first for reading the lines, then for all questions.
    private var allowance = 2_000_000

    init(_ model: Model) {
        self.model = model
        facts = model.screens.map { _ in [] }
        sides = model.screens.map { _ in [] }
        subclasses = model.subclasses()
        addLines()
        addDefaults()
        allowance = 4_000_000
    }

    // MARK: Questions

    func mayMeet(_ first: [Handle<Screen>], _ second: [Handle<Screen>]) -> Bool {
        if first.isEmpty || second.isEmpty { return false }
        guard allowance > 0, !isUnknown else { return true }
        let areTwo = first.count > 1 || second.count > 1 || first[0] != second[0]
        if areTwo, isOpen || (first + second).contains(where: { has(.meetsAll, $0) }) {
            return true
        }
        var opposite = OrderedSet<LineSide>()
        for screen in first {
            for side in sides[Int(screen.index)] { opposite.append(side.opposite) }
            allowance -= sides[Int(screen.index)].count + 1
        }
        return second.contains { screen in
            allowance -= sides[Int(screen.index)].count + 1
            return sides[Int(screen.index)].contains(where: opposite.contains)
        }
    }

    /// Whether a line that Hero plays opens one of the second screens from one of the first.
    func certainlyOpens(_ first: [Handle<Screen>], _ second: [Handle<Screen>]) -> Bool {
        let ends = Set(second.flatMap { sides[Int($0.index)] })
        return first.contains { screen in
            allowance -= sides[Int(screen.index)].count + 1
            return sides[Int(screen.index)].contains { side in
                let edge = model.edges[side.edge]
                return (side.isFrom ? edge.opensItsTo : edge.opensItsFrom)
                    && ends.contains(side.opposite)
            }
        }
    }

    /// The same, if a line or default that names no screen could do so, too.
    func mayOpen(_ first: [Handle<Screen>], _ second: [Handle<Screen>]) -> Bool {
        guard allowance > 0, !isUnknown, !isOpen,
            !(first + second).contains(where: { has(.meetsAll, $0) })
        else { return true }
        return certainlyOpens(first, second)
    }

    func partners(of screens: [Handle<Screen>]) -> Partners? {
        guard allowance > 0, !isUnknown, !isOpen, !screens.contains(where: { has(.meetsAll, $0) })
        else { return nil }
        var partners = Partners()
        partners.meetingAll = model.screens.indices.map { Handle($0) }.filter { has(.meetsAll, $0) }
        partners.lines = OrderedSet(screens.flatMap { sides[Int($0.index)] }).elements
        return partners.lines.isEmpty && partners.meetingAll.isEmpty ? nil : partners
    }

    func isNeverAnimated(_ screen: Handle<Screen>) -> Bool {
        !isOpen && !isUnknown && has(.isCovered, screen) && !has(.isPlayed, screen)
    }

    func isNeverOpened(_ screen: Handle<Screen>) -> Bool { !isUnknown && !has(.isOpened, screen) }

    /// Each once, with those that inherit from it.
    func withSubclasses(_ screens: [Handle<Screen>]) -> [Handle<Screen>] {
        let all = reachable(from: screens, asking: allowance) { subclasses[Int($0.index)] }
        allowance -= all.count
        return all
    }

    /// The screens at one end of a line; nil if that is all screens, or too many.
    func members(_ ends: HandleRange<Endpoint>) -> [Handle<Screen>]? {
        let all = model.withMembers(model.ends[ends])
        allowance -= all.count
        if allowance < 0 || all.contains(.any) { return nil }
        return withSubclasses(
            all.compactMap { if case .screen(let screen) = $0 { screen } else { nil } })
    }

    // MARK: Lines and defaults

    private func addLines() {
        for (index, edge) in model.edges.enumerated() {
            let (from, to) = (members(edge.from), members(edge.to))
            let isPlayedByHero = model.renderers(of: edge).mayBeHero
            let facts: ScreenFacts = isPlayedByHero ? [.isCovered, .isPlayed] : .isCovered
            add(edge.opensItsFrom ? facts.union(.isOpened) : facts, from)
            add(edge.opensItsTo ? facts.union(.isOpened) : facts, to)
            guard isPlayedByHero else { continue }
            if let from, let to {
                let side = LineSide(edge: Handle(index), isFrom: true)
                for screen in from { sides[Int(screen.index)].append(side) }
                for screen in to { sides[Int(screen.index)].append(side.opposite) }
            } else if let known = from ?? to {
                add(.meetsAll, known)
            } else {
                isOpen = true
            }
        }
        isUnknown = allowance < 0
    }

    private func addDefaults() {
        if model.edges.isEmpty, model.defaults.isEmpty {
            isOpen = true
            add(.isOpened, nil)
        }
        for block in model.defaults {
            for line in model.defaultLines[block.lines] {
                switch line.event {
                case .push, .present, .tab, .replace:
                    add(.isOpened, nil)
                    if mayBeHeros(line) { isOpen = true }
                case .pop, .dismiss, .reduceMotion: break
                }
            }
        }
        for index in model.screens.indices where !model.screens[index].defaults.isEmpty {
            let screens = withSubclasses([Handle(index)])
            add(.isOpened, screens)
            if model.defaultLines[model.screens[index].defaults].contains(where: mayBeHeros) {
                add(.meetsAll, screens)
                add(.isPlayed, nil)
            }
        }
    }

    private func mayBeHeros(_ line: DefaultLine) -> Bool {
        let (going, returning) = model.renderers(of: line.animation)
        return going.mayBeHero || returning.mayBeHero
    }

    private func add(_ fact: ScreenFacts, _ screens: [Handle<Screen>]?) {
        if let screens {
            for screen in screens { facts[Int(screen.index)].formUnion(fact) }
        } else {
            factsOfAll.formUnion(fact)
        }
    }

    private func has(_ fact: ScreenFacts, _ screen: Handle<Screen>) -> Bool {
        facts[Int(screen.index)].union(factsOfAll).contains(fact)
    }
}

private struct ScreenFacts: OptionSet {
    let rawValue: UInt8

    static let meetsAll = ScreenFacts(rawValue: 1)
    /// A line covers the screen.
    static let isCovered = ScreenFacts(rawValue: 2)
    /// Hero animates a line that covers the screen.
    static let isPlayed = ScreenFacts(rawValue: 4)
    /// A line or a default leads to it.
    static let isOpened = ScreenFacts(rawValue: 8)
}

extension Edge {
    /// Whether an event of this line can open a screen on its right.
    fileprivate var opensItsTo: Bool { operation?.comesBack != true || isBothWays }

    fileprivate var opensItsFrom: Bool {
        operation?.comesBack == true || operation == .tab || isBothWays
    }
}
