import Codegen
import Lint
import Testing

@testable import Driver
@testable import Semantics
@testable import TransitionDSL
@testable import TestSupport

/// Random modules, whose files import some of those before them. Names and texts are few, so that
/// files often declare the same, or use what they do not import.
@Suite struct SharedImportsTests {
    /// What a run says about a file: its problems, and its Swift without an error.
    private func result(_ input: Input) throws -> [String] {
        let (checked, findings) = try input.lint(Options())
        let swift = checked.model.map {
            generate($0, tables: checked.tables, sourceName: "A.trans").bytes
        }
        return findings.problems.map { "\($0)" } + [String(decoding: swift ?? [], as: UTF8.self)]
    }

    /// A run over many files says about each what a run over it alone says, in any order.
    @Test(arguments: 0..<40) func eachFileHasTheResultOfARunAlone(_ seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let scratch = try Scratch()
        let names = try writeModule(to: scratch, &numbers)
        let imports = SharedImports()
        for name in names.shuffled(using: &numbers) {
            let path = scratch.file(name)
            let alone = try result(Input(path, Options()))
            let shared = try result(Input(path, Options(), imports: imports))
            #expect(shared == alone, "\(name), seed \(seed)")
        }
    }

    /// To check imports one after another finds what it finds to check all files together.
    @Test(arguments: 0..<40) func importsCanBeCheckedOneByOne(_ seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let scratch = try Scratch()
        for name in try writeModule(to: scratch, &numbers) {
            let files = try Input(scratch.file(name), Options()).module.files
            let options = AnalysisOptions(defaultNamespace: "App")
            let together = Checker()
            together.check(files[0], files.dropFirst(), options)
            let expected = analysis(of: together, files, [], options)
            let found = analyze(files, options: options)
            #expect(
                found.problems.map { "\($0)" } == expected.problems.map { "\($0)" },
                "\(name), seed \(seed)")
            #expect(swift(found) == swift(expected), "\(name), seed \(seed)")
        }
    }

    /// The cases that the random modules contain: with errors and without, and imports that can and
    /// cannot be checked on their own.
    @Test func theModulesVary() throws {
        var found: [String: Int] = [:]
        for seed in UInt64(0)..<40 {
            var numbers = SeededNumbers(seed: seed)
            let scratch = try Scratch()
            for name in try writeModule(to: scratch, &numbers) {
                let files = try Input(scratch.file(name), Options()).module.files
                let hasModel =
                    analyze(files, options: AnalysisOptions(defaultNamespace: "App"))
                    .model != nil
                let isApart = check(importsOf: files, after: CheckedImports()) != nil
                found["\(hasModel) \(isApart) \(min(files.count, 3))", default: 0] += 1
            }
        }
        for hasModel in [true, false] {
            for count in 2...3 { #expect(found["\(hasModel) true \(count)", default: 0] > 1) }
        }
        #expect(found["true false 3", default: 0] > 0 && found["false false 3", default: 0] > 5)
    }

    @Test func aSuggestionIsTheFilesOwnNameIfTwoAreEquallyNear() throws {
        let scratch = try Scratch()
        try scratch.write("engine hero\nmodifiers m1 = fade\n", to: "b.trans")
        let own = "modifiers m2 = fade\nscreen A = AController { a: with m9 }\n"
        try scratch.write("import \"b.trans\"\nengine hero\n" + own, to: "a.trans")
        let problems = try Input(scratch.file("a.trans"), Options()).analysis(Options()).problems
        #expect(problems.map { $0.help } == ["did you mean `m2`?"])
    }

    private func swift(_ analysis: Analysis) -> [UInt8]? {
        analysis.model.map {
            generate($0, tables: analysis.tables, sourceName: "A.trans").bytes
        }
    }

    /// Writes some files, often more than a run keeps the imports of, and returns their names.
    private func writeModule(
        to scratch: Scratch, _ numbers: inout SeededNumbers
    ) throws -> [String] {
        let count = Int.random(in: 2...14, using: &numbers)
        for file in 0..<count {
            let imports = (0..<file).filter { _ in Int.random(in: 0...file, using: &numbers) < 3 }
            var lines = imports.map { "import \"f\($0).trans\"" }.shuffled(using: &numbers)
            lines += ["engine hero", "screen S\(file) = C\(file)", "modifiers m\(file) = fade"]
            lines.append("animation a\(file)(by: Direction = left) = push(by)")
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                // Seldom a file that is not imported.
                let isAny = Int.random(in: 0..<30, using: &numbers) == 0
                let files = isAny ? Array(0..<count) : imports + [file]
                let used = files.randomElement(using: &numbers) ?? file
                lines.append(declaration(in: file, using: used, &numbers))
            }
            let end = imports.last.map { "S\($0)" } ?? "*"
            lines += ["registry R\(file) {", "  push S\(file) -> \(end): fade", "}"]
            try scratch.write(lines.joined(separator: "\n") + "\n", to: "f\(file).trans")
        }
        return (0..<count).map { "f\($0).trans" }
    }

    private func declaration(
        in file: Int, using used: Int, _ numbers: inout SeededNumbers
    ) -> String {
        // Seldom a name or a text that another file has too.
        let number = Int.random(in: 0..<60, using: &numbers)
        let own = "\(number == 0 ? 0 : file)x\(number)"
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: return "screen T\(own) = T\(own)Controller is S\(used)"
        case 1: return "hero h\(own) = \"text\(own)\""
        case 2: return "hero h\(own)(id: String) = \"t\(number).\\(id)\""
        case 3: return "hero h\(own)(n: Int) { title image }"
        case 4: return "hero h\(own)(n: Int) = \"\(own).\\(n)\" per screen"
        case 5: return "modifiers m\(own) = m\(used), scale(0.5)"
        case 6: return "cell K\(own)(n: Int) = K\(own)Cell { label: with m\(used) }"
        case 7: return "animation b\(own) = a\(used)(by: up)"
        case 8: return "interaction i\(own) = edgePan(left)"
        case 9: return "group G\(own) = S\(used)"
        case 10: return "segue s\(own) = \"s\(own)\""
        case 11: return "screen V\(own) = V\(own)Controller { logo: with m\(used) }"
        case 12: return "screen W\(own) = W\(own)Controller { stars[i]: with delay(i * 1s) }"
        default: return number < 4 ? "hero" : "// A comment."
        }
    }
}
