import Codegen
import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import transc
@testable import TestSupport

/// If an app lacks a name of its file, the compiler reports it at the line with the name.
@Suite("Errors of the Swift compiler are at their line of the file")
struct LineDirectiveTests {
    @Test("What is missing is missed where it is named", arguments: MissingCase.all)
    func missing(_ test: MissingCase) throws {
        let scratch = try Scratch()
        for (name, text) in test.files { try scratch.write(text, to: name) }
        let problems = try Generated.errors(scratch.file("app.trans"), engine: nil)
        let made = try Generated(
            scratch.file("app.trans"), engine: nil, version: test.version,
            lineDirectives: { "App/" + lastComponent(of: $0) })
        let generated = try #require(made, "\(problems)")
        let errors = try errors(of: generated, test, scratch)
        #expect(errors == test.expected, "\(generated.text)")
    }

    @Test(
        "Without its app no file's Swift has an error but at lines that name what is missing",
        arguments: MatrixTests.files, [false, true])
    func withoutApp(_ path: String, hasTypes: Bool) throws {
        let index = MatrixTests.files.firstIndex(of: path) ?? 0
        let isTurn = !path.contains("/Corpus/") || (index + (hasTypes ? 2 : 0)) % 4 == 0
        for (number, engine) in Engine.allCases.enumerated() {
            if effort <= 1 && (!isTurn || number != index % 2) { continue }
            let made = try Generated(path, engine: engine, lineDirectives: { $0 })
            guard let made else { continue }
            let scratch = try Scratch()
            let doubles = try Doubles.shared.get()
            var lowering = doubles.lowering
            lowering.learn([made.text])
            var files: [String] = []
            for one in [made] + made.imported {
                files.append(try scratch.write(try lowering.lower(one.text), to: one.name))
            }
            if hasTypes {
                let classes = AppClasses(
                    made.model, engine: engine, known: try MatrixTests.known.get())
                if classes.files.count > 1 { continue }
                let app = classes.files.map(\.text).joined(separator: "\n")
                    .replacing(try Regex(#"(?m)^    public var .*: UIImageView.*$"#), with: "")
                files.append(try scratch.write(try lowering.lower(app), to: "App.swift"))
            }
            let result = try run(
                "swiftc",
                ["-frontend", "-typecheck", "-parse-as-library", "-module-name", "Client"]
                    + ["-package-name", "app", "-swift-version", "6", "-suppress-warnings"]
                    + ["-diagnostic-style", "llvm"] + doubles.flags + files)
            try check(errors(in: result.output), made.model, "\(engine)")
        }
    }

    /// Errors are in files of ours; of each name one is where the name is, of members all.
    private func check(_ errors: [Found], _ model: Model, _ engine: String) throws {
        let names = declaredNames(in: model)
        var types: [String: Bool] = [:]
        for error in errors where !error.path.hasSuffix("/App.swift") {
            let shown = "\(engine): \(error.path):\(error.line): \(error.message)"
            #expect(error.path.hasSuffix(".trans"), "\(shown)")
            guard error.path.hasSuffix(".trans"), let name = error.missingName else { continue }
            // Where a class is missing its methods are, too.
            let isMethod =
                name.contains("BeforeGo") || name.contains("AfterGo") || name.hasSuffix("Return")
                || name.hasSuffix("Reappear") || name == "applyTransitions"
            if isMethod { continue }
            let lines = try String(contentsOfFile: error.path, encoding: .utf8)
                .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            try #require(lines.indices.contains(error.line - 1), "\(shown)")
            let line = lines[error.line - 1]
            let isNamed = ([name] + names[name, default: []]).contains { line.contains($0) }
            if error.message.contains("member") {
                #expect(isNamed, "\(shown)")
            } else {
                types[name] = types[name] == true || isNamed
            }
        }
        let unnamed = types.filter { !$0.value }.keys.sorted()
        #expect(unnamed.isEmpty, "\(engine): \(unnamed)")
    }

    /// What a file calls its classes.
    private func declaredNames(in model: Model) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for screen in model.screens {
            names[model.texts.string(screen.typeName), default: []]
                .append(model.texts.string(screen.declared.name))
        }
        for cell in model.cells {
            guard let type = cell.typeName else { continue }
            names[model.texts.string(type), default: []]
                .append(model.texts.string(cell.declared.name))
        }
        return names
    }

    /// An error of the compiler.
    private struct Found {
        var path: String
        var line: Int
        var message: String

        /// What it says is not there.
        var missingName: String? {
            let forms = [
                #"cannot find (?:type )?'([^']+)' in scope"#, #"has no member '([^']+)'"#,
                #"no such module '([^']+)'"#,
            ]
            for form in forms {
                let form = try? Regex(form, as: (Substring, Substring).self)
                if let form, let found = message.firstMatch(of: form) {
                    return String(found.output.1)
                }
            }
            return nil
        }
    }

    private func errors(in output: String) -> [Found] {
        output.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":", maxSplits: 4)
            guard parts.count == 5, parts[3] == " error", let number = Int(parts[1]) else {
                return nil
            }
            return Found(path: String(parts[0]), line: number, message: String(parts[4]))
        }
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
            files.append(try scratch.write(try lowering.lower(one.text), to: one.name))
        }
        // Of two declarations the later is one too many.
        files.insert(
            try scratch.write(try lowering.lower(app), to: "App.swift"),
            at: test.added.isEmpty ? 0 : files.count)
        let result = try run(
            "swiftc",
            ["-frontend", "-typecheck", "-parse-as-library", "-module-name", "Client"]
                + ["-swift-version", "6", "-diagnostic-style", "llvm"] + doubles.flags + files)
        // What the app lacks, its other classes may lack, too.
        return Set(
            errors(in: result.output).filter { !$0.path.hasSuffix("/App.swift") }
                .map { "\($0.path):\($0.line)" })
    }
}
