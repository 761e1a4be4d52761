import TransitionDSL

/// Which screens can be the two ends of one transition that Hero plays, by what lines and defaults
/// say. A class, so that handing it on copies nothing.
///
/// Where a default plays something, any two can; else lines tell. A screen stands for its
/// declared subclasses too. What would take too long to tell counts as possible.
final class Meetings {
    /// The other ends of a screen's transitions.
    struct Partners {
        /// Lines that name the screen, and on which end.
        var lines: [(edge: Handle<Edge>, isFrom: Bool)] = []
        /// The screens that can meet any.
        var meetingAll: [Handle<Screen>] = []
    }

    private let model: Model
    /// The screens that say `is` a screen.
    private let subclasses: AdjacencyList
    /// Any two different screens may meet.
    private var isOpen = false
    /// The lines are too many to tell.
    private var isUnknown = false
    /// What is known of each screen, and of all.
    private var facts: [ScreenFacts]
    private var factsOfAll: ScreenFacts = []
    /// The sides of lines, twice the line's number and 1 for `to`, that a screen stands on.
    private var sides = AdjacencyList()
    private var pairs: [(from: Int, to: Int)] = []

    private var sideStamps: [UInt32]
    private var screenStamps: [UInt32]
    private var round: UInt32 = 0
    /// How many more steps may be taken, first to read the lines, then for all questions.
    private var allowance = 4_000_000

    init(_ model: Model) {
        self.model = model
        let count = model.screens.count
        facts = [ScreenFacts](repeating: [], count: count)
        sideStamps = [UInt32](repeating: 0, count: model.edges.count * 2)
        screenStamps = [UInt32](repeating: 0, count: count)
        var children: [(from: Int, to: Int)] = []
        for index in model.screens.indices {
            for parent in model.screenReferences[model.screens[index].parents] {
                children.append((Int(parent.index), index))
            }
        }
        subclasses = AdjacencyList(children, nodeCount: count)
        addLines()
        addDefaults()
        sides = AdjacencyList(pairs, nodeCount: count)
        pairs = []
        allowance = 20_000_000
    }

    // MARK: Questions

    func mayMeet(_ first: [Handle<Screen>], _ second: [Handle<Screen>]) -> Bool {
        if first.isEmpty || second.isEmpty { return false }
        guard allowance > 0, !isUnknown else { return true }
        if first.count > 1 || second.count > 1 || first[0] != second[0] {
            if isOpen { return true }
            if first.contains(where: { has(.meetsAll, $0) }) { return true }
            if second.contains(where: { has(.meetsAll, $0) }) { return true }
        }
        round += 1
        for screen in first {
            for side in sides[Int(screen.index)] { sideStamps[side] = round }
            allowance -= sides[Int(screen.index)].count + 1
        }
        for screen in second {
            allowance -= sides[Int(screen.index)].count + 1
            for side in sides[Int(screen.index)] where sideStamps[side ^ 1] == round { return true }
        }
        return false
    }

    func partners(of screens: [Handle<Screen>]) -> Partners? {
        guard allowance > 0, !isUnknown, !isOpen, !screens.contains(where: { has(.meetsAll, $0) })
        else { return nil }
        var partners = Partners()
        partners.meetingAll = model.screens.indices.map { Handle($0) }.filter { has(.meetsAll, $0) }
        for side in Set(screens.flatMap { sides[Int($0.index)] }).sorted() {
            partners.lines.append((Handle(side / 2), side % 2 == 0))
        }
        return partners.lines.isEmpty && partners.meetingAll.isEmpty ? nil : partners
    }

    func isNeverAnimated(_ screen: Handle<Screen>) -> Bool {
        !isOpen && !isUnknown && has(.isCovered, screen) && !has(.isPlayed, screen)
    }

    func isNeverOpened(_ screen: Handle<Screen>) -> Bool { !isUnknown && !has(.isOpened, screen) }

    func withSubclasses(_ screens: [Handle<Screen>]) -> [Handle<Screen>] {
        var all = screens
        addSubclasses(to: &all)
        return all
    }

