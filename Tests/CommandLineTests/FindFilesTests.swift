import Foundation
import Testing

@testable import OperatingSystem

/// Directories as operands.
@Suite struct FindFilesTests {
    private let good = "hero logo = \"app.logo\"\n"
    private let bad = "hero logo = \n"

    /// A tree with all that is to be found and all that is not.
    private func tree() throws -> Scratch {
        let scratch = try Scratch()
        for name in ["App/Sub/Deep", "App/Sub-a", "App/.build", "App/x.trans", "Other"] {
            try makeDirectories(scratch.file(name))
        }
        for name in [
            "App/b.trans", "App/Sub/a.trans", "App/Sub/Deep/z.trans", "App/Sub-a/a.trans",
            "App/x.trans/c.trans", "App/é.trans", "Other/o.trans",
        ] {
            try scratch.write(good, to: name)
        }
        for name in [
            "App/.build/n.trans", "App/.hidden.trans", "App/a.trans.swift", "App/a.transx",
            "App/Sub/trans",
        ] {
            try scratch.write(bad, to: name)
        }
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: scratch.file("App/link.trans"), withDestinationPath: "../Other/o.trans")
        try manager.createSymbolicLink(
            atPath: scratch.file("App/dir.trans"), withDestinationPath: "../Other")
        try manager.createSymbolicLink(
            atPath: scratch.file("App/Sub/round"), withDestinationPath: "..")
        return scratch
    }

    private let found = [
        "Sub/Deep/z.trans", "Sub/a.trans", "Sub-a/a.trans", "b.trans", "link.trans",
        "x.trans/c.trans", "é.trans",
    ]

    @Test func findsAllFilesBelowADirectory() throws {
        let scratch = try tree()
        let app = scratch.file("App")
        #expect(try expandedOperands([app]) == found.map { app + "/" + $0 })
        #expect(try expandedOperands([app + "/"]) == found.map { app + "/" + $0 })
    }

    @Test func whatIsNamedTwiceStandsOnce() throws {
        let scratch = try tree()
        let app = scratch.file("App")
        let operands = [
            app + "/./b.trans", "-", app, app + "/Sub", "gone.trans", "gone.trans", "-",
        ]
        let rest = found.filter { $0 != "b.trans" }.map { app + "/" + $0 }
        #expect(
            try expandedOperands(operands)
                == [app + "/./b.trans", "-"] + rest + ["gone.trans", "-"])
    }

    /// However it is spelled, and whatever links lead to its directory; a link that has a name of
    /// its own is a file of its own.
    @Test func oneFileOfManySpellingsIsOneInput() throws {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("App"))
        for name in ["a.trans", "App/a.trans"] { try scratch.write(bad, to: name) }
        for (link, target) in [("Link", "."), ("App/b.trans", "a.trans")] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.file(link), withDestinationPath: target)
        }
        let spellings = ["./a.trans", "a.trans", scratch.file("a.trans"), "Link/a.trans"]
        let lint = try transc(["lint"] + spellings, directory: scratch.path)
        #expect(lint.errors.hasPrefix("./a.trans:1:12: error: "))
        #expect(lint.errors.split(separator: "\n").count { $0.contains(" error: ") } == 1)
        let outputs = try transc(["outputs"] + spellings + ["App"], directory: scratch.path)
        #expect(outputs.output == "a.trans.swift\nApp/a.trans.swift\nApp/b.trans.swift\n")
        let gone = try transc(
            "lint", "gone/a.trans", "gone/./a.trans", scratch.file("gone/a.trans"),
            directory: scratch.path)
        #expect(gone.errors == "transc: error: `gone/a.trans` does not exist\n")
    }

    @Test func sortsByComponents() {
        #expect(
            sortedByComponents(["a-b/x", "a/y", "a/b/c", "a.trans", "B", "a/b.trans", "a/b"])
                == ["B", "a/b", "a/b/c", "a/b.trans", "a/y", "a-b/x", "a.trans"])
    }

    @Test func aDirectoryWithoutFilesIsAnError() throws {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("Empty/.hidden"))
        for command in ["compile", "lint"] {
            let run = try transc(command, "Empty", directory: scratch.path)
            #expect(run.code == 66)
            #expect(
                run.errors == """
                    transc: error: there is no `.trans` file in `Empty`
                    help: hidden directories and links to directories are skipped

                    """)
        }
    }

    @Test(.enabled(if: getuid() != 0)) func aDirectoryThatCannotBeReadIsNamed() throws {
        let scratch = try Scratch()
        try makeDirectories(scratch.file("App/Closed"))
        try scratch.write(good, to: "App/a.trans")
        chmod(scratch.file("App/Closed"), 0)
        defer { chmod(scratch.file("App/Closed"), 0o700) }
        let run = try transc("compile", "App", directory: scratch.path)
        #expect(run.code == 66)
        #expect(run.errors.contains("the directory `App/Closed` cannot be read: permission denied"))
    }

    @Test func compilesADirectory() throws {
        let scratch = try tree()
        let run = try transc("compile", "App", directory: scratch.path)
        #expect(run.code == 0)
        #expect(run.errors == "")
        for name in found {
            #expect(try scratch.text("App/" + name + ".swift").hasPrefix("// @generated"))
        }
        try scratch.write(bad, to: "App/Sub/a.trans")
        let wrong = try transc("lint", "App", "Other", directory: scratch.path)
        #expect(wrong.code == 1)
        #expect(wrong.errors.hasPrefix("App/Sub/a.trans:1:12: error: "))
    }

    @Test func equalNamesCannotGoToOneDirectory() throws {
        let scratch = try tree()
        let run = try transc("compile", "App", "-d", "out", directory: scratch.path)
        #expect(run.code == 64)
        #expect(
            run.errors == """
                transc: error: `App/Sub/a.trans` and `App/Sub-a/a.trans` would both be written to \
                `out/a.trans.swift`
                help: compile them one by one, each with its own `-d DIR`, or leave out `-d`: then \
                the Swift goes next to each file

                """)
        #expect(try transc("compile", "App", "-o", "x", directory: scratch.path).code == 64)
    }

    @Test func namesThatAreNotUTF8AreTold() throws {
        let scratch = try Scratch()
        let home = scratch.path
        try scratch.write(good, to: "a.trans")
        // Some disks refuse such names.
        guard try shell("cd '\(home)' && : > $'\\xff.trans'").code == 0 else { return }
        let below = try transc("compile", ".", directory: home)
        #expect(below.code == 66)
        #expect(
            below.errors
                == "transc: error: the name of `./\u{FFFD}.trans` is not UTF-8\nhelp: rename it\n")
        for line in ["compile $'\\xff.trans'", "compile a.trans -o $'\\xfe.swift'"] {
            let run = try shell("cd '\(home)' && \"$0\" \(line)")
            #expect(run.code == 64)
            #expect(run.errors.hasPrefix("transc: error: the argument `\u{FFFD}."))
        }
        #expect(
            try !FileManager.default.contentsOfDirectory(atPath: home).contains("\u{FFFD}.swift"))
        #expect(try !scratch.names.contains("a.trans.swift"))
    }

    @Test func aLinkThatLeadsNowhereIsTold() throws {
        let scratch = try Scratch()
        try scratch.write(good, to: "a.trans")
        #expect(symlink("gone.trans", scratch.file("b.trans")) == 0)
        let run = try transc("lint", ".", directory: scratch.path)
        #expect(run.code == 66)
        #expect(run.errors.hasPrefix("transc: error: `./b.trans` does not exist"))
    }
}
