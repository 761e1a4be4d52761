import Foundation
import Testing
@testable import TestSupport

/// Swift's own parser takes whatever is generated. One process reads it all:
/// it is slow to start and fast to parse.
@Suite("Swift of mutants")
struct SwiftParsingTests {
    @Test("Parses")
    func parses() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("transc-fuzz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let seeds = Seeds.modules.filter { $0.count < 3000 }
        var mutator = Mutator(
            numbers: SeededNumbers(seed: 7), words: FuzzWords.language, donors: Donors(seeds))
        var inputs: [String: [UInt8]] = [:]
        var paths: [String] = []
        // Most mutants have errors.
        for _ in 0..<500 * factor where paths.count < 60 * factor {
            let seed = try #require(seeds.randomElement(using: &mutator.numbers))
            let bytes = mutator.mutant(of: seed)
            for output in try outputs(of: FileSet(bytes), choice(of: bytes))
            where output.isSwift && !output.hasRawSwift {
                let name = "\(paths.count)-\(output.name)"
                inputs[name] = bytes
                let url = folder.appendingPathComponent(name)
                try Data(output.bytes).write(to: url)
                paths.append(url.path)
            }
        }
        #expect(paths.count >= 60 * factor)
        let message = try errors(parsing: paths)
        // The first that does not parse, with what it was made of.
        let name = inputs.keys.sorted().first { message.contains("/\($0):") }
        let input = name.flatMap { inputs[$0] } ?? []
        #expect(message == "", "of the input\n\(String(decoding: input, as: UTF8.self))")
    }

    /// What `swiftc` says; nothing where all is well.
    private func errors(parsing paths: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-parse", "-suppress-warnings"] + paths
        let pipe = Pipe()
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return process.terminationStatus == 0 ? "" : "status \(process.terminationStatus)\n" + text
    }
}
