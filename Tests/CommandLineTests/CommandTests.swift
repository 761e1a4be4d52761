import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import TestSupport

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

    @Test func aFullDiskIsReported() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        #expect(try shell("$0 --version >/dev/full").code == 73)
    }
}
