import Foundation
import Testing

@testable import OperatingSystem
@testable import TestSupport

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

    @Test func sortsByComponents() {
        #expect(
            sortedByComponents(["a-b/x", "a/y", "a/b/c", "a.trans", "B", "a/b.trans", "a/b"])
                == ["B", "a/b", "a/b/c", "a/b.trans", "a/y", "a-b/x", "a.trans"])
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
}
