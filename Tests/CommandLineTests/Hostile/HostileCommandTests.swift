import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import TestSupport

/// Names and texts of every kind through the whole command: its output is never interpreted.
@Suite("Hostile names and texts") struct HostileCommandTests {
    /// What a terminal, a shell, a service or a reader of lines could take for more than a name.
    private static let names = [
        "\u{1B}[31mred\u{1B}]0;title\u{07}\u{7F}\u{0B}\u{0C}\t%0A::error::x",
        "a\nb: error: no\r::error::no\u{2028}\u{85}\u{9B}31m", "--help", "@args",
        "\u{202E}snart.\u{2066}\u{FEFF}é e\u{301}👩‍👩‍👧 '$(evil)`evil`",
        "\"; evil(); \"#\"\"\"\\(evil())\\*/ evil() /*]]><x a=\"",
        String(repeating: "long", count: 50),
    ]

    /// A file with findings, whose names and texts are hostile.
    private static func text(_ name: String) -> String {
        let escaped = name.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
        let comment = name.replacing("\n", with: " ").replacing("\r", with: " ")
        return """
            /// \(comment)
            // transc:allow(unused-hero-id): \(comment)
            hero one = "\(escaped)"
            hero two = "x\(escaped)"  // TODO \(comment)
            // transc:allow(\(comment))
            screen List = ListController storyboard("\(escaped)", id: "\(escaped)y")
            registry \u{202E}App { push List -> List: fade }
            registry Empty { }
            """
    }

    @Test(
        "No output commands a terminal, whatever the command line or the file holds",
        arguments: names)
    func printsNoControls(_ name: String) throws {
        let scratch = try Scratch()
        let file = scratch.file("x" + name.replacing("/", with: "") + ".trans")
        try Data(Self.text(name).utf8).write(to: URL(fileURLWithPath: file))
        let valid = Self.text(name).replacing("\u{202E}", with: "")
        try Data(valid.utf8).write(to: URL(fileURLWithPath: scratch.file("valid.trans")))
        for arguments in [
            ["compile", file], ["lint", file, "--color", "never"], ["dump", "--tokens", file],
            ["dump", "--tree", file], ["dump", "--model", file], ["dump", "--analysis", file],
            ["inputs", file, name],
            ["outputs", file], ["compile", "valid.trans", "-o", "-"],
            ["dump", "--model", "valid.trans"],
            ["compile", "valid.trans", "--dry-run", "-d", "out" + name],
            ["compile", "valid.trans", "--namespace", name],
            ["compile", "valid.trans", "-o", "a/" + name],
            ["compile", "valid.trans", "--depfile", "d" + name, "--stamp", "s" + name],
            ["lint", "--baseline", name, "--error", name, file],
            ["lint", "--baseline", "b" + name, "valid.trans"],
            ["resolve", "valid.trans", "--from", name, "--to", "List", "--on", name],
            ["resolve", "valid.trans", "--from", "List", "--to", "List", "--registry", name],
            ["graph", "valid.trans", "--registry", name], ["graph", "valid.trans", "--in", name],
            ["scan", name], ["scan", ".", "--kind", name], ["scan", ".", "--exclude", name],
            ["scan", ".", "--explain", name + ":1"],
            ["explain", name], ["help", name], [name], ["--" + name], ["init", file],
            ["init", "new" + name], ["compile", "-", "--stdin-path", name + ".trans", "-o", "-"],
        ] {
            let run = try transc(arguments, input: Self.text(name), directory: scratch.path)
            #expect(run.code != 70, "\(arguments)")
            expectPlain(run.errors, "\(arguments)")
            expectPlain(run.output, "\(arguments)", isForPeople: arguments.contains("--dry-run"))
        }
    }

    /// No control characters except line ends. In output only for people, no character that hides
    /// or reorders text either; other formats keep names unchanged.
    private func expectPlain(_ text: String, _ what: String, isForPeople: Bool = true) {
        for scalar in text.unicodeScalars
        where scalar != "\n" && (isForPeople || scalar != "\t") && visible(scalar) != scalar
            && (isForPeople || scalar.properties.generalCategory == .control)
        {
            Issue.record(
                "U+\(String(scalar.value, radix: 16)) after \(what): \(text.debugDescription)")
            return
        }
    }

    /// Every form of report holds the same findings of the same file, each in its own line or
    /// object.
    @Test("No report gains a line or an object", arguments: names)
    func reports(_ name: String) throws {
        let scratch = try Scratch()
        let path = "x" + name.replacing("/", with: "") + ".trans"
        try Data(Self.text(name).utf8).write(to: URL(fileURLWithPath: scratch.file(path)))
        let formats = ReportFormat.allCases
        let run = try transc(
            ["lint", path] + formats.flatMap { ["--report", "\($0.rawValue)=\($0.rawValue)"] },
            directory: scratch.path)
        #expect(run.code == 1)
        let lines = try scratch.text("jsonl").split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        let findings = lines.filter { $0["type"] as? String == "finding" }
        #expect(findings.count > 1 && findings.count == lines.count - 1)
        #expect(
            findings.allSatisfy { ($0["path"] as? String)?.utf8.elementsEqual(path.utf8) == true })
        let open = findings.filter { $0["suppressed"] is NSNull }
        let messages = open.compactMap { $0["message"] as? String }.sorted()

        let gitlab = try #require(
            try JSONSerialization.jsonObject(with: Data(try scratch.text("gitlab").utf8))
                as? [[String: Any]])
        #expect(gitlab.count == open.count)
        let sarif = try #require(
            try JSONSerialization.jsonObject(with: Data(try scratch.text("sarif").utf8))
                as? [String: Any])
        let results = (sarif["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
        let told = results?.filter { ($0["suppressions"] as? [Any])?.isEmpty != false }.compactMap {
            ($0["message"] as? [String: Any])?["text"] as? String
        }
        #expect(told?.count == messages.count)
        let github = try scratch.text("github").split(separator: "\n")
        #expect(github.count == open.count)
        for line in github {
            #expect(
                ["error", "warning", "notice"].contains { line.hasPrefix("::\($0) ") }, "\(line)")
        }
        for format in ["xcode", "text", "github", "checkstyle", "junit"] {
            expectPlain(try scratch.text(format), format, isForPeople: format != "github")
        }
        let checkstyle = try scratch.text("checkstyle")
        #expect(checkstyle.split(separator: "<error ").count == open.count + 1)
    }
}
