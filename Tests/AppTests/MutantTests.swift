import Foundation
import Semantics
import Testing
import TransitionDSL

@testable import Driver
@testable import TestSupport

/// What the checker takes compiles, also where no person wrote it: mutants of the corpus and the
/// examples that have no error.
@Suite("Swift of mutants against the doubles")
struct MutantTests {
    private static let numbers = 0..<4 * factor

    @Test("Type-checks", arguments: Self.numbers)
    func compiles(_ number: Int) throws {
        var mutants = Mutants(seed: UInt64(number))
        let mutant = mutants.next()
        let (files, engine) = try #require(mutant)
        let scratch = try Scratch()
        for file in files.files {
            let folder = scratch.file(directory(of: file.path))
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true)
            try Data(file.bytes).write(to: scratch.url.appendingPathComponent(file.path))
        }
        let path = scratch.file(files.files[0].path)
        let generated = try #require(try Generated(path, engine: engine))
        let settings = Setting.all
        try MatrixTests().check(
            generated, engine, [settings[number % settings.count]],
            mutant: String(decoding: files.bytes, as: UTF8.self))
    }
}

/// Files that some engine takes, none of them as a person left it.
private struct Mutants {
    private var mutator: Mutator

    init(seed: UInt64) {
        mutator = Mutator(
            numbers: SeededNumbers(seed: seed), words: FuzzWords.language, donors: Self.donors)
    }

    private static let donors = Donors(Seeds.modules)

    /// Nil where hundreds of mutants have errors.
    mutating func next() -> (files: FileSet, engine: Engine)? {
        for _ in 0..<400 {
            guard let seed = Seeds.modules.randomElement(using: &mutator.numbers) else { break }
            let files = FileSet(mutator.mutant(of: seed))
            guard files.bytes != seed, seed.count < 3000,
                files.files.allSatisfy({ isPlain($0.path) })
            else { continue }
            var options = Options()
            options.engine = Engine.allCases.randomElement(using: &mutator.numbers)
            let result = files.input.analysis(options)
            guard let model = result.model, !result.problems.contains(where: { $0.id == .rawSwift })
            else { continue }
            if isPossible(model) { return (files, model.header.engine) }
        }
        return nil
    }

    /// Whether an app can have the types: none is a class to one screen and a protocol to another.
    private func isPossible(_ model: Model) -> Bool {
        let protocols = Set(model.screens.filter(\.isProtocol).map(\.typeName))
        return !model.screens.contains { !$0.isProtocol && protocols.contains($0.typeName) }
    }

    /// Whether it can be written into a folder.
    private func isPlain(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.contains("..")
            && path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    }
}
