import Testing
import TransitionDSL

@testable import Driver
@testable import transc

/// The script for zsh, run by the line editor of a zsh that has a terminal of its own.
@Suite(.enabled(if: program("zsh") != nil))
struct ZshCompletionTests {
    /// Puts all that fits into the line `$3`, and prints what the line holds then. The editor marks
    /// it with control characters, which nothing else prints.
    private static let harness = #"""
        zmodload zsh/zpty || exit 1
        zpty editor $2 -f -i
        zpty -w editor "PS1= PS2= TERM=dumb; fpath=(${(q)1:h} \$fpath); cd ${(q)PWD}"
        zpty -w editor 'autoload -Uz compinit && compinit -u -D'
        zpty -w editor 'zstyle ":completion:*" completer _all_matches _complete'
        zpty -w editor 'zstyle ":completion:*" insert yes'
        zpty -w editor 'print-line() { print -rn -- $'"'\\1'"'$BUFFER$'"'\\2'"' }'
        zpty -w editor 'zle -N print-line; bindkey "^X" print-line; bindkey "^I" complete-word'
        zpty -w editor 'print -rn -- $'"'\\1'"'ready$'"'\\2'"
        zpty -r editor output $'*\1ready\2'
        zpty -w -n editor "$3"$'\t\x18'
        zpty -r editor output $'*\1*\2'
        zpty -d editor
        output=${output##*$'\1'}
        print -r -- "${output%$'\2'}"
        """#

    private func completed(_ line: String) throws -> String {
        let zsh = try #require(program("zsh"))
        let run = try Completer(.zsh).run(zsh, Self.harness, [zsh, line])
        #expect(run.code == 0)
        return run.output
    }

    @Test func isShellScript() throws {
        #expect(try Completer(.zsh).accepts(try #require(program("zsh"))))
    }

    @Test(
        arguments: [
            ("transc comp", "transc compile completions "),
            ("transc --color never lin", "transc --color never lint "),
            ("transc compile ", "transc compile App.trans my\\ dir src/"),
            ("transc compile --eng", "transc compile --engine="),
            ("transc explain --", "transc explain --color --help --version "),
            ("transc compile --engine=s", "transc compile --engine=sdoshero "),
            (
                "transc compile --engine ",
                "transc compile --engine hero sdoshero trtransitions uikit "
            ),
            ("transc compile -o n", "transc compile -o notes.txt "),
            ("transc compile -d ", "transc compile -d my\\ dir src/"),
            ("transc compile @a", "transc compile @args.txt "),
            ("transc resolve App.trans --from L", "transc resolve App.trans --from List "),
            ("transc resolve App.trans --to=D", "transc resolve App.trans --to=Detail "),
            ("transc lint --report sar", "transc lint --report sarif="),
            ("transc lint --report sarif=n", "transc lint --report sarif=notes.txt "),
            (
                "transc lint --allow unused-screen,raw-s",
                "transc lint --allow unused-screen,raw-swift,"
            ),
            ("transc explain unknown-hero-i", "transc explain unknown-hero-id "),
            ("transc completions ", "transc completions bash fish zsh "),
            ("transc help reso", "transc help resolve "),
        ])
    func completes(_ line: String, _ expected: String) throws {
        #expect(try completed(line) == expected + "\n")
    }

    /// Every option of every command is one that the editor proposes, whatever its summary holds.
    @Test(arguments: CommandName.allCases)
    func proposesOptions(of command: CommandName) throws {
        let words = try completed("transc \(command.rawValue) --").split { " \n".contains($0) }
        let expected = command.options.compactMap(\.spellings.last)
        #expect(
            words.dropFirst(2).map { $0.prefix { $0 != "=" } }.sorted()
                == expected.map { $0[...] }.sorted())
    }
}
