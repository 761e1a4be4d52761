import Testing
import TransitionDSL

@testable import Pictures
@testable import Resolution

/// Compares the results of all events of two versions one by one, and reads which of them changes
/// name.
struct EventOracle {
    /// One version of a program; what it does not declare is nil.
    private struct Side {
        var version: ProgramVersion
        var texts: ModelText
        var tree: ScreenTree
        var screens: [Handle<Screen>?] = []
        var segues: [Handle<Segue>?] = []

        init(_ version: ProgramVersion) {
            self.version = version
            texts = ModelText(version.model)
            tree = ScreenTree(version.model)
        }
    }

    /// An event, with screens and segues as indices of pairs.
    struct Slot: CustomStringConvertible {
        var registry: Int
        var operation: OperationSet
        var from: Int
        var to: Int
        var segue: Int?
        var unwind: Int?
        var version: SystemVersion
        var container: Int?

        var description: String {
            "registry \(registry) \(operation.names) \(operation.rawValue) \(from) -> \(to) by "
                + "\(segue ?? -1), \(unwind ?? -1) iOS \(version.text) in \(container ?? -1)"
        }
    }

    /// A set of events.
    struct Slots: Equatable {
        fileprivate(set) var isIn: [Bool]
        fileprivate(set) var count = 0

        fileprivate mutating func insert(_ index: Int) -> Bool {
            if isIn[index] { return false }
            isIn[index] = true
            count += 1
            return true
        }
    }

    private var old: Side
    private var new: Side
    private let registries: [Pairing.Pair<Registry>]
    /// The first one is `*`.
    private let screenNames: [String]
    private let segueNames: [String]
    private let going: [Int?]
    private let unwinding: [Int?]
    private let containers: [Int?]
    private static let versions = [.oldest, SystemVersion(13, 4), SystemVersion(13, 10)]

    init(_ old: ProgramVersion, _ new: ProgramVersion) {
        (self.old, self.new) = (Side(old), Side(new))
        let pairing = Pairing(old.model, new.model)
        registries = pairing.registries.filter { $0.old != nil && $0.new != nil }
        self.old.screens = [nil] + pairing.screens.map(\.old)
        self.new.screens = [nil] + pairing.screens.map(\.new)
        self.old.segues = pairing.segues.map(\.old)
        self.new.segues = pairing.segues.map(\.new)
        let (before, after) = (self.old, self.new)
        screenNames = before.screens.indices.map { index in
            after.screens[index].map(after.texts.name) ?? before.screens[index].map(
                before.texts.name) ?? "*"
        }
        func segue(_ index: Int) -> (name: String, direction: Segue.Direction) {
            let side = after.segues[index] == nil ? before : after
            let segue = side.version.model.segues[side.segues[index] ?? Handle(0)]
            return (side.texts.string(segue.declared.name), segue.direction)
        }
        let all = pairing.segues.indices.map(segue)
        segueNames = all.map(\.name)
        going = [nil] + all.indices.filter { all[$0].direction == .going }.map(Optional.some)
        unwinding = [nil] + all.indices.filter { all[$0].direction != .going }.map(Optional.some)
        containers =
            [nil]
            + screenNames.indices.filter { index in
                [before, after].contains { side in
                    side.version.model.defaults.contains {
                        $0.container != nil && $0.container == side.screens[index]
                    }
                }
            }.map(Optional.some)
    }

    /// How an event of an operation can take place, besides its screens.
    private func circumstances(of operation: OperationSet) -> [Slot] {
        let isTab = operation == .tabHigher || operation == .tabLower
        let isBack = operation == .pop || operation == .dismiss
        var slots: [Slot] = []
        for segue in isTab ? [nil] : going {
            for unwind in isBack ? unwinding : [nil] {
                for version in Self.versions {
                    for container in containers {
                        slots.append(
                            Slot(
                                registry: 0, operation: operation, from: 0, to: 0, segue: segue,
                                unwind: unwind, version: version, container: container))
                    }
                }
            }
        }
        return slots
    }

    private static let operations = OperationSet(rawValue: 127).members

