import Testing
import TransitionDSL

@testable import Resolution
@testable import TestSupport

/// Classes of screens: each result for two representatives is that for all of their screens.
@Suite struct EventClassesTests {
    @Test(arguments: batches)
    func representativesStandForTheirClasses(_ batch: Int) {
        var shared = 0
        for number in 0..<100 {
            let seed = UInt64(3_000_000 + batch * 100 + number)
            let model = RandomRegistry(seed: seed).model
            guard let table = tables(of: model).first else { continue }
            let classes = EventClasses(table, in: model)
            let all = classes.members.joined().sorted()
            #expect(all == Array(table.sets.tree.subtree(at: 0)), "seed \(seed)")
            shared += all.count - classes.members.count
            for event in BruteForce(model).events {
                var other = event
                other.from = classes.members[classes.classes[Int(event.from)]][0]
                other.to = classes.members[classes.classes[Int(event.to)]][0]
                other.version = classes.steps.last { $0 <= event.version } ?? .oldest
                let one = text(table.verdict(on: event, in: model))
                let standIn = text(table.verdict(on: other, in: model))
                #expect(one == standIn, "seed \(seed): \(event)")
            }
        }
        #expect(shared > 0)
    }

    @Test(arguments: batches)
    func aMatrixHasTheResultOfEveryPair(_ batch: Int) {
        for number in 0..<20 {
            let seed = UInt64(4_000_000 + batch * 100 + number)
            let model = RandomRegistry(seed: seed).model
            guard let table = tables(of: model).first else { continue }
            let classes = EventClasses(table, in: model)
            for step in classes.steps {
                for operation in OperationSet(rawValue: 127).members {
                    let matrix = VerdictMatrix(operation, version: step, classes, table, in: model)
                    for from in classes.members.indices {
                        var row = matrix.first
                        for cell in matrix.changes[from] {
                            #expect(row[cell.to] != cell.verdict, "seed \(seed)")
                            row[cell.to] = cell.verdict
                        }
                        for (to, index) in row.enumerated() {
                            let event = classes.event(
                                operation, from: from, to: to, version: step)
                            let expected = text(table.verdict(on: event, in: model))
                            #expect(text(matrix.verdicts[index]) == expected, "seed \(seed)")
                        }
                    }
                    let used = Set(matrix.first + matrix.changes.joined().map(\.verdict))
                    #expect(used == Set(matrix.verdicts.indices), "seed \(seed)")
                }
            }
        }
    }

    /// All that people can see of a result.
    private func text(_ verdict: LookupResult) -> String {
        let answer = verdict.answer
        let losers = answer.losers.map { loser in
            let isBroader = if case .broader = loser.reason { true } else { false }
            return "\(loser.edge.index) \(isBroader)"
        }
        let winner = answer.winner.map { "\($0.edge.index) \($0.isTurned)" } ?? "-"
        let play = verdict.play.map { "\($0.call.index) \($0.isOpposite)" } ?? "-"
        return "\(winner): \(play); \(losers); \(answer.forward != nil)"
    }
}
