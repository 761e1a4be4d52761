import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem

@Suite struct BaselineTests {
    private func source(_ text: String) -> SourceFile { SourceFile(path: "./a.trans", text: text) }

    /// A finding at the first place of a text.
    private func finding(
        _ part: String, in source: SourceFile, _ id: DiagnosticID = .emptyRegistry
    ) throws -> Diagnostic {
        Diagnostic(id, part, at: source.place(try range(of: part, in: source)))
    }

    @Test func onlyTheSurplusRemains() throws {
        let old = source("registry A { }\n")
        let baseline = Baseline.recording([try finding("A", in: old)], [old])
        let new = source("// moved\n\n  registry \t A  { }\nregistry B { }\nregistry A { }//\n")
        let problems = [
            try finding("A", in: new), try finding("A", in: new), try finding("B", in: new),
        ]
        let division = baseline.divide(problems, [new])
        #expect(division.baselined.map(\.message) == ["A"])
        #expect(division.kept.map(\.message) == ["A", "B"])
        #expect(baseline.divide(division.baselined, [new]).kept.isEmpty)
    }

    @Test func errorsOfTheLanguageAreNeverRecorded() throws {
        let file = source("a,\n")
        let problem = try finding(",", in: file, .trailingComma)
        #expect(Baseline.recording([problem], [file]).counts.isEmpty)
        var baseline = Baseline()
        baseline.counts[.init(rule: "trailing-comma", path: "a.trans", line: "a,")] = 1
        #expect(baseline.divide([problem], [file]).kept.count == 1)
    }

    @Test func theFileSurvivesEveryPath() throws {
        var baseline = Baseline()
        for path in ["a b", "a\tb", "a\nb\r", "a\\t", "é/ü", "a\u{2028}b"] {
            baseline.counts[.init(rule: "raw-swift", path: path, line: "x: \"\\(y)\" \\")] = 2
            baseline.counts[.init(rule: "empty-registry", path: path, line: "")] = 1
        }
        let text = baseline.fileText
        #expect(try Baseline(fileText: text, name: "b") == baseline)
        let windows = text.replacingOccurrences(of: "\n", with: "\r\n")
        #expect(try Baseline(fileText: windows, name: "b") == baseline)
        #expect(try Baseline(fileText: "\u{FEFF}" + windows, name: "b") == baseline)
        #expect(text.unicodeScalars.count { $0 == "\n" } == baseline.counts.count + 2)
    }

