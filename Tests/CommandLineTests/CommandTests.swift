import Foundation
import Testing
import TransitionDSL

@testable import Driver

/// The built command, as a shell sees it.
@Suite struct CommandTests {
    @Test func tellsItsVersion() throws {
        let run = try transc("--version")
        #expect(run.code == 0)
        #expect(run.output == "transc \(version)\n")
        #expect(run.errors == "")
    }

    /// Regular expressions, `replacing` and `contains` of a text in a text would put a library of a
    /// megabyte into the static executable. The compiler finds their uses with
    /// `-Xfrontend -disable-implicit-string-processing-module-import`.
    @Test func usesNoLibraryForRegularExpressions() throws {
        let bytes = try Data(contentsOf: try #require(builtCommand))
        #expect(bytes.range(of: Data("17_StringProcessing".utf8)) == nil)
    }

    @Test func helpGoesToStandardOutput() throws {
        for arguments in [["-h"], ["help"], ["help", "dump"], ["lint", "--help"]] {
            let run = try transc(arguments)
            #expect(run.code == 0)
            #expect(run.output.contains("usage: transc "))
            #expect(run.errors == "")
        }
    }

    @Test(
        arguments: [
            (["--strict"], 64), (["compil"], 64), (["watch"], 64),
            (["lint", "/", "--color=blue"], 64),
            (["dump", "x"], 64), (["compile", "a", "b", "-o", "c"], 64),
            (["compile", "a", "-o", "c", "-d", "d"], 64),
            (["compile", "a/x", "b/x", "-d", "d"], 64),
            (["lint", "-", "-"], 64),
            (["compile", "-", "-d", "d"], 64),
            (["lint", "a", "--stdin-path", "b"], 64), (["lint", "a", "b", "--namespace", "N"], 64),
            (["explain", "nonsense"], 64), (["lint", "/none/at/all"], 66),
            (["lint", "/dev/null"], 66),
            (["compile", "@/none/at/all"], 66), (["dump", "--tokens", "/dev/zero"], 66),
        ] as [([String], Int32)])
    func everyFailureSaysError(_ arguments: [String], _ code: Int32) throws {
        let run = try transc(arguments)
        #expect(run.code == code)
        #expect(run.errors.hasPrefix("transc: error: "))
        #expect(run.output == "")
    }

    @Test func namesEachFileThatCannotBeRead() throws {
        let run = try transc("lint", "/none/one", "/none/two")
        #expect(run.code == 66)
        #expect(
            run.errors == """
                transc: error: `/none/one` does not exist
                transc: error: `/none/two` does not exist

                """)
    }

    @Test func coloursOnRequestOnly() throws {
        #expect(try !transc("lint", "/none").errors.contains("\u{1B}"))
        #expect(try transc("lint", "/none", "--color=always").errors.contains("\u{1B}[1;31merror:"))
    }

    @Test func explainsByNameAndSuggests() throws {
        let run = try transc("explain", "[unknown-screen]")
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("unknown-screen (error)\n"))
        #expect(
            try transc("explain", "unknown-scren").errors
                == "transc: error: `unknown-scren` is not the id of a diagnostic\n"
                + "help: did you mean `unknown-screen`?\n")
    }

    @Test func explainListsEveryDiagnostic() throws {
        let run = try transc("explain")
        #expect(run.code == 0)
        let lines = run.output.split(separator: "\n")
        let ids = lines.filter { $0.hasPrefix("  ") }.map { $0.split(separator: " ")[0] }
        #expect(ids.sorted() == DiagnosticID.allCases.map { Substring($0.name) }.sorted())
        #expect(
            lines.filter { !$0.hasPrefix("  ") }
                == [
                    "F: `transc lint --fix` can fix it. S: a report has a suggested fix.",
                    "errors:", "rules that warn:", "rules that give notes:", "rules that are off:",
                ])
    }

    @Test func withoutArgumentsItPrintsItsHelp() throws {
        let run = try transc()
        #expect(run.code == 0)
        #expect(run.output == helpText(for: nil))
    }

    @Test func lintWithoutAFileChecksTheDirectory() throws {
        let scratch = try Scratch()
        #expect(try transc("lint", directory: scratch.path).code == 66)
        try scratch.write("hero a = \"x\"\nhero b = \"x\"\n", to: "a.trans")
        let run = try transc("lint", directory: scratch.path)
        #expect(run.code == 1)
        #expect(run.errors.contains("a.trans:2:10: error: "))
    }

    @Test func aCompileSaysOnATerminalWhatItWrote() throws {
        let scratch = try Scratch()
        try scratch.write("hero a = \"x\"\n", to: "a.trans")
        // `script` runs a command on a terminal of its own.
        let isThere = try shell("command -v script").code == 0
        guard isThere else { return }
        func compile() throws -> String {
            try shell("cd '\(scratch.path)'; script -qec \"$0 compile a.trans\" /dev/null").output
        }
        #expect(try compile().contains("transc: wrote a.trans.swift"))
        #expect(try compile().contains("transc: 1 file up to date"))
        // Elsewhere it is quiet.
        #expect(try transc("compile", "a.trans", directory: scratch.path).errors == "")
    }

    @Test func readsArgumentsFromAFile() throws {
        let scratch = try Scratch()
        try scratch.write("--version", to: "arguments")
        let run = try transc("@arguments", directory: scratch.path)
        #expect(run.output == "transc \(version)\n")
    }

    @Test func aGoneReaderIsNoFailure() throws {
        let run = try shell("$0 explain | true; exit ${PIPESTATUS[0]}")
        #expect(run.code == 0)
        #expect(run.errors == "")
    }

    @Test func closedStreamsDoNoHarm() throws {
        #expect(try shell("$0 lint /none 2>&-").code == 66)
        let run = try shell("$0 --version >&-")
        #expect(run.code == 73)
        #expect(run.errors.hasPrefix("transc: error: standard output cannot be written: "))
        let closed = try shell("$0 lint - <&-")
        #expect(closed.code == 66)
        #expect(closed.errors.hasPrefix("transc: error: standard input cannot be read: "))
    }

    @Test func aFullDiskIsReported() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        #expect(try shell("$0 --version >/dev/full").code == 73)
    }
}
