import Testing
import TransitionDSL
import TransitionRuntime

@testable import Resolution

/// The runtime's tables against the compiler's: an app plays what `resolve` says.
@Suite struct RuntimeAgreementTests {
    /// 20 times 100 registries.
    @Test(arguments: 0..<20)
    func theRuntimeAnswersWhatTheCompilerSays(_ batch: Int) {
        // Events that several statements cover and one wins.
        var decided = 0
        for number in 0..<100 {
            let seed = UInt64(1_000_000 + batch * 100 + number)
            let model = RandomRegistry(seed: seed).model
            guard compare(model, seed, &decided) else { return }
        }
        // The registries are worth the comparison: many events have several lines to choose from.
        #expect(decided > 500)
    }

    /// Of a view that several lines speak of, the one counts that plays.
    @Test(arguments: 0..<20)
    func viewsAreInTheOrderOfTheirLines(_ batch: Int) {
        for number in 0..<100 {
            let seed = UInt64(2_000_000 + batch * 100 + number)
            var model = RandomRegistry(seed: seed).model
            for index in model.edges.indices {
                model.edges[index].views = HandleRange(start: 0, end: 1)
            }
            guard compareViews(model, seed) else { return }
        }
    }

    private func compareViews(_ model: Model, _ seed: UInt64) -> Bool {
        guard let table = tables(of: model).first,
            let views = viewTables(of: model, table.sets.tree).first
        else { return false }
        let runtime = RuntimeTable(model, table)
        let runtimeViews = RuntimeViews(runtime, views)
        for event in BruteForce(model).events {
            let spoken = runtime.event(event)
            let lines = inOrder(runtime.lines.all(covering: spoken).map { table.edge($0) })
            let all = runtimeViews.lines.all(covering: spoken)
            let claiming = inOrder(all.map { views.statements[$0.statement].edge })
            guard claiming.filter({ lines.contains($0) }) == lines else {
                Issue.record("seed \(seed): \(event): views of \(claiming), but lines \(lines)")
                return false
            }
            for view in all where !views.covers(event, view) {
                Issue.record("seed \(seed): \(event) has its ends on the wrong sides: \(view)")
                return false
            }
        }
        return true
    }

    private func inOrder(_ edges: [Handle<Edge>]) -> [Handle<Edge>] {
        var seen: Set<Handle<Edge>> = []
        return edges.filter { seen.insert($0).inserted }
    }

    private func compare(_ model: Model, _ seed: UInt64, _ decided: inout Int) -> Bool {
        guard let table = tables(of: model).first else { return false }
        let runtime = RuntimeTable(model, table)
        let texts = PlayText(model)
        for event in BruteForce(model).events {
            let covering = table.statements(covering: event)
            let winners = table.winners(among: covering)
            let all = runtime.lines.all(covering: runtime.event(event))
            let first = runtime.lines.first(covering: runtime.event(event))
            guard all.map(\.statement).sorted() == covering, first == all.first else {
                Issue.record("seed \(seed): \(event) is covered by \(all) and not by \(covering)")
                return false
            }
            guard let first else { continue }
            let plays = winners.map {
                texts.expanded(table.statements[$0].play(on: event, table.sets))
            }
            guard winners.contains(first.statement),
                plays.contains(texts.expanded(first.play)),
                Set(plays).count > 1 || plays.first == texts.expanded(first.play)
            else {
                Issue.record("seed \(seed): \(event) is won by \(first) and not by \(winners)")
                return false
            }
            guard isInOrder(all.map(\.statement), table) else {
                Issue.record("seed \(seed): \(event) has a wider line before a narrower: \(all)")
                return false
            }
            if covering.count > 1, winners.count == 1 { decided += 1 }
        }
        return true
    }

    /// What is written comes first, and nothing before what is narrower.
    private func isInOrder(_ statements: [Int], _ table: Table) -> Bool {
        statements.indices.allSatisfy { early in
            statements[early...].dropFirst().allSatisfy { late in
                let (left, right) = (table.statements[statements[early]], table.statements[late])
                return left.isWritten == right.isWritten
                    ? !table.isNarrower(late, statements[early]) : left.isWritten
            }
        }
    }
}

/// A compiler's table as generated code builds it; screens are their places.
private struct RuntimeTable {
    typealias Place = ScreenTree.Position

    struct Line: Equatable {
        var statement: Int
        var play: Play
    }

    var lines: TransitionTable<Place, Line>
    let hierarchy: ScreenHierarchy<Place>
    private let model: Model
    private let table: Table

