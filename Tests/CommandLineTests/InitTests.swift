import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import TestSupport

/// `transc init`, and what can be done with the file it writes.
@Suite struct InitTests {
    /// The first minutes: the file is written, nothing is to be said of it, and it compiles.
    @Test(arguments: [nil] + Engine.allCases.map(\.rawValue))
    func theFirstFileIsWithoutFault(_ engine: String?) throws {
        let scratch = try Scratch()
        let options = engine.map { ["--engine", $0] } ?? []
        let made = try transc(["init"] + options, directory: scratch.path)
        #expect(made.code == 0 && made.errors == "")
        #expect(made.output.hasPrefix("wrote App.trans\n"))
        #expect(made.output.contains("transc compile App.trans\n"))
        #expect(made.output.contains("\n           .package(url: \"https://"))
        #expect(made.output.contains("upToNextMinor(from: \"\(version)\"))\n"))
        for line in made.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        #expect(made.output.contains("AppTransitions.install(in: navigationController)\n"))
        let text = try scratch.text("App.trans")
        #expect(text.contains("\nmodule AppTransitions\nengine \(engine ?? "uikit")"))
        for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }

        let lint = try transc("lint", "--strict", "App.trans", directory: scratch.path)
        #expect(lint.code == 0 && lint.errors == "")
        let compile = try transc("compile", "--strict", "App.trans", directory: scratch.path)
        #expect(compile.code == 0 && compile.errors == "")
        #expect(try scratch.names == ["App.trans", "App.trans.swift"])
        #expect(try scratch.text("App.trans.swift").contains("enum AppTransitions"))
    }
}
