import Foundation
import Testing

@testable import TestSupport

/// Each process has its own order of hashed collections. It must not be visible: messages and
/// outputs for mutants are the same in every process.
@Suite("Hash seeds")
struct HashSeedTests {
    @Test("Three processes say and write the same")
    func processes() throws {
        let home = FileManager.default.temporaryDirectory
            .appendingPathComponent("transc-seeds-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        try writeMutants(in: home)
        let first = try answers(home, [:])
        #expect(first["lint"]?.contains("error") == true && first.count > 10)
        for environment in [[:], ["SWIFT_DETERMINISTIC_HASHING": "1"]] {
            let others = try answers(home, environment)
            #expect(others.keys.sorted() == first.keys.sorted())
            for name in first.keys.sorted() { #expect(others[name] == first[name], "\(name)") }
        }
    }

    /// Mutants in `all`, a dozen of them without errors in `good` too.
    private func writeMutants(in home: URL) throws {
        for folder in ["all", "good"] {
            try FileManager.default.createDirectory(
                at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        let seeds = Seeds.modules.filter { $0.count < 6000 && FileSet($0).files.count == 1 }
        var mutator = Mutator(
            numbers: SeededNumbers(seed: 11), words: FuzzWords.language, donors: Donors(seeds))
        var good = 0
        for number in 0..<600 * factor where good < 12 * factor {
            let seed = try #require(seeds.randomElement(using: &mutator.numbers))
            let bytes = mutator.mutant(of: seed)
            let name = "Mutant\(number).trans"
            try Data(bytes).write(to: home.appendingPathComponent("all/" + name))
            guard try FileSet(bytes).input.linted().checkedModel != nil else { continue }
            good += 1
            try Data(bytes).write(to: home.appendingPathComponent("good/" + name))
        }
        #expect(good == 12 * factor)
    }

    /// By what it is: all that a process prints, and all files that it writes.
    private func answers(
        _ home: URL, _ environment: [String: String]
    ) throws -> [String: String] {
        let out = home.appendingPathComponent("out")
        try? FileManager.default.removeItem(at: out)
        var answers = ["lint": try run(["lint", "all", "--max-errors=0"], home, environment)]
        let reports = ["sarif", "jsonl", "gitlab"].map { "--report=\($0)=out.\($0)" }
        answers["reports"] = try run(
            ["lint", "good", "--max-errors=0"] + reports, home, environment)
        answers["compile"] = try run(
            ["compile", "good", "--objc", "-d", "out"], home, environment)
        for name in ["out.sarif", "out.jsonl", "out.gitlab"]
            + (try FileManager.default.contentsOfDirectory(atPath: out.path).map { "out/" + $0 })
        {
            let data = try Data(contentsOf: home.appendingPathComponent(name))
            answers[name] = String(decoding: data, as: UTF8.self)
        }
        return answers
    }

    private func run(
        _ arguments: [String], _ folder: URL, _ environment: [String: String]
    ) throws -> String {
        let printed = folder.appendingPathComponent("printed")
        try Data().write(to: printed)
        let process = Process()
        let command: URL = try #require(Self.command)
        process.executableURL = command
        process.arguments = arguments
        process.environment = environment
        process.currentDirectoryURL = folder
        let file = try FileHandle(forWritingTo: printed)
        process.standardOutput = file
        process.standardError = file
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        return String(decoding: try Data(contentsOf: printed), as: UTF8.self)
    }

    /// The command that was built with these tests.
    private static let command: URL? = {
        let bundles = Bundle.allBundles.map(\.bundleURL)
        for start in [URL(fileURLWithPath: CommandLine.arguments[0])] + bundles {
            var folder = start.standardizedFileURL
            for _ in 0..<5 {
                folder.deleteLastPathComponent()
                let command = folder.appendingPathComponent("transc")
                let values = try? command.resourceValues(forKeys: [.isRegularFileKey])
                if values?.isRegularFile == true { return command }
            }
        }
        return nil
    }()
}
