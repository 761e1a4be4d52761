import Foundation

/// What a program prints and how it ends.
struct Output: Equatable {
    var code: Int32
    var text: String
}

/// Runs a program and waits for it.
func run(_ program: String, _ arguments: [String]) throws -> Output {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(code: process.terminationStatus, text: String(decoding: text, as: UTF8.self))
}

/// Where a program is that a test would use; nil if nowhere.
func found(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
