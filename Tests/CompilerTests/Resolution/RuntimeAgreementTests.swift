import Testing
import TransitionDSL
import TransitionRuntime

@testable import Resolution
@testable import TestSupport

/// The runtime's tables against the compiler's: an app plays what `resolve` says.
@Suite struct RuntimeAgreementTests {
    /// 100 registries for each batch.
    @Test(arguments: batches)
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

    /// Of several lines for one view, the winning line's applies.
    @Test(arguments: batches)
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
            let asked = runtime.event(event)
            let lines = inOrder(runtime.lines.all(covering: asked).map(\.edge))
            let all = runtimeViews.lines.all(covering: asked)
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
        let reference = BruteForce(model)
        let sayings = reference.sayings.indices
        let isNarrower = sayings.map { left in
            sayings.map { left != $0 && reference.isNarrower(left, $0) }
        }
        for (number, event) in reference.events.enumerated() {
            let expected = reference.answers(number, isNarrower)
            let answer = runtime.lines.answer(to: runtime.event(event))
            let play = answer.map { $0.content?.play ?? "default" }
            guard play.map(expected.contains) ?? expected.isEmpty else {
                Issue.record("seed \(seed): \(event) plays \(play ?? "-") and not \(expected)")
                return false
            }
            if expected.count == 1, table.statements(covering: event).count > 1 { decided += 1 }
        }
        return true
    }
}

/// A compiler's table as generated code builds it; screens are their places.
private struct RuntimeTable {
    typealias Place = ScreenTree.Position

    struct Line: Equatable {
        var edge: Handle<Edge>
        var play: String
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
        for index in table.statements.indices where !table.statements[index].isTurned {
            let statement = table.statements[index]
            let other = statement.isBothWays ? contents(table.statements[index + 1]) : nil
            add(statement.claim, table.sets, contents(statement), other, to: &lines)
        }
    }

    /// What a statement plays and its return.
    typealias Contents<Content> = (play: Content?, returning: Content?)

    private func contents(_ statement: TransitionRule) -> Contents<Line> {
        let texts = PlayText(model)
        func line(_ play: ChosenAnimation?) -> Line? {
            play.map { Line(edge: statement.edge, play: texts.expanded($0)) }
        }
        return (line(statement.play), line(statement.returning))
    }

    func add<Content>(
        _ claim: RuleKey, _ sets: EndSets, _ content: Contents<Content>,
        _ other: Contents<Content>?, to lines: inout TransitionTable<Place, Content>
    ) {
        let operations = TransitionOperations(rawValue: claim.pattern.operations.rawValue)
        let (from, to) = (set(claim.from, sets), set(claim.to, sets))
        let line = (from: set(claim.lineFrom, sets), to: set(claim.lineTo, sets))
        var (segue, unwind): (String?, String?)
        switch claim.pattern.trigger {
        case .any: break
        case .segue(let handle): segue = identifier(handle)
        case .unwind(let handle): unwind = identifier(handle)
        }
        if let other {
            lines.add(
                operations, between: from, and: to, within: line, segue: segue, unwind: unwind,
                ios: versions(claim),
                content.play,
                returning: content.returning,
                other: other.play, otherReturning: other.returning)
        } else if line == (from, to) {
            lines.add(
                operations, from: from, to: to, segue: segue, unwind: unwind,
                ios: versions(claim),
                content.play,
                returning: content.returning)
        } else {
            lines.add(
                operations, from: from, to: to, within: line, segue: segue, unwind: unwind,
                ios: versions(claim),
                content.play,
                returning: content.returning)
        }
    }

    func event(_ event: Event) -> TransitionEvent<Place> {
        TransitionEvent(
            TransitionOperations(rawValue: event.operation.rawValue), from: screen(event.from),
            to: screen(event.to), segue: event.segue.map(identifier),
            unwind: event.unwind.map(identifier),
            version: IOSVersion(event.version.major, event.version.minor))
    }

    private func versions(_ claim: RuleKey) -> IOSVersions {
        func version(_ version: SystemVersion) -> IOSVersion {
            IOSVersion(version.major, version.minor)
        }
        let range = claim.pattern.versions
        return range.before.map { version(range.from)..<version($0) } ?? version(range.from)...
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
            let view = View(statement: index, isTurned: false)
            let other = View(statement: index, isTurned: true)
            let hasReturn = statement.hasReturn
            runtime.add(
                statement.claim, views.sets, (view, hasReturn ? other : nil),
                statement.claim.isBothWays ? (other, hasReturn ? view : nil) : nil, to: &lines)
        }
    }
}

extension ViewTable {
    /// Whether an event goes from the line's left end to its right one, or turned the other way.
    fileprivate func covers(_ event: Event, _ view: RuntimeViews.View) -> Bool {
        let claim = statements[view.statement].claim
        return sets.has(view.isTurned ? event.to : event.from, claim.lineFrom)
            && sets.has(view.isTurned ? event.from : event.to, claim.lineTo)
    }
}
