import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// One typing mistake in a real file gives one error, at the mistake, with its remedy.
@Suite struct OneMistakeTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// A text that is in the file once, and what is written for it.
        var text: String
        var written: String
        var id: DiagnosticID
        /// Where the error begins: this text, within what is written.
        var at: String
        var help: String?
    }

    private static let path = "Examples/News/News.trans"

    static let mistakes: [Mistake] = [
        Mistake(
            testDescription: "a misspelt keyword", text: "\nregistry App", written: "\nregisty App",
            id: .unknownWord, at: "registy", help: "did you mean `registry`?"
        ),
        Mistake(
            testDescription: "a misspelt operation", text: "push Lists", written: "psh  Lists",
            id: .unknownWord, at: "psh", help: "did you mean `push`?"
        ),
        Mistake(
            testDescription: "a misspelt screen", text: "Lists -> Article:",
            written: "Lists -> Artcle:", id: .unknownScreen, at: "Artcle",
            help: "did you mean `Article`?"
        ),
        Mistake(
            testDescription: "a misspelt animation", text: "zoomSlide(left)",
            written: "zoomSlid(left)", id: .unknownAnimation, at: "zoomSlid",
            help: "did you mean `zoomSlide`?"
        ),
        Mistake(
            testDescription: "a misspelt animation of the file", text: ":   open with",
            written: ": opne with", id: .unknownAnimation, at: "opne", help: "did you mean `open`?"
        ),
        Mistake(
            testDescription: "a misspelt label of a modifier", text: "stiffness: 250",
            written: "stifness: 250", id: .unknownLabel, at: "stifness",
            help: "did you mean `stiffness`?"
        ),
        Mistake(
            testDescription: "a misspelt label of the file", text: "rise(by: 80)",
            written: "rise(bye: 80)", id: .unknownLabel, at: "bye", help: "did you mean `by`?"
        ),
        Mistake(
            testDescription: "a missing direction", text: "push         slide(left)",
            written: "push         slide",
            id: .missingDirection, at: "slide",
            help: "write `slide(left)`; directions are `left`, `right`, `up`, `down`, `leading`, "
                + "`trailing`"
        ),
        Mistake(
            testDescription: "seconds for milliseconds", text: "duration(0.4s)",
            written: "duration(300)", id: .outOfRange, at: "300",
            help: "a bare number is seconds; for milliseconds write `300ms`"
        ),
        Mistake(
            testDescription: "the same text twice", text: "hero logo = \"app.logo\"",
            written: "hero logo = \"app.logo\"\nhero mark = \"app.logo\"", id: .duplicateHeroID,
            at: "\"app.logo\"",
            help: "use one id on both screens if the views belong together, else change one text"
        ),
        Mistake(
            testDescription: "a missing opening brace", text: "\nregistry App {\n  push",
            written: "\nregistry App\n  push", id: .unexpectedToken,
            at: "\n  push", help: "add the missing `{`"
        ),
        Mistake(
            testDescription: "a missing closing brace", text: "reduceMotion fade\n}\ndefaults",
            written: "reduceMotion fade\ndefaults", id: .unclosedBrace, at: "defaults",
            help: "add the `}` that closes it"
        ),
        Mistake(
            testDescription: "a string not closed", text: "hero logo = \"app.logo\"",
            written: "hero logo = \"app.logo", id: .unclosedString, at: "\"app.logo",
            help: "close it with `\"` before the line ends"
        ),
    ]

    @Test(arguments: mistakes)
    func givesOneErrorWithItsRemedy(_ mistake: Mistake) throws {
        let text = try Repository.text(Self.path)
        let places = text.ranges(of: mistake.text)
        try #require(
            places.count == 1, "`\(mistake.text)` stands \(places.count) times in the file")
        let before = text[..<places[0].lowerBound]
        let start = try #require(
            mistake.written.range(of: mistake.at, options: .backwards)?.lowerBound)
        let offset = before.utf8.count + mistake.written[..<start].utf8.count
        let mistaken = before + mistake.written + text[places[0].upperBound...]

        let compilation = try Scratch().compile([("News.trans", Array(mistaken.utf8))])
        let messages = compilation.problems.map { "\($0.id): \($0.message)" }
        #expect(compilation.problems.map(\.id) == [mistake.id], "\(messages)")
        let problem = try #require(compilation.problems.first)
        let lines = LineTable(compilation.sources[0])
        #expect(
            lines.position(of: problem.place.range.start)
                == lines.position(of: UInt32(offset)))
        #expect(problem.help == mistake.help)
    }

    @Test func isCleanWithoutAMistake() throws {
        let compilation = try Compilation(path: Repository.path(Self.path))
        #expect(compilation.problems.isEmpty)
    }
}
