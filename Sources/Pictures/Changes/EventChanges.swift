import Resolution
import TransitionDSL

/// The changes of what plays at the events of one registry.
struct EventChanges {
    private let comparison: EventComparison
    private let words: ConditionWords
    private let names: ScreenSetNames
    private let subject: String
    private let registry: Pairing.Pair<Registry>

    /// A change under one condition, with the operations and their returns that have it.
    private struct Line {
        var operations: [OperationSet]
        /// The number of operations whose returns change in the same way.
        var returns: Int
        /// Of the direction in which the operations go.
        var relation: EventRelation
    }

    init(
        _ comparison: EventComparison, _ words: ConditionWords, _ names: ScreenSetNames,
        registry: Pairing.Pair<Registry>, subject: String
    ) {
        self.registry = registry
        self.comparison = comparison
        self.words = words
        self.names = names
        self.subject = subject
    }

    /// One change for each pair of plays, in the order of the operations and the screens.
    var changes: [Change] {
        var lines: [Line] = []
        for operation in OperationSet(rawValue: 127).members where operation.reversed == nil {
            lines += self.lines(operation)
        }
        var changes: [Change] = []
        var known: [PlayPairs.Code: Int] = [:]
        let plays = comparison.plays
        for line in merged(lines) {
            let code = line.relation.key.code
            let index = known[code] ?? changes.count
            if index == changes.count {
                known[code] = index
                let texts = plays.texts(of: code)
                var change = Change(
                    plays.kind(of: code), .differs, subject, before: texts.before,
                    after: texts.after)
                change.oldPlaces = plays.places[code].old.sorted { $0.isBefore($1) }
                change.newPlaces = plays.places[code].new.sorted { $0.isBefore($1) }
                change.sample = sample(line)
                changes.append(change)
            }
            changes[index].events += events(line)
        }
        return changes + gestures(known, changes)
    }

    /// Other gestures of what also plays another animation, or in another time.
    private func gestures(_ known: [PlayPairs.Code: Int], _ changes: [Change]) -> [Change] {
        known.sorted { $0.value < $1.value }.compactMap { code, index in
            guard let gestures = comparison.plays.gestures(of: code) else { return nil }
            var change = changes[index]
            change.kind = .gesture
            (change.before, change.after) = (gestures.before, gestures.after)
            change.isOfGestureAlone = true
            return change
        }
    }

    // MARK: Returns

    /// The changes of an operation, those of its return together with them if they are the same.
    private func lines(_ operation: OperationSet) -> [Line] {
        let forward = comparison.relations[operation] ?? []
        let back = OperationSet.undoing(operation).flatMap { comparison.relations[$0] } ?? []
        var candidates: [RelationKey: [Int]] = [:]
        let turned = back.map(turned)
        for (index, relation) in turned.enumerated() {
            guard let relation else { continue }
            candidates[RelationKey(relation), default: []].append(index)
        }
        var isMerged = Array(repeating: false, count: back.count)
        var lines: [Line] = []
        for relation in forward {
            let same = (candidates[RelationKey(relation)] ?? []).first { index in
                !isMerged[index]
                    && comparison.plays.isReturn(back[index].key.code, of: relation.key.code)
            }
            if let same { isMerged[same] = true }
            lines.append(
                Line(operations: [operation], returns: same == nil ? 0 : 1, relation: relation))
        }
        let own = OperationSet.undoing(operation).map { [$0] } ?? []
        for (index, relation) in back.enumerated() where !isMerged[index] {
            lines.append(Line(operations: own, returns: 0, relation: relation))
        }
        return lines
    }

    private struct RelationKey: Hashable {
        var condition: ChangeCondition
        var cells: [Int]

        init(_ relation: EventRelation) {
            condition = relation.key.condition
            cells = relation.cells
        }
    }

    /// In the direction of the operation that is reversed; nil if it depends on an unwind segue.
    private func turned(_ relation: EventRelation) -> EventRelation? {
        guard relation.key.condition.trigger.unwinds.isEmpty else { return nil }
        var relation = relation
        let width = comparison.classes.count
        relation.cells = relation.cells.map { $0 % width * width + $0 / width }.sorted()
        return relation
    }