    private var none: Slots {
        let places = screenNames.count * screenNames.count * containers.count
        let times = (segueNames.count + 1) * (segueNames.count + 1) * Self.versions.count
        return Slots(isIn: Array(repeating: false, count: registries.count * 7 * places * times))
    }

    /// The number of an event among all.
    private func index(_ slot: Slot) -> Int {
        let parts = [
            (slot.registry, registries.count),
            (Int(slot.operation.rawValue).trailingZeroBitCount, 7), (slot.from, screenNames.count),
            (slot.to, screenNames.count), ((slot.segue ?? -1) + 1, segueNames.count + 1),
            ((slot.unwind ?? -1) + 1, segueNames.count + 1),
            (Self.versions.firstIndex(of: slot.version) ?? 0, Self.versions.count),
            (containers.firstIndex(of: slot.container) ?? 0, containers.count),
        ]
        return parts.reduce(0) { $0 * $1.1 + $1.0 }
    }

    /// Some events that are in one set and not in another.
    func events(in one: Slots, notIn other: Slots) -> [String] {
        var found: [String] = []
        forEachSlot { slot in
            let index = index(slot)
            if one.isIn[index], !other.isIn[index], found.count < 5 {
                found.append(slot.description)
            }
        }
        return found
    }

    private func forEachSlot(_ body: (Slot) -> Void) {
        for registry in registries.indices {
            for operation in Self.operations {
                for var slot in circumstances(of: operation) {
                    slot.registry = registry
                    for from in screenNames.indices {
                        for to in screenNames.indices {
                            (slot.from, slot.to) = (from, to)
                            body(slot)
                        }
                    }
                }
            }
        }
    }

    // MARK: Results

    /// The events with different results by the rules of ties.
    func differing() -> Slots {
        var found = none
        var (keys, others) = (Keys(), Keys())
        forEachSlot { slot in
            let pair = registries[slot.registry]
            let before = play(old, pair.old, slot, &keys)
            if before != play(new, pair.new, slot, &others) { _ = found.insert(index(slot)) }
        }
        return found
    }

    /// The spellings of results, and answers without containers.
    private struct Keys {
        var answers: [Int: Answer] = [:]
        var spellings: [[Int]: [UInt8]] = [:]
    }

    private func play(
        _ side: Side, _ registry: Handle<Registry>?, _ slot: Slot, _ keys: inout Keys
    ) -> [UInt8] {
        let model = side.version.model
        let table = side.version.tables[Int((registry ?? Handle(0)).index)]
        func position(_ screen: Int) -> ScreenTree.Position {
            side.screens[screen].map { side.tree.position(of: $0) } ?? ScreenTree.undeclared
        }
        let event = Event(
            slot.operation, from: position(slot.from), to: position(slot.to),
            segue: slot.segue.flatMap { side.segues[$0] },
            unwind: slot.unwind.flatMap { side.segues[$0] }, version: slot.version)
        var outside = slot
        outside.container = nil
        let number = index(outside)
        let answer = keys.answers[number] ?? table.answer(to: event, in: model)
        keys.answers[number] = answer
        let container = slot.container.flatMap { side.screens[$0] }
        let fallback =
            answer.play == nil
            ? model.defaultAnswer(
                to: event, screens: side.tree, containers: container.map { [$0] } ?? []) : nil
        guard let play = answer.play ?? fallback?.play else { return [] }
        let edge = answer.winner.map { model.edges[$0.edge] }
        let driven =
            fallback?.driven
            ?? DrivenEvent(isReturn: answer.forward != nil, hasReturn: edge?.hasReturn ?? true)
        let options = fallback?.options ?? answer.options
        let key = [
            Int(play.call.index), play.isOpposite ? 1 : 0, driven.isReturn ? 1 : 0,
            driven.hasReturn ? 1 : 0, options.indices.lowerBound, Int(options.count),
        ]
        if let spelling = keys.spellings[key] { return spelling }
        var writer = PlayWriter(side.texts, isKey: true)
        writer.writeKey(play, with: options, on: driven)
        keys.spellings[key] = writer.bytes
        return writer.bytes
    }

