import Foundation
import Lint
import Semantics
import TransitionDSL

@testable import Driver
@testable import TestSupport

/// The files of this repository.
enum Repository {
    static let root = repositoryRoot

    static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

    static func path(_ path: String) -> String { url(path).path }

    static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    /// The files below a folder that have an ending, as paths from the root, sorted.
    static func files(in folder: String, ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: url(folder).path)
        return (names?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(ending) }
            .map { "\(folder)/\($0)" }
            .sorted()
    }
}

/// What the compiler makes of a file on disk with all that it imports.
struct Compilation {
    var sources: [SourceFile]
    /// There if and only if no problem is an error.
    var model: Model?
    var problems: [Diagnostic]

    /// Checks the file and, if asked, runs the rules over it.
    init(path: String, runsRules: Bool = false) throws {
        let options = Options()
        let input = try Input(path, options)
        sources = input.module.sources
        if runsRules {
            let (checked, findings) = try input.lint(options)
            let hasErrors = findings.problems.contains { $0.severity == .error }
            model = hasErrors ? nil : checked.model
            problems = findings.problems
        } else {
            let result = input.analysis(options)
            model = result.model
            problems = result.problems
        }
    }

    /// A problem as people see it.
    struct Report: Hashable, CustomStringConvertible {
        var file: String
        var line: Int
        var severity: Severity
        var id: String

        var description: String { "\(file):\(line): \(severity.rawValue): \(id)" }
    }

    var reports: [Report] {
        problems.map { problem in
            let source = sources[Int(problem.place.file.index)]
            return Report(
                file: URL(fileURLWithPath: source.path).standardizedFileURL.path,
                line: LineTable(source).position(of: problem.place.range.start).line,
                severity: problem.severity,
                id: problem.id.name
            )
        }
    }
}

extension Scratch {
    /// Writes files and compiles the first.
    func compile(
        _ files: [(name: String, bytes: [UInt8])],
        runsRules: Bool = false
    ) throws -> Compilation {
        for (name, bytes) in files {
            try Data(bytes).write(to: url.appendingPathComponent(name))
        }
        let path = url.appendingPathComponent(files[0].name).path
        return try Compilation(path: path, runsRules: runsRules)
    }
}
