import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc

/// `transc.args`: what it may hold, where it is found, and what it counts against.
@Suite struct SettingsTests {
    private func options(
        _ words: [String], settings: [String], at path: String = "transc.args"
    ) throws -> Options {
        let invocation = try parseArguments(words) { _, _ in
            Settings(path: path, words: settings)
        }
        guard case .run(_, _, let options) = invocation else { throw WrongInvocation() }
        return options
    }

    private struct WrongInvocation: Error {}

    @Test func theCommandLineCountsMore() throws {
        let settings = ["--engine", "hero", "--allow", "raw-swift", "--swift-version", "5.9"]
        let options = try options(["compile", "a", "--engine", "uikit"], settings: settings)
        #expect(options.engine == .uikit)
        #expect(options.rules.chosen == [.rawSwift: .off])
        #expect(options.settings == "transc.args")
    }

    @Test("What a command has no use for is passed over", arguments: ["lint", "resolve", "dump"])
    func otherCommands(_ command: String) throws {
        let words = [command, "a"] + (command == "dump" ? ["--tree"] : [])
        let settings = ["--access", "public", "--line-directives", "--support=none"]
        #expect(try options(words, settings: settings).access == .public)
    }

    @Test func pathsBeginAtTheFile() throws {
        let found = try options(["lint"], settings: ["--baseline", "b"], at: "../transc.args")
        #expect(found.baseline == "../b")
        let written = try options(
            ["lint", "--write-baseline", "c"], settings: ["--baseline", "b"])
        #expect(written.baseline == nil && written.writtenBaseline == "c")
    }

    @Test(arguments: [
        (["-o", "x"], "`-o` belongs on the command line"),
        (["a.trans"], "`a.trans` is not an option"),
        (["--engine", "heroo"], "`heroo` is not a value of `--engine`"),
    ])
    func refusesOthers(_ settings: [String], _ message: String) throws {
        let failure = #expect(throws: Failure.self) {
            try options(["compile", "a"], settings: settings)
        }
        let text = try #require(failure?.message)
        #expect(text.hasPrefix("in `transc.args`: ") && text.contains(message))
    }

    // MARK: Where it is found

    private func errors(_ scratch: Scratch, in directory: String, _ words: String) throws -> Run {
        let command = try #require(builtCommand)
        let path = shellQuoted(command.path)
        return try shell("cd \(shellQuoted(scratch.file(directory))) && \(path) \(words)")
    }

    @Test("It is looked for above, but not beyond the repository")
    func isFoundAbove() throws {
        let scratch = try Scratch()
        for directory in ["App/Feed", "App/.git"] {
            try FileManager.default.createDirectory(
                atPath: scratch.file(directory), withIntermediateDirectories: true)
        }
        try scratch.write(
            """
            screen A = AController
            screen Unused = UnusedController
            registry R { push A -> A: fade }
            """, to: "App/Feed/A.trans")
        try scratch.write("--error warnings\n", to: "transc.args")
        #expect(try errors(scratch, in: "App/Feed", "lint").code == 0)
        try scratch.write("# All of them.\n  # Really.\n--error warnings\n", to: "App/transc.args")
        #expect(try errors(scratch, in: "App/Feed", "lint").code == 1)
        #expect(try errors(scratch, in: "App/Feed", "lint --settings none").code == 0)
        #expect(try errors(scratch, in: "App/Feed", "lint --source-root .").code == 0)
        #expect(try errors(scratch, in: "App", "lint Feed/A.trans").code == 1)
        // The nearest one alone.
        try scratch.write("--strict\n", to: "App/Feed/transc.args")
        #expect(try errors(scratch, in: "App/Feed", "lint").code == 2)
        let named = try errors(scratch, in: "App/Feed", "lint --settings ../transc.args")
        #expect(named.code == 1)
    }

    @Test("A build sees that it was read")
    func isAnInput() throws {
        let scratch = try Scratch()
        try scratch.write("screen A = AController\n", to: "A.trans")
        try scratch.write("--access public\n", to: "transc.args")
        let listed = try errors(scratch, in: "", "inputs A.trans")
        #expect(listed.output == "A.trans\ntransc.args\n")
        let built = try errors(scratch, in: "", "compile A.trans --depfile A.d")
        #expect(built.code == 0)
        let rule = try String(contentsOfFile: scratch.file("A.d"), encoding: .utf8)
        #expect(rule.hasPrefix("A.trans.swift: A.trans \\\n  transc.args\n"))
        let swift = try String(contentsOfFile: scratch.file("A.trans.swift"), encoding: .utf8)
        #expect(swift.contains("public enum A"))
        // Nothing is written over it.
        let own = try errors(scratch, in: "", "compile A.trans -o transc.args --force")
        #expect(own.code == 64)
        let support = try errors(scratch, in: "", "support --engine hero -o transc.args --force")
        #expect(support.code == 64)
    }

    @Test("A level of the command line counts more than one for all warnings in the settings")
    func levels() throws {
        let weak = try options(["lint", "--warn", "raw-swift"], settings: ["--error", "warnings"])
        let place = SourcePlace(file: .main, range: SourceRange(start: 0, end: 1))
        var problem = Diagnostic(.rawSwift, "x", at: place)
        problem.severity = .warning
        #expect(weak.rules.apply(to: [problem]).map(\.severity) == [.warning])
        let strong = try options(
            ["lint", "--warn", "raw-swift", "--error", "warnings"], settings: [])
        #expect(strong.rules.apply(to: [problem]).map(\.severity) == [.error])
    }

    @Test("What is there and cannot be read is an error")
    func unreadable() throws {
        let scratch = try Scratch()
        try scratch.write("screen A = AController\n", to: "A.trans")
        try FileManager.default.createSymbolicLink(
            atPath: scratch.file("transc.args"), withDestinationPath: "nowhere")
        let link = try errors(scratch, in: "", "lint")
        #expect(link.code == 66 && link.errors.contains("the settings file `transc.args`"))
    }

    @Test("Comments end their line, and a sign in quotes begins none")
    func comments() throws {
        let words = try splitArguments(
            "# a 'quote\n--strict # b\n--baseline '#c\n#d' e#f", "file", "f", hasComments: true)
        #expect(words == ["--strict", "--baseline", "#c\n#d", "e#f"])
    }

    @Test("A baseline counts in every directory of the project")
    func baseline() throws {
        let scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch.file("App/.git"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: scratch.file("App/Feed"), withIntermediateDirectories: true)
        try scratch.write("screen A = AController\nregistry R { }\n", to: "App/Feed/A.trans")
        try scratch.write("--baseline .base\n--strict\n", to: "App/transc.args")
        let written = try errors(scratch, in: "App", "lint --write-baseline .base Feed/A.trans")
        #expect(written.code == 0)
        #expect(try scratch.text("App/.base").contains("Feed/A.trans"))
        let whole = shellQuoted(scratch.file("App/Feed/A.trans"))
        for (directory, file) in [("App", "Feed/A.trans"), ("App/Feed", "A.trans"), ("App", whole)]
        {
            let run = try errors(scratch, in: directory, "lint \(file)")
            #expect(run.code == 0, "\(directory): \(run.errors)")
        }
    }
}
