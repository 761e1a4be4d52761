import Foundation
import Testing

@testable import OperatingSystem
@testable import TestSupport

/// What a run that is cut short leaves to make.
@Suite struct BuildFaultTests {
    private let arguments = ["compile", "app.trans", "--depfile", "d", "--stamp", "s"]

    private func write(_ word: String, in scratch: Scratch) throws {
        let heroes = (0..<2_000).map { "hero \(word)\($0) = \"\(word).\($0)\"\n" }.joined()
        try scratch.write("import \"\(word).trans\"\n" + heroes, to: "app.trans")
    }

    /// New Swift is never next to old rules, and a new stamp comes last: else a build would
    /// take for done what is not.
    @Test func aKillLeavesNothingThatLooksDone() throws {
        let scratch = try Scratch()
        for word in ["first", "second"] {
            try scratch.write("hero of\(word) = \"of.\(word)\"\n", to: word + ".trans")
        }
        let command = try #require(builtCommand)
        try write("second", in: scratch)
        var code: Int32 = 1
        let duration = try ContinuousClock().measure {
            code = try transc(arguments, directory: scratch.path).code
        }
        #expect(code == 0)
        for round in 0..<24 {
            try write("first", in: scratch)
            #expect(try transc(arguments, directory: scratch.path).code == 0)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1000)],
                ofItemAtPath: scratch.file("s"))
            try write("second", in: scratch)
            let process = Process()
            process.executableURL = command
            process.arguments = arguments
            process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
            try process.run()
            let microseconds = duration.components.attoseconds / 1_000_000_000_000
            usleep(UInt32(microseconds * Int64(round + 1) / 20))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()

            let swift = try scratch.text("app.trans.swift")
            let rules = try scratch.text("d")
            let isNew = swift.contains("second1999")
            #expect(isNew != swift.contains("first1999"))
            #expect(rules.hasSuffix("\nfirst.trans:\n") || rules.hasSuffix("\nsecond.trans:\n"))
            let hasNewRules = rules.contains("second.trans")
            let isStamped = try FileStatus(scratch.file("s")).modifiedSeconds != 1000
            #expect(!isNew || hasNewRules)
            #expect(!isStamped || isNew)
        }
    }

    /// What went wrong after the Swift was written leaves the stamp as it was, or unmade.
    @Test func aReportThatFailsLeavesNoStamp() throws {
        let scratch = try Scratch()
        try scratch.write("hero a = \"a\"\n", to: "app.trans")
        let run = try transc(
            arguments + ["--report", "jsonl=no/where"], directory: scratch.path)
        #expect(run.code == 73)
        #expect(try scratch.names == ["app.trans", "app.trans.swift", "d"])
        #expect(try transc(arguments, directory: scratch.path).code == 0)
        #expect(try scratch.names == ["app.trans", "app.trans.swift", "d", "s"])
    }

    /// Where another file cannot be staged, the depfile is as old as the Swift.
    @Test func aRefusalLeavesNoTrace() throws {
        let scratch = try Scratch()
        try scratch.write("hero a = \"a\"\n", to: "app.trans")
        try scratch.write("let mine = 1\n", to: "app.trans.m")
        let run = try transc(arguments + ["--objc"], directory: scratch.path)
        #expect(run.code == 73)
        #expect(try scratch.names == ["app.trans", "app.trans.m"])
    }
}
