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
        let invocation = try parseArguments(
            words,
            settings: { _, _ in
                Settings(path: path, words: settings.map { WrittenArgument($0, line: 1) })
            })
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

    @Test("Comments end their line, and a sign in quotes begins none")
    func comments() throws {
        let words = try splitArguments(
            "# a 'quote\n--strict # b\n--baseline '#c\n#d' e#f", "file", "f", hasComments: true)
        #expect(words.map { $0.text } == ["--strict", "--baseline", "#c\n#d", "e#f"])
        #expect(words.map { $0.line } == [2, 3, 3, 4])
    }
}
