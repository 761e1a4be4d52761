import Testing

@testable import Driver
@testable import OperatingSystem

/// Documentation/command-line.md lists what the tables of commands and options say.
@Suite struct CommandLineDocumentTests {
    @Test(arguments: OptionName.allCases)
    func theTableOfOptionsIsThatOfTheCode(_ option: OptionName) throws {
        let row = option.row
        let rows = try Self.cells().filter { cells in
            cells[0].matches(of: /`([^ `]+)/).contains { option.spellings.contains(String($0.1)) }
        }
        try #require(rows.count == 1, "\(option.spellings) has \(rows.count) rows")
        let spelled = option.spellings.map { spelling in
            row.placeholder.map { "`\(spelling) \($0)`" } ?? "`\(spelling)`"
        }
        for text in spelled { #expect(rows[0][0].contains(text), "\(rows[0])") }
        let commands = option.commands.isEmpty ? ["all"] : option.commands.map(\.rawValue)
        let listed = rows[0][1].split(separator: ", ").map(String.init)
        #expect(listed.sorted() == commands.sorted(), "\(option.spellings)")
    }

    @Test(arguments: CommandName.allCases)
    func theListOfCommandsIsThatOfTheCode(_ command: CommandName) throws {
        let text = try Repository.text("Documentation/command-line.md")
        let list = try #require(Markdown(text).blocks.first)
        let line = "transc \(command.rawValue) \(command.row.usage)"
        #expect(list.text.split(separator: "\n").contains { $0.hasPrefix(line) }, "\(line)")
    }

    @Test(arguments: ExitCode.allCases)
    func theTableOfCodesIsThatOfTheCode(_ code: ExitCode) throws {
        let text = try Repository.text("Documentation/command-line.md").replacing("`", with: "")
        #expect(text.contains("| \(code.rawValue) | \(code.meaning) |"))
    }

    /// The rows of the table of options, each as its cells.
    private static func cells() throws -> [[String]] {
        try Repository.text("Documentation/command-line.md").split(separator: "\n")
            .filter { $0.hasPrefix("| `-") }
            .map { $0.split(separator: " | ").map { $0.trimming(while: { "| ".contains($0) }) } }
    }
}

extension Substring {
    fileprivate func trimming(while isTrimmed: (Character) -> Bool) -> String {
        let start = drop(while: isTrimmed)
        let end = start.lastIndex { !isTrimmed($0) }
        return end.map { String(start[...$0]) } ?? ""
    }
}