    private func addSubclasses(to screens: inout [Handle<Screen>]) {
        if screens.count == 1, subclasses.isEmpty(Int(screens[0].index)) {
            allowance -= 1
            return
        }
        round += 1
        var count = 0
        for index in screens.indices {
            let screen = screens[index]
            if screenStamps[Int(screen.index)] == round { continue }
            screenStamps[Int(screen.index)] = round
            if count < index { screens[count] = screen }
            count += 1
        }
        if count < screens.count { screens.removeLast(screens.count - count) }
        var next = 0
        while next < screens.count, allowance > 0 {
            for child in subclasses[Int(screens[next].index)] where screenStamps[child] != round {
                screenStamps[child] = round
                screens.append(Handle(child))
            }
            allowance -= 1
            next += 1
        }
    }

    func members(_ ends: HandleRange<EdgeEnd>) -> [Handle<Screen>]? {
        var screens: [Handle<Screen>] = []
        return findMembers(ends, &screens) ? screens : nil
    }

    /// The same, with room that serves many lines; false where ends stand for all screens.
    private func findMembers(
        _ ends: HandleRange<EdgeEnd>, _ screens: inout [Handle<Screen>]
    ) -> Bool {
        if ends.count == 1 {
            switch model.ends[Int(ends.start)] {
            case .any:
                allowance -= 1
                return false
            case .screen(let screen):
                if screens.count != 1 { screens.removeAll(keepingCapacity: true) }
                if screens.isEmpty { screens.append(screen) } else { screens[0] = screen }
                addSubclasses(to: &screens)
                return true
            case .group: break
            }
        }
        screens.removeAll(keepingCapacity: true)
        var pending = Array(model.ends[ends])
        var seen: Set<Handle<Group>> = []
        while let end = pending.popLast() {
            allowance -= 1
            switch end {
            case .any: return false
            case .screen(let screen): screens.append(screen)
            case .group(let group):
                if seen.insert(group).inserted {
                    pending.append(contentsOf: model.ends[model.groups[group].members])
                }
            }
            if allowance < 0 { return false }
        }
        addSubclasses(to: &screens)
        return true
    }

    // MARK: What lines and defaults say

    private func addLines() {
        var from: [Handle<Screen>] = []
        var to: [Handle<Screen>] = []
        pairs.reserveCapacity(2 * model.edges.count)
        for number in model.edges.indices {
            let edge = model.edges[number]
            let knowsFrom = findMembers(edge.from, &from)
            let knowsTo = findMembers(edge.to, &to)
            let isPlayedByHero = model.players(of: edge).mayBeHero
            let facts: ScreenFacts = isPlayedByHero ? [.isCovered, .isPlayed] : .isCovered
            add(edge.opensItsFrom ? facts.union(.isOpened) : facts, knowsFrom ? from : nil)
            add(edge.opensItsTo ? facts.union(.isOpened) : facts, knowsTo ? to : nil)
            guard isPlayedByHero else { continue }
            if knowsFrom, knowsTo {
                for screen in from { pairs.append((Int(screen.index), number * 2)) }
                for screen in to { pairs.append((Int(screen.index), number * 2 + 1)) }
            } else if knowsFrom || knowsTo {
                add(.meetsAll, knowsFrom ? from : to)
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
                    let (going, returning) = model.players(of: line.animation)
                    if going.mayBeHero || returning.mayBeHero { isOpen = true }
                case .pop, .dismiss, .reduceMotion: break
                }
            }
        }
        for index in model.screens.indices where !model.screens[index].defaults.isEmpty {
            let screens = withSubclasses([Handle(index)])
            add(.isOpened, screens)
            for line in model.defaultLines[model.screens[index].defaults] {
                let (going, returning) = model.players(of: line.animation)
                if going.mayBeHero || returning.mayBeHero {
                    add(.meetsAll, screens)
                    add(.isPlayed, nil)
                }
            }
        }
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
    /// A line speaks of the screen.
    static let isCovered = ScreenFacts(rawValue: 2)
    /// A line that Hero plays does.
    static let isPlayed = ScreenFacts(rawValue: 4)
    /// A line or a default leads to it.
    static let isOpened = ScreenFacts(rawValue: 8)
}

extension Edge {
    /// Whether a screen on its right comes up by an event of this line.
    fileprivate var opensItsTo: Bool { operation?.comesBack != true || isBothWays }

    fileprivate var opensItsFrom: Bool {
        operation?.comesBack == true || operation == .tab || isBothWays
    }
}
