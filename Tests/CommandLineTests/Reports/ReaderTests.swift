import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// Every form, read back by readers that are not ours: Foundation's JSON here, Python's JSON and
/// XML in Tests/Readers/read-reports.
@Suite struct ReaderTests {
    /// `TRANSC_PYTHON` names another, such as one with `jsonschema`.
    private static let python =
        ProcessInfo.processInfo.environment["TRANSC_PYTHON"]
        ?? ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private static let schema = ProcessInfo.processInfo.environment["TRANSC_SARIF_SCHEMA"]

    private static let formats = ReportFormat.allCases.filter { $0 != .text }

    /// Messages and paths with line ends, quotes, brackets, escapes, bytes that no XML can hold and
    /// characters that turn text come through whole, or as the signs that stand for them.
    @Test(.enabled(if: python != nil, "python3 is not here: nothing else reads all forms back"))
    func whatIsWrittenIsRead() throws {
        let scratch = try Scratch()
        var directories: [String] = []
        for seed in UInt64(1)...40 {
            var hostile = HostileReport(seed: seed)
            directories.append(try write(hostile.report(), to: scratch.file("seed\(seed)")))
        }
        let run = try runReader(directories)
        #expect(run.code == 0, "\(run.output)\(run.errors)")
    }

    /// A report of nothing is one that services take.
    @Test(.enabled(if: python != nil, "python3 is not here: nothing else reads all forms back"))
    func nothingIsRead() throws {
        let scratch = try Scratch()
        let report = Report(files: [SourceFile(path: "a.trans", text: "")], directory: "/")
        let run = try runReader([try write(report, to: scratch.file("nothing"))])
        #expect(run.code == 0, "\(run.output)\(run.errors)")
        #expect(try scratch.text("nothing/gitlab") == "[]\n")
        #expect(try scratch.text("nothing/github") == "")
        #expect(try scratch.text("nothing/xcode") == "")
    }

    /// The official schema is not in this repository: `TRANSC_SARIF_SCHEMA` names a copy.
    @Test(.enabled(if: schema != nil && python != nil, "TRANSC_SARIF_SCHEMA names no schema"))
    func sarifFitsTheSchema() throws {
        let scratch = try Scratch()
        var words = [Self.repository("Scripts/validate-sarif"), Self.schema ?? ""]
        for seed in UInt64(1)...40 {
            var hostile = HostileReport(seed: seed)
            let file = scratch.file("\(seed).sarif")
            try Data(sarifReport(hostile.report())).write(to: URL(fileURLWithPath: file))
            words.append(file)
        }
        let run = try runPython(words)
        #expect(run.code == 0, "\(run.output)\(run.errors)")
    }

    /// The same where there is no Python: UTF-8, and JSON as Foundation reads it.
    @Test(arguments: UInt64(1)...15)
    func jsonIsJSON(seed: UInt64) throws {
        var hostile = HostileReport(seed: seed)
        let report = hostile.report()
        for format in Self.formats {
            let bytes = try #require(format.bytes(of: report))
            #expect(String(validating: bytes, as: UTF8.self) != nil)
        }
        _ = try JSONSerialization.jsonObject(with: Data(sarifReport(report)))
        _ = try JSONSerialization.jsonObject(with: Data(gitlabReport(report)))
        let lines = jsonLinesReport(report).split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == report.findings.count + report.failures.count + 1)
        for (line, finding) in zip(lines, report.findings) {
            let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
            #expect(object?["message"] as? String == finding.message)
            #expect(object?["path"] as? String == finding.location.path)
        }
    }

    private func write(_ report: Report, to directory: String) throws -> String {
        try makeDirectories(directory)
        func write(_ data: Data, _ name: String) throws {
            try data.write(to: URL(fileURLWithPath: directory + "/" + name))
        }
        for format in Self.formats {
            try write(Data(try #require(format.bytes(of: report))), format.rawValue)
        }
        try write(try expected(report), "expected.json")
        return directory
    }

    private func runReader(_ directories: [String]) throws -> Run {
        try runPython([Self.repository("Tests/Readers/read-reports")] + directories)
    }

    private func runPython(_ words: [String]) throws -> Run {
        let line = ([Self.python ?? "python3"] + words).map { "'\($0)'" }.joined(separator: " ")
        return try shell(line)
    }

    private static func repository(_ path: String) -> String {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root.appendingPathComponent(path).path
    }

    /// The report as Foundation writes it, for the readers to compare with.
    private func expected(_ report: Report) throws -> Data {
        let object: [String: Any] = [
            "directory": report.directory,
            "hasBaseline": report.hasBaseline,
            "files": report.files.map(\.path),
            "findings": report.findings.map(object),
            "failures": report.failures.map { failure in
                [
                    "path": failure.path ?? NSNull(), "message": failure.failure.message,
                    "help": failure.failure.help ?? NSNull(),
                ] as [String: Any]
            },
        ]
        return try JSONSerialization.data(withJSONObject: object)
    }

    private func object(_ finding: Finding) -> [String: Any] {
        let place: [String: Any] = [
            "id": finding.id.name, "severity": finding.severity.rawValue,
            "message": finding.message, "help": finding.help ?? NSNull(),
            "lineText": finding.lineText, "suppressed": finding.suppression ?? NSNull(),
            "baseline": finding.isInBaseline,
            "related": finding.related.map { related in
                members(related.location).merging(["message": related.message]) { $1 }
            },
            "fix": finding.fix.map { fix in
                [
                    "title": fix.title, "safe": fix.isSafe,
                    "edits": fix.edits.map { edit in
                        members(edit.location).merging(["text": edit.replacement]) { $1 }
                    },
                ] as [String: Any]
            } ?? NSNull(),
        ]
        return place.merging(members(finding.location)) { $1 }
    }

    private func members(_ location: Location) -> [String: Any] {
        func position(_ position: Location.Position) -> [String: Int] {
            [
                "offset": position.offset, "line": position.line, "column": position.column,
                "utf16Column": position.utf16Column,
            ]
        }
        return [
            "path": location.path, "start": position(location.start),
            "end": position(location.end),
        ]
    }
}
