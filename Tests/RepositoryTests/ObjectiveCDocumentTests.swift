import Codegen
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// The manual shows the Objective-C that its example gives.
@Suite struct ObjectiveCDocumentTests {
    @Test func theHeaderIsWhatIsGenerated() throws {
        let blocks = Markdown(try Repository.text("Documentation/generated-swift.md")).blocks
        let example = try #require(blocks.first { $0.language == "trans" })
        let shown = try #require(blocks.first { $0.language == "objc" })
        let result = analyze(
            [parse(tokenize(SourceFile(path: "app.trans", text: example.text)))],
            options: AnalysisOptions(defaultNamespace: "App", writesObjectiveC: true))
        let model = try #require(result.model)
        let header = generateObjectiveC(
            model, sourceName: "app.trans", headerName: "app.trans.h"
        ).header
        let lines = String(decoding: header.bytes, as: UTF8.self).split(separator: "\n")
        for line in shown.text.split(separator: "\n") where !lines.contains(line) {
            Issue.record("the manual shows a line that is not generated: \(line)")
        }
    }
}
