import Foundation
import Semantics
import Testing

@testable import Driver
@testable import OperatingSystem
@testable import Parser
@testable import TransitionDSL
@testable import TestSupport

/// The files here are lists of paths without `.trans`, one a line, each an import.
@Suite struct ImportTests {
    private func references(in tree: SyntaxTree) -> [ImportReference] {
        var references: [ImportReference] = []
        var start = 0
        let text = tree.source.text(SourceRange(start: 0, end: UInt32(tree.source.bytes.count)))
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let range = SourceRange(start: UInt32(start), end: UInt32(start + line.utf8.count))
            start += line.utf8.count + 1
            if line.isEmpty { continue }
            references.append(
                ImportReference(path: line + ".trans", place: tree.source.place(range)))
        }
        return references
    }

    private func load(_ scratch: Scratch, _ name: String) throws -> LoadedModule {
        let path = scratch.file(name + ".trans")
        let contents = try readFile(path)
        var files = ImportFiles(of: path)
        return loadModule(
            parse(SourceFile(path: path, bytes: contents.bytes)),
            identity: contents.identity, references: references
        ) { files.load($0, $1) }
    }

    private func names(_ module: LoadedModule, _ scratch: Scratch) -> [String] {
        module.sources.map { String($0.path.dropFirst(scratch.path.utf8.count + 1).dropLast(6)) }
    }

    @Test func loadsADiamondOnce() throws {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("lib"))
        try scratch.write("lib/b\n./lib/../lib/c\n", to: "a.trans")
        try scratch.write("d\n", to: "lib/b.trans")
        try scratch.write("../lib/d\n../e\n", to: "lib/c.trans")
        try scratch.write("", to: "lib/d.trans")
        try scratch.write("", to: "e.trans")
        let module = try load(scratch, "a")
        #expect(names(module, scratch) == ["a", "lib/d", "lib/b", "e", "lib/c"])
        #expect(module.sources.map(\.index) == (0..<5).map(FileIndex.init))
        #expect(module.problems.isEmpty)
    }

    /// Inputs that share imports find what they find separately: with the import's number in each
    /// module, and its problems.
    @Test func sharesImports() throws {
        let scratch = try Scratch()
        try scratch.write("import \"b.trans\"\nhero one\n", to: "a.trans")
        try scratch.write("hero one\n", to: "b.trans")
        try scratch.write(
            "import \"x.trans\"\nimport \"b.trans\"\nhero one\n", to: "c.trans")
        try scratch.write("", to: "x.trans")
        for text in ["hero one\n", "hero two\nhero two\n", "hero one\nhero\n"] {
            try scratch.write(text, to: "b.trans")
            let imports = SharedImports()
            for name in ["a.trans", "c.trans", "a.trans"] {
                let path = scratch.file(name)
                let alone = try Input(path, Options())
                let shared = try Input(path, Options(), imports: imports)
                #expect(shared.module.sources.map(\.index) == alone.module.sources.map(\.index))
                #expect(
                    shared.analysis(Options()).problems.map { "\($0)" }
                        == alone.analysis(Options()).problems.map { "\($0)" })
            }
        }
    }

    @Test func readsAnImportOnceARun() throws {
        let scratch = try Scratch()
        try scratch.write("hero one\n", to: "b.trans")
        let imports = SharedImports()
        let path = scratch.file("b.trans")
        let first = try imports.file(path, reading: readFile)
        try scratch.write("hero two\n", to: "b.trans")
        #expect(try imports.file(path, reading: readFile).parsed.tree === first.parsed.tree)
    }

    @Test func knowsALinkedFile() throws {
        let scratch = try Scratch()
        try scratch.write("b\nc\n", to: "a.trans")
        try scratch.write("", to: "b.trans")
        #expect(symlink("b.trans", scratch.file("c.trans")) == 0)
        #expect(names(try load(scratch, "a"), scratch) == ["a", "b"])
    }

    @Test func reportsMissingFiles() throws {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("d.trans"))
        try scratch.write("none\nb\nd\n", to: "a.trans")
        try scratch.write("x/y\n", to: "b.trans")
        let module = try load(scratch, "a")
        #expect(module.isIncomplete)
        #expect(module.problems.allSatisfy { $0.id == .missingImport })
        #expect(
            module.problems.map(\.message) == [
                "the imported file `none.trans` does not exist",
                "the imported file `d.trans` is a directory, not a file",
                "the imported file `x/y.trans` does not exist",
            ])
        #expect(
            module.problems[0].place
                == SourcePlace(file: .main, range: SourceRange(start: 0, end: 4)))
        #expect(module.problems[2].place.file == FileIndex(1))
        #expect(
            module.problems[2].help
                == "a path is relative to the directory of the file that imports; transc looked for "
                + "`\(scratch.file("x/y.trans"))`")
    }

    @Test func reportsAFileThatImportsItself() throws {
        let scratch = try Scratch()
        try scratch.write("./a\n", to: "a.trans")
        let module = try load(scratch, "a")
        #expect(names(module, scratch) == ["a"])
        #expect(module.problems.map(\.id) == [.importCycle])
        #expect(module.problems[0].message == "`\(scratch.file("a.trans"))` imports itself")
        #expect(module.problems[0].notes.isEmpty)
    }

    @Test func reportsACycleWithTheWayAlongIt() throws {
        let scratch = try Scratch()
        try scratch.write("b\n", to: "a.trans")
        try scratch.write("d\nc\n", to: "b.trans")
        try scratch.write("d\nb\n", to: "c.trans")
        try scratch.write("", to: "d.trans")
        let module = try load(scratch, "a")
        #expect(names(module, scratch) == ["a", "d", "c", "b"])
        try #require(module.problems.count == 1)
        let problem = module.problems[0]
        #expect(problem.id == .importCycle)
        #expect(problem.message == "the import of `\(scratch.file("b.trans"))` closes a cycle")
        #expect(
            problem.place == SourcePlace(file: FileIndex(2), range: SourceRange(start: 2, end: 3)))
        #expect(
            problem.notes.map(\.message) == [
                "`\(scratch.file("b.trans"))` imports `\(scratch.file("c.trans"))` here"
            ])
        #expect(
            problem.notes[0].place
                == SourcePlace(file: FileIndex(3), range: SourceRange(start: 2, end: 3)))
    }

    @Test func aLongChainNeedsNoStack() {
        let count = 100_000
        let imports = (0..<count).map { index in
            [
                ResolvedImport(
                    file: FileIndex((index + 1) % count),
                    place: SourcePlace(
                        file: FileIndex(index), range: SourceRange(start: 0, end: 0)))
            ]
        }
        let sources = (0..<count).map { SourceFile(path: "\($0)", bytes: [], index: FileIndex($0)) }
        let problems = importCycles(imports, sources)
        #expect(problems.map(\.message) == ["the import of `0` closes a cycle"])
    }
}
