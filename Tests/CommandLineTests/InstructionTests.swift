import Foundation
import Testing

@testable import TestSupport

/// A run overwrites no file that contributed to its options.
@Suite struct InstructionTests {
    /// An argument file, and a link to it, next to a file that may be compiled.
    private func scratch(holding arguments: String = "--strict\n") throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write("hero logo = \"app.logo\"\n", to: "a.trans")
        try scratch.write(arguments, to: "args")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file("link"), withDestinationPath: "args")
        return scratch
    }

    @Test(
        arguments: [
            ("lint a.trans --report jsonl=", "the `jsonl` report"),
            ("compile a.trans -o - --report text=", "the `text` report"),
            ("compile a.trans --force -o ", "the Swift"),
            ("compile a.trans --dry-run --force -o ", "the Swift"),
            ("compile a.trans --force --depfile ", "the depfile"),
            ("compile a.trans --stamp ", "the stamp"),
            ("lint a.trans --write-baseline ", "the baseline"),
        ], ["args", "./args", "link"])
    func argumentFilesStay(_ writing: (command: String, name: String), _ path: String) throws {
        let scratch = try scratch()
        let words = (writing.command + path).split(separator: " ").map(String.init)
        let run = try transc(words + ["@args"], directory: scratch.path)
        #expect(run.code == 64)
        #expect(
            run.errors == """
                transc: error: an argument file and \(writing.name) cannot both be `\(path)`
                help: a file that was read is never overwritten: choose another name

                """)
        #expect(try scratch.text("args") == "--strict\n")
        #expect(try scratch.names == ["a.trans", "args", "link"])
    }

    /// An empty one would pass for a stamp; one that another names counts too.
    @Test func emptyAndNamedByOthers() throws {
        let scratch = try scratch(holding: "@inner\n")
        try scratch.write("", to: "inner")
        let run = try transc(
            "compile", "a.trans", "@args", "--stamp", "inner", directory: scratch.path)
        #expect(run.code == 64)
        #expect(run.errors.contains("an argument file and the stamp cannot both be `inner`"))
        #expect(try scratch.names == ["a.trans", "args", "inner", "link"])
    }

    /// What is only named, or only read, is no obstacle.
    @Test func otherFilesAreWritten() throws {
        let scratch = try scratch(holding: "--report jsonl=report -o b.swift\n")
        let run = try transc("compile", "a.trans", "@args", directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try scratch.names == ["a.trans", "args", "b.swift", "link", "report"])
        let shown = try transc(
            "compile", "a.trans", "-o", "-", "--", "@args", directory: scratch.path)
        #expect(shown.code == 64)
    }

    @Test(arguments: ["compile", "lint"])
    func fileListsOfXcodeStay(_ command: String) throws {
        let scratch = try scratch()
        let path = scratch.path
        let list = try scratch.write("\(path)/a.trans\n", to: "in.xcfilelist")
        let run = try shell(
            """
            export SCRIPT_INPUT_FILE_COUNT=0 SCRIPT_INPUT_FILE_LIST_COUNT=1 \
            SCRIPT_INPUT_FILE_LIST_0=\(list) SCRIPT_OUTPUT_FILE_COUNT=1 \
            SCRIPT_OUTPUT_FILE_0=\(path)/a.trans.swift; \
            "$0" \(command) --xcode --report text=\(list)
            """)
        #expect(run.code == 64)
        #expect(run.errors.contains("a file list of Xcode and the `text` report cannot both be"))
        #expect(try scratch.text("in.xcfilelist") == "\(path)/a.trans\n")
        #expect(try !scratch.names.contains("a.trans.swift"))
    }
}
