import Codegen
import Foundation
import Testing
import TransitionDSL

@testable import transc

/// Whatever an app lacks that its file names, the compiler says so at the line that names it.
@Suite("Errors of the Swift compiler are at their line of the file")
struct LineDirectiveTests {
    @Test("What is missing is missed where it is named", arguments: MissingCase.all)
    func missing(_ test: MissingCase) throws {
        let scratch = try Scratch()
        for (name, text) in test.files { _ = try scratch.write(name, text) }
        let problems = try Generated.errors(scratch.path("app.trans"), engine: nil)
        let made = try Generated(
            scratch.path("app.trans"), engine: nil, version: test.version,
            lineDirectives: { "App/" + lastComponent(of: $0) })
        let generated = try #require(made, "\(problems)")
        let errors = try errors(of: generated, test, scratch)
        #expect(errors == test.expected, "\(generated.text)")
    }

    /// `App/app.trans:12` for each line with an error.
    private func errors(
        of generated: Generated, _ test: MissingCase, _ scratch: Scratch
    ) throws -> Set<String> {
        let doubles = try Doubles.shared.get()
        let classes = AppClasses(
            generated.model, engine: generated.model.header.engine, known: test.missing)
        var lowering = doubles.lowering
        lowering.learn([generated.text])
        var app = classes.files.map(\.text).joined(separator: "\n")
        for (old, new) in test.edits {
            #expect(app.contains(old), "the app has no \(old)")
            app = app.replacing(old, with: new)
        }
        app += "\n" + test.added
        var files: [String] = []
        for one in [generated] + (test.leavesImportsOut ? [] : generated.imported) {
            files.append(try scratch.write(one.name, try lowering.lower(one.text)))
        }
        // Of two declarations the later is one too many.
        files.insert(
            try scratch.write("App.swift", try lowering.lower(app)),
            at: test.added.isEmpty ? 0 : files.count)
        let result = try run(
            "swiftc",
            ["-frontend", "-typecheck", "-parse-as-library", "-module-name", "Client"]
                + ["-swift-version", "6", "-diagnostic-style", "llvm"] + doubles.flags + files)
        let form = try Regex(#"(?m)^(.*:\d+):\d+: error: "#, as: (Substring, Substring).self)
        // What the app lacks, its other classes may lack, too.
        return Set(result.output.matches(of: form).map { String($0.output.1) })
            .filter { !$0.contains("/App.swift:") }
    }
}
