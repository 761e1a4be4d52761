import Foundation
import Testing

/// The files of this repository, by paths from its root.
enum Repository {
    static let root: URL = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    static func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    /// The documents that people read, at the root, in Documentation/ and beside the examples.
    static func documents() throws -> [String] {
        let examples = try names(in: "Examples").map { "Examples/\($0)/README.md" }
        let manual = try names(in: "Documentation").map { "Documentation/\($0)" }
        let all = try names(in: ".") + manual + examples
        return all.filter { $0.hasSuffix(".md") && has($0) }
    }

    static func names(in directory: String) throws -> [String] {
        let path = root.appending(path: directory).path
        return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    /// Compares a file that is made from the code; `TRANSC_UPDATE=1` rewrites it and fails.
    static func expect(_ path: String, holds text: String) throws {
        let old = has(path) ? try self.text(path) : nil
        if old == text { return }
        guard ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" else {
            Issue.record("\(path) is out of date: `TRANSC_UPDATE=1 swift test` rewrites it")
            return
        }
        try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
        Issue.record("\(path) was rewritten")
    }
}
