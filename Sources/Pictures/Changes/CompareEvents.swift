import Resolution
import TransitionDSL

/// Compares what plays at all events of one registry in two versions.
struct EventComparison {
    private let old: RegistryVersion
    private let new: RegistryVersion
    let pairing: Pairing
    let classes: ScreenClassPairs
    let conditions: EventConditions
    private(set) var plays = PlayPairs()
    /// The changes of each operation.
    private(set) var relations: [OperationSet: [EventRelation]] = [:]

    init(_ old: RegistryVersion, _ new: RegistryVersion, _ pairing: Pairing) {
        self.old = old
        self.new = new
        self.pairing = pairing
        classes = ScreenClassPairs(pairing, old, new)
        let containers = pairing.screens.filter { pair in
            pair.old.map { old.model.hasDefaultsInside($0) } == true
                || pair.new.map { new.model.hasDefaultsInside($0) } == true
        }
        conditions = EventConditions(
            steps: Set(old.classes.steps + new.classes.steps).sorted(),
            containers: [nil] + containers.map(Optional.some))
        for operation in OperationSet(rawValue: 127).members { compare(operation) }
    }

    private mutating func compare(_ operation: OperationSet) {
        var grid = CodeGrid()
        var outside: [[PlayPairs.Code]] = []
        for container in conditions.containers {
            for (index, step) in conditions.steps.enumerated() {
                // Containers without a default for the operation change nothing: their codes are
                // those outside.
                if let container, !matters(container, operation) {
                    grid.add(outside[index])
                    continue
                }
                let codes = codes(operation, step, container)
                if container == nil { outside.append(codes) }
                grid.add(codes)
            }
        }
        if !operation.isTab { addMeans(operation, to: &grid) }
        relations[operation] = grid.relations(conditions)
    }

    private func matters(_ container: Pairing.Pair<Screen>, _ operation: OperationSet) -> Bool {
        container.old.map { old.model.hasDefaults(inside: $0, for: operation) } == true
            || container.new.map { new.model.hasDefaults(inside: $0, for: operation) } == true
    }

    /// The code of each cell without a segue.
    private mutating func codes(
        _ operation: OperationSet, _ step: SystemVersion, _ container: Pairing.Pair<Screen>?
    ) -> [PlayPairs.Code] {
        let before = VerdictMatrix(
            operation, version: step, old.classes, old.table, in: old.model,
            containers: container?.old.map { [$0] } ?? [])
        let after = VerdictMatrix(
            operation, version: step, new.classes, new.table, in: new.model,
            containers: container?.new.map { [$0] } ?? [])
        let oldPlays = before.verdicts.map { plays.play(at: $0, old) }
        let newPlays = after.verdicts.map { plays.play(at: $0, new) }
        let oldPlaces = before.verdicts.map(old.place)
        let newPlaces = after.verdicts.map(new.place)
        // The codes of pairs of verdicts that were asked for.
        // Hot.
        let width = after.verdicts.count
        var known = Array(repeating: -1, count: before.verdicts.count * width)
        var codes: [PlayPairs.Code] = []
        for from in classes.classes {
            let (oldRow, newRow) = (before.row(from: from.old), after.row(from: from.new))
            for to in classes.classes {
                let (left, right) = (oldRow[to.old], newRow[to.new])
                var code = known[left * width + right]
                if code < 0 {
                    code = plays.code(
                        oldPlays[left], newPlays[right], at: oldPlaces[left], newPlaces[right])
                    known[left * width + right] = code
                }
                codes.append(code)
            }
        }
        return codes
    }

    // MARK: Segues

    /// Adds what segues and unwind segues change, only where a line names one.
    private mutating func addMeans(_ operation: OperationSet, to grid: inout CodeGrid) {
        let isBack = operation.isSubset(of: .back)
        var named: [Int: (segues: Set<Int>, unwinds: Set<Int>)] = [:]
        for (index, segue) in pairing.segues.enumerated() {
            for (cell, isUnwind) in cells(naming: segue, isBack: isBack) {
                if isUnwind {
                    named[cell, default: ([], [])].unwinds.insert(index)
                } else {
                    named[cell, default: ([], [])].segues.insert(index)
                }
            }
        }
        for (cell, (segues, unwinds)) in named.sorted(by: { $0.key < $1.key }) {
            var codes: [EventTriggers.Trigger: [PlayPairs.Code]] = [:]
            for segue in [nil] + segues.sorted().map(Optional.some) {
                for unwind in [nil] + unwinds.sorted().map(Optional.some)
                where segue != nil || unwind != nil {
                    let trigger = EventTriggers.Trigger(segue: segue, unwind: unwind)
                    codes[trigger] = self.codes(operation, cell, trigger)
                }
            }
            grid.add(codes, at: cell)
        }
    }

