import Testing

@testable import Driver
@testable import OperatingSystem

/// The recipes for services call `transc` as it can be called.
@Suite struct RecipeTests {
    private static let path = "Documentation/continuous-integration.md"

    /// Each call in a fenced block is one that the command line understands.
    @Test func callsAreUnderstood() throws {
        var formats: Set<String> = []
        let blocks = Markdown(try Repository.text(Self.path)).blocks
        for line in blocks.flatMap({ $0.text.split(separator: "\n") }) {
            guard let words = call(in: line) else { continue }
            guard case .run(_, _, let options) = try parseArguments(words) else {
                Issue.record("no command is run by \(line)")
                continue
            }
            formats.formUnion(options.reports.map(\.format.rawValue))
        }
        #expect(formats.isSuperset(of: ["github", "sarif", "gitlab", "junit", "jsonl", "xcode"]))
    }

    /// The manual describes each form.
    @Test func everyFormatIsDescribed() throws {
        let manual = try Repository.text("Documentation/command-line.md")
        let recipes = try Repository.text(Self.path)
        for format in ReportFormat.allCases {
            #expect(manual.contains("\n| `\(format.rawValue)` |"))
            #expect(recipes.contains(format.rawValue))
        }
    }

    /// The arguments of the call of `transc` in a line of shell, YAML or Ruby; a name stands for
    /// the files where the line leaves them to others.
    private func call(in line: Substring) -> [String]? {
        let plain = line.replacing("Open3.capture2(\"transc\", ", with: "transc ")
            .replacing("\", \"", with: " ").replacing("*files)", with: "x")
        guard let start = plain.firstRange(of: "transc "),
            !plain[..<start.lowerBound].contains("name:"),
            !plain[..<start.lowerBound].contains("command")
        else { return nil }
        var words: [String] = []
        for word in plain[start.upperBound...].split(separator: " ") {
            if word == "||" || word == "|" || word == ">" { break }
            words.append(String(word.filter { $0 != "\"" && $0 != "," }))
        }
        guard ["lint", "compile"].contains(words.first) else { return nil }
        return words + (words.contains { $0.hasSuffix(".trans") } ? [] : ["a.trans"])
    }
}
