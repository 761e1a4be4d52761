import AppFacts
import AppRules
import Testing
import TransitionDSL

/// The examples in the pages of rules about existing apps.
@Suite struct PageTests {
    static let pages = DiagnosticID.allCases.filter { id in
        id.page.example.map { $0.language != "trans" } ?? false
    }

    @Test func everyRuleHasAPage() {
        #expect(Set(Self.pages).isSubset(of: appRuleIDs))
        let others = Set(appRuleIDs).subtracting(Self.pages).map(\.name).sorted()
        // These are rules of the language too, with its examples.
        #expect(
            others == [
                "fixed-id-in-cell", "no-op-modifier", "one-sided-hero-id", "repeated-hero-id",
                "similar-hero-ids", "source-without-view", "suspicious-text",
            ])
    }

    @Test(arguments: pages)
    func badExampleHasItOnce(_ id: DiagnosticID) throws {
        let example = try #require(id.page.example)
        #expect(findings(example.bad, example) == [id.name])
    }

    @Test(arguments: pages)
    func goodExampleIsClean(_ id: DiagnosticID) throws {
        let example = try #require(id.page.example)
        #expect(findings(example.good, example) == [])
    }

    private func findings(_ text: String, _ example: DiagnosticPage.Example) -> [String] {
        let main = example.language == "xml" ? "Main.storyboard" : "Main.swift"
        let texts = [(name: main, text: text)] + example.files
        let files = texts.enumerated().compactMap { index, file in
            AppFile(
                SourceFile(
                    path: file.name, bytes: Array(file.text.utf8), index: FileIndex(index)))
        }
        return lintApp(scanApp(files, withIndex: true)).map(\.id.name)
    }
}
