import Foundation
import Testing

/// `--support` and `transc support`.
@Suite struct SupportTests {
    private let scratch: Scratch
    private let lines = "screen A = A\nscreen B = B\nregistry R { push A -> B: fade }\n"

    init() throws {
        scratch = try Scratch()
        try scratch.write("module One\nengine hero\n" + lines, to: "one.trans")
        try scratch.write("module Two\nengine sdoshero\n" + lines, to: "two.trans")
        try scratch.write("module Ids\nengine hero\nhero logo = \"logo\"\n", to: "ids.trans")
    }

    private func transc(_ arguments: String...) throws -> Run {
        try CommandLineTests.transc(arguments, directory: scratch.file(""))
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: scratch.file(name), encoding: .utf8)
    }

    @Test func oneFileForAll() throws {
        let run = try transc(
            "compile", "one.trans", "two.trans", "-d", "out", "--support", "module")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.file("out")).sorted()
                == ["TranscSupport.swift", "one.trans.swift", "two.trans.swift"])
        let support = try text("out/TranscSupport.swift")
        #expect(support.components(separatedBy: "class HeroEngine").count == 2)
        #expect(support.contains("class SDOSHeroEngine"))
        #expect(try !text("out/one.trans.swift").contains("class HeroEngine"))
        #expect(try transc("support", "one.trans", "two.trans").output == support)
        #expect(try transc("support", "--engine", "sdoshero", "-o", "-").output == support)
        let check = try transc(
            "compile", "one.trans", "two.trans", "-d", "out", "--support", "module", "--check")
        #expect(check.code == 0, "\(check.output)")
    }

    /// Which engine a file has, and what it holds, changes the file and never whether there is one.
    @Test func outputsAreKnownByName() throws {
        let arguments = ["ids.trans", "-d", "out", "--support", "module"]
        let outputs = try CommandLineTests.transc(
            ["outputs"] + arguments, directory: scratch.file(""))
        #expect(outputs.output == "out/ids.trans.swift\nout/TranscSupport.swift\n")
        let run = try CommandLineTests.transc(
            ["compile"] + arguments + ["--depfile", "out.d"], directory: scratch.file(""))
        #expect(run.code == 0, "\(run.errors)")
        #expect(try !text("out/TranscSupport.swift").contains("import"))
        #expect(try text("out.d").contains("out/TranscSupport.swift: ids.trans\n"))
    }

    @Test func withoutSupport() throws {
        let run = try transc("compile", "one.trans", "-o", "-", "--support", "none")
        #expect(run.output.contains("TranscSupport.HeroEngine"))
        #expect(!run.output.contains("enum TranscSupport"))
        #expect(try transc("compile", "one.trans", "-o", "-").output.contains("enum TranscSupport"))
    }

    @Test("Support ignores settings that it has no use for, but no options")
    func settingsOfCompile() throws {
        try scratch.write(
            "--access public --error warnings --jobs=2 --support none\n", to: "a.args")
        let run = try transc("support", "--settings", "a.args", "one.trans")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try transc("support", "one.trans").output == run.output)
        for place in ["-d", "--depfile", "--stamp"] {
            let refused = try transc("support", "one.trans", place, "out")
            #expect(refused.code == 64 && refused.errors.contains("not an option"))
        }
        #expect(try transc("support", "one.trans", "--fix").code == 64)
    }

    @Test func refusals() throws {
        let alone = try transc("compile", "one.trans", "--support", "module")
        #expect(alone.code == 64 && alone.errors.contains("there is no directory"))
        let nothing = try transc("support")
        #expect(nothing.code == 64 && nothing.errors.contains("--engine NAME"))
    }
}