    // MARK: Changes

    /// The events that changes name, each by one change.
    func named(by changes: [Change]) throws -> Slots {
        var found = none
        for change in changes
        where change.isOfEvents && !change.isOfGestureAlone {
            for events in change.events {
                let isNew = try slots(events, change).allSatisfy { found.insert($0) }
                #expect(isNew, "an event has two changes")
            }
        }
        return found
    }

    private func slots(_ events: ChangedEvents, _ change: Change) throws -> [Int] {
        let (from, to) = (try screens(events.from), try screens(events.to))
        let exceptions = try events.exceptions.map { (try screens($0.from), try screens($0.to)) }
        let conditions = events.conditions
        var operations: Set<OperationSet> = []
        for word in events.operations {
            switch word {
            case "push": operations.insert(.push)
            case "pop": operations.insert(.pop)
            case "present": operations.insert(.present)
            case "dismiss": operations.insert(.dismiss)
            case "replace": operations.insert(.replace)
            default:
                operations.insert(
                    conditions.contains("towards the lower index") ? .tabLower : .tabHigher)
            }
        }
        let registry = try #require(
            registries.firstIndex { pair in
                change.subject.isEmpty
                    || pair.new.map { handle in
                        let declared = new.version.model.registries[handle].declared
                        return new.texts.string(declared.name) == change.subject
                    } == true
            })
        var (count, returns) = (0, 0)
        var found: [Int] = []
        for operation in Self.operations {
            let isForward = operations.contains(operation)
            let isReturn =
                events.returns > 0 && operation.reversed.map(operations.contains) == true
            guard isForward || isReturn else { continue }
            let times = circumstances(of: operation).filter { slot in
                conditions.allSatisfy { holds($0, slot) }
            }
            for (start, goal) in from.flatMap({ start in to.map { (start, $0) } }) {
                if exceptions.contains(where: { $0.0.contains(start) && $0.1.contains(goal) }) {
                    continue
                }
                if isForward { count += 1 } else { returns += 1 }
                for var slot in times {
                    slot.registry = registry
                    (slot.from, slot.to) = isForward ? (start, goal) : (goal, start)
                    found.append(index(slot))
                }
            }
        }
        #expect(count == events.count && returns == events.returns)
        return found
    }

    private func screens(_ names: ScreenNames) throws -> Set<Int> {
        Set(try names.names.map { name in try #require(screenNames.firstIndex(of: name)) })
    }

    /// Reads a condition as a person would.
    private func holds(_ condition: String, _ slot: Slot) -> Bool {
        if condition.hasPrefix("towards") { return true }
        let isNot = condition.hasPrefix("not ")
        let words = condition.dropFirst(isNot ? 4 : 0)
        if words.hasPrefix("in ") {
            let names = words.dropFirst(3).split(separator: " or ").map(String.init)
            return names.contains(slot.container.map { screenNames[$0] } ?? "-") != isNot
        }
        if words.hasPrefix("by ") {
            let ways = words.dropFirst(3).split(separator: " or ")
            return ways.contains { holds(way: $0.split(separator: " ").map(String.init), slot) }
                != isNot
        }
        return words.split(separator: " or ").contains { range in
            range.split(separator: " and ").allSatisfy { part in
                let versions = part.split(separator: " ").compactMap { SystemVersion(String($0)) }
                let number = versions.first ?? .oldest
                return part.hasPrefix("before") ? slot.version < number : slot.version >= number
            }
        }
    }

    /// `segue s0 without unwind u0, u1`.
    private func holds(way words: [String], _ slot: Slot) -> Bool {
        let name = ["segue": slot.segue, "unwind": slot.unwind].mapValues { number in
            number.map { segueNames[$0] } ?? ""
        }
        var (isWithout, kind) = (false, "")
        for word in words {
            switch word {
            case "without": isWithout = true
            case "segue", "unwind":
                kind = word
            default:
                let other = word.last == "," ? String(word.dropLast()) : word
                if (name[kind] == other) == isWithout { return false }
                if word.last != "," { isWithout = false }
            }
        }
        return true
    }
}
