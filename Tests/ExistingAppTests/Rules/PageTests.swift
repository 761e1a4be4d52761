import Apps
import Testing
import TransitionDSL

/// The examples in the pages of rules about existing apps.
@Suite struct PageTests {
    static let pages = DiagnosticID.allCases.filter { id in
        id.page.example != nil && id.page.moduleExample == nil
    }

    @Test func everyRuleHasAPage() {
        #expect(Set(Self.pages).isSubset(of: appRuleIDs))
        let others = Set(appRuleIDs).subtracting(Self.pages).map(\.name).sorted()
        // These are rules of the language too, with its examples.
        #expect(
            others == [
                "endless-spring", "fixed-id-in-cell", "no-op-modifier", "one-sided-hero-id",
                "repeated-hero-id",
                "similar-hero-ids", "source-without-view", "suspicious-text",
            ])
    }

    @Test(arguments: pages)
    func badExampleHasItOnce(_ id: DiagnosticID) throws {
        let example = try #require(id.page.example)
        let found = try findings(example.bad, example)
        #expect(found == [id.name])
    }

    @Test(arguments: pages)
    func goodExampleIsClean(_ id: DiagnosticID) throws {
        let example = try #require(id.page.example)
        let found = try findings(example.good, example)
        #expect(found == [])
    }

    private func findings(_ text: String, _ example: DiagnosticPage.Example) throws -> [String] {
        let names = ["xml": "Main.storyboard", "trans": "App.trans"]
        let main = names[example.language] ?? "Main.swift"
        var texts = [(name: main, text: text)] + example.files
        let file = texts.firstIndex { $0.name.hasSuffix(".trans") }.map { texts.remove(at: $0) }
        let files = texts.enumerated().compactMap { index, file in
            AppFile(
                SourceFile(
                    path: file.name, bytes: Array(file.text.utf8), index: FileIndex(index)))
        }
        guard let file else { return lintApp(App(files).scan(withIndex: true)).map(\.id.name) }
        let run = try ModelRun(file.text, files)
        return (run.inFile + run.inApp).map(\.id.name)
    }
}
