import Testing
import TransitionDSL

@testable import Resolution

/// What is generated from random registries, compiled and executed, against what `transc resolve`
/// prints.
@Suite("Random registries, executed")
struct RandomRegistryTests {
    @Test("1 000 registries play what `transc resolve` says, and so do three of several functions")
    func playsWhatResolveSays() throws {
        let (files, program) = try RandomFiles.first.get()
        let long = try #require(files.last)
        #expect(files.reduce(0) { $0 + $1.model.registries.count } == 1003)
        #expect(long.swift.contains("addLines2(toApp1: &lines)"))
        let questions = files.enumerated().flatMap { Question.all($0.offset, $0.element) }
        let answers = try program.answers(to: questions, in: files)
        let texts = files.map { JourneyText($0.model) }
        var counts = Counts()
        for (question, answer) in zip(questions, answers) {
            let file = files[question.file]
            let verdict = question.verdict(file)
            let expected = JourneyAnswer(text: texts[question.file].text(verdict, file.model)).text
            counts.add(verdict)
            counts.addContainer(question, verdict, file)
            guard answer == expected else {
                let place = "registry \(question.registry) on \(question.words(file))"
                Issue.record("\(place) plays \(answer), not \(expected), in\n\(file.text)")
                return
            }
        }
        // The registries are worth the comparison.
        #expect(counts.narrowest > 10_000 && counts.onlyLine > 20_000, "\(counts)")
        #expect(counts.returns > 5000 && counts.defaults > 5000, "\(counts)")
        #expect(counts.engine > 5000 && counts.containers > 2000, "\(counts)")
    }
}

/// How the events are decided.
private struct Counts {
    /// Several lines cover the event, and one wins.
    var narrowest = 0
    var onlyLine = 0
    /// Returns of the line that wins the forward event.
    var returns = 0
    var defaults = 0
    var engine = 0
    /// Another line decides because a screen is in a container.
    var containers = 0

    mutating func addContainer(
        _ question: Question, _ verdict: LookupResult, _ file: RandomFile
    ) {
        var bare = question
        (bare.event.leaves, bare.event.enters) = ([], [])
        if bare.event == question.event { return }
        if bare.verdict(file).answer.winner?.edge != verdict.answer.winner?.edge { containers += 1 }
    }

    mutating func add(_ verdict: LookupResult) {
        if verdict.answer.play != nil {
            let isChosen = verdict.answer.losers.contains { loser in
                switch loser.reason {
                case .broader, .returnIsNamed: true
                default: false
                }
            }
            if isChosen { narrowest += 1 } else { onlyLine += 1 }
            if verdict.answer.forward != nil { returns += 1 }
        } else if verdict.fallback != nil {
            defaults += 1
        } else {
            engine += 1
        }
    }
}
