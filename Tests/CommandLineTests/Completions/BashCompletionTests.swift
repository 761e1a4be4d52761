import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc

/// The script for bash, run as bash runs it.
@Suite struct BashCompletionTests {
    private static let bash = "/bin/bash"

    /// Calls the function with the words that bash makes of a line, and prints the replies.
    private static let harness = """
        set -eu
        source "$1"
        COMP_LINE=$2
        word=$3
        shift 3
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _transc transc "$word" "${COMP_WORDS[COMP_CWORD - 1]}"
        if ((${#COMPREPLY[@]})); then printf '%s\\n' "${COMPREPLY[@]}"; fi
        """

    @Test func isShellScript() throws {
        #expect(try Completer(.bash).accepts(Self.bash))
    }

    /// What takes the place of the word at the end of the line, however the shell takes it apart.
    @Test(
        arguments: [
            ("transc comp", ["compile", "completions"]),
            ("transc ", CommandName.allCases.map(\.rawValue)),
            ("transc -- manp", ["manpage"]),
            ("transc --engine hero lin", ["lint"]),
            ("transc -d=out lin", ["lint"]),
            ("transc compile ", ["App.trans", "my dir", "src"]),
            ("transc compile -- s", ["src"]),
            ("transc compile App.trans --str", ["--strict"]),
            ("transc lint --str", ["--strict"]),
            ("transc explain --str", []),
            ("transc compile --engine ", ["hero", "sdoshero", "trtransitions", "uikit"]),
            ("transc compile --engine=s", ["sdoshero"]),
            ("transc compile --engine=", ["hero", "sdoshero", "trtransitions", "uikit"]),
            ("transc compile -o n", ["notes.txt"]),
            ("transc compile -d ", ["my dir", "src"]),
            ("transc compile --namespace ", []),
            ("transc compile @a", ["@args.txt"]),
            ("transc lint --report sar", ["sarif"]),
            ("transc lint --report sarif=n", ["notes.txt"]),
            ("transc lint --report=sarif=n", ["notes.txt"]),
            ("transc lint --allow warn", ["warnings"]),
            ("transc lint --allow unused-screen,raw-sw", ["unused-screen,raw-swift"]),
            ("transc lint --allow=unused-screen,raw-sw", ["unused-screen,raw-swift"]),
            ("transc explain unknown-hero-i", ["unknown-hero-id"]),
            ("transc resolve App.trans --on pus", ["push"]),
            ("transc resolve App.trans --from L", ["List"]),
            ("transc resolve App.trans --from List --to=", ["Detail", "List"]),
            ("transc resolve App.trans --registry ", ["App"]),
            ("transc resolve none.trans --from ", []),
            ("transc resolve \"App.trans\" --from L", ["List"]),
            ("transc completions ", ["bash", "fish", "zsh"]),
            ("transc help reso", ["resolve"]),
            ("transc manpage ", []),
        ] as [(String, [String])])
    func completes(_ line: String, _ expected: [String]) throws {
        let completer = try Completer(.bash)
        let typed = String(line.split(separator: " ", omittingEmptySubsequences: false).last ?? "")
        let afterBreak = String(
            typed.split(separator: "=", omittingEmptySubsequences: false).last ?? "")
        for words in [splitAtSpaces(line), splitAtBreaks(line)] {
            // From 3.2 on, bash replaces what is after the last `=`.
            let run = try completer.run(Self.bash, Self.harness, [line, afterBreak] + words)
            #expect(run.errors == "" && run.code == 0)
            #expect(run.output.split(separator: "\n").sorted() == expected.sorted().map { $0[...] })
        }
        // If `=` is not in COMP_WORDBREAKS, the whole word is replaced.
        let run = try completer.run(Self.bash, Self.harness, [line, typed] + splitAtSpaces(line))
        let whole = expected.map { typed.dropLast(afterBreak.count) + $0 }
        #expect(run.output.split(separator: "\n").sorted() == whole.sorted())
    }

    /// The command's own options are all proposed, and no other's.
    @Test(arguments: CommandName.allCases)
    func proposesOptions(of command: CommandName) throws {
        let line = "transc \(command.rawValue) -"
        let run = try Completer(.bash).run(
            Self.bash, Self.harness, [line, "-"] + splitAtSpaces(line))
        let expected = command.options.flatMap(\.spellings)
        #expect(run.output.split(separator: "\n").map(String.init) == expected)
    }

    /// A path with a space, with a quote before it or a backslash within.
    @Test(arguments: [#""my d"#, #"my\ d"#])
    func understandsQuoting(_ word: String) throws {
        let run = try Completer(.bash).run(
            Self.bash, Self.harness,
            ["transc compile \(word)", word, "transc", "compile", word])
        #expect(run.output == "my dir\n")
    }

    /// The words of bash 3.2.
    private func splitAtSpaces(_ line: String) -> [String] {
        line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }

    /// The words of bash 4 and later: `=` is one of its own.
    private func splitAtBreaks(_ line: String) -> [String] {
        splitAtSpaces(line).flatMap { word in
            let pieces = word.split(separator: "=", omittingEmptySubsequences: false)
            let words = pieces.map(String.init).joinedEach(with: "=")
            // Behind a final `=` there is no word yet.
            return words.count > 1 && words.last == "" ? words.dropLast() : words
        }
    }
}

extension [String] {
    /// The elements with a separator between each two.
    fileprivate func joinedEach(with separator: String) -> [String] {
        flatMap { [separator, $0] }.dropFirst().map { $0 }
    }
}
