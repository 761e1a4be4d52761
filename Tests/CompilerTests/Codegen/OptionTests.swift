import Codegen
import Foundation
import Testing
import TransitionDSL

@Suite("What a command line asks of the Swift")
struct OptionTests {
    // MARK: Line directives

    @Test("What names something of the app says its line, as the golden file shows")
    func goldenLines() throws {
        try expectGolden(
            generated(["running", "library"], directives: true), "running-lines.trans")
    }

    @Test("Without the directives the Swift is what it is without the option, but for line ends")
    func onlyDirectives() throws {
        for names in [["running", "library"], ["library"]] {
            let plain = try generated(names)
            let located = try generated(names, directives: true)
            #expect(located == (try generated(names, directives: true)))
            #expect(located != plain)
            let rest = located.split(separator: "\n")
                .filter { !$0.hasPrefix("#sourceLocation(") }.joined(separator: "\n")
                .replacing(try Regex(#", file: "[^"]*", line: \d+\)"#), with: ")")
            #expect(squeezed(rest) == squeezed(plain))
        }
    }

    @Test("A closing directive is behind an opening one and in the same braces")
    func balance() throws {
        for version in SwiftVersion.allCases where version < .swift6_1 {
            let text = try generated(["running", "library"], version, directives: true)
            var depth = 0
            var opened: Int?
            for line in text.split(separator: "\n") {
                if line.hasPrefix("#sourceLocation(file:") {
                    opened = depth
                } else if line == "#sourceLocation()" {
                    // What is opened before a type or an extension may be closed inside of it.
                    let place = try #require(opened)
                    #expect(place == depth || place == 0 && depth == 1, "\(line)")
                    opened = nil
                }
                depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            }
            #expect(opened == nil && depth == 0)
        }
    }

    @Test("Whatever characters a path has, the compiler takes it; it shows escapes unchanged")
    func paths() throws {
        let paths = [
            ("Überblick/日本 🙂's.trans", "Überblick/日本 🙂's.trans"),
            (#"a "quoted" one.trans"#, #"a \"quoted\" one.trans"#),
            (#"back\slash\(x).trans"#, #"back\\slash\\(x).trans"#),
            ("new\nline\r.trans", #"new\nline\r.trans"#),
            ("right\u{202E}left.trans", #"right\u{202E}left.trans"#),
        ]
        let directory = try TemporaryDirectory()
        let source = SourceFile(
            path: "app.trans", text: "engine hero\nhero a(\n  x: Missing\n)")
        let model = try checkedModel([source])
        for (index, (path, shown)) in paths.enumerated() {
            let options = GenerationOptions(lines: SourceLines([source]) { _ in path })
            let text = generate(model, sourceName: "app.trans", options: options).bytes
            let program = String(decoding: text, as: UTF8.self)
                .replacing("x: Missing", with: "x: String = \"\\(#filePath):\\(#line)\"")
                .replacing("String(describing: x)", with: "x")
            let file = try directory.write("app.swift", program)
            let main = try directory.write(
                "main.swift", "print(Array(App.HeroID.a().utf8))\n")
            let built = try run(
                "swiftc", ["-Onone", "-o", directory.path("program\(index)"), file, main])
            try #require(built.status == 0, "\(built.output)")
            let result = try run(directory.path("program\(index)"), [])
            let expected = Array("\(shown):3".utf8).description.dropFirst().dropLast()
            #expect(result.output.contains(expected), "\(path)")
        }
    }

    @Test("Lines and defaults name their line of the file, and only with directives")
    func linesOfRegistries() throws {
        let source = SourceFile(
            path: "a.trans",
            text: """
                screen A = AController
                screen B = BController
                defaults {
                  push fade
                }
                defaults in A { reduceMotion none }
                registry R {

                  push A -> B: zoom / fade
                  present A | B -> *: cover(up)
                }
                """)
        let text = try generated([source], directives: true)
        for end in [
            "returning: .fade, file: \"In/a.trans\", line: 9)",
            "returning: .uncover(.down), file: \"In/a.trans\", line: 10)",
            "defaults.add(.push, .fade, file: \"In/a.trans\", line: 4)",
            "defaults.addReducedMotion(in: .a, ScreenTransition.none, file: \"In/a.trans\", line: 6)",
        ] {
            #expect(text.contains(end), "\(end) in\n\(text)")
        }
        #expect(!(try generated([source], directives: false)).contains("line: "))
    }

    @Test("Imported files have paths of their own; what names nothing of the app has none")
    func importedFiles() throws {
        let text = try generated(["running", "library"], directives: true)
        #expect(text.contains("#sourceLocation(file: \"In/library.trans\", line: 2)"))
        #expect(
            !(try generated(
                [SourceFile(path: "a.trans", text: "hero logo = \"x\"")], directives: true))
                .contains("#sourceLocation"))
    }

    @Test("The contents of the first line of a file are mapped")
    func firstLine() throws {
        let file = SourceFile(
            path: "a.trans",
            text: "engine hero screen A = AController { view: with fade }")
        let text = try generated([file], directives: true)
        for name in ["extension AController", "@MainActor func applyTransitions", "screens.add(A"]
        where text.contains(name) {
            let lines = text.split(separator: "\n")
            let index = try #require(lines.firstIndex { $0.contains(name) })
            #expect(lines[index - 1] == "#sourceLocation(file: \"In/a.trans\", line: 1)")
        }
    }

    // MARK: Versions

    @Test("The oldest compiler reads nothing newer, as the golden file shows")
    func goldenVersion() throws {
        try expectGolden(generated(["running", "library"], .swift5_9), "running-5.9.trans")
    }

    @Test("Versions are in their order, and the newest is the default")
    func versions() {
        #expect(SwiftVersion.allCases == SwiftVersion.allCases.sorted())
        #expect(SwiftVersion.allCases.last == .newest)
        #expect(GenerationOptions().swiftVersion == .newest)
        #expect(SwiftVersion(rawValue: "5.10").map { $0 > .swift5_9 } == true)
    }

    // MARK: Programs

    private func generated(
        _ names: [String], _ version: SwiftVersion = .newest, directives: Bool = false
    ) throws -> String {
        try generated(
            names.enumerated().map { try goldenSource($1, index: $0) }, version,
            directives: directives)
    }

    private func generated(
        _ files: [SourceFile], _ version: SwiftVersion = .newest, directives: Bool
    ) throws -> String {
        let model = try checkedModel(files)
        var options = GenerationOptions(swiftVersion: version)
        if directives { options.lines = SourceLines(files) { "In/" + $0.path } }
        let file = generate(model, sourceName: files[0].path, options: options)
        return String(decoding: file.bytes, as: UTF8.self)
    }

    private func squeezed(_ text: String) -> String {
        text.filter { !$0.isWhitespace }
    }
}
