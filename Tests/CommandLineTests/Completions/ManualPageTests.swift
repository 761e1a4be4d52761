import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

@Suite struct ManualPageTests {
    private var lines: [Substring] { manualPage().split(separator: "\n") }

    /// What follows `.TP`: the names that the page explains.
    private var tags: [Substring] {
        zip(lines, lines.dropFirst()).filter { $0.0 == ".TP" }.map(\.1)
    }

    @Test func explainsEachCommandAndOptionOnce() {
        for command in CommandName.allCases {
            #expect(tags.filter { $0 == "\\fB\(command.rawValue)\\fR" }.count == 1, "\(command)")
        }
        for spelling in OptionName.allCases.flatMap(\.spellings) {
            let bold = Roff.bold(spelling)
            #expect(tags.filter { $0.contains(bold) }.count == 1, "\(spelling)")
        }
        for code in ExitCode.allCases { #expect(tags.contains("\\fB\(code.rawValue)\\fR")) }
    }

    @Test func bearsNoDateAndIsASCII() {
        #expect(lines[1] == ".TH TRANSC 1 \"\" \"transc \(version)\"")
        #expect(manualPage().utf8.allSatisfy { $0 < 0x80 })
        #expect(manualPage() == manualPage())
    }

    /// A line that begins with a dot is a request of man, and no other.
    @Test func linesAreTextOrRequests() {
        let requests = [".\\\"", ".TH", ".SH", ".TP", ".PP", ".nf", ".fi"]
        for line in lines where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(requests.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
        }
    }

    @Test(arguments: [
        ("a-b", "a\\-b"), (".trans", "\\&.trans"), ("'x'", "\\&\\(aqx\\(aq"),
        ("a\n.b\n'c", "a\n\\&.b\n\\&\\(aqc"), ("\\n", "\\en"), ("`-o` x", "\\fB\\-o\\fR x"),
        ("\"…\" 𝒳", "\\(dq\\[u2026]\\(dq \\[u1D4B3]"), ("~^", "\\(ti\\(ha"),
    ])
    func escapes(_ text: String, _ expected: String) {
        #expect(Roff.text(text) == expected)
    }

    /// groff prints every sentence as it is meant, and has nothing to complain of.
    @Test(.enabled(if: program("groff") != nil))
    func groffReadsIt() throws {
        let scratch = try Scratch()
        let page = try scratch.write(manualPage(), to: "transc.1")
        let run = try shell(
            "PATH=/bin:/usr/bin:/usr/local/bin groff -man -Tutf8 -ww -rLL=200n -rHY=0 -P-cbou \(page)"
        )
        #expect(run.code == 0)
        #expect(run.errors == "")
        let shown = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for command in CommandName.allCases {
            #expect(shown.contains("transc \(command.rawValue) \(command.row.usage)".trimmed))
        }
        for option in OptionName.allCases {
            let summary = option.row.summary.replacing("`", with: "")
            #expect(shown.contains(": \(summary)"), "\(option)")
        }
    }

    @Test func isPrinted() throws {
        let run = try transc("manpage")
        #expect(run.code == 0 && run.output == manualPage())
        for shell in Shell.allCases {
            #expect(
                try transc("completions", shell.rawValue).output == completionScript(for: shell))
        }
        let unknown = try transc("completions", "fsh")
        #expect(unknown.code == 64)
        #expect(unknown.errors.contains("`fsh` is not a shell that transc supports"))
        #expect(unknown.errors.contains("did you mean"))
    }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
