import Foundation
import Testing

@testable import OperatingSystem

/// `transc compile --check`.
@Suite struct CheckTests {
    private let first = "hero logo = \"app.logo\"\n"
    private let second = "hero logo = \"app.logo\"\nhero title = \"app.title\"\n"

    /// What lies in a directory and below: names, bytes, modes and times.
    private func state(_ scratch: Scratch) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path).sorted()
        return try names.map { name in
            let status = try FileStatus(scratch.file(name))
            let bytes = status.kind == .regular ? try scratch.text(name) : ""
            return "\(name) \(status) \(bytes)"
        }
    }

    @Test func whatIsUpToDateIsSilent() throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "app.trans")
        let arguments = ["compile", "app.trans", "--objc"]
        #expect(try transc(arguments, directory: scratch.path).code == 0)
        let before = try state(scratch)
        let run = try transc(arguments + ["--check"], directory: scratch.path)
        #expect(run.code == 0 && run.output == "" && run.errors == "")
        #expect(try state(scratch) == before)
    }

    @Test func whatIsStaleIsShown() throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "app.trans")
        #expect(try transc("compile", "app.trans", directory: scratch.path).code == 0)
        try scratch.write(second, to: "app.trans")
        let before = try state(scratch)
        let run = try transc("compile", "app.trans", "--check", directory: scratch.path)
        #expect(run.code == 3)
        #expect(
            run.errors == """
                transc: error: `app.trans.swift` is not up to date
                help: the same command without `--check` writes it

                """)
        #expect(run.output.hasPrefix("--- a/app.trans.swift\n+++ b/app.trans.swift\n@@ -"))
        #expect(run.output.contains("title"))
        #expect(try state(scratch) == before)
    }

    /// Git makes of the difference what `compile` would have written.
    @Test(.enabled(if: has("git")), arguments: [[], ["--objc"], ["--objc", "-d", "out/deep"]])
    func theDifferenceCanBeApplied(_ options: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "app.trans")
        let arguments = ["compile", "app.trans"] + options
        #expect(try transc(arguments, directory: scratch.path).code == 0)
        let old = options.contains("-d") ? "out/deep/app.trans.swift" : "app.trans.swift"
        try FileManager.default.removeItem(atPath: scratch.file(old))
        try scratch.write(second, to: "app.trans")
        let check = try transc(arguments + ["--check"], directory: scratch.path)
        #expect(check.code == 3)
        #expect(check.output.contains("--- /dev/null\n+++ b/\(old)\n@@ -0,0 +1,"))
        #expect(check.errors.hasPrefix("transc: error: `\(old)` does not exist\n"))
        try scratch.write(check.output, to: "patch")
        let apply = try shell("cd '\(scratch.path)' && git apply patch && rm patch")
        #expect(apply.code == 0, "\(apply.errors)")
        let applied = try state(scratch).map { $0.contains(".trans.") ? $0 : "" }
        let fixed = try transc(arguments + ["--check"], directory: scratch.path)
        #expect(fixed.code == 0 && fixed.output == "")
        #expect(try state(scratch).map { $0.contains(".trans.") ? $0 : "" } == applied)
    }

    @Test func everyStaleFileIsTold() throws {
        let scratch = try Scratch()
        for name in ["a", "b", "c"] { try scratch.write(first, to: name + ".trans") }
        let arguments = ["compile", "a.trans", "b.trans", "c.trans"]
        #expect(try transc(arguments, directory: scratch.path).code == 0)
        try scratch.write(second, to: "a.trans")
        try scratch.write(second, to: "c.trans")
        let run = try transc(
            arguments + ["--check", "--report", "jsonl=r"], directory: scratch.path)
        #expect(run.code == 3)
        let errors = run.errors.split(separator: "\n").filter { $0.contains("error:") }
        #expect(
            errors == [
                "transc: error: `a.trans.swift` is not up to date",
                "transc: error: `c.trans.swift` is not up to date",
            ])
        #expect(run.output.contains("+++ b/c.trans.swift\n"))
        #expect(!run.output.contains("b.trans.swift"))
        let report = try scratch.text("r").split(separator: "\n")
        let failures = report.filter { $0.contains("\"type\":\"failure\"") }
        #expect(failures.count == 2)
        #expect(failures.first?.contains("\"path\":\"a.trans.swift\"") == true)
        #expect(report.last?.contains("\"failures\":2") == true)
    }

    @Test func aMissingDirectoryIsNotMade() throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "app.trans")
        let run = try transc(
            "compile", "app.trans", "--check", "-d", "a/b", directory: scratch.path)
        #expect(run.code == 3)
        #expect(run.errors.contains("`a/b/app.trans.swift` does not exist"))
        #expect(try scratch.names == ["app.trans"])
    }

    @Test func errorsOfTheInputWin() throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "a.trans")
        try scratch.write("hero = \n", to: "b.trans")
        let run = try transc(
            "compile", "a.trans", "b.trans", "--check", directory: scratch.path)
        #expect(run.code == 1 && run.output == "")
        #expect(!run.errors.contains("does not exist"))
        let missing = try transc(
            "compile", "a.trans", "c.trans", "--check",
            directory: scratch.path)
        #expect(missing.code == 66 && missing.output == "")
    }

    /// Warnings are reported, and what is stale counts for more.
    @Test func warningsAreTold() throws {
        let scratch = try Scratch()
        try scratch.write("registry Old { }\n", to: "a.trans")
        let arguments = ["compile", "a.trans", "--check", "--strict"]
        let run = try transc(arguments, directory: scratch.path)
        #expect(run.code == 3)
        #expect(run.errors.contains("[empty-registry]"))
        #expect(try transc("compile", "a.trans", directory: scratch.path).code == 0)
        #expect(try transc(arguments, directory: scratch.path).code == 2)
    }

    @Test func aFileThatIsNotOursIsAnError() throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "a.trans")
        try scratch.write("let mine = 1\n", to: "a.trans.swift")
        let arguments = ["compile", "a.trans", "--check"]
        let run = try transc(arguments, directory: scratch.path)
        #expect(run.code == 73 && run.output == "")
        #expect(run.errors.hasPrefix("transc: error: `a.trans.swift` was not written by transc\n"))
        let forced = try transc(arguments + ["--force"], directory: scratch.path)
        #expect(forced.code == 3 && forced.output.contains("\n-let mine = 1\n"))
        let input = try transc(
            "compile", "a.trans", "-o", "./b.trans", "--check",
            directory: scratch.path)
        #expect(input.code == 3)
        #expect(link(scratch.file("a.trans"), scratch.file("b.trans")) == 0)
        let same = try transc(
            "compile", "a.trans", "-o", "./b.trans", "--check",
            directory: scratch.path)
        #expect(same.code == 73 && same.errors.contains("is an input"))
    }

    /// `--check` does not need write permission.
    @Test func aReadOnlyFileCanBeCompared() throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "a.trans")
        let arguments = ["compile", "a.trans"]
        #expect(try transc(arguments, directory: scratch.path).code == 0)
        try scratch.write(second, to: "a.trans")
        #expect(chmod(scratch.file("a.trans.swift"), 0o444) == 0)
        let run = try transc(arguments + ["--check"], directory: scratch.path)
        #expect(run.code == 3, "\(run.errors)")
    }

    /// A file converted by git differs from the output of `compile`, and the help explains it.
    @Test func lineEndingsCount() throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "a.trans")
        #expect(try transc("compile", "a.trans", directory: scratch.path).code == 0)
        let text = try scratch.text("a.trans.swift")
        try scratch.write(text.replacing("\n", with: "\r\n"), to: "a.trans.swift")
        let run = try transc("compile", "a.trans", "--check", directory: scratch.path)
        #expect(run.code == 3)
        #expect(
            run.errors.hasPrefix(
                """
                transc: error: `a.trans.swift` differs from what would be written only in its \
                line endings
                help: git may have changed them; `*.trans.swift text eol=lf` in .gitattributes
                """))
    }

    @Test(arguments: [
        ["a.trans", "-o", "-"], ["-"], ["a.trans", "--dry-run"], ["a.trans", "--depfile", "d"],
        ["a.trans", "--stamp", "s"], ["a.trans", "--report", "jsonl"],
    ])
    func whatCannotGoTogetherIsRefused(_ arguments: [String]) throws {
        let scratch = try Scratch()
        try scratch.write(first, to: "a.trans")
        let run = try transc(["compile", "--check"] + arguments, directory: scratch.path)
        #expect(run.code == 64 && run.output == "")
        #expect(run.errors.hasPrefix("transc: error: "))
        #expect(try scratch.names == ["a.trans"])
    }
}
