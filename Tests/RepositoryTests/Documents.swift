import Foundation
import Testing

extension Repository {
    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    /// The documents that people read: at the root, and below the folders that have some.
    static func documents() throws -> [String] {
        let folders = ["Benchmarks", "Documentation", "Editors", "Examples", "Tests"]
        return try names(in: ".").filter { $0.hasSuffix(".md") }
            + folders.flatMap { files(in: $0, ending: ".md") }
    }

    private static func names(in directory: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(directory).path).sorted()
    }

    /// Compares a file that is made from the code; `TRANSC_UPDATE=1` rewrites it and fails.
    static func expect(_ path: String, holds expected: String) throws {
        let old = has(path) ? try text(path) : nil
        if old == expected { return }
        guard ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" else {
            Issue.record("\(path) is out of date: `TRANSC_UPDATE=1 swift test` rewrites it")
            return
        }
        try Data(expected.utf8).write(to: url(path), options: .atomic)
        Issue.record("\(path) was rewritten")
    }
}
