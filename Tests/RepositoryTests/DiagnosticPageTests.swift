import Testing
import TransitionDSL
@testable import TestSupport

@Suite struct DiagnosticPageTests {
    /// Only what no small file can earn, or none without an option, has no example.
    private static let withoutExample: Set<DiagnosticID> = [
        .fileTooLarge, .importOutsideRoot, .tooManyOpenHeroIDs, .tooManyCrossingLines,
    ]

    /// The pages in the executable are those of the manual, and no page is for no diagnostic.
    @Test func everyDiagnosticHasOnePage() throws {
        let files = Repository.files(in: "Documentation/diagnostics", ending: ".md")
        let ids = DiagnosticID.allCases.map(\.name)
        #expect(
            files.map { $0.split(separator: "/").last ?? "" } == ids.map { "\($0).md" }.sorted())
        try Repository.expect(
            "Sources/TransitionDSL/Diagnostics/DiagnosticPageTexts.swift",
            holds: diagnosticPageTexts())
    }

    /// A page is in the form that `transc` reads: nothing of it is lost.
    @Test(arguments: DiagnosticID.allCases)
    func pagesAreReadWhole(_ id: DiagnosticID) throws {
        let page = id.page
        var text = "# \(id.name)\n\nOccurs when \(page.summary).\n\n\(page.explanation)\n"
        if let example = page.example {
            for (name, file) in example.files {
                let ending = String(name.split(separator: ".").last ?? "")
                let language = ending == "storyboard" ? "xml" : ending
                text += "\n`\(name)`:\n\n\(fenced(file, language))"
            }
            text += "\nWrong:\n\n\(fenced(example.bad, example.language))"
            text += "\nRight:\n\n\(fenced(example.good, example.language))"
        }
        #expect(try Repository.text("Documentation/diagnostics/\(id.name).md") == text)
    }

    private func fenced(_ file: String, _ language: String) -> String {
        "```\(language)\n\(file)\n```\n"
    }

    @Test(arguments: DiagnosticID.allCases)
    func isWrittenInTheOneStyle(_ id: DiagnosticID) throws {
        let page = id.page
        #expect(!page.summary.contains("\n"))
        #expect(!page.summary.hasSuffix("."))
        #expect(page.summary.count <= 84)
        #expect(page.summary.first?.isUppercase == false)
        #expect(page.explanation.hasSuffix("."))
        let lines = page.explanation.split(separator: "\n", omittingEmptySubsequences: false)
        #expect((2...8).contains(lines.count))
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: DiagnosticID.allCases)
    func badExampleEarnsItOnce(_ id: DiagnosticID) throws {
        guard let example = try example(id) else { return }
        let problems = try compile(example.bad, example, runsRules: id.isRule).problems
        #expect(problems.map(\.id) == [id], "\(problems.map(\.message))")
    }

    @Test(arguments: DiagnosticID.allCases)
    func goodExampleIsClean(_ id: DiagnosticID) throws {
        guard let example = try example(id) else { return }
        let result = try compile(example.good, example, runsRules: id.isRule)
        #expect(result.problems.isEmpty, "\(result.problems.map(\.message))")
        #expect(result.model != nil)
    }

    private func example(_ id: DiagnosticID) throws -> DiagnosticPage.Example? {
        let example = id.page.example
        #expect((example == nil) == Self.withoutExample.contains(id))
        // ExistingAppTests run the rules over the examples that are apps.
        return id.page.moduleExample
    }

    private func compile(
        _ text: String, _ example: DiagnosticPage.Example, runsRules: Bool
    ) throws -> Compilation {
        let files = [(name: "App.trans", text: text)] + example.files
        return try Scratch().compile(
            files.map { ($0.name, DiagnosticPage.Example.bytes($0.text)) }, runsRules: runsRules
        )
    }
}
