import Resolution
import TransitionDSL

/// What plays for every event of one registry in one step of iOS, in few rows.
struct Panel: Sendable {
    /// Events from the screens of one class that have one result.
    struct Row: Sendable {
        /// One operation.
        var operation: OperationSet
        /// The segue or the unwind segue of the events.
        var trigger: EventPattern.Trigger
        /// The classes that are entered, in order.
        var goals: [EventClasses.Index]
        /// The index in ``verdicts``.
        var verdict: Int
    }

    let classes: EventClasses
    /// A version of iOS in the step; the largest number for the last step.
    let version: SystemVersion
    private(set) var verdicts: [LookupResult] = []
    /// By the class that is left. The rows of the first class apply to all others, too, except for
    /// the goals that their own rows contain. An event by a segue plays as one without, unless a
    /// row has the segue.
    private(set) var rows: [[Row]] = []
}

extension Panel {
    /// The results in containers, the innermost first.
    init(
        _ table: Table, _ classes: EventClasses, version: SystemVersion, in model: Model,
        containers: [Handle<Screen>]
    ) {
        self.classes = classes
        self.version = version
        rows = classes.members.map { _ in [] }
        for operation in Self.operations {
            let matrix = VerdictMatrix(
                operation, version: version, classes, table, in: model, containers: containers)
            add(matrix, operation)
        }
        addSegues(of: table, in: model, containers: containers)
    }

    private static let operations = [
        OperationSet.push, .pop, .present, .dismiss, .replace, .tabHigher, .tabLower,
    ]

    private mutating func add(_ matrix: VerdictMatrix, _ operation: OperationSet) {
        let count = verdicts.count
        verdicts += matrix.verdicts
        let first = matrix.first.enumerated().map { VerdictMatrix.Cell(to: $0, verdict: $1) }
        for (from, changes) in matrix.changes.enumerated() {
            var goals: [Int: [EventClasses.Index]] = [:]
            var order: [Int] = []
            for cell in from == 0 ? first : changes {
                if goals[cell.verdict] == nil { order.append(cell.verdict) }
                goals[cell.verdict, default: []].append(cell.to)
            }
            rows[from] += order.map { verdict in
                Row(
                    operation: operation, trigger: .any, goals: goals[verdict] ?? [],
                    verdict: count + verdict)
            }
        }
    }

    // MARK: Segues

    /// Events with a segue that have one result.
    private struct SegueEvents: Hashable {
        var operation: OperationSet
        var trigger: EventPattern.Trigger
        var from: EventClasses.Index
        var to: EventClasses.Index
    }

    private mutating func addSegues(
        of table: Table, in model: Model, containers: [Handle<Screen>]
    ) {
        var found: [SegueEvents: Int] = [:]
        var known: [VerdictKey: Int] = [:]
        for statement in table.statements where statement.pattern.trigger != .any {
            for event in events(of: statement, table) {
                let events = SegueEvents(
                    operation: event.operation, trigger: statement.pattern.trigger,
                    from: classes.classes[Int(event.from)], to: classes.classes[Int(event.to)])
                guard found[events] == nil else { continue }
                let verdict = table.verdict(on: event, in: model, containers: containers)
                let number = known[VerdictKey(verdict)] ?? verdicts.count
                if number == verdicts.count {
                    known[VerdictKey(verdict)] = number
                    verdicts.append(verdict)
                }
                found[events] = number
                var ofAll = events
                ofAll.from = 0
                // The events of the first class come first.
                if events.from == 0 || found[ofAll] != number { add(events, number) }
            }
        }
    }

    /// The events of a line that names a segue, each followed by its return.
    private func events(of statement: TransitionRule, _ table: Table) -> [Event] {
        let (starts, goals) = (classesIn(statement.from, table), classesIn(statement.to, table))
        var events: [Event] = []
        for operation in statement.pattern.operations.members {
            for from in starts {
                for to in goals {
                    var event = classes.event(operation, from: from, to: to, version: version)
                    event.add(statement.pattern.trigger)
                    events += [event] + (event.undoing.map { [$0] } ?? [])
                }
            }
        }
        return events
    }

    private func classesIn(_ ends: EndSets.ID, _ table: Table) -> [EventClasses.Index] {
        classes.members.indices.filter { table.sets.has(classes.members[$0][0], ends) }
    }

    private mutating func add(_ events: SegueEvents, _ number: Int) {
        let index = rows[events.from].firstIndex {
            $0.operation == events.operation && $0.trigger == events.trigger && $0.verdict == number
        }
        if let index {
            rows[events.from][index].goals.append(events.to)
        } else {
            rows[events.from].append(
                Row(
                    operation: events.operation, trigger: events.trigger, goals: [events.to],
                    verdict: number))
        }
    }

    // MARK: Looking up

    /// The result for an event, as a reader of the rows finds it.
    func verdict(on event: Event) -> LookupResult? {
        let (from, to) = (classes.classes[Int(event.from)], classes.classes[Int(event.to)])
        let trigger = [
            event.unwind.map { EventPattern.Trigger.unwind($0) },
            event.segue.map { EventPattern.Trigger.segue($0) }, .any,
        ].compactMap { $0 }
        for trigger in trigger {
            for rows in [rows[from], rows[0]] {
                let row = rows.first {
                    $0.operation == event.operation && $0.trigger == trigger
                        && $0.goals.contains(to)
                }
                if let row { return verdicts[row.verdict] }
            }
        }
        return nil
    }
}
