import Foundation
import Testing
import TransitionDSL

@testable import OperatingSystem
@testable import TestSupport

/// What a run of the built command gave.
struct Run {
    var code: Int32
    var output: String
    var errors: String
}

/// Runs the command that was built with these tests.
func transc(_ arguments: String..., input: String = "", directory: String = "/") throws -> Run {
    try transc(arguments, input: input, directory: directory)
}

func transc(_ arguments: [String], input: String = "", directory: String = "/") throws -> Run {
    try run(try #require(builtCommand), arguments, input: input, directory: directory)
}

/// Runs a line of shell; `$0` is the command.
func shell(_ line: String) throws -> Run {
    let command = try #require(builtCommand)
    return try run(URL(fileURLWithPath: "/bin/bash"), ["-c", line, command.path])
}

/// Runs an executable in an environment that holds nothing but what is given.
func run(
    _ executable: URL,
    _ arguments: [String],
    input: String = "",
    directory: String = "/",
    environment: [String: String] = [:]
) throws -> Run {
    let scratch = try Scratch()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = environment
    // Files, not pipes: no output can be so long that both sides wait.
    try scratch.write(input, to: "in")
    try scratch.write("", to: "out")
    try scratch.write("", to: "err")
    process.standardInput = FileHandle(forReadingAtPath: scratch.file("in"))
    process.standardOutput = FileHandle(forWritingAtPath: scratch.file("out"))
    process.standardError = FileHandle(forWritingAtPath: scratch.file("err"))
    try process.run()
    process.waitUntilExit()
    return Run(
        code: process.terminationStatus,
        output: try scratch.text("out"),
        errors: try scratch.text("err"))
}

/// The command that `TRANSC_EXECUTABLE` names, such as a release, or the one next to the test bundle.
let builtCommand: URL? = {
    if let path = ProcessInfo.processInfo.environment["TRANSC_EXECUTABLE"] {
        return URL(fileURLWithPath: path)
    }
    let bundles = Bundle.allBundles.map(\.bundleURL)
    let starts = [URL(fileURLWithPath: CommandLine.arguments[0])] + bundles
    for start in starts {
        var directory = start.standardizedFileURL
        for _ in 0..<5 {
            directory.deleteLastPathComponent()
            let command = directory.appendingPathComponent("transc")
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: command.path, isDirectory: &isDirectory)
            if exists, !isDirectory.boolValue { return command }
        }
    }
    return nil
}()

/// The range of the first occurrence of a text in a file.
func range(of part: String, in source: SourceFile) throws -> SourceRange {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let found = try #require(text.range(of: part, options: .literal))
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return SourceRange(start: UInt32(start), end: UInt32(start + part.utf8.count))
}

/// Whether a program that some tests need is installed.
func has(_ program: String) -> Bool {
    (try? shell("command -v \(program)"))?.code == 0
}
