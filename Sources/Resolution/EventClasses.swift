package import TransitionDSL

/// The screens of a registry in classes that no line and no default distinguishes. So the results
/// for all events of a registry are those between representatives of classes.
package struct EventClasses: Sendable {
    /// The index of a class.
    package typealias Index = Int

    /// The screens of each class, in the order of the tree; never empty. The first one represents
    /// all of them. The class of screens that are not declared comes first, perhaps with others.
    package private(set) var members: [[ScreenTree.Position]] = []
    /// The class of each screen, by its position in the tree.
    package private(set) var classes: [Index] = []
    /// The first version of iOS of each step in which the results are the same. The first is 0.
    package let steps: [Int]
    /// The segues that lines name, in the order of the lines.
    package let segues: [Handle<Segue>]

    /// What distinguishes screens: the sets of the lines' ends, and the screen's own defaults.
    fileprivate struct Key: Hashable {
        var sets: [Int]
        var defaults: [Handle<Screen>]
    }

    /// By class.
    fileprivate var keys: [Key] = []

    package init(_ table: Table, in model: Model) {
        let tree = table.sets.tree
        var known: [Key: Index] = [:]
        for position in tree.subtree(at: ScreenTree.undeclared) {
            let key = Key(
                sets: table.sets.sets(around: position).map { $0.number }.sorted(),
                defaults: tree.screen(at: position).map(model.screensWithDefaults) ?? [])
            let index = known[key] ?? members.count
            known[key] = index
            if index == members.count {
                members.append([])
                keys.append(key)
            }
            members[index].append(position)
            classes.append(index)
        }
        steps = Self.steps(table, model)
        var segues: [Handle<Segue>] = []
        for statement in table.statements {
            switch statement.pattern.means {
            case .any: continue
            case .segue(let segue), .unwind(let segue):
                if !segues.contains(segue) { segues.append(segue) }
            }
        }
        self.segues = segues
    }

    /// All versions in which a line or a default begins or ends to apply.
    private static func steps(_ table: Table, _ model: Model) -> [Int] {
        var ranges = table.statements.map { $0.pattern.versions }
        ranges += model.defaults.map { availableVersions($0.options, in: model) }
        ranges += model.defaultLines.map { availableVersions($0.animation.options, in: model) }
        return Set([0] + ranges.flatMap { [$0.from, $0.before ?? 0] }).sorted()
    }

    /// The classes whose screens are in a set.
    package func classes(in set: EndSets.ID) -> [Index] {
        keys.indices.filter { keys[$0].sets.contains(set.number) }
    }

    /// The event between the representatives of two classes.
    package func event(
        _ operation: OperationSet, from: Index, to: Index, version: Int = .max
    ) -> Event {
        Event(operation, from: members[from][0], to: members[to][0], version: version)
    }
}

extension Model {
    /// A screen and those that it inherits from, if they have defaults of their own.
    fileprivate func screensWithDefaults(_ screen: Handle<Screen>) -> [Handle<Screen>] {
        ([screen] + ancestors(of: screens[screen])).filter { !screens[$0].defaults.isEmpty }
    }
}

/// The results for all events without a segue of one operation in one step of iOS, from each class
/// to each class.
package struct VerdictMatrix: Sendable {
    /// Equal results are stored once.
    package private(set) var verdicts: [LookupResult] = []
    /// For each class that is left, the index in ``verdicts`` for each class that is entered.
    package private(set) var rows: [[Int]] = []

    private struct Loser: Hashable {
        var edge: Handle<Edge>
        var isBroader: Bool

        init(_ loser: Answer.Loser) {
            edge = loser.edge
            isBroader = if case .broader = loser.reason { true } else { false }
        }
    }

    /// What makes two results equal: what plays, what decides and what loses, without the event.
    private struct Key: Hashable {
        var winner: Handle<Edge>?
        var isTurned: Bool
        var play: ChosenAnimation?
        var losers: [Loser]
        var fallback: SourcePlace?
        var isReturn: Bool
    }

    /// The verdicts in containers, the innermost first.
    package init(
        _ operation: OperationSet, version: Int, _ classes: EventClasses, _ table: Table,
        in model: Model, containers: [Handle<Screen>] = []
    ) {
        var known: [Key: Int] = [:]
        let all = classes.members.indices
        var inSet: [Int: [EventClasses.Index]] = [:]
        for index in all {
            for set in classes.keys[index].sets { inSet[set, default: []].append(index) }
        }
        for from in all {
            // Screens that the lines from here do not distinguish have one result.
            let goals = classes.goals(from: from, table).filter { inSet[$0]?.count != all.count }
            var isGoal = Array(repeating: false, count: all.count)
            for index in goals.flatMap({ inSet[$0] ?? [] }) { isGoal[index] = true }
            var found: [EventClasses.Key: Int] = [:]
            var others: Int?
            var row: [Int] = []
            for to in all {
                let isOther = !isGoal[to] && operation != .present
                if isOther, let others {
                    row.append(others)
                    continue
                }
                var part = classes.keys[to]
                part.sets.removeAll { !goals.contains($0) }
                if operation != .present { part.defaults = [] }
                let index =
                    found[part]
                    ?? {
                        let event = classes.event(operation, from: from, to: to, version: version)
                        let verdict = table.verdict(on: event, in: model, containers: containers)
                        return add(verdict, &known)
                    }()
                found[part] = index
                if isOther { others = index }
                row.append(index)
            }
            rows.append(row)
        }
    }

    private mutating func add(_ verdict: LookupResult, _ known: inout [Key: Int]) -> Int {
        let key = Key(
            winner: verdict.answer.winner?.edge,
            isTurned: verdict.answer.winner?.isTurned ?? false, play: verdict.play,
            losers: verdict.answer.losers.map(Loser.init), fallback: verdict.fallback?.place,
            isReturn: verdict.answer.forward != nil)
        if let index = known[key] { return index }
        known[key] = verdicts.count
        verdicts.append(verdict)
        return verdicts.count - 1
    }
}

extension EventClasses {
    /// The sets to which lines lead from a class, forward or on return.
    fileprivate func goals(from: Index, _ table: Table) -> Set<Int> {
        let here = keys[from].sets
        var goals: Set<Int> = []
        for statement in table.statements {
            if here.contains(statement.from.number) { goals.insert(statement.to.number) }
            if here.contains(statement.to.number) { goals.insert(statement.from.number) }
        }
        return goals
    }
}
