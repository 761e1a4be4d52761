import Foundation
import Testing

@testable import Driver

/// `--report` from end to end.
@Suite struct ReportCommandTests {
    private let bad = "hero a = \"x\"\ngroup g = missing\n"
    private let good = "hero a = \"x\"\n"

    @Test func filesAndStandardOutputInOneRun() throws {
        let scratch = try Scratch()
        try scratch.write(bad, to: "a.trans")
        try scratch.write("[]\n", to: "a.sarif")
        let plain = try transc("lint", "a.trans", directory: scratch.path)
        let run = try transc(
            "lint", "a.trans", "none.trans", "--report", "sarif=a.sarif", "--report=github",
            "--report", "junit=j.xml", "--report", "text", directory: scratch.path)
        #expect(run.code == 66)
        #expect(
            run.errors == "transc: error: `none.trans` does not exist\n" + plain.errors
                || run.errors == plain.errors + "transc: error: `none.trans` does not exist\n")
        #expect(run.output.hasPrefix("::error title=transc,file=none.trans::"))
        #expect(run.output.contains("file=a.trans,line=2,col=11,"))
        #expect(try scratch.text("a.sarif").hasPrefix("{\n  \"$schema\": "))
        #expect(try scratch.text("j.xml").contains(#"tests="2" failures="1" errors="1""#))
        #expect(try scratch.names == ["a.sarif", "a.trans", "j.xml"])
    }

    @Test func reportsDoNotChangeTheExitCode() throws {
        let warned = good + "registry R { }\n"
        for (input, options, code) in [
            (good, [], 0), (warned, [], 0), (warned, ["--strict"], 2), (bad, [], 1),
        ] as [(String, [String], Int32)] {
            for format in ReportFormat.allCases {
                let run = try transc(
                    ["lint", "-", "--report", format.rawValue] + options, input: input)
                #expect(run.code == code)
                #expect(run.errors.contains(": error: ") == (code != 0))
            }
        }
    }

    /// `--max-errors` spares people, not machines.
    @Test func nothingIsLeftOut() throws {
        let input = (0..<150).map { "group g\($0) = missing\($0)\n" }.joined()
        let run = try transc("lint", "-", "--max-errors=1", "--report=jsonl", input: input)
        #expect(run.output.split(separator: "\n").count == 151)
        #expect(run.errors.contains("149 errors are not shown"))
    }

    @Test func textGoesWhereItIsSent() throws {
        let scratch = try Scratch()
        let path = try scratch.write(bad, to: "a.trans")
        let plain = try transc("lint", path)
        let run = try transc("lint", path, "--report", "text=\(scratch.file("t"))")
        #expect(run.code == 1)
        #expect(try scratch.text("t") == plain.errors)
        #expect(
            run.errors
                == "transc: error: the input has errors\nhelp: they are in the `text` report\n")
        let printed = try transc("lint", path, "--report", "text=-")
        #expect(printed.output == plain.errors)
        #expect(printed.errors == "")
        let both = try transc("lint", path, "--report", "text=/dev/null", "--report", "xcode")
        #expect(both.output.hasPrefix("\(path):2:11: error: "))
        #expect(both.errors == "")
        try scratch.write(good, to: "a.trans")
        #expect(try transc("lint", path, "--report", "text=\(scratch.file("t"))").errors == "")
        #expect(try scratch.text("t") == "")
    }

    @Test func compileReportsToo() throws {
        let scratch = try Scratch()
        try scratch.write(good + "registry R { }\n", to: "a.trans")
        let run = try transc(
            "compile", "a.trans", "--report", "jsonl", "--report", "gitlab=q.json",
            directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.output.contains(#""id":"empty-registry""#))
        #expect(try scratch.text("q.json").contains("empty-registry"))
        #expect(try scratch.names == ["a.trans", "a.trans.swift", "q.json"])
        // What could not be written is part of the report.
        try scratch.write("let mine = 1\n", to: "a.trans.swift")
        let refused = try transc(
            "compile", "a.trans", "--report=jsonl", directory: scratch.path)
        #expect(refused.code == 73)
        #expect(
            refused.output.contains(#""type":"failure","path":null,"message":"`a.trans.swift`"#))
    }

    @Test(
        arguments: [
            ["--report", "sarif", "--report", "github"],
            ["--report", "sarif", "--report", "text=-"],
            ["--report", "sarif=x", "--report", "gitlab=./x"], ["--report", "sarif="],
            ["--report", "sariff"], ["--report", "sariff=x"], ["--report"],
            ["--report", "text=a", "--report", "text=b"],
        ])
    func refuses(_ options: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(good, to: "a.trans")
        let run = try transc(["lint", "a.trans"] + options, directory: scratch.path)
        #expect(run.code == 64)
        #expect(run.errors.hasPrefix("transc: error: "))
        #expect(try scratch.names == ["a.trans"])
    }

    @Test func theSwiftAndAReportDoNotMix() throws {
        for options in [["-"], ["/none", "-o", "-"], ["/none", "-o", "x", "--report", "junit=x"]] {
            let run = try transc(["compile", "--report", "sarif"] + options, input: good)
            #expect(run.code == 64)
            #expect(run.errors.contains("the Swift and the `"))
        }
    }

    @Test func anInputIsNeverAReport() throws {
        let scratch = try Scratch()
        try scratch.write("import \"b.trans\"\n" + good, to: "a.trans")
        try scratch.write("hero b = \"y\"\n", to: "b.trans")
        let link = URL(fileURLWithPath: scratch.file("link"))
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: URL(fileURLWithPath: scratch.file("a.trans")))
        for file in ["a.trans", "./a.trans", "b.trans", "link", "none.trans"] {
            let run = try transc(
                "lint", "a.trans", "none.trans", "--report", "sarif=\(file)",
                directory: scratch.path)
            #expect(run.code == 73 || run.code == 66)
            #expect(
                run.errors.contains("`\(file)` is an input or an output and cannot be a report"))
        }
        #expect(try scratch.text("a.trans") == "import \"b.trans\"\n" + good)
        #expect(try scratch.text("b.trans") == "hero b = \"y\"\n")
        #expect(try scratch.names == ["a.trans", "b.trans", "link"])
    }

    @Test func whatCannotBeWrittenIsSaid() throws {
        let scratch = try Scratch()
        let path = try scratch.write(bad, to: "a.trans")
        let run = try transc("lint", path, "--report", "sarif=\(scratch.file("no/dir"))")
        #expect(run.code == 73)
        #expect(run.errors.hasSuffix("/no/dir` cannot be written: no such file or directory\n"))
        #expect(try transc("lint", path, "--report", "sarif=\(scratch.path)").code == 73)
        #expect(try transc("lint", path, "--report", "sarif=/dev/null").code == 1)
    }

    /// A name with line ends, quotes and commas; one that is not UTF-8 is no argument.
    @Test func hostileNamesComeThrough() throws {
        let scratch = try Scratch()
        let name = "a\n::error::%0A,:\"<]]>🙂.trans"
        try scratch.write(bad, to: name)
        let github = try transc("lint", name, "--report", "github", directory: scratch.path)
        #expect(github.code == 1)
        #expect(github.output.split(separator: "\n").count == 1)
        #expect(
            github.output.contains("file=a%0A%3A%3Aerror%3A%3A%250A%2C%3A\"<]]>🙂.trans,line=2,"))
        let lines = try transc("lint", name, "--report", "jsonl", directory: scratch.path)
        #expect(lines.output.split(separator: "\n").count == 2)
        #expect(lines.output.contains(#""path":"a\n::error::%0A,:\"<]]>🙂.trans","#))
        let bytes = try shell("$0 lint $'/none/caf\\xe9' --report jsonl 2>/dev/null")
        #expect(bytes.code == 64 && bytes.output == "")
    }

    /// Time stays near linear where a file is one long line of findings.
    @Test func aLongLineIsNoTrouble() throws {
        let scratch = try Scratch()
        let text = (0..<4_000).map { "hero é\($0) = \"x\" " }.joined()
        let path = try scratch.write(text, to: "a.trans")
        let run = try transc("lint", path, "--report", "jsonl")
        #expect(run.code == 1)
        let last = try #require(run.output.split(separator: "\n").last)
        #expect(last.contains(#""type":"summary""#))
    }
}
