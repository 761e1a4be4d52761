import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem
@testable import transc
@testable import TestSupport

/// Xcode's variables for scripts, and their effect with `--xcode`.
@Suite struct ScriptPhaseTests {
    /// The variables that Xcode sets for a script phase or, with `rule`, a build rule.
    private static func variables(
        inputs: [String] = [], outputs: [String] = [], inputLists: [String] = [],
        outputLists: [String] = [], rule: String? = nil
    ) -> [String: String] {
        var variables: [String: String] = [:]
        for (name, paths) in [
            ("SCRIPT_INPUT_FILE", inputs), ("SCRIPT_OUTPUT_FILE", outputs),
            ("SCRIPT_INPUT_FILE_LIST", inputLists), ("SCRIPT_OUTPUT_FILE_LIST", outputLists),
        ] {
            variables["\(name)_COUNT"] = String(paths.count)
            for (index, path) in paths.enumerated() { variables["\(name)_\(index)"] = path }
        }
        if let rule { variables["SCRIPT_INPUT_FILE"] = rule }
        return variables
    }

    private func phase(_ variables: [String: String]) throws -> ScriptPhase {
        try ScriptPhase { variables[$0].flatMap { $0.isEmpty ? nil : $0 } }
    }

    @Test func filesListsAndOutputs() throws {
        let scratch = try Scratch()
        let list = try scratch.write("/p/C.trans\n/p/it's odd.trans\n\n", to: "in.xcfilelist")
        let outputs = try scratch.write("/d/C.trans.swift\n", to: "out.xcfilelist")
        let phase = try phase(
            Self.variables(
                inputs: ["/p/A.trans", "", "/p/logo.png", "/p/A.trans"],
                outputs: ["/d/A.trans.swift", "/d/report.txt"],
                inputLists: [list], outputLists: [outputs]))
        #expect(phase.inputs == ["/p/A.trans", "/p/logo.png", "/p/C.trans", "/p/it's odd.trans"])
        #expect(try phase.files() == ["/p/A.trans", "/p/C.trans", "/p/it's odd.trans"])
        let compiled = try phase.compiledFiles()
        #expect(compiled.map(\.file) == ["/p/A.trans", "/p/C.trans"])
        #expect(compiled.map(\.output) == ["/d/A.trans.swift", "/d/C.trans.swift"])
    }

    /// A rule is run for one file; its Input Files are what this imports.
    @Test func buildRule() throws {
        let phase = try phase(
            Self.variables(
                inputs: ["/p/names.trans"], outputs: ["/d/A.trans.swift"], rule: "/p/A.trans"))
        #expect(try phase.files() == ["/p/A.trans"])
        #expect(try phase.compiledFiles().map(\.output) == ["/d/A.trans.swift"])
    }

    /// `--objc` writes files that must be declared too.
    @Test func everyOutputIsDeclared() throws {
        var options = Options()
        options.writesObjectiveC = true
        let outputs = ["/d/A.trans.swift", "/d/A.trans.h", "/d/A.trans.m"]
        let whole = try phase(Self.variables(inputs: ["/A.trans"], outputs: outputs))
        #expect(try CompilePlan(whole, options).destinations == outputs.map { .file($0) })
        let part = try phase(
            Self.variables(inputs: ["/A.trans"], outputs: Array(outputs.dropLast())))
        let failure = #expect(throws: Failure.self) { try CompilePlan(part, options) }
        #expect(failure?.message.contains("`/d/A.trans.m` is an output") == true)
    }
}
