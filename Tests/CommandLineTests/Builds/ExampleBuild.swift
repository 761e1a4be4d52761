import Foundation
import Testing
@testable import TestSupport

/// A copy of `Examples/Builds` in which a build system runs the command that was built with these
/// tests. The tools on its `PATH` are scripts that note that they ran.
final class ExampleBuild {
    /// What stands for `swiftc`: the compiler, or a script that puts files together in a moment.
    enum Compiler { case swift, standIn }

    /// The files of the example in the repository.
    static let source = repositoryRoot.appending(components: "Examples", "Builds").path

    private let scratch: Scratch
    let root: String
    var environment = ["LC_ALL": "C"]

    init(_ compiler: Compiler = .standIn) throws {
        scratch = try Scratch()
        root = scratch.file("app")
        try FileManager.default.copyItem(atPath: Self.source, toPath: root)
        // What somebody has built in the repository.
        for path in ["out", "Generated", "tools/transc"] { try? remove(path) }
        let inherited = ProcessInfo.processInfo.environment
        environment["PATH"] = scratch.path + ":" + (inherited["PATH"] ?? "")
        environment["HOME"] = inherited["HOME"]
        try scratch.write("", to: "log")
        let transc = try #require(builtCommand).path
        try writeTool("transc", noting: "transc ${@: -1}", "exec '\(transc)' \"$@\"")
        switch compiler {
        case .swift:
            let swiftc = try #require(executable("swiftc"))
            try writeTool("swiftc", noting: "swiftc", "exec '\(swiftc)' \"$@\"")
        case .standIn:
            try writeTool(
                "swiftc", noting: "swiftc", "out=\"$2\"\nshift 2\ncat \"$@\" > \"$out\"")
        }
    }

    /// A script in the `PATH` of the build that records its runs.
    ///
    /// Another process writes it. If this one did, processes that other tests start meanwhile
    /// would also hold it open, and running it would fail with `Text file busy`.
    @discardableResult
    func writeTool(_ name: String, noting note: String, _ script: String) throws -> String {
        let text = "#!/bin/bash\necho \"\(note)\" >> '\(scratch.file("log"))'\n\(script)\n"
        let path = scratch.file(name)
        let writer = try run(
            URL(fileURLWithPath: "/bin/bash"), ["-c", "cat > \"$0\" && chmod 755 \"$0\"", path],
            input: text, environment: environment)
        try #require(writer.code == 0, "\(writer.errors)")
        return path
    }

    /// Runs a line of shell in the example; what was noted before is forgotten.
    func shell(_ line: String) throws -> Run {
        try scratch.write("", to: "log")
        return try run(
            URL(fileURLWithPath: "/bin/bash"), ["-c", line], directory: root,
            environment: environment)
    }

    /// What ran since the last line of shell began, sorted: build systems run things at once.
    var log: [String] {
        get throws { try scratch.text("log").split(separator: "\n").map(String.init).sorted() }
    }

    // MARK: Files

    func file(_ path: String) -> String { root + "/" + path }

    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: file(path))), as: UTF8.self)
    }

    /// Writes a file, at a time that differs from that of all that was built before.
    func write(_ text: String, to path: String) throws {
        let url = URL(fileURLWithPath: file(path))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        usleep(20_000)
        try Data(text.utf8).write(to: url)
    }

    /// Replaces a part of a file, which must be there.
    func edit(_ path: String, _ part: String, to replacement: String) throws {
        let old = try text(path)
        try #require(old.contains(part), "\(path) has no `\(part)`")
        try write(old.replacingOccurrences(of: part, with: replacement), to: path)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: file(path))
    }

    /// The times of all files below a directory by their paths.
    func times(_ directory: String) throws -> [String: Date] {
        let names = FileManager.default.enumerator(atPath: file(directory))
        var times: [String: Date] = [:]
        for name in names?.compactMap({ $0 as? String }) ?? [] {
            times[name] = try time("\(directory)/\(name)")
        }
        return times
    }

    func time(_ path: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: file(path))
        return try #require(attributes[.modificationDate] as? Date)
    }
}

/// Where a tool is on the `PATH`; nil where it is missing.
func executable(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
}
