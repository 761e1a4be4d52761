package import TransitionDSL

/// One registry in two versions of a program that declare the same screens and segues in the same
/// order, and have the same defaults.
package struct TwoVersions {
    private let old: (model: Model, table: Table)
    private let new: (model: Model, table: Table)
    private let classes: (old: EventClasses, new: EventClasses)
    private let texts: (old: ModelText, new: ModelText)

    package init(_ old: (model: Model, table: Table), _ new: (model: Model, table: Table)) {
        self.old = old
        self.new = new
        classes = (EventClasses(old.table, in: old.model), EventClasses(new.table, in: new.model))
        texts = (ModelText(old.model), ModelText(new.model))
    }

    /// Whether a line has the same rules in both, for the same events.
    package func haveTheSameRules(_ line: Handle<Edge>) -> Bool {
        let (rules, others) = (old.table.statements(of: line), new.table.statements(of: line))
        return rules.count == others.count
            && zip(rules, others).allSatisfy { rule, other in
                rule.claim == other.claim && rule.isTurned == other.isTurned
                    && spelling(of: rule, old.model, texts.old)
                        == spelling(of: other, new.model, texts.new)
            }
    }

    private func spelling(
        of rule: TransitionRule, _ model: Model, _ texts: ModelText
    ) -> [[UInt8]?] {
        let edge = model.edges[rule.edge]
        return [(rule.play, false), (rule.returning, true)].map { play, isReturn in
            guard let play else { return nil }
            var writer = PlayWriter(texts, isKey: true)
            writer.writeKey(
                play, with: edge.animation?.options ?? .empty,
                on: DrivenEvent(isReturn: isReturn, hasReturn: edge.hasReturn))
            return writer.bytes
        }
    }

    /// Whether the same plays in all events that some lines of the old version cover, and in their
    /// returns. False if there are too many events to compare.
    package func playTheSame(
        in lines: [Handle<Edge>], ofUndeclaredScreens: Bool, atMost limit: Int = 20_000
    ) -> Bool {
        var rest = limit
        for statement in lines.flatMap({ old.table.statements(of: $0) }) {
            let ends = [statement.from, statement.to].map { set in
                representatives(of: set).filter {
                    ofUndeclaredScreens || $0 != ScreenTree.undeclared
                }
            }
            guard playTheSame(from: ends[0], to: ends[1], &rest),
                playTheSame(from: ends[1], to: ends[0], &rest)
            else { return false }
        }
        return true
    }

    /// One screen of a set for each class of both versions.
    private func representatives(of set: EndSets.ID) -> [ScreenTree.Position] {
        var seen: Set<[EventClasses.Index]> = []
        let sets = old.table.sets
        return sets.roots(set).flatMap { sets.tree.subtree(at: $0) }.filter { position in
            // A screen that is not declared represents no others.
            if position == ScreenTree.undeclared { return true }
            return seen.insert([classes.old.classes[position], classes.new.classes[position]])
                .inserted
        }
    }

    private func playTheSame(
        from starts: [ScreenTree.Position], to goals: [ScreenTree.Position], _ rest: inout Int
    ) -> Bool {
        let events = circumstances
        let count = starts.count.multipliedReportingOverflow(by: goals.count)
        let all = count.partialValue.multipliedReportingOverflow(by: events.count)
        guard !count.overflow, !all.overflow, all.partialValue <= rest else { return false }
        rest -= all.partialValue
        for from in starts {
            for to in goals {
                for var event in events {
                    (event.from, event.to) = (from, to)
                    if !playsTheSame(in: event) { return false }
                }
            }
        }
        return true
    }

    /// How events between two screens can take place.
    private var circumstances: [Event] {
        let segues = Set(classes.old.segues + classes.new.segues)
        let isGoing = { (segue: Handle<Segue>) in old.model.segues[segue].direction == .going }
        let going = [nil] + segues.filter(isGoing).map { Optional($0) }
        let unwinding = [nil] + segues.filter { !isGoing($0) }.map { Optional($0) }
        let any = ScreenTree.undeclared
        let versions = Set(classes.old.steps + classes.new.steps)
        var events: [Event] = []
        for operation in OperationSet(rawValue: 127).members {
            let isTab = operation == .tabHigher || operation == .tabLower
            for segue in isTab ? [nil] : going {
                for unwind in operation.isSubset(of: .back) ? unwinding : [nil] {
                    for version in versions {
                        events.append(
                            Event(
                                operation, from: any, to: any, segue: segue, unwind: unwind,
                                version: version))
                    }
                }
            }
        }
        return events
    }

    private func playsTheSame(in event: Event) -> Bool {
        let before = spelling(of: event, old.model, old.table, texts.old)
        return before == spelling(of: event, new.model, new.table, texts.new)
    }

    /// The animation of an event with its options; nil if the defaults decide, which do not change.
    private func spelling(
        of event: Event, _ model: Model, _ table: Table, _ texts: ModelText
    ) -> [UInt8]? {
        let answer = table.answer(to: event, in: model)
        guard let play = answer.play, let winner = answer.winner else { return nil }
        let driven = DrivenEvent(
            isReturn: answer.forward != nil, hasReturn: model.edges[winner.edge].hasReturn)
        var writer = PlayWriter(texts, isKey: true)
        writer.writeKey(play, with: answer.options, on: driven)
        return writer.bytes
    }
}
