import Foundation

/// What a process printed, on both streams as they came, and how it ended.
struct Run {
    var status: Int32
    var output: String

    /// The `.trans` files that `transc` was run for, from SwiftPM's output `[2/4] transc
    /// News.trans`, without the directory.
    var compiled: [String] {
        output.matches(of: /(?m)^\[\d+\/\d+\] transc (\S+)$/).map { String($0.1) }.sorted()
    }

    /// The modules of which Swift was compiled.
    var swiftModules: Set<String> {
        Set(output.matches(of: /Compiling (\w+) \S+\.swift/).map { String($0.1) })
    }
}

/// Runs a tool and waits for it.
func run(_ tool: String, _ arguments: [String], in directory: URL) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment
        .filter { $0.key != "TRANSC_PLUGINS" }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
}

struct ToolFailure: Error, CustomStringConvertible {
    var description: String
}

/// The files below a folder, as sorted relative paths, without files of tools.
func files(below folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)
    return (names?.compactMap { $0 as? String } ?? [])
        .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
        .filter { !isDirectory(folder.appending(path: $0)) }
        .sorted()
}

private func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
}