    /// The cells whose events a line with a segue covers in one of the versions.
    private func cells(
        naming segue: Pairing.Pair<Segue>, isBack: Bool
    ) -> [(cell: Int, isUnwind: Bool)] {
        var found: [(cell: Int, isUnwind: Bool)] = []
        func add(_ version: RegistryVersion, _ segue: Handle<Segue>?, isOld: Bool) {
            guard let segue else { return }
            for rule in version.table.statements {
                let isUnwind: Bool
                switch rule.pattern.trigger {
                case .segue(segue): isUnwind = false
                case .unwind(segue): isUnwind = true
                default: continue
                }
                if isUnwind, !isBack { continue }
                let turns = isBack && !isUnwind
                let from = Set(version.classes.classes(in: turns ? rule.to : rule.from))
                let to = Set(version.classes.classes(in: turns ? rule.from : rule.to))
                for (row, start) in classes.classes.enumerated()
                where from.contains(isOld ? start.old : start.new) {
                    for (column, goal) in classes.classes.enumerated()
                    where to.contains(isOld ? goal.old : goal.new) {
                        found.append((row * classes.count + column, isUnwind))
                    }
                }
            }
        }
        add(old, segue.old, isOld: true)
        add(new, segue.new, isOld: false)
        return found
    }

    /// The code of a cell for some means, in each slot.
    private mutating func codes(
        _ operation: OperationSet, _ cell: Int, _ trigger: EventTriggers.Trigger
    ) -> [PlayPairs.Code] {
        let (from, to) = (
            classes.classes[cell / classes.count], classes.classes[cell % classes.count]
        )
        var codes: [PlayPairs.Code] = []
        for container in conditions.containers {
            for step in conditions.steps {
                var before = old.classes.event(
                    operation, from: from.old, to: to.old, version: step)
                before.segue = trigger.segue.flatMap { pairing.segues[$0].old }
                before.unwind = trigger.unwind.flatMap { pairing.segues[$0].old }
                var after = new.classes.event(operation, from: from.new, to: to.new, version: step)
                after.segue = trigger.segue.flatMap { pairing.segues[$0].new }
                after.unwind = trigger.unwind.flatMap { pairing.segues[$0].new }
                let left = old.table.verdict(
                    on: before, in: old.model, containers: container?.old.map { [$0] } ?? [])
                let right = new.table.verdict(
                    on: after, in: new.model, containers: container?.new.map { [$0] } ?? [])
                codes.append(
                    plays.code(
                        plays.play(at: left, old), plays.play(at: right, new),
                        at: old.place(of: left), new.place(of: right)))
            }
        }
        return codes
    }
}

extension OperationSet {
    var isTab: Bool { isSubset(of: [.tabHigher, .tabLower]) }

    /// The operation that is reversed, for one that reverses another; nil for a forward one.
    var reversed: OperationSet? {
        switch self {
        case .pop: .push
        case .dismiss: .present
        case .tabLower: .tabHigher
        default: nil
        }
    }
}

extension Model {
    /// Whether a screen is a container with defaults.
    fileprivate func hasDefaultsInside(_ screen: Handle<Screen>) -> Bool {
        defaults.contains { $0.container == screen }
    }

    /// Whether a container has a default for an operation, or for the one that it reverses.
    fileprivate func hasDefaults(
        inside screen: Handle<Screen>, for operation: OperationSet
    ) -> Bool {
        let words = [operation, operation.reversed ?? operation].flatMap { $0.names }
        return defaults.contains { block in
            block.container == screen
                && defaultLines[block.lines].contains { words.contains($0.event.rawValue) }
        }
    }
}
