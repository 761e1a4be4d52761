import Foundation
import Testing
import TransitionDSL

@testable import OperatingSystem
@testable import TestSupport

/// What `--depfile` writes, read back by make and by ninja.
@Suite struct BuildToolTests {
    /// Names that both read, and one that is plain.
    private static let names = [
        "plain", "a b", " a  b", "a#b", "#a", "a$b", "$(x)y", "a:b", "a\\b", "é ü", "(a) b", "a,b",
        "a@", "%a%", "a b#c$d:e", ".a",
    ]

    /// A project whose input and import are called so; their Swift is `out.swift`.
    private func project(_ name: String) throws -> (Scratch, input: String, imported: String) {
        let scratch = try Scratch()
        // No file imports a hidden one.
        let imported = (name == ".a" ? "a" : name) + ".two.trans"
        try scratch.write("import #\"\(imported)\"#\nhero a = \"a\"\n", to: "\(name).trans")
        try scratch.write("hero b = \"b\"\n", to: imported)
        return (scratch, "\(name).trans", imported)
    }

    private func age(_ names: [String], in scratch: Scratch, to seconds: Double) throws {
        for name in names {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)],
                ofItemAtPath: scratch.file(name))
        }
    }

    /// Runs a build; returns whether it ran transc.
    private func builds(_ scratch: Scratch, _ tool: String) throws -> Bool {
        let run = try shell("cd '\(scratch.path)' && \(tool)")
        #expect(run.code == 0, "\(run.output)\(run.errors)")
        return run.output.contains("compiling")
    }

    private func quotedForShell(_ text: String) -> String {
        "'" + text.replacing("'", with: "'\\''") + "'"
    }

    @Test(.enabled(if: has("make")), arguments: names)
    func makeReadsIt(_ name: String) throws {
        let (scratch, input, imported) = try project(name)
        let command = try #require(builtCommand).path
        let recipe = [
            command, "compile", input, "-o", "out.swift", "--depfile", "d", "--stamp", "s",
        ]
        .map { quotedForShell($0).replacing("$", with: "$$") }.joined(separator: " ")
        try scratch.write(
            "all: s\ns:\n\t@echo compiling; \(recipe)\n-include d\n", to: "Makefile")
        #expect(try builds(scratch, "make"))
        #expect(try !builds(scratch, "make"))
        for changed in [input, imported] {
            try age(["s", "out.swift"], in: scratch, to: 2000)
            try age([input, imported], in: scratch, to: 1000)
            #expect(try !builds(scratch, "make"))
            try age([changed], in: scratch, to: 3000)
            #expect(try builds(scratch, "make"))
            // The Swift is as old as it was, and yet all is done.
            #expect(try FileStatus(scratch.file("out.swift")).modifiedSeconds == 2000)
            #expect(try !builds(scratch, "make"))
        }
        // A deleted import that is no longer used is no reason to stop.
        try scratch.write("hero a = \"a\"\n", to: input)
        try FileManager.default.removeItem(atPath: scratch.file(imported))
        if !name.contains("%") {
            #expect(try builds(scratch, "make"))
            #expect(try !builds(scratch, "make"))
        }
    }

    /// A file of the command line, imported or not, is renamed: make must not stop because a rule
    /// is missing.
    @Test(.enabled(if: has("make")), arguments: ["one", "two"])
    func makeSurvivesARename(_ name: String) throws {
        let scratch = try Scratch()
        let command = quotedForShell(try #require(builtCommand).path)
        try scratch.write("import \"two.trans\"\n", to: "one.trans")
        try scratch.write("hero b = \"b\"\n", to: "two.trans")
        try scratch.write(
            """
            files := $(wildcard *.trans)
            s: $(files)
            \t@echo compiling; \(command) compile $(files) -d out --depfile d --stamp s
            -include d

            """, to: "Makefile")
        #expect(try builds(scratch, "make"))
        #expect(try !builds(scratch, "make"))
        let others =
            name == "two" ? "sed -i.old s/two/three/ one.trans && rm one.trans.old && " : ""
        let renaming = "cd '\(scratch.path)' && \(others)mv \(name).trans three.trans"
        #expect(try shell(renaming).code == 0)
        #expect(try builds(scratch, "make"))
        #expect(try !builds(scratch, "make"))
    }

    /// Without a stamp the outputs are the targets.
    @Test(
        .enabled(if: has("make")), arguments: names.filter { !$0.contains { "%\\".contains($0) } })
    func makeReadsTheOutputs(_ name: String) throws {
        let (scratch, input, imported) = try project(name)
        #expect(
            try transc(
                "compile", "--objc", input, "-o", "\(name).swift", "--depfile", "d",
                directory: scratch.path
            ).code == 0)
        try scratch.write("include d\n%::\n\t@echo $@\n", to: "Makefile")
        let outputs = ["swift", "h", "m"].map { "\(name).\($0)" }
        try age(outputs, in: scratch, to: 1000)
        try age([input, imported], in: scratch, to: 500)
        for output in outputs {
            let target = normalized(output)
            func isDone() throws -> Bool {
                try shell("cd '\(scratch.path)' && make -q -r -- \(quotedForShell(target))").code
                    == 0
            }
            guard !target.hasPrefix(" "), !target.contains(where: "$:#\\".contains) else {
                continue
            }
            try age([imported], in: scratch, to: 500)
            #expect(try isDone(), "\(target)")
            try age([imported], in: scratch, to: 1500)
            #expect(try !isDone(), "\(target)")
        }
    }

    @Test(.enabled(if: has("ninja")), arguments: names)
    func ninjaReadsIt(_ name: String) throws {
        let (scratch, input, imported) = try project(name)
        let command = try #require(builtCommand).path
        let hasTarget = !name.contains("%")
        let output = hasTarget ? "\(name).swift" : "out.swift"
        func escaped(_ text: String) -> String {
            text.replacing("$", with: "$$").replacing(" ", with: "$ ").replacing(":", with: "$:")
        }
        let recipe = [command, "compile", input, "-o", output, "--depfile", "d"]
            .map { quotedForShell($0).replacing("$", with: "$$") }.joined(separator: " ")
        for rule in ["depfile = d\n  deps = gcc", "depfile = d"] {
            try scratch.write(
                """
                rule transc
                  command = echo compiling; \(recipe)
                  restat = 1
                  \(rule)
                build \(escaped(normalized(output))): transc \(escaped(normalized(input)))

                """, to: "build.ninja")
            try scratch.write("import #\"\(imported)\"#\n", to: input)
            try scratch.write("hero b = \"b\"\n", to: imported)
            #expect(try builds(scratch, "ninja"))
            #expect(try !builds(scratch, "ninja"))
            try scratch.write("hero b = \"c\"\n", to: imported)
            #expect(try builds(scratch, "ninja"))
            #expect(try !builds(scratch, "ninja"))
            try scratch.write("hero a = \"a\"\n", to: input)
            try FileManager.default.removeItem(atPath: scratch.file(imported))
            #expect(try builds(scratch, "ninja"))
            #expect(try !builds(scratch, "ninja"))
            _ = try shell("cd '\(scratch.path)' && rm -rf .ninja_deps .ninja_log d *.swift")
        }
    }
}
