import Foundation
import Testing

@testable import OperatingSystem
@testable import TestSupport

/// `transc watch` as a process. Each change is one step on disk, so that each has one answer, and
/// an answer too many shows as the next one.
@Suite struct WatchTests {
    private let good = "hero logo = \"app.logo\"\n"
    private let bad = "hero logo = \n"

    /// Puts a new file in the place of an old one, as editors do.
    private func replace(_ name: String, _ text: String, in scratch: Scratch) throws {
        try scratch.write(text, to: ".new")
        try rename(".new", name, in: scratch)
    }

    private func rename(_ old: String, _ new: String, in scratch: Scratch) throws {
        try renameFile(scratch.file(old), to: scratch.file(new))
    }

    private func app() throws -> Scratch {
        let scratch = try Scratch()
        for name in ["App/Sub", "lib"] { try makeDirectories(scratch.file(name)) }
        try scratch.write(good, to: "App/a.trans")
        try scratch.write("import \"../lib/c.trans\"\n" + good, to: "App/b.trans")
        try scratch.write("hero other = \"x\"\n", to: "lib/c.trans")
        return scratch
    }

    @Test func followsAllThatFilesAreMadeFrom() throws {
        let scratch = try app()
        let watch = try WatchProcess(["App"], directory: scratch.path)
        #expect(try watch.next() == "transc: 2 files, 2 written,")
        try replace("App/a.trans", good + "hero more = \"more\"\n", in: scratch)
        #expect(try watch.next() == "transc: 1 file, 1 written,")
        #expect(try scratch.text("App/a.trans.swift").contains("more"))
        // Another file with the same text: it is read, but its Swift is not written.
        try replace("App/a.trans", good + "hero more = \"more\"\n", in: scratch)
        #expect(try watch.next() == "transc: 1 file, 0 written,")
        // Only the import of `b.trans`.
        try replace("lib/c.trans", "hero other = \"y\"\n", in: scratch)
        #expect(try watch.next().hasPrefix("transc: 1 file, "))
        try replace("App/Sub/d.trans", good, in: scratch)
        #expect(try watch.next() == "transc: 1 file, 1 written,")
        // An unrequested run prints nothing; the next line is the next answer.
        try scratch.write("x", to: "App/other.txt")
        removeFile(scratch.file("App/Sub/d.trans.swift"))
        removeFile(scratch.file("App/Sub/d.trans"))
        try replace("App/a.trans", good, in: scratch)
        #expect(try watch.next() == "transc: 1 file, 1 written,")
        let (rest, code) = try watch.end()
        #expect(rest == "")
        #expect(code == 0)
    }

    @Test func directoriesGoAndComeBack() throws {
        let scratch = try app()
        let watch = try WatchProcess(["App"], directory: scratch.path)
        #expect(try watch.next() == "transc: 2 files, 2 written,")
        try rename("lib", "gone", in: scratch)
        let missing = try watch.next()
        #expect(missing.contains("App/b.trans:1:8: error: the imported file"))
        #expect(missing.hasSuffix("transc: 1 error; waiting for a change"))
        try rename("gone", "lib", in: scratch)
        #expect(try watch.next() == "transc: 1 file, 0 written,")
        try rename("App", "gone", in: scratch)
        let gone = """
            transc: error: `App` does not exist
            transc: 1 error; waiting for a change
            """
        // After a change it looks once more: then files of the directory may go while it reads.
        let told = try watch.next()
        #expect(try told == gone || watch.next() == gone, "first told: \(told)")
        try rename("gone", "App", in: scratch)
        #expect(try watch.next() == "transc: 2 files, 0 written,")
        // A directory that is not the old one.
        try makeDirectories(scratch.file("fresh"))
        try scratch.write("hero other = \"fresh\"\n", to: "fresh/c.trans")
        try rename("lib", "gone", in: scratch)
        #expect(try watch.next().hasSuffix("transc: 1 error; waiting for a change"))
        try rename("fresh", "lib", in: scratch)
        #expect(try watch.next().hasPrefix("transc: 1 file, "))
        try replace("lib/c.trans", "hero other = \"fresher\"\n", in: scratch)
        #expect(try watch.next().hasPrefix("transc: 1 file, "))
        #expect(try watch.end(SIGINT).code == 0)
    }

    @Test func errorsAreToldUntilTheyAreMended() throws {
        let scratch = try app()
        try scratch.write(bad, to: "App/a.trans")
        removeFile(scratch.file("lib/c.trans"))
        let watch = try WatchProcess(["App", "-d", "out"], directory: scratch.path)
        let first = try watch.next()
        #expect(first.contains("App/a.trans:1:12: error: "))
        #expect(first.hasSuffix("transc: 2 errors; waiting for a change"))
        try replace("App/a.trans", good, in: scratch)
        #expect(try watch.next().hasSuffix("transc: 1 error; waiting for a change"))
        #expect(try scratch.names == ["App", "lib"])
        try replace("lib/c.trans", "hero other = \"x\"\n", in: scratch)
        #expect(try watch.next() == "transc: 2 files, 2 written,")
        try replace("App/Sub/d.trans", bad, in: scratch)
        #expect(try watch.next().hasSuffix("transc: 1 error; waiting for a change"))
        removeFile(scratch.file("App/Sub/d.trans"))
        #expect(try watch.next() == "transc: 2 files, 0 written,")
        // Two files for one output: nothing is written, and all is well without one of them.
        try replace("App/Sub/a.trans", good, in: scratch)
        #expect(try watch.next().hasPrefix("transc: error: `App/Sub/a.trans` and `App/a.trans`"))
        removeFile(scratch.file("App/Sub/a.trans"))
        #expect(try watch.next() == "transc: 2 files, 0 written,")
        #expect(try watch.end().rest == "")
    }

    @Test func linksAreFollowed() throws {
        let scratch = try app()
        try makeDirectories(scratch.file("far/away"))
        try scratch.write(good, to: "far/away/real.trans")
        for (link, target) in [("App/l.trans", "../near/away/real.trans"), ("near", "far")] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.file(link), withDestinationPath: target)
        }
        let watch = try WatchProcess(["App/l.trans"], directory: scratch.path)
        #expect(try watch.next() == "transc: 1 file, 1 written,")
        try replace("far/away/real.trans", good + "hero more = \"more\"\n", in: scratch)
        #expect(try watch.next() == "transc: 1 file, 1 written,")
        try replace("App/l.trans", good, in: scratch)
        #expect(try watch.next() == "transc: 1 file, 1 written,")
        #expect(try watch.end().rest == "")
    }

    @Test func endsWithItsReader() throws {
        let scratch = try app()
        let watch = try WatchProcess(["App"], directory: scratch.path)
        #expect(try watch.next() == "transc: 2 files, 2 written,")
        #expect(try watch.leave() == 0)
    }

    @Test func refusesWhatCannotBeWatched() throws {
        let scratch = try app()
        for arguments in [
            ["-"], ["App/a.trans", "-o", "-"], ["App", "-o", "One.swift"], ["App", "--check"],
            ["App", "-d", "x", "-o", "y"],
        ] {
            #expect(try transc(["watch"] + arguments, directory: scratch.path).code == 64)
        }
        #expect(try transc("watch", "-").errors.contains("standard input cannot be watched"))
    }
}
