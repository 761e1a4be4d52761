import Foundation
import Testing

@testable import OperatingSystem

@Suite struct FormatCommandTests {
    private let loose = "screen A=AController\r\nscreen Long   = LongController\r\n"
    private let good = "screen A    = AController\nscreen Long = LongController\n"
    private let mistaken = "screen = A\n"

    @Test func changesFilesAndKeepsTheirPermissions() throws {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("sub"))
        let path = try scratch.write(loose, to: "sub/a.trans")
        try scratch.write(good, to: "b.trans")
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let before = try FileStatus(scratch.file("b.trans"))
        let run = try transc("format", directory: scratch.path)
        #expect(run.code == 0 && run.output == "" && run.errors == "")
        #expect(try scratch.text("sub/a.trans") == good)
        #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(try FileStatus(scratch.file("b.trans")) == before)
    }

    @Test func namesOrShowsWhatWouldChange() throws {
        let scratch = try Scratch()
        try scratch.write("hero  a\n", to: "a.trans")
        try scratch.write(good, to: "b.trans")
        let check = try transc("format", "--check", "a.trans", "b.trans", directory: scratch.path)
        #expect(check.code == 3 && check.output == "a.trans\n" && check.errors == "")
        let diff = try transc("format", "--diff", "a.trans", "b.trans", directory: scratch.path)
        #expect(diff.code == 3)
        #expect(diff.output == "--- a/a.trans\n+++ b/a.trans\n@@ -1 +1 @@\n-hero  a\n+hero a\n")
        #expect(try transc("format", "--check", "b.trans", directory: scratch.path).code == 0)
        #expect(try scratch.text("a.trans") == "hero  a\n")
        let both = try transc("format", "--check", "--diff", "b.trans", directory: scratch.path)
        #expect(both.code == 64)
    }

    @Test func leavesAFileWithASyntaxErrorAndGoesOn() throws {
        let scratch = try Scratch()
        try scratch.write(mistaken, to: "a.trans")
        try scratch.write(loose, to: "b.trans")
        let run = try transc("format", "a.trans", "b.trans", "c.trans", directory: scratch.path)
        #expect(run.code == 66)
        #expect(run.errors.hasPrefix("a.trans:1:8: error: "), "\(run.errors)")
        #expect(run.errors.contains("`c.trans` does not exist"))
        #expect(try scratch.text("a.trans") == mistaken)
        #expect(try scratch.text("b.trans") == good)
        #expect(try transc("format", "--check", "a.trans", directory: scratch.path).code == 1)
    }

    @Test func formatsAFileOfTwoNamesOnce() throws {
        let scratch = try Scratch()
        try scratch.write(loose, to: "a.trans")
        #expect(symlink("a.trans", scratch.file("b.trans")) == 0)
        let run = try transc(
            "format", "-j2", "a.trans", "./a.trans", "b.trans", directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try scratch.text("a.trans") == good)
    }

    @Test func formatsStandardInput() throws {
        let run = try transc("format", "-", input: loose)
        #expect(run.code == 0 && run.output == good)
        let named = try transc("format", "--check", "-", "--stdin-path", "x.trans", input: loose)
        #expect(named.code == 3 && named.output == "x.trans\n")
        let wrong = try transc("format", "-", input: mistaken)
        #expect(wrong.code == 1 && wrong.output == "" && wrong.errors.hasPrefix("<stdin>:1:8: "))
    }

    @Test func formatsSomeLines() throws {
        let scratch = try Scratch()
        let text = "hero  a\n\nscreen A=AController\nscreen Long  = LongController\n"
        try scratch.write(text, to: "a.trans")
        let run = try transc("format", "--lines", "4:9", "a.trans", directory: scratch.path)
        #expect(run.code == 0)
        #expect(try scratch.text("a.trans") == "hero  a\n\n" + good)
        for wrong in ["4", "4:3", "0:1", "a:b", ":"] {
            let run = try transc("format", "--lines", wrong, "a.trans", directory: scratch.path)
            #expect(run.code == 64 && run.errors.contains("is not a range of lines"))
        }
        let two = try transc(
            "format", "--lines", "1:1", "a.trans", "b.trans", directory: scratch.path)
        #expect(two.code == 64)
    }
}
