import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL

/// The fix of a page's bad example takes its diagnostic away and brings no error.
@Suite struct PageFixTests {
    private func linted(_ text: String) -> [Diagnostic] {
        let files = [parse(tokenize(SourceFile(path: "App.trans", text: text)))]
        return lint(check(files, options: CheckOptions(defaultNamespace: "App")), files).problems
    }

    private static let texts = DiagnosticPages.all.compactMap { page -> String? in
        guard page.id.isRule, let example = page.example, example.files.isEmpty else { return nil }
        return example.bad
    }

    @Test(arguments: texts)
    func fixesMend(_ text: String) {
        for problem in linted(text) {
            guard let fix = problem.fix else { continue }
            var bytes = Array(text.utf8)
            for edit in fix.edits.reversed() {
                bytes.replaceSubrange(edit.place.range.offsets, with: Array(edit.replacement.utf8))
            }
            let mended = linted(String(decoding: bytes, as: UTF8.self))
            #expect(!mended.contains { $0.id == problem.id }, "\(fix.title)")
            #expect(!mended.contains { $0.severity == .error }, "\(mended.map(\.message))")
        }
    }
}
