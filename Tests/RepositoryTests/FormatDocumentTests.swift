import Formatting
import Foundation
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

    /// Their layout is what they show.
    private static let unformatted = [
        "Tests/Corpus/lexical/bom.trans", "Tests/Corpus/lexical/cr.trans",
        "Tests/Corpus/lexical/crlf.trans", "Tests/Corpus/lexical/mixed-line-ends.trans",
        "Tests/Corpus/lexical/no-final-line-end.trans", "Tests/Corpus/lexical/odd-layout.trans",
        "Tests/Corpus/lexical/one-line.trans",
        "Tests/Corpus/lexical/operators-touch.trans",
        "Tests/Corpus/screens/names-across-lines.trans",
        "Documentation/diagnostics/list-too-long.md",
    ]

    @Test(arguments: ["Examples", "Tests/Corpus", "Tests/Golden/Sources"])
    func theFilesAreFormatted(_ folder: String) throws {
        let paths = Repository.files(in: folder, ending: ".trans")
        #expect(!paths.isEmpty)
        for path in paths {
            let source = SourceFile(
                path: path, bytes: Array(try Data(contentsOf: Repository.url(path))))
            let file = parse(source)
            guard file.problems.allSatisfy({ $0.severity != .error }) else { continue }
            let isFormatted = format(file).isEmpty
            #expect(isFormatted != Self.unformatted.contains(path), "\(path)")
        }
    }

    @Test func theBlocksOfTheManualAreFormatted() throws {
        let pages = ["README.md"] + Repository.files(in: "Documentation", ending: ".md")
        for path in pages where !Self.unformatted.contains(path) {
            for block in Markdown(try Repository.text(path)).blocks
            where block.language == "trans" && !block.words.contains("before") {
                let file = parse(SourceFile(path: path, text: block.text))
                guard file.problems.allSatisfy({ $0.severity != .error }) else { continue }
                #expect(format(file).isEmpty, "\(path), line \(block.line)")
            }
        }
    }
}
