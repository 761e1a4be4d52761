import Testing
import TransitionDSL

@Suite struct DiagnosticPageTests {
    /// Only what no small file can earn, or none without an option, has no example.
    private static let withoutExample: Set<DiagnosticID> = [
        .fileTooLarge, .importOutsideRoot, .tooManyOpenHeroIDs, .tooManyCrossingLines,
    ]

    @Test func everyDiagnosticHasOnePage() {
        let written = DiagnosticPages.all.map(\.id.rawValue)
        #expect(written.sorted() == DiagnosticID.allCases.map(\.rawValue).sorted())
    }

    @Test(arguments: DiagnosticPages.all.map(\.id))
    func isWrittenInTheOneStyle(_ id: DiagnosticID) throws {
        let page = try #require(DiagnosticPages.page(for: id))
        #expect(!page.summary.contains("\n"))
        #expect(!page.summary.hasSuffix("."))
        #expect(page.summary.count <= 84)
        #expect(page.summary.first?.isUppercase == false)
        #expect(page.explanation.hasSuffix("."))
        let lines = page.explanation.split(separator: "\n", omittingEmptySubsequences: false)
        #expect((2...8).contains(lines.count))
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test(arguments: DiagnosticPages.all.map(\.id))
    func badExampleEarnsItOnce(_ id: DiagnosticID) throws {
        guard let example = try example(id) else { return }
        let problems = try compile(example.bad, example, runsRules: id.isRule).problems
        #expect(problems.map(\.id) == [id], "\(problems.map(\.message))")
    }

    @Test(arguments: DiagnosticPages.all.map(\.id))
    func goodExampleIsClean(_ id: DiagnosticID) throws {
        guard let example = try example(id) else { return }
        let result = try compile(example.good, example, runsRules: id.isRule)
        #expect(result.problems.isEmpty, "\(result.problems.map(\.message))")
        #expect(result.model != nil)
    }

    private func example(_ id: DiagnosticID) throws -> DiagnosticPage.Example? {
        let example = try #require(DiagnosticPages.page(for: id)).example
        #expect((example == nil) == Self.withoutExample.contains(id))
        return example
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
