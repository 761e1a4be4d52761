import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// Random registries, driven: generated Swift with the runtime on the doubles of UIKit, against
/// what `transc resolve` says with the history that the manual describes, and against a reading of
/// the manual's sentences that tries every event.
@Suite("Journeys through random registries")
struct JourneyTests {
    @Test("What plays on journeys is what `transc resolve` and the sentences of the manual say")
    func playsWhatTheSentencesSay() throws {
        var counts = JourneyCounts()
        var journeys = 0
        var failures = 0
        // 200 registries, or with more effort 2 000.
        for batch in 0..<(effort > 1 ? 2 : 1) {
            let (files, program) =
                try batch == 0 ? RandomFiles.first.get() : RandomFiles.batch(batch)
            var runs: [(file: Int, run: JourneyRun)] = []
            for (number, file) in files.enumerated() where effort > 1 || number % 5 == 0 {
                for registry in file.model.registries.indices {
                    let seed = (batch * 1000 + number) * 8 + registry
                    let run = JourneyRun(file, registry: registry, Self.actions(UInt64(seed)))
                    runs.append((number, run))
                    counts.add(run.counts)
                    journeys += 1
                }
            }
            let answers = try program.answers(to: runs)
            for ((number, run), answers) in zip(runs, answers) {
                guard run.firstDifference(answers) != nil else { continue }
                let smallest = try Self.shrink(run, number, program)
                Issue.record("\(smallest)")
                failures += 1
                if failures == 5 { return }
            }
        }
        // The journeys are worth the comparison.
        #expect(journeys >= 200)
        #expect(counts.all > journeys * 20 && counts.returns > journeys * 5, "\(counts)")
        #expect(counts.overSeveral > journeys && counts.given > journeys, "\(counts)")
        #expect(counts.tabs > journeys / 2 && counts.unwinds > journeys / 2, "\(counts)")
        #expect(counts.segues > journeys / 2 && counts.replacements > journeys, "\(counts)")
        #expect(counts.gestures > journeys / 4 && counts.cancelled > journeys / 8, "\(counts)")
        #expect(counts.reduced > journeys && counts.containers > journeys / 2, "\(counts)")
    }

    private static func actions(_ seed: UInt64) -> [Action] {
        var generator = SeededNumbers(seed: 9_000_000 + seed)
        return (0..<80).map { _ in Action(&generator) }
    }

    /// A journey without the actions that make no difference, in words.
    private static func shrink(
        _ run: JourneyRun, _ number: Int, _ program: AnswerProgram
    ) throws -> String {
        var run = run
        var answers = try program.answers(to: [(number, run)])[0]
        var size = max(1, run.actions.count / 2)
        while size > 0 {
            var start = 1
            while start < run.actions.count {
                var fewer = run.actions
                fewer.removeSubrange(start..<min(start + size, fewer.count))
                let shorter = JourneyRun(run.file, registry: run.registry, fewer)
                let found = try program.answers(to: [(number, shorter)])[0]
                if shorter.firstDifference(found) != nil {
                    (run, answers) = (shorter, found)
                } else {
                    start += size
                }
            }
            size /= 2
        }
        return text(run, answers)
    }

    private static func text(_ run: JourneyRun, _ answers: [String]) -> String {
        let last = run.firstDifference(answers) ?? 0
        let line = run.lines[last]
        let registry = "  registry R\(run.registry)"
        // Of the registries the one that is driven.
        var isOther = false
        let text = run.file.text.split(separator: "\n").filter { line in
            if line.hasPrefix("registry ") {
                isOther = !line.hasPrefix(registry.dropFirst(2) + " ")
            }
            return !isOther
        }
        let steps = run.lines[...last].enumerated().map { index, line in
            "\(line.text)  \(index < answers.count ? answers[index] : "")"
        }
        return """
            \(line.event) in registry R\(run.registry), iOS \
            \(JourneyRun.version(of: run.registry)): \(line.text)
            the runtime:   \(answers.indices.contains(last) ? answers[last] : "nothing")
            resolve:       \(line.resolved)
            the sentences: \(line.bruteForce)

            \(text.joined(separator: "\n"))

            \(steps.joined(separator: "\n"))
            """
    }
}
