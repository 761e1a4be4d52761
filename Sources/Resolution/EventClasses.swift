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
    /// The first version of iOS of each step in which the results are the same. The first is the oldest.
    package let steps: [SystemVersion]
    /// The segues that lines name, in the order of the lines.
    package let segues: [Handle<Segue>]

    /// What distinguishes screens: the sets of the lines' ends, and the screen's own defaults.
    struct Key: Hashable {
        var sets: [Int]
        var defaults: [Handle<Screen>]
    }

    /// The key of each class.
    private(set) var keys: [Key] = []
    /// The classes in each set. An index: each set asks for its own.
    private(set) var inSet: [[Index]]
    /// The sets to which lines lead from each set, forward or on return.
    private(set) var goalsOfSet: [Set<Int>]

    package init(_ table: Table, in model: Model) {
        inSet = Array(repeating: [], count: table.sets.count)
        goalsOfSet = Array(repeating: [], count: table.sets.count)
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
        for (index, key) in keys.enumerated() {
            for set in key.sets { inSet[set].append(index) }
        }
        for statement in table.statements {
            let (from, to) = (statement.from.number, statement.to.number)
            goalsOfSet[from].insert(to)
            goalsOfSet[to].insert(from)
        }
        steps = Self.steps(table, model)
        var segues: [Handle<Segue>] = []
        for statement in table.statements {
            switch statement.pattern.trigger {
            case .any: continue
            case .segue(let segue), .unwind(let segue):
                if !segues.contains(segue) { segues.append(segue) }
            }
        }
        self.segues = segues
    }

    /// All versions in which a line or a default begins or ends to apply.
    private static func steps(_ table: Table, _ model: Model) -> [SystemVersion] {
        var ranges = table.statements.map { $0.pattern.versions }
        ranges += model.defaults.map { availableVersions($0.options, in: model) }
        ranges += model.defaultLines.map { availableVersions($0.animation.options, in: model) }
        // A fallback plays in the versions without its animation.
        for call in model.calls {
            guard case .catalog(let row) = call.callee, row == Catalog.Animation.systemZoom,
                let first = Catalog[row].availableFrom
            else { continue }
            ranges.append(VersionRange(from: first, before: nil))
            break
        }
        return Set([.oldest] + ranges.flatMap { [$0.from, $0.before ?? .oldest] }).sorted()
    }

    /// The classes whose screens are in a set.
    package func classes(in set: EndSets.ID) -> [Index] { inSet[set.number] }

    /// The event between the representatives of two classes.
    package func event(
        _ operation: OperationSet, from: Index, to: Index, version: SystemVersion = .newest
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

/// What makes two results equal: what plays, what decides and what loses, without the event.
package struct VerdictKey: Hashable, Sendable {
    private struct Loser: Hashable {
        var edge: Handle<Edge>
        var isBroader: Bool

        init(_ loser: Answer.Loser) {
            edge = loser.edge
            isBroader = if case .broader = loser.reason { true } else { false }
        }
    }

    private var winner: Handle<Edge>?
    private var isTurned: Bool
    private var play: ChosenAnimation?
    private var losers: [Loser]
    private var fallback: SourcePlace?
    private var isReturn: Bool

    package init(_ verdict: LookupResult) {
        winner = verdict.answer.winner?.edge
        isTurned = verdict.answer.winner?.isTurned ?? false
        play = verdict.play
        losers = verdict.answer.losers.map(Loser.init)
        fallback = verdict.fallback?.place
        isReturn = verdict.answer.forward != nil
    }
}
