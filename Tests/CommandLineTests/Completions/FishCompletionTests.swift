import Testing
import TransitionDSL

@testable import Driver
@testable import transc

/// The script for fish, asked by fish.
@Suite(.enabled(if: program("fish") != nil))
struct FishCompletionTests {
    private func completions(of line: String) throws -> [String] {
        let fish = try #require(program("fish"))
        let run = try Completer(.fish).run(
            fish, "source $argv[1]\ncomplete -C $argv[2]\n", [line])
        #expect(run.errors == "")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func isShellScript() throws {
        #expect(try Completer(.fish).accepts(try #require(program("fish"))))
    }

    @Test(
        arguments: [
            ("transc comp", ["compile", "completions"]),
            ("transc --engine hero lin", ["lint"]),
            ("transc compile ", ["App.trans", "my dir/", "src/"]),
            ("transc compile --eng", ["--engine"]),
            ("transc manpage --eng", []),
            ("transc compile --engine=s", ["--engine=sdoshero"]),
            ("transc compile --engine ", ["hero", "sdoshero", "trtransitions", "uikit"]),
            ("transc compile -o n", ["notes.txt"]),
            ("transc compile -d ", ["my dir/", "src/"]),
            ("transc compile @a", ["@args.txt"]),
            ("transc lint --report sar", ["sarif"]),
            ("transc lint --report sarif=n", ["sarif=notes.txt"]),
            ("transc lint --allow unused-screen,raw-s", ["unused-screen,raw-swift"]),
            ("transc lint --allow=unused-screen,raw-s", ["--allow=unused-screen,raw-swift"]),
            ("transc explain unknown-hero-i", ["unknown-hero-id"]),
            ("transc resolve App.trans --from L", ["List"]),
            ("transc resolve App.trans --registry ", ["App"]),
            ("transc completions ", ["bash", "fish", "zsh"]),
            ("transc help reso", ["resolve"]),
            ("transc manpage ", []),
        ] as [(String, [String])])
    func completes(_ line: String, _ expected: [String]) throws {
        let words = try completions(of: line).map { String($0.prefix { $0 != "\t" }) }
        #expect(words.sorted() == expected.sorted())
    }

    /// Summaries come through whatever quotes they hold.
    @Test(arguments: CommandName.allCases)
    func tellsWhatOptionsDo(of command: CommandName) throws {
        let lines = try completions(of: "transc \(command.rawValue) --")
        for option in command.options {
            let long = try #require(option.spellings.last)
            #expect(lines.contains("\(long)\t\(option.row.summary)"))
        }
        #expect(lines.count == command.options.count)
    }

    @Test func tellsWhatDiagnosticsMean() throws {
        let lines = try completions(of: "transc explain ")
        #expect(lines.sorted() == completedDiagnostics.map { "\($0.id)\t\($0.summary)" }.sorted())
    }
}
