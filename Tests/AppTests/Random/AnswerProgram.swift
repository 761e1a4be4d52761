import Foundation
import TransitionDSL
@testable import TestSupport

/// The generated Swift of random files with the program of Tests/Apps/Answers.
struct AnswerProgram {
    private let executable: URL

    init(_ files: [RandomFile], name: String) throws {
        let doubles = try Doubles.shared.get()
        var sources = try Repository.files(in: "Tests/Apps/Answers").map {
            (($0 as NSString).lastPathComponent, try Repository.text($0))
        }
        for (number, file) in files.enumerated() {
            sources.append(("Random\(number).trans.swift", file.swift))
        }
        sources.append(("Directory.swift", Self.directory(files)))
        let key = fingerprint(doubles.flags + sources.flatMap { [$0.0, $0.1] })
        let folder = try Cache.folder(name, key, keeping: 1) { folder in
            let paths = try sources.map { name, text in
                let url = folder.appendingPathComponent(name)
                try Data(text.utf8).write(to: url)
                return url.path
            }
            let result = try run(
                "swiftc",
                ["-parse-as-library", "-Onone", "-swift-version", "6", "-module-name", "Answers"]
                    + ["-wmo", "-num-threads", "2"]
                    + ["-o", folder.appendingPathComponent("program").path]
                    + doubles.flags + Sanitizer.flags + paths + doubles.objects
            )
            let warnings = Diagnostics.warnings(in: result.output)
            guard result.status == 0, warnings.isEmpty else {
                throw ToolFailure(description: result.output)
            }
        }
        executable = folder.appendingPathComponent("program")
    }

    /// A function that finds each registry by the numbers of its file and of itself.
    private static func directory(_ files: [RandomFile]) -> String {
        var text = "import TransitionRuntime\nimport UIKit\n"
        for (number, file) in files.enumerated() {
            text += "@MainActor private func asked\(number)(_ registry: Int) -> Asked? {\n"
            text += "    switch registry {\n"
            for (index, registry) in file.model.registries.enumerated() {
                let name = file.model.memberName(of: registry.declared)
                text += "    case \(index): Asked(Random\(number).Registries.\(name))\n"
            }
            text += "    default: nil\n    }\n}\n"
        }
        text += "@MainActor func asked(_ numbers: [Int]) -> Asked? {\n    switch numbers[0] {\n"
        for number in files.indices {
            text += "    case \(number): asked\(number)(numbers[1])\n"
        }
        return text + "    default: nil\n    }\n}\n"
    }

    /// One line for each question, in their order.
    func answers(to questions: [Question], in files: [RandomFile]) throws -> [String] {
        var lines: [String] = []
        var last: (file: Int, registry: Int)?
        for question in questions {
            let current = (file: question.file, registry: question.registry)
            if last.map({ $0 != current }) ?? true {
                lines.append("registry \(current.file) \(current.registry)")
                last = current
            }
            lines.append(question.words(files[question.file]))
        }
        return try answers(to: lines, count: questions.count)
    }

    /// What journeys print, a line for each of their lines.
    func answers(to runs: [(file: Int, run: JourneyRun)]) throws -> [[String]] {
        var all = runs.map { _ in [String]() }
        for version in JourneyRun.versions {
            let own = runs.indices.filter {
                JourneyRun.version(of: runs[$0].run.registry) == version
            }
            var lines = ["version \(version.major).\(version.minor)"]
            for index in own {
                lines.append("registry \(runs[index].file) \(runs[index].run.registry)")
                lines.append("journey")
                lines += runs[index].run.lines.map(\.text)
            }
            let count = own.reduce(0) { $0 + runs[$1].run.lines.count }
            var rest = try answers(to: lines, count: count)[...]
            for index in own {
                let size = runs[index].run.lines.count
                all[index] = Array(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
        }
        return all
    }

    private func answers(to lines: [String], count: Int) throws -> [String] {
        let scratch = try Scratch()
        let input = try scratch.write(lines.joined(separator: "\n"), to: "questions.txt")
        let result = try run("sh", ["-c", "\"$0\" < \"$1\"", executable.path, input])
        let answers = result.output.split(separator: "\n").map(String.init)
        guard result.status == 0, answers.count == count else {
            throw ToolFailure(
                description: "\(answers.count) answers of \(count), exit code "
                    + "\(result.status): \(result.output.suffix(500))")
        }
        return answers
    }
}
