import Apps
import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// A case of Tests/Corpus/Apps/rules-…: an app, with the rules that must find something in it.
struct RuleCase: Sendable, CustomTestStringConvertible {
    /// `rules-blank-hero-id/literal`.
    var name: String
    var paths: [String]

    var testDescription: String { name }
    var className: String { String(name.prefix { $0 != "/" }) }

    static let root = repositoryRoot.appendingPathComponent("Tests/Corpus/Apps")

    static let all: [RuleCase] = {
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
        let files = (names ?? []).filter { $0.hasPrefix("rules-") && isSource($0) }.sorted()
        let grouped = Dictionary(grouping: files) {
            $0.split(separator: "/").prefix(2).joined(separator: "/")
        }
        return grouped.sorted { $0.key < $1.key }.map { name, files in
            RuleCase(name: name, paths: files.map { String($0.dropFirst(name.count + 1)) })
        }
    }()

    private static func isSource(_ path: String) -> Bool {
        [".swift.txt", ".m", ".h", ".storyboard", ".xib", ".strings", ".trans"].contains {
            path.hasSuffix($0)
        }
    }

    private func text(_ path: String) throws -> String {
        try String(
            contentsOf: Self.root.appendingPathComponent("\(name)/\(path)"), encoding: .utf8)
    }

    /// `A.swift:12 blank-hero-id`, sorted.
    func findings() throws -> [String] {
        let code = paths.filter { !$0.hasSuffix(".trans") }
        let files = try code.enumerated().map { index, path in
            let name = path.hasSuffix(".txt") ? String(path.dropLast(4)) : path
            return try #require(
                AppFile(
                    SourceFile(
                        path: name, bytes: Array(try text(path).utf8), index: FileIndex(index))))
        }
        let sources = files.map(\.source)
        guard let path = paths.first(where: { $0.hasSuffix(".trans") }) else {
            return lines(lintApp(App(files).scan(withIndex: true)), sources).sorted()
        }
        let run = try ModelRun(try text(path), files)
        let own = SourceFile(path: path, text: try text(path))
        return (lines(run.inFile, [own]) + lines(run.inApp, sources)).sorted()
    }

    private func lines(_ problems: [Diagnostic], _ sources: [SourceFile]) -> [String] {
        let tables = sources.map { LineTable($0) }
        return problems.map { problem in
            let file = Int(problem.place.file.index)
            let line = tables[file].position(of: problem.place.range.start).line
            return "\(sources[file].path):\(line) \(problem.id.name)"
        }
    }

    /// Comments `// finding: RULE, RULE` on their lines; for nibs lines `12: finding: RULE` of the
    /// file `NAME.expected`.
    func expected() throws -> [String] {
        var found: [String] = []
        for path in paths {
            let name = path.hasSuffix(".txt") ? String(path.dropLast(4)) : path
            let lines = try text(path).split(omittingEmptySubsequences: false) { $0.isNewline }
            for (index, line) in lines.enumerated() {
                found += rules(in: line, after: "// finding: ").map { "\(name):\(index + 1) \($0)" }
            }
            let list = Self.root.appendingPathComponent("\(self.name)/\(path).expected")
            guard let text = try? String(contentsOf: list, encoding: .utf8) else { continue }
            for line in text.split(separator: "\n") {
                let number = line.prefix { $0 != ":" }
                found += rules(in: line, after: ": finding: ").map { "\(name):\(number) \($0)" }
            }
        }
        return found.sorted()
    }

    private func rules(in line: Substring, after mark: String) -> [String] {
        guard let range = line.range(of: mark) else { return [] }
        return line[range.upperBound...].split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }
}