    /// Operations with the same change between the same screens.
    private func merged(_ lines: [Line]) -> [Line] {
        struct Key: Hashable {
            var code: PlayPairs.Code
            var relation: RelationKey
            var isBack: Bool
            var isTab: Bool
            /// Whether their returns do not change in the same way.
            var isOneWay: Bool
        }
        var merged: [Line] = []
        var known: [Key: Int] = [:]
        for line in lines {
            let key = Key(
                code: line.relation.key.code, relation: RelationKey(line.relation),
                isBack: line.operations.contains { $0.reversed != nil },
                isTab: line.operations.contains { $0.isTab },
                isOneWay: line.returns == 0
                    && line.operations.contains { OperationSet.undoing($0) != nil })
            if let index = known[key] {
                merged[index].operations += line.operations
                merged[index].returns += line.returns
            } else {
                known[key] = merged.count
                merged.append(line)
            }
        }
        return merged
    }

    // MARK: Products

    private func events(_ line: Line) -> [ChangedEvents] {
        let products = Products(line.relation.cells, width: comparison.classes.count)
        let exceptions = products.exceptions.map { (screens($0.rows), screens($0.columns)) }
        let left = exceptions.reduce(0) { $0 + $1.0.count * $1.1.count }
        var parts = words.parts(line.relation.key.condition)
        if line.operations == [.tabLower] { parts.insert("towards the lower index", at: 0) }
        if line.operations == [.tabHigher], line.returns == 0 {
            parts.insert("towards the higher index", at: 0)
        }
        return products.products.map { product in
            let (from, to) = (screens(product.rows), screens(product.columns))
            let pairs = from.count * to.count - left
            var events = ChangedEvents(
                operations: line.operations.flatMap { $0.names }, from: names.names(of: from),
                to: names.names(of: to),
                count: pairs * line.operations.count, returns: pairs * line.returns)
            events.exceptions = exceptions.map { (names.names(of: $0.0), names.names(of: $0.1)) }
            events.conditions = parts
            return events
        }
    }

    /// An event at which a change can be seen, between two declared screens if there is one.
    private func sample(_ line: Line) -> ChangeSample? {
        let (relation, conditions) = (line.relation, comparison.conditions)
        let (members, width) = (comparison.classes.members, comparison.classes.count)
        let ends = relation.cells.lazy.flatMap { cell in
            members[cell / width].prefix(2).flatMap { from in
                members[cell % width].prefix(2).map { (from, $0) }
            }
        }.prefix(Self.mostSamples)
        let best = ends.max { rank($0.0, $0.1) < rank($1.0, $1.1) }
        let condition = relation.key.condition
        guard let operation = line.operations.first, let best, let step = condition.steps.last
        else { return nil }
        let pairing = comparison.pairing
        let (from, to) = (pairing.screen(best.0), pairing.screen(best.1))
        var event = PairedEvent(registry: registry, operation: operation, from: from, to: to)
        if step + 1 < conditions.steps.count { event.iOS = conditions.steps[step] }
        let container = condition.containers.first.flatMap { conditions.containers[$0] }
        event.container = container
        let all = condition.trigger.included.sorted { one, other in
            (one.segue ?? -1, one.unwind ?? -1) < (other.segue ?? -1, other.unwind ?? -1)
        }
        event.segue = all.first?.segue.map { pairing.segues[$0] }
        event.unwind = all.first?.unwind.map { pairing.segues[$0] }
        return .event(event)
    }

    /// The number of events among which the sample is chosen. A change may concern all pairs of
    /// screens.
    private static let mostSamples = 100

    /// How well an event between two screens shows a change: best if both versions have them.
    private func rank(_ from: Int, _ to: Int) -> Int {
        let ends = [from, to].compactMap(comparison.pairing.screen)
        let isInOld = ends.allSatisfy { $0.old != nil }
        let isInNew = ends.allSatisfy { $0.new != nil }
        return (isInOld ? 4 : 0) + (isInNew ? 4 : 0) + ends.count + (from != to ? 1 : 0)
    }

    private func screens(_ classes: [Int]) -> [Int] {
        classes.flatMap { comparison.classes.members[$0] }.sorted()
    }
}

extension OperationSet {
    /// The operation that reverses a forward one.
    fileprivate static func undoing(_ operation: OperationSet) -> OperationSet? {
        [OperationSet.pop, .dismiss, .tabLower].first { $0.reversed == operation }
    }
}
