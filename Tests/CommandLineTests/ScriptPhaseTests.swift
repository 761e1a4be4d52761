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

    @Test(
        arguments: [
            ([:], "`SCRIPT_INPUT_FILE_COUNT` is not set"),
            (["SCRIPT_INPUT_FILE_COUNT": "two"], "`SCRIPT_INPUT_FILE_COUNT` is `two`"),
            (["SCRIPT_INPUT_FILE_COUNT": "-1"], "is `-1`, not a number of files"),
            (["SCRIPT_INPUT_FILE_COUNT": "99999999"], "not a number of files"),
            (variables(inputLists: ["/no/such.list"]), "`/no/such.list` does not exist"),
            (variables(outputs: ["/d/A.trans.swift"]), "no Input File"),
            (variables(inputs: ["/a.png"], outputs: ["/d/A.trans.swift"]), "no Input File"),
            (variables(inputs: ["/A.trans"]), "`$(SRCROOT)/…/A.trans.swift` below Output Files"),
            (variables(inputs: ["/A.trans"], outputs: ["/A.swift"]), "no Output File"),
            (
                variables(rule: "/A.trans"),
                "`$(DERIVED_FILE_DIR)/$(INPUT_FILE_BASE).trans.swift` below Output Files"
            ),
            (variables(outputs: ["/A.trans.swift"], rule: "/A.tran"), "matching `*.trans`"),
            (
                variables(outputs: ["/B.trans.swift"], rule: "/A.trans"),
                "`/B.trans.swift` is an Output File of the build rule, which runs for `/A.trans`"
            ),
            (
                variables(inputs: ["/A.trans"], outputs: ["/d/A.trans.swift", "/d/B.trans.swift"]),
                "no Input File is called `B.trans`"
            ),
            (
                variables(inputs: ["/a/A.trans", "/b/A.trans"], outputs: ["/d/A.trans.swift"]),
                "`/a/A.trans` and `/b/A.trans` are both Input Files called `A.trans`"
            ),
            (
                variables(inputs: ["/A.trans"], outputs: ["/d/A.trans.swift", "/e/A.trans.swift"]),
                "are both Output Files called `A.trans.swift`"
            ),
        ] as [([String: String], String)])
    func whatIsMissing(_ variables: [String: String], _ message: String) throws {
        let failure = #expect(throws: Failure.self) {
            try phase(variables).compiledFiles()
        }
        #expect(try #require(failure).text.contains(message), "\(failure?.text ?? "")")
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

    @Test(
        arguments: [
            ("compile --xcode a.trans", "`a.trans` cannot be given"),
            ("compile --xcode -o a", "`-o` and `-d` cannot be given"),
            ("compile --xcode -d a", "`-o` and `-d` cannot be given"),
            ("lint --xcode --fix", "cannot be given with `--xcode`"),
            ("lint --xcode --diff", "cannot be given with `--xcode`"),
            ("compile --xcode --nonsense", "`--nonsense` is not an option"),
            ("compile --xcode", "`SCRIPT_INPUT_FILE_COUNT` is not set"),
            ("resolve --xcode", "not an option of `transc resolve`"),
        ])
    func commandLines(_ line: String, _ message: String) throws {
        let run = try transc(line.split(separator: " ").map(String.init))
        #expect(run.code == 64)
        #expect(run.errors.contains(message))
        // A place would lead Xcode to a file called `transc`.
        let only = try XcodeLine(run.errors.trimmingCharacters(in: .newlines))
        #expect(only.severity == "error" && only.location == "")
    }
}

/// Whole runs, as a script of Xcode makes them.
@Suite struct ScriptPhaseCommandTests {
    private let scratch: Scratch
    /// What precedes the command: the variables of a phase with two inputs and one output.
    private let setting: String

    init() throws {
        scratch = try Scratch()
        let path = scratch.path
        try scratch.write("screen News = News\nscreen Detail = Detail\n", to: "names.trans")
        setting = """
            cd /; export SCRIPT_INPUT_FILE_COUNT=2 SCRIPT_OUTPUT_FILE_COUNT=1 \
            SCRIPT_INPUT_FILE_0=\(path)/App.trans SCRIPT_INPUT_FILE_1=\(path)/names.trans \
            SCRIPT_OUTPUT_FILE_0=\(path)/App.trans.swift
            """
    }

    private func run(_ arguments: String, _ text: String, _ more: String = "true") throws -> Run {
        try scratch.write(text, to: "App.trans")
        return try shell("\(setting); \(more); \"$0\" \(arguments)")
    }

    private let good = "import \"names.trans\"\nregistry App { push News -> Detail: fade }\n"

    @Test func successIsSilent() throws {
        let run = try run("compile --xcode", good)
        #expect(run.code == 0)
        #expect(run.output + run.errors == "")
        #expect(try scratch.text("App.trans.swift").hasPrefix(GeneratedNames.marker))
        #expect(try scratch.names == ["App.trans", "App.trans.swift", "names.trans"])
    }

    /// Every line is one that Xcode understands, with an absolute path; notes are for `lint`.
    @Test(arguments: ["compile", "lint"])
    func problems(_ command: String) throws {
        let text = good + "screen Nes = swift(#\"A\"#)\nregistry B { push Nws → Detail: fade }\n"
        let run = try run("\(command) --xcode", text)
        #expect(run.code == 1)
        #expect(run.output == "")
        let lines = try run.errors.split(separator: "\n").map { try XcodeLine(String($0)) }
        #expect(lines.allSatisfy { $0.location.hasPrefix(scratch.path) })
        #expect(lines.contains { $0.severity == "error" })
        #expect(lines.contains { $0.severity == "fixit" && $0.message == "->" })
        #expect(!run.errors.contains("transc:"))
        #expect(try !scratch.names.contains("App.trans.swift"))
    }

    @Test func warningsThatCount() throws {
        let run = try run("compile --xcode --strict", good + "registry Empty { }\n")
        #expect(run.code == 2)
        let severities = try run.errors.split(separator: "\n")
            .map { try XcodeLine(String($0)).severity }
        #expect(severities.first == "warning")
        #expect(severities.last == "error")
    }

    /// What a person asks for in a file is reported in both forms.
    @Test func textGoesElsewhere() throws {
        let report = scratch.file("report.txt")
        let run = try run("compile --xcode --report text=\(report)", good + "oops\n")
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("\(scratch.path)/App.trans:3:1: error: "))
        #expect(try scratch.text("report.txt").contains("3 | oops"))
    }

    @Test func missingFiles() throws {
        let missing =
            "export SCRIPT_INPUT_FILE_0=\(scratch.path)/No.trans "
            + "SCRIPT_OUTPUT_FILE_0=\(scratch.path)/No.trans.swift"
        let run = try run("compile --xcode", good, missing)
        #expect(run.code == 66)
        let path = scratch.file("No.trans")
        #expect(run.errors == "\(path): error: `\(path)` does not exist\n")
    }

    /// A phase that only checks needs no outputs.
    @Test func lintNeedsNoOutput() throws {
        let text = good.replacingOccurrences(of: "fade", with: "slide(left)")
        let run = try run("lint --xcode", text, "unset SCRIPT_OUTPUT_FILE_COUNT")
        #expect(run.code == 0)
        #expect(run.errors.contains(": note: "))
    }
}
