package import TransitionDSL

/// The results for all events without a segue of one operation in one step of iOS, from each class
/// to each class.
package struct VerdictMatrix: Sendable {
    /// The result for events that enter a class.
    package struct Cell: Hashable, Sendable {
        package var to: EventClasses.Index
        /// The index in ``VerdictMatrix/verdicts``.
        package var verdict: Int

        package init(to: EventClasses.Index, verdict: Int) {
            self.to = to
            self.verdict = verdict
        }
    }

    /// Equal results are stored once.
    package private(set) var verdicts: [LookupResult] = []
    /// The results for events that leave the first class, by the class that is entered: an index in
    /// ``verdicts``.
    package private(set) var first: [Int] = []
    /// For each class that is left, the results that differ from those of the first class, in the
    /// order of the classes.
    package private(set) var changes: [[Cell]] = []

    /// The verdicts in containers, the innermost first.
    package init(
        _ operation: OperationSet, version: SystemVersion, _ classes: EventClasses, _ table: Table,
        in model: Model, containers: [Handle<Screen>] = []
    ) {
        var maker = MatrixMaker(operation, classes) { event in
            var event = event
            event.version = version
            return table.verdict(on: event, in: model, containers: containers)
        }
        first = maker.firstRow()
        changes = [[]] + classes.members.indices.dropFirst().map { maker.changes(from: $0, first) }
        verdicts = maker.verdicts
    }

    /// The results for all events that leave a class, by the class that is entered.
    package func row(from: EventClasses.Index) -> [Int] {
        changes[from].reduce(into: first) { row, cell in row[cell.to] = cell.verdict }
    }
}

/// Only the lines of sets that do not contain everything distinguish a class from the first one,
/// which has the screens that are not declared. So lines are looked up, not pairs of classes.
private struct MatrixMaker {
    // Hot.

    private(set) var verdicts: [LookupResult] = []
    private var known: [VerdictKey: Int] = [:]
    private let operation: OperationSet
    private let classes: EventClasses
    private let verdict: (Event) -> LookupResult
    /// The sets to which lines lead from every class.
    private let common: Set<Int>
    /// The classes that lines or defaults distinguish for events that leave the first class.
    private var special: [EventClasses.Index] = []

    init(
        _ operation: OperationSet, _ classes: EventClasses,
        _ verdict: @escaping (Event) -> LookupResult
    ) {
        self.operation = operation
        self.classes = classes
        self.verdict = verdict
        common = classes.goals(from: classes.keys[0].sets)
        special = classes.distinguished(by: common)
        if operation == .present {
            let own = classes.members.indices.filter { !classes.keys[$0].defaults.isEmpty }
            special = Set(special + own).sorted()
        }
    }

    mutating func firstRow() -> [Int] { row(from: 0, special, common) }

    /// The results from another class that differ from those of the first one.
    mutating func changes(
        from: EventClasses.Index, _ first: [Int]
    ) -> [VerdictMatrix.Cell] {
        let key = classes.keys[from]
        let own = classes.goals(from: key.sets.filter { !classes.keys[0].sets.contains($0) })
        let goals = classes.distinguished(by: own)
        let changesAll =
            own.contains { classes.inSet[$0].count == classes.members.count }
            || operation == .dismiss && !key.defaults.isEmpty
        var results: [VerdictMatrix.Cell]
        if changesAll {
            let all = row(from: from, Set(goals + special).sorted(), own)
            results = all.enumerated().map { VerdictMatrix.Cell(to: $0, verdict: $1) }
        } else {
            let some = cells(from: from, goals, own)
            results = zip(goals, some).map { VerdictMatrix.Cell(to: $0, verdict: $1) }
        }
        results.removeAll { first[$0.to] == $0.verdict }
        return results
    }

    /// The results to all classes. Those that are not special have one result.
    private mutating func row(
        from: EventClasses.Index, _ special: [EventClasses.Index], _ own: Set<Int>
    ) -> [Int] {
        var row: [Int?] = classes.members.map { _ in nil }
        for (to, result) in zip(special, cells(from: from, special, own)) { row[to] = result }
        let rest = row.firstIndex { $0 == nil }.map { result(from: from, to: $0) }
        return row.map { $0 ?? rest ?? 0 }
    }

    /// The results to some classes. Those that the lines from here do not distinguish have one.
    private mutating func cells(
        from: EventClasses.Index, _ goals: [EventClasses.Index], _ own: Set<Int>
    ) -> [Int] {
        var found: [EventClasses.Key: Int] = [:]
        var results: [Int] = []
        for to in goals {
            var part = classes.keys[to]
            part.sets.removeAll { !own.contains($0) && !common.contains($0) }
            if operation != .present { part.defaults = [] }
            let result = found[part] ?? result(from: from, to: to)
            found[part] = result
            results.append(result)
        }
        return results
    }

    private mutating func result(from: EventClasses.Index, to: EventClasses.Index) -> Int {
        let verdict = verdict(classes.event(operation, from: from, to: to))
        let key = VerdictKey(verdict)
        if let index = known[key] { return index }
        known[key] = verdicts.count
        verdicts.append(verdict)
        return verdicts.count - 1
    }
}

extension EventClasses {
    /// The sets to which lines lead from sets, forward or on return.
    fileprivate func goals(from sets: [Int]) -> Set<Int> {
        var result: Set<Int> = []
        for set in sets { result.formUnion(goalsOfSet[set]) }
        return result
    }

    /// The classes in sets that do not contain all classes, in order.
    fileprivate func distinguished(by sets: Set<Int>) -> [Index] {
        let lists = sets.map { inSet[$0] }.filter { $0.count < members.count }
        return Set(lists.joined()).sorted()
    }
}
