import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc

@Suite struct FixCommandTests {
    private let bad = """
        screen A = AController
        registry App {
          push A → A: fade;
          pop A -> A: slide(left,) with duration(300)
        }

        """
    private let good = """
        screen A = AController
        registry App {
          push A -> A: fade
          pop A -> A: slide(left) with duration(300)
        }

        """

    @Test func mendsWhatIsCertainAndTellsTheRest() throws {
        let scratch = try Scratch()
        let path = try scratch.write(bad, to: "app.trans")
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        let run = try transc("lint", "--fix", "app.trans", directory: scratch.path)
        #expect(run.code == 1)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("transc: fixed 3 problems in 1 file\napp.trans:4:"))
        #expect(run.errors.contains("[out-of-range]"))
        #expect(try scratch.text("app.trans") == good)
        #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(try scratch.names == ["app.trans"])
    }

    @Test func leavesAFileUntouchedWhereNothingChanges() throws {
        let scratch = try Scratch()
        let path = try scratch.write(good, to: "app.trans")
        let before = try FileStatus(path)
        let run = try transc("lint", "--fix", path)
        #expect(!run.errors.contains("fixed"))
        #expect(try FileStatus(path) == before)
    }

    @Test func neverTouchesAnImportedFile() throws {
        let scratch = try Scratch()
        try scratch.write("screen B = BController;\n", to: "b.trans")
        try scratch.write("import \"b.trans\";\nscreen A = AController\n", to: "a.trans")
        let run = try transc("lint", "--fix", "a.trans", directory: scratch.path)
        #expect(run.errors.hasPrefix("transc: fixed 1 problem in 1 file\nb.trans:1:23: error: "))
        #expect(try scratch.text("b.trans") == "screen B = BController;\n")
        #expect(try scratch.text("a.trans") == "import \"b.trans\"\nscreen A = AController\n")
        let both = try transc("lint", "--fix", "a.trans", "b.trans", directory: scratch.path)
        #expect(both.code == 0)
        #expect(both.errors == "transc: fixed 1 problem in 1 file\n")
    }

    @Test func keepsLineEndsAndByteOrderMark() throws {
        let scratch = try Scratch()
        let text = "\u{FEFF}engine hero\r\nengine hero\r\nscreen A = AController;\r\n"
        let path = try scratch.write(text, to: "a.trans")
        #expect(try transc("lint", "--fix", path).code == 0)
        let mended = "\u{FEFF}engine hero\r\nscreen A = AController\r\n"
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(mended.utf8))
    }

    @Test func standardInputGoesToStandardOutput() throws {
        let run = try transc("lint", "--fix", "-", input: bad)
        #expect(run.output == good)
        #expect(run.errors.contains("<stdin>:4:"))
        #expect(try transc("lint", "--fix", "-", input: good).output == good)
    }

    /// The lexer reports only its first findings; the fixed text may be longer.
    @Test(arguments: [(";", ""), (" as \u{2026}", " as ..."), (" .5", " 0.5")])
    func moreThanIsToldAtOnceIsMended(_ wrong: String, _ right: String) throws {
        let lines = (0..<300).map { "screen A\($0) = AController" }
        let text = lines.map { $0 + wrong + "\n" }.joined()
        let run = try transc("lint", "--fix", "-", input: text)
        #expect(run.output == lines.map { $0 + right + "\n" }.joined())
        #expect(run.errors.hasPrefix("transc: fixed 300 problems in 1 file\n"))
    }

    /// In a list whose first lines are wrong the others are not reported before those are fixed.
    @Test(arguments: [1, 20, 21, 44, 300])
    func whatMendingUncoversIsMendedToo(count: Int) throws {
        let screens = (0...count).map { "screen B\($0) = BController\n" }.joined()
        func text(_ arrow: String) -> String {
            let lines = (0..<count).map { "  push B\($0) \(arrow) B\($0 + 1): fade\n" }.joined()
            return screens + "registry App {\n" + lines + "}\n"
        }
        let run = try transc("lint", "--fix", "-", input: text("\u{2192}"))
        #expect(run.output == text("->"))
    }

    /// The last mistake of the lines hides those between them, with the engine or by a rule that is
    /// an error: revealing them does not prevent its fix.
    @Test(arguments: [
        "registry R {\n" + String(repeating: "  A → B: fade\n", count: 30) + "}\n",
        "registry R {\n  A | B → *: fade\n  * -> A | B: none\n  B | A -> *: zoom\n}\n",
        "registry R { A → B: fade }\nscreen C = C\nscreen D = D\nlint { unused-screen: error }\n",
        "registry R { A → B: fade { match x -> y match z -> y } }\n",
    ])
    func whatAMistakeHidIsNoObstacle(_ lines: String) throws {
        let scratch = try Scratch()
        let screens = "screen A = AController\nscreen B = BController\n"
        try scratch.write(screens + lines, to: "a.trans")
        let run = try transc("lint", "--fix", "a.trans", directory: scratch.path)
        #expect(
            try scratch.text("a.trans")
                == screens + lines.replacingOccurrences(of: "→", with: "->"))
        #expect(run.errors.contains("transc: fixed "))
        let again = try transc("lint", "--fix", "a.trans", directory: scratch.path)
        #expect(!again.errors.contains("transc: fixed "))
    }

    @Test func aFileThatChangedMeanwhileIsLeftAlone() throws {
        let scratch = try Scratch()
        let path = try scratch.write(bad, to: "app.trans")
        let input = try Input(path, Options())
        let fixed = try applyFixes(input, Options())
        try scratch.write("screen A = Other\n", to: "app.trans")
        let failure = #expect(throws: Failure.self) {
            try writeFixed(fixed, over: input, Console(color: .never))
        }
        #expect(
            failure
                == Failure(
                    .cannotWrite, "`\(path)` changed while it was being fixed",
                    help: "run `transc lint --fix` again"))
        #expect(try scratch.text("app.trans") == "screen A = Other\n")
        #expect(try scratch.names == ["app.trans"])
    }

    @Test func diffShowsAndWritesNothing() throws {
        let scratch = try Scratch()
        try scratch.write(bad.replacingOccurrences(of: "300", with: "0.3"), to: "app.trans")
        try scratch.write("registry App { }\n", to: "empty.trans")
        let run = try transc("lint", "--diff", "app.trans", directory: scratch.path)
        #expect(run.code == 1)
        #expect(run.output.hasPrefix("--- a/app.trans\n+++ b/app.trans\n@@ -1,5 +1,5 @@\n"))
        #expect(run.errors.hasPrefix("transc: error: `--fix` would fix 3 problems in 1 file\n"))
        #expect(try scratch.text("app.trans").contains("→"))
        let unsafe = try transc("lint", "--diff", "empty.trans", directory: scratch.path)
        #expect(unsafe.code == 0)
        #expect(unsafe.output == "")
    }

    @Test func fixAndDiffExcludeEachOther() throws {
        let run = try transc("lint", "--fix", "--diff", "a")
        #expect(run.code == 64)
        #expect(run.errors == "transc: error: only one of `--fix` and `--diff` can be used\n")
        #expect(try transc("compile", "--fix", "a").code == 64)
    }

    @Test func aFileThatCannotBeReadIsToldOnce() throws {
        let run = try transc("lint", "--fix", "/none")
        #expect(run.code == 66)
        #expect(run.errors == "transc: error: `/none` does not exist\n")
    }
}
