import Foundation
import Testing
@testable import TestSupport

/// A file of `Tests/Commands/<command>`: files, lines of shell, and what these print. The README of
/// that folder describes the form.
struct Transcript: CustomTestStringConvertible {
    /// From the folder: `lint/baseline.txt`.
    let path: String
    var testDescription: String { path }
    private(set) var steps: [Step]

    struct Step {
        /// The lines that tell what to do.
        var action: [String]
        /// The lines below: a text, or what a command is expected to print.
        var body: [String] = []
        /// The empty line after the step.
        var spaces = 0

        var lines: [String] { action + body + Array(repeating: "", count: spaces) }

        func argument(after mark: String) -> String? {
            guard let first = action.first, first.hasPrefix(mark) else { return nil }
            return String(first.dropFirst(mark.count))
        }
    }

    static let folder = repositoryRoot.appendingPathComponent("Tests").appendingPathComponent(
        "Commands")

    static let all: [Transcript] = {
        let names = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }
        let all = (names ?? []).filter { $0.hasSuffix(".txt") }.sorted().compactMap(Transcript.init)
        return has("git") ? all : all.filter { !$0.usesGit }
    }()

    private init?(_ path: String) {
        let url = Self.folder.appendingPathComponent(path)
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.path = path
        steps = [Step(action: [])]
        var lines = Self.lines(String(decoding: data, as: UTF8.self))
        if lines.last == "" { lines.removeLast() }
        for line in lines {
            if ["//// ", "$ ", "==== "].contains(where: line.hasPrefix) {
                endStep()
                steps.append(Step(action: [line]))
            } else if let step = steps.last, step.argument(after: "$ ") != nil, step.body.isEmpty,
                line.hasPrefix("> ") || line == ">"
            {
                steps[steps.count - 1].action.append(line)
            } else {
                steps[steps.count - 1].body.append(line)
            }
        }
        endStep()
    }

    /// An empty line before the next step is not part of the body.
    private mutating func endStep() {
        let last = steps.count - 1
        guard steps[last].body.last == "" else { return }
        steps[last].body.removeLast()
        steps[last].spaces = 1
    }

    private var usesGit: Bool {
        steps.contains { $0.action.contains { $0.contains("git ") } }
    }

    /// Lines end in line feeds alone: a carriage return is part of a line.
    static func lines(_ text: String) -> [String] {
        text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
    }

    /// What differs from what the commands print now, or nil; `TRANSC_UPDATE=1` rewrites the file.
    func check() throws -> String? {
        var replayed = self
        try replayed.replay()
        let old = steps.flatMap(\.lines)
        let new = replayed.steps.flatMap(\.lines)
        if old == new { return nil }
        let name = "Tests/Commands/\(path)"
        if ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1" {
            let text = new.joined(separator: "\n") + "\n"
            try Data(text.utf8).write(to: Self.folder.appendingPathComponent(path))
            return "\(name) was rewritten"
        }
        let changes = new.difference(from: old).map { change in
            switch change {
            case .remove(let offset, let line, _): "\(offset + 1): - \(line)"
            case .insert(let offset, let line, _): "\(offset + 1): + \(line)"
            }
        }
        let shown = changes.prefix(60).joined(separator: "\n")
        return "\(name): `TRANSC_UPDATE=1 swift test` rewrites what is expected\n\(shown)"
    }

    /// Does each step, and replaces what is expected by what it prints.
    private mutating func replay() throws {
        var folder = try TranscriptFolder()
        for index in steps.indices {
            let step = steps[index]
            if let name = step.argument(after: "//// ") {
                try folder.write(step.body, to: name)
            } else if step.argument(after: "==== ") != nil {
                folder = try TranscriptFolder()
            } else if let first = step.argument(after: "$ ") {
                let more = step.action.dropFirst().map { String($0.dropFirst(2)) }
                steps[index].body = try folder.run([first] + more)
            }
        }
    }
}

/// The cases of `Tests/Commands`.
@Suite struct TranscriptTests {
    @Test func thereAreSome() { #expect(Transcript.all.count > 100) }

    @Test(arguments: Transcript.all)
    func prints(_ transcript: Transcript) throws {
        if let problem = try transcript.check() { Issue.record("\(problem)") }
    }
}