    @Test func entriesAreSortedAndMayRepeat() throws {
        let lines = ["raw-swift\ta\t1\tx", "empty-registry\tb\t2\ty", "empty-registry\ta\t1\tz"]
        let text = "# transc baseline 1\n" + (lines + [lines[0]]).joined(separator: "\n")
        let read = try Baseline(fileText: text, name: "b")
        #expect(
            read.fileText.split(separator: "\n").dropFirst(2) == [
                "empty-registry\ta\t1\tz", "raw-swift\ta\t2\tx", "empty-registry\tb\t2\ty",
            ])
    }

    @Test(
        arguments: [
            ("", "line 1 of the baseline `b` is not `# transc baseline 1`"),
            (
                "# transc baseline 2\n",
                "line 1 of the baseline `b` has a version that transc does not know"
            ),
            (
                "\u{FEFF}\u{FEFF}# transc baseline 1\n",
                "line 1 of the baseline `b` is not `# transc baseline 1`"
            ),
            ("# transc baseline 1\n\n<<<<<<< ours\n", "line 3 of the baseline `b` is not an entry"),
            ("# transc baseline 1\na\tb\t0\tc", "line 2 of the baseline `b` is not an entry"),
            ("# transc baseline 1\na\tb\\q\t1\tc", "line 2 of the baseline `b` is not an entry"),
        ])
    func refuses(_ text: String, _ message: String) {
        let failure = #expect(throws: Failure.self) { try Baseline(fileText: text, name: "b") }
        #expect(failure?.code == .usage)
        #expect(failure?.message == message)
    }

    @Test func writesAndReads() throws {
        let scratch = try Scratch()
        let two = "registry App { }\nregistry Other { }\n"
        try scratch.write(two, to: "app.trans")
        func lint(_ arguments: String...) throws -> Run {
            try transc(["lint", "app.trans"] + arguments, directory: scratch.path)
        }
        let written = try lint("--write-baseline", "b", "--strict")
        #expect(written.code == 0)
        #expect(written.errors == "")
        let expected = """
            # transc baseline 1
            # rule, file, number of findings, line; `transc lint --write-baseline` writes this file
            empty-registry\tapp.trans\t1\tregistry App { }
            empty-registry\tapp.trans\t1\tregistry Other { }

            """
        #expect(try scratch.text("b") == expected)
        #expect(try lint("--baseline", "b", "--error=warnings").errors == "")
        #expect(
            try transc(
                "compile", "app.trans", "-o", "-", "--baseline=b", "--error=warnings",
                directory: scratch.path
            ).code == 0)

        try scratch.write("// new\n" + two + "registry Third { }\n", to: "app.trans")
        let more = try lint("--baseline", "b")
        #expect(more.errors.hasPrefix("app.trans:4:10: warning: the registry `Third` has no line"))
        #expect(more.code == 0)

        try scratch.write("registry App { }\n", to: "app.trans")
        let stale = try lint("--baseline", "b", "--strict")
        #expect(stale.code == 2)
        #expect(
            stale.errors == """
                transc: warning: 1 finding of the baseline `b` no longer exists
                help: `transc lint --write-baseline` removes obsolete entries
                transc: error: a warning fails under `--strict`

                """)
        #expect(try lint("--baseline", "b", "--strict", "--allow=empty-registry").code == 0)
        _ = try lint("--write-baseline", "b")
        #expect(try !scratch.text("b").contains("Other"))
    }

    /// A run over some of the files reports nothing about the others, unless they are gone.
    @Test func entriesOfOtherFilesStay() throws {
        let scratch = try Scratch()
        for name in ["a.trans", "b.trans"] { try scratch.write("registry App { }\n", to: name) }
        func lint(_ arguments: String...) throws -> Run {
            try transc(["lint"] + arguments, directory: scratch.path)
        }
        _ = try lint("a.trans", "b.trans", "--write-baseline=x")
        let text = try scratch.text("x")
        #expect(text.contains("a.trans") && text.contains("b.trans"))
        #expect(try lint("./a.trans", "--baseline=x", "--strict").errors == "")
        _ = try lint("b.trans", "--write-baseline=x")
        #expect(try scratch.text("x") == text)
        try FileManager.default.removeItem(atPath: scratch.file("b.trans"))
        #expect(try lint("a.trans", "--baseline=x", "--strict").code == 2)
        _ = try lint("a.trans", "--write-baseline=x")
        #expect(try !scratch.text("x").contains("b.trans"))
    }

    @Test func isNotWrittenWhereSomethingIsNotKnown() throws {
        let scratch = try Scratch()
        try scratch.write("registry App { },\n", to: "a.trans")
        let run = try transc("lint", "a.trans", "--write-baseline=x", directory: scratch.path)
        #expect(run.code == 1)
        #expect(
            run.errors.hasSuffix(
                "transc: error: the baseline `x` is not written: some files could not be checked\n")
        )
        #expect(try scratch.names == ["a.trans"])
        let missing = try transc("lint", "/none", "--write-baseline=x", directory: scratch.path)
        #expect(missing.code == 66)
    }

    @Test func overwritesOnlyABaseline() throws {
        let scratch = try Scratch()
        let path = try scratch.write("registry App { }\n", to: "a.trans")
        #expect(try transc("lint", path, "--write-baseline", path).code == 64)
        #expect(try scratch.text("a.trans") == "registry App { }\n")
        let missing = try transc("lint", path, "--baseline", "/none")
        #expect(missing.code == 66)
        #expect(missing.errors == "transc: error: the baseline `/none` does not exist\n")
        #expect(try transc("lint", path, "--baseline=a", "--write-baseline=b").code == 64)
    }

    /// Neither by its name nor through a link, which is seen once there is a file.
    @Test(arguments: [
        "lint --report sarif=known", "lint --report sarif=link", "compile --report sarif=link",
        "compile -o known --force", "compile -o link --force", "compile --depfile known",
        "compile -o out.swift --depfile link", "compile -o out.swift --stamp known",
    ])
    func nothingElseIsWrittenToIt(arguments: String) throws {
        let scratch = try Scratch()
        try scratch.write("screen A = B\n", to: "a.trans")
        try scratch.write("# transc baseline 1\n", to: "known")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file("link"), withDestinationPath: "known")
        let words = arguments.split(separator: " ").map(String.init)
        let run = try transc(
            words + ["--baseline", "known", "a.trans"], directory: scratch.path)
        #expect(run.code == 64 || run.code == 73)
        #expect(run.errors.hasPrefix("transc: error: "))
        #expect(try scratch.text("known") == "# transc baseline 1\n")
    }

    @Test func itIsWrittenToAFileOfItsOwn() throws {
        let scratch = try Scratch()
        let path = try scratch.write("registry App { }\n", to: "a.trans")
        let run = try transc(
            "lint", path, "--write-baseline=b", "--report=sarif=b", directory: scratch.path)
        #expect(
            run.errors == "transc: error: the baseline and the `sarif` report cannot both be `b`\n")
        #expect(run.code == 64)
        #expect(try scratch.names == ["a.trans"])
    }
}
