import Driver
import Foundation
import LanguageServer
import Testing
import TransitionDSL
@testable import TestSupport

/// The module of the playground does what this process does. `Scripts/playground --module` builds it.
@Suite struct PlaygroundTests {
    /// Swift, page, map, colors and hovers of files, and of the same files with large numbers.
    @Test(
        .enabled(if: WASMModule.wasmkit != nil, "the toolchain has no wasmkit"),
        .enabled(if: WASMModule.isBuilt, "Scripts/playground --module has not built the module"))
    func theModuleAnswersAsTheServerDoes() throws {
        var count = 0
        for group in RecordedFiles.groups {
            let recording = group.recording
            let expected = replay(
                recording, on: .memory(version: version, contents: { _ in nil })
            ).output
            let answers = try WASMModule.replay(recording)
            if answers != expected {
                Issue.record("\(group.name): \(difference(answers, expected))")
            }
            count += group.files.count
        }
        print("METRIC \(count) files in the module of the playground")
        #expect(count > 10)
    }

    /// The first message that differs, from there on.
    private func difference(_ answers: [UInt8], _ expected: [UInt8]) -> String {
        func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] { bytes.split(separator: 0x0A) }
        let (own, theirs) = (lines(answers), lines(expected))
        guard let (answer, other) = zip(own, theirs).first(where: { $0 != $1 }) else {
            return "\(own.count) messages, not \(theirs.count)"
        }
        let start = max(0, zip(answer, other).prefix { $0 == $1 }.count - 60)
        func text(_ line: ArraySlice<UInt8>) -> String {
            String(decoding: line.dropFirst(start).prefix(160), as: UTF8.self)
        }
        return "\(text(answer)) is not \(text(other))"
    }

    /// Numbers in text are rounded as by the system, and the functions of motion differ from the
    /// system's by one digit at most.
    @Test(.enabled(if: WASMModule.tool("clang") != nil, "there is no clang"))
    func theFunctionsInCAreThoseOfTheSystem() throws {
        let scratch = try Scratch()
        let program = scratch.file("functions")
        let source = repositoryRoot.appendingPathComponent("Tests/Playground/functions.c").path
        let clang = try #require(WASMModule.tool("clang"))
        let built = try WASMModule.run(
            clang,
            ["-O1", "-fno-builtin", "-ffp-contract=off", "-o", program, source, "-lm"])
        #expect(built.code == 0)
        let run = try WASMModule.run(program, [effort > 0 ? "60000" : "6000"])
        #expect(run.code == 0, "\(String(decoding: run.output, as: UTF8.self))")
    }
}

/// The module as a command, and the tools for it.
enum WASMModule {
    static let path = repositoryRoot.appendingPathComponent(".build/playground/replay.wasm").path

    static let wasmkit = tool("wasmkit")

    /// Whether the module is there, and no source is newer.
    static let isBuilt: Bool = {
        guard let built = date(path) else { return false }
        for folder in ["Sources", "Playground/Module"] {
            let root = repositoryRoot.appendingPathComponent(folder).path
            let names = FileManager.default.enumerator(atPath: root)
            while let name = names?.nextObject() as? String {
                guard name.hasSuffix(".swift") || name.hasSuffix(".c") else { continue }
                if let changed = date("\(root)/\(name)"), changed > built { return false }
            }
        }
        return true
    }()

    private static func date(_ path: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.modificationDate] as? Date
    }

    /// A tool next to the compiler, or anywhere.
    static func tool(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    static func replay(_ recording: [UInt8]) throws -> [UInt8] {
        let run = try run(try #require(wasmkit), ["run", path], input: recording)
        #expect(run.code == 0)
        return run.output
    }

    static func run(
        _ program: String, _ arguments: [String], input: [UInt8] = []
    ) throws -> (code: Int32, output: [UInt8]) {
        let scratch = try Scratch()
        let (from, to) = (scratch.file("input"), scratch.file("output"))
        try Data(input).write(to: URL(fileURLWithPath: from))
        try Data().write(to: URL(fileURLWithPath: to))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: from))
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: to))
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus, Array(try Data(contentsOf: URL(fileURLWithPath: to))))
    }
}
