import Testing
import TransitionDSL

@testable import Pictures
@testable import Resolution
@testable import TestSupport

/// The panel of a page: for every event, its rows have the result of the table.
@Suite struct PanelTests {
    @Test(arguments: 0..<10)
    func theRowsHaveTheResultOfEveryEvent(_ batch: Int) {
        for number in 0..<100 {
            let seed = UInt64(5_000_000 + batch * 100 + number)
            let model = RandomRegistry(seed: seed).model
            guard let table = tables(of: model).first else { continue }
            let classes = EventClasses(table, in: model)
            for (index, step) in classes.steps.enumerated() {
                let end = classes.steps.dropFirst(index + 1).first ?? .newest
                let panel = Panel(table, classes, version: step, in: model, containers: [])
                for event in BruteForce(model).events
                where step <= event.version && event.version < end && !hasTwoSegues(event) {
                    let verdict = panel.verdict(on: event)
                    let expected = table.verdict(on: event, in: model)
                    #expect(verdict.map(VerdictKey.init) == VerdictKey(expected), "seed \(seed)")
                }
            }
        }
    }

    /// The page shows events of one segue.
    private func hasTwoSegues(_ event: Event) -> Bool { event.segue != nil && event.unwind != nil }

    /// Most rows of a screen are those of any other screen: few are stored.
    @Test func rowsAreShared() {
        let model = RandomRegistry(seed: 5_000_007).model
        guard let table = tables(of: model).first else { return }
        let classes = EventClasses(table, in: model)
        let panel = Panel(table, classes, version: .newest, in: model, containers: [])
        for from in classes.members.indices.dropFirst() {
            for row in panel.rows[from] where row.trigger == .any {
                for goal in row.goals {
                    let shared = panel.rows[0].first {
                        $0.operation == row.operation && $0.trigger == .any
                            && $0.goals.contains(goal)
                    }
                    #expect(shared?.verdict != row.verdict)
                }
            }
        }
    }
}
