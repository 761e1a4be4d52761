import Codegen
import Lexer
import Parser
import Semantics
import Testing
import TransitionDSL
@testable import TestSupport

/// The contents of a file stay data: no text leaves its literal or its comment in what is
/// generated.
@Suite("Hostile texts in generated code") struct HostileCodeTests {
    private static let seeds: ClosedRange<UInt64> = 1...(effort > 1 ? 2000 : 12)

    @Test("In Swift the tokens are a harmless file's, and each literal holds its text")
    func swift() throws {
        for seed in Self.seeds {
            for (turn, engine) in Engine.allCases.enumerated() {
                let versions = SwiftVersion.allCases
                let version = versions[(Int(seed) + turn) % versions.count]
                let file = HostileFile(engine: engine, seed: seed)
                let name = "app\(file.texts[0])"
                func skeleton(_ text: String, _ name: String) throws -> CodeSkeleton {
                    let options = GenerationOptions(swiftVersion: version)
                    let file = generate(try model(text), sourceName: name, options: options)
                    return CodeSkeleton(file.bytes, .swift)
                }
                try compare(
                    try skeleton(file.hostile, name), try skeleton(file.harmless, "app.trans"),
                    "\(engine) \(seed)"
                ) { file.replacingWords(in: $0) }
            }
        }
    }

    @Test("So they are in Objective-C")
    func objectiveC() throws {
        for seed in Self.seeds {
            // A literal with a NUL is a call in Objective-C: other tests look at these.
            let file = HostileFile(engine: .uikit, seed: seed, without: "\0")
            let name = "app\(file.texts[0])"
            let hostile = try objectiveC(file.hostile, name)
            let harmless = try objectiveC(file.harmless, "app.trans")
            for (hostile, harmless) in [
                (hostile.header, harmless.header),
                (hostile.implementation, harmless.implementation),
            ] {
                try compare(
                    CodeSkeleton(hostile.bytes, .objectiveC),
                    CodeSkeleton(harmless.bytes, .objectiveC), "\(seed)"
                ) { file.replacingWords(in: $0) }
            }
        }
    }

    /// The compilers themselves find code where ours finds it.
    @Test("The compilers read it without an error or a warning")
    func compilers() throws {
        let directory = try TemporaryDirectory()
        var swift: [String] = []
        var objectiveC: [String] = []
        for seed in UInt64(1)...8 {
            let engine = Engine.allCases[Int(seed) % Engine.allCases.count]
            let file = HostileFile(engine: engine, seed: seed, without: "\u{FFFE}")
            let code = generate(try model(file.hostile), sourceName: file.texts[0])
            swift.append(
                try directory.write("\(seed).swift", String(decoding: code.bytes, as: UTF8.self)))
            let files = generateObjectiveC(
                try model(file.hostile), sourceName: file.texts[0], headerName: "\(seed).h")
            for (bytes, end) in [(files.header.bytes, "h"), (files.implementation.bytes, "m")] {
                objectiveC.append(
                    try directory.write("\(seed).\(end)", String(decoding: bytes, as: UTF8.self)))
            }
        }
        let parsed = try run("swiftc", ["-frontend", "-parse", "-warnings-as-errors"] + swift)
        #expect(parsed.status == 0 && parsed.output.isEmpty, "\(parsed.output)")
        for dialect in [["-std=c99"], ["-std=gnu17", "-trigraphs"]] {
            let read = try run(
                "clang",
                ["-fsyntax-only", "-Wall", "-Werror", "-fobjc-runtime=macosx-10.15"]
                    + ["-I", ObjectiveCSupport.directory] + dialect
                    + objectiveC.filter { $0.hasSuffix(".m") })
            #expect(read.status == 0 && read.output.isEmpty, "\(read.output)")
        }
    }

    /// `#sourceLocation` names files, and files may be called anything.
    @Test("No path leaves its directive")
    func paths() throws {
        for seed in Self.seeds {
            var source = HostileTexts(seed: seed)
            let path = source.text()
            let text = HostileFile(engine: .hero, seed: seed).harmless
            let file = SourceFile(path: path, text: text)
            let lines = SourceLines([file]) { $0.path }
            let bytes = generate(
                try checkedModel([file]), sourceName: path, options: GenerationOptions(lines: lines)
            ).bytes
            let skeleton = CodeSkeleton(bytes, .swift)
            #expect(skeleton.faults.isEmpty, "\(skeleton.faults)")
            let starts = skeleton.tokens.indices.filter { skeleton.tokens[$0] == "sourceLocation" }
            let directives = starts.filter { skeleton.tokens[$0 + 2] == "file" }
            #expect(starts.count > 10 && directives.count > 5)
            // Directives, and calls that name their line.
            let labels = skeleton.tokens.count { $0 == "file" }
            let literals = skeleton.literals.count { $0 == Array(path.utf8) }
            #expect(literals == labels && labels > directives.count, "\(path.debugDescription)")
        }
    }

    private func compare(
        _ hostile: CodeSkeleton, _ harmless: CodeSkeleton, _ what: String,
        _ expected: ([UInt8]) -> [UInt8]
    ) throws {
        try #require(harmless.faults.isEmpty && !harmless.tokens.isEmpty, "\(harmless.faults)")
        #expect(hostile.faults.isEmpty, "\(what): \(hostile.faults)")
        #expect(hostile.tokens == harmless.tokens, "\(what)")
        #expect(hostile.literals == harmless.literals.map(expected), "\(what)")
    }

    private func objectiveC(_ text: String, _ name: String) throws -> ObjectiveCFiles {
        generateObjectiveC(try model(text), sourceName: name, headerName: "app.trans.h")
    }

    private func model(_ text: String) throws -> Model {
        try checkedModel([SourceFile(path: "app.trans", text: text)])
    }
}
