import Foundation
import Testing

@testable import Driver
@testable import OperatingSystem

/// `--depfile` and `--stamp`.
@Suite struct DepfileTests {
    /// A file that imports two, one of them by way of the other.
    private func project() throws -> Scratch {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("shared"))
        try scratch.write("import \"shared/one.trans\"\nhero a = \"a\"\n", to: "app.trans")
        try scratch.write("import \"two.trans\"\nhero b = \"b\"\n", to: "shared/one.trans")
        try scratch.write("hero c = \"c\"\n", to: "shared/two.trans")
        try scratch.write(
            "import \"shared/two.trans\"\nimport \"app.trans\"\nhero d = \"d\"\n", to: "more.trans")
        return scratch
    }

    @Test func tellsAllThatWasRead() throws {
        let scratch = try project()
        let run = try transc(
            "compile", "app.trans", "--depfile", "app.d", directory: scratch.path)
        #expect(run.code == 0 && run.output == "" && run.errors == "")
        #expect(
            try scratch.text("app.d") == """
                app.trans.swift: app.trans \\
                  shared/one.trans \\
                  shared/two.trans

                app.trans:

                shared/one.trans:

                shared/two.trans:

                """)
    }

    @Test func eachFileHasItsRule() throws {
        let scratch = try project()
        let arguments = ["compile", "--objc", "-d", "out", "app.trans", "more.trans"]
        #expect(
            try transc(arguments + ["--depfile=out/d"], directory: scratch.path).code == 0)
        #expect(
            try scratch.text("out/d") == """
                out/app.trans.swift out/app.trans.h out/app.trans.m: app.trans \\
                  shared/one.trans \\
                  shared/two.trans
                out/more.trans.swift out/more.trans.h out/more.trans.m: more.trans \\
                  shared/two.trans \\
                  app.trans \\
                  shared/one.trans

                app.trans:

                shared/one.trans:

                shared/two.trans:

                more.trans:

                """)
    }

    @Test func theStampIsTheOnlyTarget() throws {
        let scratch = try project()
        let run = try transc(
            "compile", "app.trans", "more.trans", "--depfile", "d", "--stamp", "done",
            directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            try scratch.text("d").hasPrefix(
                """
                done: app.trans \\
                  shared/one.trans \\
                  shared/two.trans \\
                  more.trans

                """))
        #expect(try scratch.text("done") == "")
    }

    @Test func standardInputIsNotNamed() throws {
        let scratch = try project()
        let run = try transc(
            "compile", "-", "--stdin-path", "new.trans", "-o", "new.swift", "--depfile", "d",
            input: "import \"shared/two.trans\"\n", directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            try scratch.text("d") == "new.swift: shared/two.trans\n\nshared/two.trans:\n")
    }

    @Test func whatFailsLeavesAllAsItWas() throws {
        let scratch = try project()
        let arguments = ["compile", "app.trans", "--depfile", "d", "--stamp", "s"]
        #expect(try transc(arguments, directory: scratch.path).code == 0)
        let before = try ["d", "s", "app.trans.swift"].map { try FileStatus(scratch.file($0)) }
        try scratch.write("hero c = \n", to: "shared/two.trans")
        #expect(try transc(arguments, directory: scratch.path).code == 1)
        let after = try ["d", "s", "app.trans.swift"].map { try FileStatus(scratch.file($0)) }
        #expect(before == after)
    }

    /// A warning under `--strict` is a failure: make is to try again, though the Swift is there.
    @Test func onlySuccessMakesTheStamp() throws {
        let scratch = try project()
        try scratch.write("registry Old { }\n", to: "app.trans")
        let arguments = ["compile", "app.trans", "--depfile", "d", "--stamp", "s"]
        #expect(try transc(arguments + ["--strict"], directory: scratch.path).code == 2)
        #expect(
            try scratch.names == ["app.trans", "app.trans.swift", "d", "more.trans", "shared"])
        let report = try transc(
            arguments + ["--report", "jsonl=nowhere/x"], directory: scratch.path)
        #expect(report.code != 0)
        #expect(try !scratch.names.contains("s"))
        #expect(try transc(arguments, directory: scratch.path).code == 0)
        #expect(try scratch.names.contains("s"))
    }

    /// Outputs that would not change keep their time; depfile and stamp get a new one.
    @Test func eachSuccessSetsTheTime() throws {
        let scratch = try project()
        let arguments = ["compile", "app.trans", "--depfile", "d", "--stamp", "s"]
        #expect(try transc(arguments, directory: scratch.path).code == 0)
        for name in ["d", "s", "app.trans.swift"] {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1000)],
                ofItemAtPath: scratch.file(name))
        }
        #expect(chmod(scratch.file("s"), 0o444) == 0)
        #expect(chmod(scratch.file("d"), 0o444) == 0)
        let run = try transc(arguments, directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try FileStatus(scratch.file("app.trans.swift")).modifiedSeconds == 1000)
        #expect(try FileStatus(scratch.file("d")).modifiedSeconds > 1000)
        #expect(try FileStatus(scratch.file("s")).modifiedSeconds > 1000)
    }

    @Test func aStampThatHoldsSomethingIsNone() throws {
        let scratch = try project()
        try scratch.write("mine", to: "s")
        for (name, reason) in [
            ("s", "is not empty and cannot be the stamp"),
            ("shared", "is a directory and cannot be the stamp"),
        ] {
            let run = try transc(
                "compile", "app.trans", "--stamp", name, "--force", directory: scratch.path)
            #expect(run.code == 73)
            #expect(run.errors.hasPrefix("transc: error: `\(name)` \(reason)\n"))
        }
        #expect(try scratch.text("s") == "mine")
        #expect(try !scratch.names.contains("app.trans.swift"))
    }

    @Test(arguments: [
        ["--depfile=nowhere/d"], ["--depfile=shared"], ["--depfile=app2.trans"],
        ["--depfile=shared/one.trans"],
    ])
    func aDepfileThatCannotBeKeepsAllFromBeingWritten(_ arguments: [String]) throws {
        let scratch = try project()
        #expect(link(scratch.file("app.trans"), scratch.file("app2.trans")) == 0)
        let run = try transc(
            ["compile", "app.trans"] + arguments, directory: scratch.path)
        #expect(run.code == 73, "\(run.errors)")
        #expect(try scratch.names == ["app.trans", "app2.trans", "more.trans", "shared"])
        #expect(try scratch.text("shared/one.trans").hasPrefix("import"))
    }

    @Test(arguments: [
        ["--depfile=app.trans"], ["--stamp=./app.trans"], ["--depfile=d", "--stamp=./d"],
        ["--depfile=app.trans.swift"], ["--stamp", "x", "--report", "jsonl=x"],
        ["--depfile", "x", "--report", "jsonl=x"], ["--depfile=-"], ["--stamp=/dev/stdout"],
        ["-o", "-", "--depfile=d"], ["-o", "/dev/null", "--depfile=d"],
        ["--check", "--depfile=d"], ["--check", "--stamp=d"],
    ])
    func namesThatMakeNoSenseAreRefused(_ arguments: [String]) throws {
        let scratch = try project()
        let run = try transc(["compile", "app.trans"] + arguments, directory: scratch.path)
        #expect(run.code == 64, "\(run.errors)")
        #expect(run.errors.hasPrefix("transc: error: "))
        #expect(try scratch.names == ["app.trans", "more.trans", "shared"])
    }

    @Test func aStampIsEnoughWhereTheSwiftGoesNowhere() throws {
        let scratch = try project()
        for output in ["-", "/dev/null"] {
            let run = try transc(
                "compile", "app.trans", "-o", output, "--depfile=d", "--stamp=s",
                directory: scratch.path)
            #expect(run.code == 0, "\(run.errors)")
            #expect(try scratch.text("d").hasPrefix("s: app.trans"))
        }
    }

    @Test(arguments: [
        "a b", "a#b", "a$b", "a:b", "a\\b", "a'b", "[a]", "Ä ö", "a,b", "(a) b",
        " a", "#a", "$a", ":a", "\\a", "a#", "a$", "a  b", "@a", "a+b", "{a}", "!a",
    ])
    func namesAreQuoted(_ name: String) throws {
        let word = MakeName(path: name)
        #expect(word.obstacle(as: .target) == nil)
        #expect(word.obstacle(as: .prerequisite) == nil)
        let quoted = name.map { " #:".contains($0) ? "\\\($0)" : $0 == "$" ? "$$" : "\($0)" }
        #expect(word.text == quoted.joined())
    }

    @Test(arguments: [
        "a\nb", "a\rb", "a\tb", "a;b", "a|b", "a=b", "a*b", "a?b", "a ", "a:", "a&", "a\\", "a\\ b",
        "a\\#b", "a\\\\b", "~a", "a(b)",
    ])
    func whatNoRuleCanNameIsAnError(_ name: String) throws {
        let scratch = try Scratch()
        let input = try scratch.write("hero a = \"a\"\n", to: name)
        #expect(MakeName(path: name).obstacle(as: .prerequisite) != nil)
        guard !name.hasPrefix("~") else { return }
        let run = try transc(
            "compile", input, "-o", scratch.file("x"), "--depfile",
            scratch.file("d"))
        #expect(run.code == 73)
        #expect(run.errors.contains("cannot name"))
        #expect(try scratch.names == [name])
    }

    /// Left of the colon a percent sign makes a pattern; as an input it can be reported.
    @Test func aPercentSignIsNoTarget() throws {
        let scratch = try Scratch()
        try scratch.write("import \"b%.trans\"\nhero a = \"a\"\n", to: "a%.trans")
        try scratch.write("hero b = \"b\"\n", to: "b%.trans")
        let run = try transc("compile", "a%.trans", "--depfile", "d", directory: scratch.path)
        #expect(run.code == 73)
        #expect(
            run.errors.contains("`d` cannot name `a%.trans.swift`, since it contains `%`"))
        let named = try transc(
            "compile", "a%.trans", "--depfile", "d", "-o", "x", directory: scratch.path)
        #expect(named.code == 0)
        #expect(try scratch.text("d") == "x: a%.trans \\\n  b%.trans\n")
    }

    @Test(arguments: [
        "import UIKit\nprint(1)\n", "--access public\n", "# transc baseline 1\n",
        "hero a = \"a\"\n",
        "app.o: app.c \\\n  app.h\n", "all: app.trans\n\ttouch all\n", "CC = cc\nall: a.trans\n",
        ":\n",
    ])
    func onlyADepfileIsReplaced(_ text: String) throws {
        let scratch = try project()
        try scratch.write(text, to: "mine")
        let arguments = ["compile", "app.trans", "--depfile", "mine"]
        for more in [[], ["--dry-run"]] {
            let run = try transc(arguments + more, directory: scratch.path)
            #expect(run.code == 73)
            #expect(
                run.errors == """
                    transc: error: `mine` is not a depfile that transc wrote
                    help: choose another name, or overwrite it with `--force`

                    """)
        }
        #expect(try scratch.text("mine") == text)
        #expect(try !scratch.names.contains("app.trans.swift"))
        #expect(try transc(arguments + ["--force"], directory: scratch.path).code == 0)
        #expect(try transc(arguments, directory: scratch.path).code == 0)
    }

    /// Those of other files, of standard input, of odd names and of older versions are.
    @Test(arguments: [
        "", "x: y.trans\n", "done: a.trans \\\n  b\n\nb:\n", "app.trans.swift:\n",
        "app.trans.swift: odd \\\n  names\n", "a\\:\\ b: c\\ d.trans\n",
    ])
    func anOlderDepfileIsReplaced(_ text: String) throws {
        let scratch = try project()
        try scratch.write(text, to: "d")
        let run = try transc("compile", "app.trans", "--depfile", "d", directory: scratch.path)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try scratch.text("d").hasPrefix("app.trans.swift: app.trans"))
    }

    @Test func aDirectoryOrAnInputIsNoDepfile() throws {
        let scratch = try project()
        let into = try transc(
            "compile", "app.trans", "--depfile", "shared", directory: scratch.path)
        #expect(into.code == 73)
        #expect(
            into.errors == "transc: error: `shared` is a directory and cannot be the depfile\n")
        let over = try transc(
            "compile", "app.trans", "--depfile", "shared/one.trans", "--force",
            directory: scratch.path)
        #expect(over.code == 73)
        #expect(over.errors.contains("`shared/one.trans` is an input and cannot be overwritten"))
    }
}
