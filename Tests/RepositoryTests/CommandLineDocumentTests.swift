import Foundation
import Testing

@testable import Driver
@testable import OperatingSystem

/// Documentation/command-line.md has the commands, the options and the exit codes of the help: the
/// text after each mark is made from the same tables.
@Suite struct CommandLineDocumentTests {
    @Test func thePageIsMadeFromTheHelp() throws {
        let path = "Documentation/command-line.md"
        var page = try Repository.text(path)
        for (mark, text) in [
            ("commands", Self.commands()), ("options", Self.options()),
            ("exit codes", Self.codes()),
        ] {
            let start = "<!-- \(mark) of `transc help` -->\n"
            let end = "<!-- end of \(mark) -->"
            let first = try #require(page.range(of: start), "\(mark)")
            let last = try #require(page.range(of: end), "\(mark)")
            page.replaceSubrange(first.upperBound..<last.lowerBound, with: "\n\(text)\n")
        }
        try Repository.expect(path, holds: page)
    }

    private static func commands() -> String {
        let lines = CommandName.allCases.map { command in
            "\(command.usage)\n    \(command.row.summary)"
        }
        return "```text\n\(lines.joined(separator: "\n"))\n```\n"
    }

    /// The meaning of an option, and what is different for a command.
    private static func options() -> String {
        let rows = OptionName.allCases.map { option in
            let row = option.row(of: option.commands.first ?? .help)
            let spelled = option.spellings.map { spelling in
                row.placeholder.map { "`\(spelling) \($0)`" } ?? "`\(spelling)`"
            }
            var meaning = Self.meaning(row)
            for command in option.commands {
                let own = Self.meaning(option.row(of: command))
                if own != Self.meaning(row), !meaning.hasSuffix(own) {
                    meaning += "; of `\(command.rawValue)`: \(own)"
                }
            }
            let commands = option.commands.map { $0.rawValue }
            let list = commands.isEmpty ? "all" : commands.joined(separator: ", ")
            return "| \(spelled.joined(separator: ", ")) | \(list) | \(meaning) |"
        }
        return "| Option | Commands | Meaning |\n|---|---|---|\n"
            + rows.joined(separator: "\n") + "\n"
    }

    private static func meaning(_ row: OptionName.Row) -> String {
        let choices = row.choices.map { "`\($0)`" }.joined(separator: ", ")
        return choices.isEmpty ? row.summary : "\(row.summary): \(choices)"
    }

    private static func codes() -> String {
        "| Code | Meaning |\n|---|---|\n"
            + ExitCode.allCases.map { "| \($0.rawValue) | \($0.meaning) |\n" }.joined()
    }
}
