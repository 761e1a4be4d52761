import Testing
import TransitionDSL

@testable import Resolution
@testable import TestSupport

/// Batches of random registries: without `TRANSC_EFFORT`, for those who wait, a tenth of them.
let batches = 0..<(effort > 0 ? 20 : 2)

/// The tables against a reading of the lines that tries every event.
@Suite struct ResolutionPropertyTests {
    /// 500 registries for each batch.
    @Test(arguments: batches)
    func tablesSayWhatTheLinesMean(_ batch: Int) {
        for number in 0..<500 {
            let seed = UInt64(batch * 500 + number)
            let model = RandomRegistry(seed: seed).model
            guard compare(model, seed) else { return }
        }
    }

    /// False once something differs, so that a mistake is reported once.
    private func compare(_ model: Model, _ seed: UInt64) -> Bool {
        guard let table = tables(of: model).first else { return false }
        let reference = BruteForce(model)
        let sayings = reference.sayings
        guard table.statements.count == sayings.count else {
            Issue.record("seed \(seed): statements differ in number")
            return false
        }
        let isNarrower = sayings.indices.map { left in
            sayings.indices.map { left != $0 && reference.isNarrower(left, $0) }
        }
        let texts = PlayText(model)
        var tied: Set<[UInt32]> = []
        var isWon = [Bool](repeating: false, count: sayings.count)
        for (index, event) in reference.events.enumerated() {
            let expected = reference.winners(index, isNarrower)
            let found = table.winners(among: table.statements(covering: event), on: event)
            guard expected == found else {
                Issue.record("seed \(seed): \(event) is won by \(found) and not by \(expected)")
                return false
            }
            let plays = reference.answers(index, isNarrower)
            let answer = table.answer(to: event, in: model)
            let text = answer.play.map(texts.expanded) ?? "default"
            guard answer.winner == nil ? plays.isEmpty : plays.contains(text) else {
                Issue.record("seed \(seed): \(event) plays \(text) and not \(plays)")
                return false
            }
            for winner in expected { isWon[winner] = true }
            for first in expected {
                for second in expected
                where first < second && sayings[first].edge != sayings[second].edge
                    && !reference.isSame(first, second)
                    && (sayings[first].play != sayings[second].play
                        || event.operation != .replace
                            && sayings[first].returning != sayings[second].returning)
                {
                    tied.insert(edges(sayings[first].edge, sayings[second].edge))
                }
            }
        }
        return compareConflicts(table, model, tied, seed)
            && compareUnreachable(table, sayings, isWon, seed)
    }

    private func compareConflicts(
        _ table: Table,
        _ model: Model,
        _ tied: Set<[UInt32]>,
        _ seed: UInt64
    ) -> Bool {
        let found = table.conflicts(in: model, maximumPerLine: 1000)
        let pairs = found.conflicts.map {
            edges(table.statements[$0.first].edge, table.statements[$0.second].edge)
        }
        guard Set(pairs) == tied, Set(pairs).count == pairs.count, !found.isIncomplete else {
            Issue.record("seed \(seed): conflicts \(pairs) and not \(tied)")
            return false
        }
        for conflict in found.conflicts {
            let covering = table.statements(covering: conflict.witness)
            let winners = table.winners(among: covering, on: conflict.witness)
            // The tables' winners are those of the reference: a true witness has both.
            guard winners.contains(conflict.first), winners.contains(conflict.second) else {
                Issue.record("seed \(seed): no witness of \(conflict)")
                return false
            }
        }
        return true
    }

    private func compareUnreachable(
        _ table: Table,
        _ sayings: [BruteForce.Saying],
        _ isWon: [Bool],
        _ seed: UInt64
    ) -> Bool {
        var lost: [UInt32] = []
        for edge in Set(sayings.map(\.edge)) {
            let own = sayings.indices.filter { sayings[$0].edge == edge }
            if own.allSatisfy({ !isWon[$0] }) { lost.append(edge.index) }
        }
        let found = table.unreachableLines().map(\.edge.index)
        guard found == lost.sorted() else {
            Issue.record("seed \(seed): unreachable \(found) and not \(lost.sorted())")
            return false
        }
        return true
    }

    private func edges(_ first: Handle<Edge>, _ second: Handle<Edge>) -> [UInt32] {
        [first.index, second.index].sorted()
    }
}
