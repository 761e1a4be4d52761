import Foundation
import Testing

@testable import OperatingSystem

/// `transc inputs` and `transc outputs`.
@Suite struct FileListTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch.file("app/parts"), withIntermediateDirectories: true)
        try scratch.write("import \"parts/b.trans\"\nimport \"c.trans\"\n", to: "app/a.trans")
        try scratch.write("import \"../c.trans\"\n", to: "app/parts/b.trans")
        try scratch.write("screen News = News\n", to: "app/c.trans")
        try scratch.write("import \"a.trans\"\nimport \"../e.trans\"\nno sense", to: "app/d.trans")
        try scratch.write("", to: "e.trans")
        try makeDirectories(scratch.file(".git"))
    }

    private func list(_ arguments: String..., in directory: String = "app") throws -> Run {
        try transc(arguments, directory: scratch.file(directory))
    }

    private func lines(_ run: Run) -> [String] {
        run.output.split(separator: "\n").map(String.init)
    }

    /// In the order in which they are named first, each once, whatever else is wrong.
    @Test func inputs() throws {
        let run = try list("inputs", "./d.trans", "parts/../c.trans", "a.trans")
        #expect(run.code == 0 && run.errors == "")
        #expect(lines(run) == ["d.trans", "a.trans", "../e.trans", "parts/b.trans", "c.trans"])
    }

    @Test func inputsForXcode() throws {
        let names = ["a.trans", "parts/b.trans", "c.trans"]
        let inRoot =
            ["# Made by transc; paths are relative to the project."]
            + names.map { "$(SRCROOT)/app/" + $0 }
        #expect(lines(try list("inputs", "app/a.trans", "--xcfilelist", in: ".")) == inRoot)
        // Wherever it is run and however the file is named.
        let elsewhere = try list("inputs", "a.trans", "--xcfilelist", "--source-root", "..")
        #expect(lines(elsewhere) == inRoot)
        let absolute = try transc(
            "inputs", "--xcfilelist", "--source-root", scratch.path, scratch.file("app/a.trans"))
        #expect(lines(absolute) == inRoot)
    }

    /// Without a root that forbids it, what lies above is reported from the current directory.
    @Test func inputsAbove() throws {
        let run = try list("inputs", "../e.trans", "--xcfilelist")
        #expect(lines(run).last == "$(SRCROOT)/../e.trans")
        let refused = try list("inputs", "../e.trans", "--xcfilelist", "--source-root", ".")
        #expect(refused.code == 66 && refused.output == "")
    }

    @Test func importsThatCannotBeRead() throws {
        try scratch.write("import \"no.trans\"\nimport \"c.trans\"\n", to: "app/f.trans")
        let run = try list("inputs", "f.trans", "no.trans", "c.trans")
        #expect(run.code == 66)
        #expect(lines(run) == ["f.trans", "c.trans"])
        #expect(run.errors.contains("f.trans:1:8: error: the imported file `no.trans`"))
        #expect(run.errors.contains("error: `no.trans` does not exist"))
        #expect(try list("inputs", "f.trans").code == 1)
    }

    @Test func standardInput() throws {
        let text = "import \"c.trans\"\n"
        let directory = scratch.file("app")
        let unnamed = try transc(["inputs", "-"], input: text, directory: directory)
        #expect(unnamed.output == "c.trans\n")
        let named = try transc(
            ["inputs", "-", "--stdin-path", "parts/../x.trans"], input: text, directory: directory)
        #expect(named.output == "x.trans\nc.trans\n")
    }

    /// Nothing is read, not even whether there is anything.
    @Test func outputs() throws {
        #expect(
            try list("outputs", "no.trans", "./x/y.trans").output
                == "no.trans.swift\nx/y.trans.swift\n")
        #expect(
            try list("outputs", "no.trans", "-o", "a/b.swift", "--objc").output
                == "a/b.swift\na/b.h\na/b.m\n")
        #expect(
            try list("outputs", "-", "--stdin-path", "a.trans", "-d", "x").output
                == "x/a.trans.swift\n")
        let printed = try list("outputs", "-")
        #expect(printed.code == 64 && printed.output == "")
        #expect(try list("outputs", "a/x.trans", "b/x.trans", "-d", "out").code == 64)
    }

    @Test func outputsForXcode() throws {
        let derived = try list("outputs", "x/a.trans", "-d", "$(DERIVED_FILE_DIR)", "--xcfilelist")
        #expect(lines(derived).dropFirst() == ["$(DERIVED_FILE_DIR)/a.trans.swift"])
        let money = try list("outputs", "$a$(b).trans", "--xcfilelist")
        #expect(lines(money).dropFirst() == ["$(SRCROOT)/$$a$$(b).trans.swift"])
    }

    @Test func namesThatNoLineHolds() throws {
        let run = try list("outputs", "a\nb.trans")
        #expect(run.code == 73 && run.output == "")
        #expect(run.errors.contains("cannot be in a list of paths"))
        #expect(try list("outputs", "a.trans", "-o", "a ", "--xcfilelist").code == 73)
    }
}
