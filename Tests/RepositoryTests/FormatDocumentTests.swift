import Formatting
import Foundation
import Semantics
import Testing
import TransitionDSL

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

    /// Broken lines, suppressions and marks, each with what it becomes; nil if nothing changes.
    private static let cases: [(text: String, formatted: String?)] = [
        (
            "registry A {\n  push B -> C: zoomInRect(of: f(index: 1), content: same, background: dimmed, edge: 12, nextArgument: 1234)\n}\n",
            "registry A {\n  push B -> C: zoomInRect(\n      of: f(index: 1),\n      content: same,\n"
                + "      background: dimmed,\n      edge: 12,\n      nextArgument: 1234\n  )\n}\n"
        ),
        (
            "screen Detail(id: String) = NewsDetailController storyboard(\"News\", id: \"detailController\") is Zoomable, Big\n",
            "screen Detail(id: String) = NewsDetailController storyboard(\n    \"News\",\n"
                + "    id: \"detailController\"\n) is Zoomable, Big\n"
        ),
        (
            "modifiers m = fade, f(of: NewsCell.picture, content: same, background: dimmed, edge: 12, alpha: 13, beta: 14, c: 15), g\n",
            "modifiers m = fade,\n    f(\n        of: NewsCell.picture,\n        content: same,\n"
                + "        background: dimmed,\n        edge: 12,\n        alpha: 13,\n        beta: 14,\n"
                + "        c: 15\n    ),\n    g\n"
        ),
        (
            "// transc:allow(a): b\nregistry R { push A -> C: fade with duration(9s)   push C -> A: fade with duration(1s)  tab A -> C: d }\n",
            nil
        ),
        ("modifiers m =\n // transc:allow(a): b\n translate(y: 100),  fade\n", nil),
        ("registry // transc:allow(a): b\nR { }\n", nil),
        (
            "modifiers a = fade  // transc:allow(a): b\n// transc:allow(a): b\nmodifiers  b = fade\n",
            "modifiers a = fade  // transc:allow(a): b\n// transc:allow(a): b\nmodifiers b = fade\n"
        ),
        (
            "\u{FEFF}// transc:format(off)\nscreen  A = B\n// transc:format(on)\n",
            "// transc:format(off)\nscreen  A = B\n// transc:format(on)\n"
        ),
        (
            "animator x { fromView (1%+2%)...3%: fade }\n",
            "animator x { fromView (1% + 2%)...3%: fade }\n"
        ),
        ("screen A = B { a: b\n\n c: d }\n", "screen A = B {\n  a: b\n\n  c: d\n}\n"),
    ]

    @Test(arguments: cases.indices)
    func brokenLinesAndComments(_ index: Int) throws {
        let (text, expected) = Self.cases[index]
        let result = try formatted(text)
        #expect(result == expected ?? text)
        #expect(try formatted(result) == result)
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

    @Test(arguments: ["Examples", "Playground", "Tests/Corpus", "Tests/Golden/Sources"])
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
