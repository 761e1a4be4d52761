import Codegen
import Lexer
import Parser
import Semantics
import TransitionDSL
@testable import TestSupport

/// A file with several registries that the checker takes, and what it generates.
struct RandomFile {
    let text: String
    let model: Model
    let checked: Analysis
    private let number: Int

    /// Nil where nothing sensible is left of what the seed says.
    init?(_ number: Int, seed: Int, registries count: Int) {
        var random = RandomText(seed: UInt64(7_000_000 + seed))
        let head = ["module Random\(number)", "engine uikit"]
        guard let declarations = Self.accepted(random.declarations(), after: head) else {
            return nil
        }
        var registries: [[String]] = []
        while registries.count < count {
            let lines = random.registry(registries.count)
            // Ties and duplicates cost a line each; two lines are the least to choose from.
            if let registry = Self.accepted(lines, after: head + declarations), registry.count > 3 {
                registries.append(registry)
            }
        }
        let text = (head + declarations + registries.flatMap { $0 }).joined(separator: "\n")
        self.init(number, text)
    }

    /// Registries so long that several functions share them, with names that could clash with
    /// theirs. Each line has a different animation.
    static func long(_ number: Int) -> RandomFile? {
        let screens = (0..<6).map { "S\($0)" }
        var lines = screens.map { "screen \($0) = \($0)Controller" }
        for (seed, name) in ["App", "App1", "AddLines1"].enumerated() {
            lines.append("registry \(name) {")
            let all = screens.joined(separator: " | ")
            lines.append("\(all) -> \(all): cover(up) with duration(2s)")
            for (index, operation) in ["push", "present", "replace", "tab"].enumerated() {
                for from in 0..<6 {
                    for to in (operation == "tab" ? from + 1 : 0)..<6 {
                        let delay = "delay(\((index * 6 + from) * 6 + to + seed)ms)"
                        lines.append("\(operation) S\(from) -> S\(to): slide(left) with \(delay)")
                    }
                }
            }
            lines.append("}")
        }
        let head = ["module Random\(number)", "engine uikit"]
        return RandomFile(number, (head + lines).joined(separator: "\n"))
    }

    /// Nil where the checker does not take it, or no screen is left.
    private init?(_ number: Int, _ text: String) {
        self.number = number
        self.text = text
        checked = Self.check(text)
        guard let model = checked.model, !model.screens.isEmpty else { return nil }
        self.model = model
    }

    var swift: String {
        let bytes = generate(model, tables: checked.tables, sourceName: "Random\(number).trans")
            .bytes
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func check(_ text: String) -> Analysis {
        analyze(
            [parse(tokenize(SourceFile(path: "random.trans", text: text)))],
            options: AnalysisOptions(engine: .uikit, defaultNamespace: "Random"))
    }

    /// The lines without those that the checker reports; nil where that does not end.
    private static func accepted(_ lines: [String], after head: [String]) -> [String]? {
        var lines = lines
        while !lines.isEmpty {
            let text = (head + lines).joined(separator: "\n")
            let result = check(text)
            if result.model != nil { return lines }
            let positions = LineTable(SourceFile(path: "random.trans", text: text))
            let bad = result.problems.first { $0.severity == .error }
            guard let bad else { return nil }
            let line = positions.position(of: bad.place.range.start).line - 1 - head.count
            guard lines.indices.contains(line) else { return nil }
            // A bracket stays, or all would be lost.
            if lines[line].hasSuffix("{") || lines[line] == "}" { return nil }
            lines.remove(at: line)
        }
        return nil
    }
}

/// Batches of 125 files of eight registries each; each batch is a program.
enum RandomFiles {
    typealias Batch = (files: [RandomFile], program: AnswerProgram)

    static let first = Result { try batch(0) }

    static func batch(_ number: Int) throws -> Batch {
        var files: [RandomFile] = []
        var seed = number * 100_000
        while files.count < 125, seed < number * 100_000 + 500 {
            if let file = RandomFile(files.count, seed: seed, registries: 8) { files.append(file) }
            seed += 1
        }
        if let long = RandomFile.long(files.count) { files.append(long) }
        return (files, try AnswerProgram(files, name: "random\(number)"))
    }
}