    init(_ model: Model, _ table: Table) {
        self.model = model
        self.table = table
        var hierarchy = ScreenHierarchy<Place>()
        for screen in model.screens.indices {
            hierarchy.add(
                table.sets.tree.position(of: Handle(screen)),
                is: model.screenReferences[model.screens[screen].parents]
                    .map { table.sets.tree.position(of: $0) })
        }
        self.hierarchy = hierarchy
        lines = TransitionTable(hierarchy)
        for index in table.statements.indices { add(index) }
    }

    private mutating func add(_ index: Int) {
        let statement = table.statements[index]
        let content = Line(statement: index, play: statement.play)
        add(
            statement.claim, table.sets, content, Line(statement: index, play: statement.otherPlay),
            to: &lines)
    }

    func add<Content>(
        _ claim: Claim, _ sets: EndSets, _ content: Content, _ other: Content,
        to lines: inout TransitionTable<Place, Content>
    ) {
        let operations = TransitionOperations(rawValue: claim.occasion.operations.rawValue)
        let (from, to) = (set(claim.from, sets), set(claim.to, sets))
        let line = (from: set(claim.lineFrom, sets), to: set(claim.lineTo, sets))
        var (segue, unwind): (String?, String?)
        switch claim.occasion.means {
        case .any: break
        case .segue(let handle): segue = identifier(handle)
        case .unwind(let handle): unwind = identifier(handle)
        }
        if claim.isSymmetric {
            lines.add(
                operations, between: from, and: to, within: line, segue: segue, unwind: unwind,
                since: claim.occasion.version, isWritten: claim.isWritten, content, other: other)
        } else if line == (from, to) {
            lines.add(
                operations, from: from, to: to, segue: segue, unwind: unwind,
                since: claim.occasion.version, isWritten: claim.isWritten, content)
        } else {
            lines.add(
                operations, from: from, to: to, within: line, segue: segue, unwind: unwind,
                since: claim.occasion.version, isWritten: claim.isWritten, content)
        }
    }

    func event(_ event: Event) -> TransitionEvent<Place> {
        TransitionEvent(
            TransitionOperations(rawValue: event.operation.rawValue), from: screen(event.from),
            to: screen(event.to), segue: event.segue.map(identifier),
            unwind: event.unwind.map(identifier), version: event.version)
    }

    private func screen(_ place: Place) -> Place? {
        place == ScreenTree.undeclared ? nil : place
    }

    private func identifier(_ segue: Handle<Segue>) -> String { "segue \(segue.index)" }

    /// The screens that a file would name: not those that are others of them anyway.
    private func set(_ id: EndSets.ID, _ sets: EndSets) -> ScreenSet<Place> {
        let roots = sets.roots(id)
        if roots == [ScreenTree.undeclared] { return .any }
        return ScreenSet(
            roots.filter { root in !roots.contains { $0 != root && isA(root, $0) } })
    }

    private func isA(_ place: Place, _ ancestor: Place) -> Bool {
        if place == ancestor { return true }
        guard let screen = table.sets.tree.screen(at: place) else { return false }
        return model.screenReferences[model.screens[screen].parents]
            .contains { isA(table.sets.tree.position(of: $0), ancestor) }
    }
}

/// The views of lines as generated code adds them.
private struct RuntimeViews {
    struct View: Equatable {
        var statement: Int
        var isTurned: Bool
    }

    var lines: TransitionTable<ScreenTree.Position, View>

    init(_ runtime: RuntimeTable, _ views: ViewTable) {
        lines = TransitionTable(runtime.hierarchy)
        for (index, statement) in views.statements.enumerated() {
            let view = View(statement: index, isTurned: statement.isTurned)
            let other = View(statement: index, isTurned: !statement.isTurned)
            runtime.add(statement.claim, views.sets, view, other, to: &lines)
        }
    }
}

extension ViewTable {
    /// Whether an event goes from the line's left end to its right one, or turned the other way.
    fileprivate func covers(_ event: Event, _ view: RuntimeViews.View) -> Bool {
        let statement = statements[view.statement]
        let isTurned = view.isTurned != statement.isTurned
        return sets.has(isTurned ? event.to : event.from, statement.claim.lineFrom)
            && sets.has(isTurned ? event.from : event.to, statement.claim.lineTo)
    }
}

extension Table {
    fileprivate func edge(_ line: RuntimeTable.Line) -> Handle<Edge> {
        statements[line.statement].edge
    }
}
