import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import TestSupport

/// What a stranger's repository can make of options: with names of files, settings and reports.
@Suite("A stranger's options") struct StrangersOptionsTests {
    // MARK: Names

    @Test("A name that a pattern finds is no argument file and no option")
    func namesAreNoOptions() throws {
        let repository = try StrangersRepository()
        try repository.write("--fix --report text=owned Fix.trans", to: "repo/x.trans")
        try repository.write("module At\n", to: "repo/@x.trans")
        let at = try repository.run(["lint", "@x.trans"])
        #expect(at.code == 0 && at.errors == "")
        // Only the name decides, so that a missing file is none either.
        let missing = try repository.run(["lint", "@Fix.trans"])
        #expect(missing.code == 66 && missing.errors.contains("`@Fix.trans` does not exist"))
        try repository.write("module Out\n", to: "repo/--report=text=y.trans")
        let names = try FileManager.default.contentsOfDirectory(atPath: repository.path)
            .filter { $0.hasSuffix("y.trans") }.sorted()
        let option = try repository.run(["lint"] + names)
        #expect(option.code == 64)
        #expect(
            option.errors == """
                transc: error: `--report=text=y.trans` is an option and the name of a file
                help: write `--` before the names of files, or rename the file

                """)
        #expect(try repository.run(["lint", "--"] + names).code == 0)
        #expect(!FileManager.default.fileExists(atPath: repository.path + "/y.trans"))
        #expect(try repository.files(in: "repo")["Fix.trans"] == StrangersRepository.fixable)
    }

    @Test("A file that could be both is refused, whichever was there first")
    func ambiguousNames() throws {
        let repository = try StrangersRepository()
        try repository.write("--strict\n", to: "repo/ci.args")
        #expect(try repository.run(["lint", "@ci.args", "App.trans"]).code == 0)
        try repository.write("", to: "repo/@ci.args")
        let run = try repository.run(["lint", "@ci.args", "App.trans"])
        #expect(run.code == 64)
        #expect(
            run.errors == """
                transc: error: `@ci.args` is a file, and `ci.args` could be an argument file
                help: write `./@ci.args` for the one, and `@./ci.args` for the other

                """)
        #expect(try repository.run(["lint", "@./ci.args", "App.trans"]).code == 0)
    }

    @Test("A name in a list is no argument file") func names() throws {
        func expand(_ arguments: [String], _ there: Set<String>) throws -> [String] {
            try expandArgumentFiles(arguments, exists: there.contains) { path throws(Failure) in
                path == "list" ? "@a.trans @b.swift @c --" : "--fix"
            }
        }
        #expect(
            try expand(["@list", "@c"], ["@b.swift"])
                == ["@a.trans", "@b.swift", "--fix", "--", "@c"])
        #expect(throws: Failure.self) { try expand(["@c"], ["@c", "c"]) }
    }

    // MARK: Settings

    @Test(
        "Settings name nothing outside of their repository, not even through a link",
        arguments: ["--app ../outside", "--app far", "--baseline ../outside/empty", "--app .git"])
    func settings(_ line: String) throws {
        let repository = try StrangersRepository()
        try repository.link("far", to: "../outside")
        try repository.write(line, to: "repo/transc.args")
        let before = try repository.files(in: "outside")
        for arguments in [["lint", "--fix"], ["lint", "App.trans"], ["compile", "App.trans"]] {
            let run = try repository.run(arguments)
            #expect(run.code == 64, "\(run)")
            #expect(run.errors.contains("is outside of the repository"), "\(run)")
            #expect(run.errors.hasPrefix("transc: error: in `transc.args:1`: `"))
        }
        #expect(try repository.files(in: "outside") == before)
        // The command line may.
        let app = try repository.run(
            ["lint", "--settings", "none", "--app", "../outside", "--fix", "App.trans"])
        #expect(app.errors.contains("fixed 1 problem"), "\(app)")
    }

    @Test("Settings name what is in their repository, above them as well")
    func settingsInside() throws {
        let repository = try StrangersRepository()
        try repository.write("--app ../Code\n", to: "repo/sub/transc.args")
        try repository.write("module Sub\n", to: "repo/sub/Sub.trans")
        let run = try transc("inputs", "Sub.trans", directory: repository.path + "/sub")
        #expect(run.code == 0 && run.output.contains("../Code/B.swift"), "\(run)")
    }

    @Test(
        "Settings of another user above are refused, those in a folder of theirs are not",
        .enabled(if: getuid() == 0, "only the superuser gives files away"))
    func owners() throws {
        let repository = try StrangersRepository()
        try repository.write("--warn nothing\n", to: "repo/transc.args")
        try repository.write("module Sub\n", to: "repo/sub/Sub.trans")
        let (settings, sub) = (repository.path + "/transc.args", repository.path + "/sub")
        #expect(chown(settings, 4321, 4321) == 0)
        let run = try transc("lint", "Sub.trans", directory: sub)
        #expect(run.code == 66)
        #expect(
            run.errors == """
                transc: error: the settings file `../transc.args` belongs to another user
                help: `--settings ../transc.args` reads it, `--settings none` does not

                """)
        let named = ["--settings", "../transc.args"]
        #expect(try transc(["lint", "Sub.trans"] + named, directory: sub).code == 64)
        #expect(chown(sub, 4321, 4321) == 0)
        #expect(try transc("lint", "Sub.trans", directory: sub).code == 64)
    }

    // MARK: Reports

    @Test("A report replaces a report of any format, and nothing else")
    func reports() throws {
        let commands =
            ReportFormat.allCases.map { ("lint", $0.rawValue, ["Wrong.trans", "App.trans"]) }
            + ReportFormat.allCases.map { ("lint", $0.rawValue, ["Format.trans"]) }
            + ReportFormat.allCases.map { ("lint", $0.rawValue, ["none.trans"]) }
            + DiffFormat.allCases.map { ("diff", $0.rawValue, ["a", "b"]) }
            + DiffFormat.allCases.map { ("diff", $0.rawValue, ["App.trans", "Other.trans"]) }
            + DiffFormat.allCases.map { ("diff", $0.rawValue, ["App.trans", "Wrong.trans"]) }
        let repository = try StrangersRepository()
        var last = ""
        for (command, format, operands) in commands {
            let run = try repository.run([command, "--report", "\(format)=report"] + operands)
            #expect(run.code < 73, "\(format) after \(last): \(run)")
            last = "\(command) \(format) \(operands)"
        }
        let others = [
            "# Notes\n", "let a = 1 // error: x\n" + "x\n", "{\n  \"version\": 1\n}\n", "[core]\n",
            "<html>\n", "all: x\n",
        ]
        for text in others {
            try repository.write(text, to: "repo/report")
            for (command, format, operands) in commands {
                let run = try repository.run([command, "--report", "\(format)=report"] + operands)
                #expect(run.code == 73 || run.code == 66, "\(format) over \(text): \(run)")
                #expect(
                    run.errors.contains(
                        "`report` is not a report of transc\n"
                            + "help: choose another name, or remove the file\n"))
                #expect(try repository.files(in: "repo")["report"] == text)
            }
        }
    }

    @Test("A recording is for its owner only") func recording() throws {
        let repository = try StrangersRepository()
        _ = try repository.run(["lsp", "--record", "record"])
        #expect(try FileStatus(repository.path + "/record").mode == 0o600)
    }

    // MARK: Git

    @Test("Git is told to run no program of the repository") func git() throws {
        let repository = try StrangersRepository()
        try repository.write("#!/bin/sh\necho \"$@\" > arguments\n", to: "bin/git")
        let git = repository.scratch.file("bin/git")
        #expect(chmod(git, 0o755) == 0)
        let command = try #require(builtCommand)
        for (revision, code) in [("HEAD", 66), (":0", 64), (":/text", 64), (":", 64)] {
            let run = try run(
                command, ["diff", "--against", revision, "App.trans"], directory: repository.path,
                environment: ["PATH": repository.scratch.file("bin")])
            #expect(run.code == Int32(code), "\(run)")
            let told = try repository.files(in: "repo")["arguments"]
            #expect((told != nil) == (code == 66))
            if let told {
                #expect(told.contains("-c core.fsmonitor=false "))
                #expect(told.contains("-c safe.bareRepository=explicit "))
            }
            try? FileManager.default.removeItem(atPath: repository.path + "/arguments")
        }
    }
}
