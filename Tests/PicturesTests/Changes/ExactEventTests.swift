import Resolution
import Semantics
import Testing
import TransitionDSL

@testable import Pictures

/// The comparison names exactly the events on which `resolve` differs.
@Suite struct ExactEventTests {
    @Test(arguments: 0..<10)
    func theEventsAreThoseOnWhichTheResultsDiffer(_ batch: Int) throws {
        var (pairs, changed, events) = (0, 0, 0)
        for number in 0..<130 {
            let seed = batch * 1000 + number
            guard let pair = RandomPair(seed: seed), let old = pair.old.version,
                let new = pair.new.version
            else { continue }
            pairs += 1
            let oracle = EventOracle(old, new)
            let found = try oracle.named(by: differences(old, new))
            let expected = oracle.differing()
            if !expected.isEmpty { changed += 1 }
            events += expected.count
            if found == expected { continue }
            let missing = expected.subtracting(found).sorted().prefix(5)
            let extra = found.subtracting(expected).sorted().prefix(5)
            Issue.record(
                """
                seed \(seed): missing \(missing), too many \(extra)
                \(pair.texts.old)
                ---
                \(pair.texts.new)
                """)
            return
        }
        #expect(pairs >= 100)
        #expect(changed >= 50 && events > changed)
    }
}

