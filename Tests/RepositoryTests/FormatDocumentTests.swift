import Formatting
import Testing
import TransitionDSL
import Workspace

/// Documentation/formatting.md shows what `transc format` does, and the files of the repository are
/// formatted.
@Suite struct FormatDocumentTests {
    private func formatted(_ text: String) throws -> String {
        let source = SourceFile(path: "a.trans", text: text)
        let file = parse(source)
        try #require(file.problems.isEmpty, "\(file.problems.map(\.message)) in\n\(text)")
        return String(decoding: applying(format(file), to: source.bytes), as: UTF8.self)
    }

    @Test func theExamplesShowWhatHappens() throws {
        let page = Markdown(try Repository.text("Documentation/formatting.md"))
        let before = page.blocks.filter { $0.words.contains("before") }
        let after = page.blocks.filter { $0.words.contains("after") }
        #expect(before.count == after.count && before.count >= 7)
        for (old, new) in zip(before, after) {
            #expect(try formatted(old.text) == new.text, "line \(old.line)")
            #expect(old.text != new.text)
        }
    }
}
