import Adoption
import AppFacts
import Codegen
import Semantics
import Testing
import TransitionDSL

@testable import transc

/// `transc scan` finds the same in a file and in its Swift.
@Suite("The facts of files and of their Swift")
struct RoundTripTests {
    /// The kinds that Swift says all of. A file also has screens and cells.
    private static let kinds: Set<AppFactKind> = [
        .heroID, .modifiers, .segue, .storyboard, .registryLine,
    ]

    @Test("All files, for every engine", arguments: MatrixTests.files)
    func files(_ path: String) throws {
        var count = 0
        for (number, engine) in Engine.allCases.enumerated() {
            // At least one engine takes each file.
            if effort == 0, count > 0, number % 4 != path.utf8.count % 4 { continue }
            guard let generated = try Generated(path, engine: engine) else { continue }
            count += 1
            let (name, model) = (lastComponent(of: path), generated.model)
            let header = generateObjectiveC(model, sourceName: name, headerName: "A.h")
            let imports = generated.imported.map { ("Imports/\($0.name)", Array($0.text.utf8)) }
            let found = try Self.facts(
                [
                    (generated.name, Array(generated.text.utf8)), ("A.h", header.header.bytes),
                    ("A.m", header.implementation.bytes),
                ] + imports)
            Self.compare(modelFacts(of: model), found, "\(engine)")
        }
        #expect(count > 0)
    }

    @Test("Random registries")
    func randomRegistries() throws {
        let start = Int.random(in: 0..<1_000_000)
        print("Round trip of random registries: seeds from \(start)")
        var lineCount = 0
        for seed in start..<start + (effort > 0 ? effort * 1000 : 30) {
            guard let file = RandomFile(0, seed: seed, registries: 2) else { continue }
            let found = try Self.facts([("R.trans.swift", Array(file.swift.utf8))])
            let expected = modelFacts(of: file.model, tables: file.checked.tables)
            Self.compare(expected, found, "seed \(seed)")
            lineCount += found.count
        }
        #expect(lineCount > 300)
        let long = try #require(RandomFile.long(0))
        let found = try Self.facts([("R.trans.swift", Array(long.swift.utf8))])
        Self.compare(modelFacts(of: long.model), found, "long registries")
        #expect(found.count > 500)
    }

    private static func facts(_ files: [(path: String, bytes: [UInt8])]) throws -> [AppFact] {
        let files = try files.enumerated().map { index, file in
            try #require(
                AppFile(
                    SourceFile(path: file.path, bytes: file.bytes, index: FileIndex(index))))
        }
        // Those of the first file, which may use what the others declare.
        return scanApp(files).facts.filter { $0.place.file == .main }
    }

    /// As `diff` compares them.
    private static func compare(_ file: [AppFact], _ swift: [AppFact], _ comment: String) {
        func lines(_ facts: [AppFact]) -> [String] {
            let compared = facts.filter { kinds.contains($0.content.kind) }
            let text = String(decoding: factsAsText(compared), as: UTF8.self)
            return text.split(separator: "\n").map { String($0) }
        }
        let (expected, found) = (lines(file), lines(swift))
        #expect(found.difference(from: expected).map { "\($0)" } == [], "\(comment)")
        // Nothing else is a fact of generated Swift.
        #expect(swift.allSatisfy { kinds.contains($0.content.kind) }, "\(comment)")
    }
}
