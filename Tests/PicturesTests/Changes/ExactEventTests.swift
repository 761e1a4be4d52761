import Resolution
import Semantics
import Testing
import TransitionDSL

@testable import Pictures
@testable import TestSupport

/// Batches of ten pairs.
private let batches = 0..<(effort > 0 ? 100 : 1)

/// The comparison names exactly the events on which `resolve` differs.
@Suite struct ExactEventTests {
    @Test(arguments: batches)
    func theEventsAreThoseOnWhichTheResultsDiffer(_ batch: Int) throws {
        var (pairs, changed, events) = (0, 0, 0)
        for seed in batch * 100..<batch * 100 + 30 where pairs < 10 {
            guard let pair = RandomPair(seed: seed), let old = pair.old.version,
                let new = pair.new.version
            else { continue }
            pairs += 1
            let oracle = EventOracle(old, new)
            let found = try oracle.named(by: differences(old, new))
            let expected = oracle.differing()
            if expected.count > 0 { changed += 1 }
            events += expected.count
            if found == expected { continue }
            let missing = oracle.events(in: expected, notIn: found)
            let extra = oracle.events(in: found, notIn: expected)
            Issue.record(
                """
                seed \(seed): missing \(missing), too many \(extra)
                \(pair.texts.old)
                ---
                \(pair.texts.new)
                """)
            return
        }
        #expect(pairs == 10)
        #expect(changed > 0 && events > changed)
    }
}
