import Testing
import TransitionDSL

@testable import Driver
@testable import OperatingSystem

@Suite struct LevelTests {
    private func rules(_ arguments: String...) throws -> RuleLevels {
        guard case .run(_, _, let options) = try parseArguments(["lint", "a"] + arguments) else {
            Issue.record("runs no command")
            return RuleLevels()
        }
        return options.rules
    }

    @Test func theLastLevelOfARuleCounts() throws {
        #expect(
            try rules("--error", "empty-registry,raw-swift", "--allow=raw-swift").chosen
                == [.emptyRegistry: .error, .rawSwift: .off])
        #expect(try rules("--allow=raw-swift", "--note", "raw-swift").chosen == [.rawSwift: .note])
        #expect(try rules("--warn=warnings").ofWarnings == .warning)
    }

    @Test(
        arguments: [
            (
                "emty-registry", "`emty-registry` for `--error` is not a rule",
                "did you mean `empty-registry`?"
            ),
            (
                "empty-registry,", "`` for `--error` is not a rule",
                "`transc explain` lists the rules"
            ),
            (
                "trailing-comma",
                "`trailing-comma` is an error of the language; its level cannot be set",
                "`--error` takes rules, which `transc explain` lists"
            ),
        ])
    func refuses(_ value: String, _ message: String, _ help: String) {
        let failure = #expect(throws: Failure.self) { try rules("--error", value) }
        #expect(failure == Failure(.usage, message, help: help))
    }

    /// How a run ends that finds one warning, and with which word it reports it.
    @Test(
        arguments: [
            ([], 0, "warning"), (["--strict"], 2, "warning"),
            (["--error=empty-registry"], 1, "error"),
            (["--error", "warnings"], 1, "error"), (["--note=warnings", "--strict"], 0, "note"),
            (["--allow=empty-registry", "--strict"], 0, nil), (["--allow", "warnings"], 0, nil),
            (["--error=warnings", "--allow=empty-registry"], 0, nil),
        ] as [([String], Int32, String?)])
    func levelsCountInLint(_ arguments: [String], _ code: Int32, _ word: String?) throws {
        let run = try transc(["lint", "-"] + arguments, input: "registry App { }\n")
        #expect(run.code == code)
        guard let word else {
            #expect(run.errors == "")
            return
        }
        #expect(run.errors.hasPrefix("<stdin>:1:10: \(word): the registry `App` has no line"))
    }

    @Test func theCommandLineWinsOverTheFile() throws {
        let text = "registry App { }\nlint { empty-registry: off }\n"
        #expect(try transc("lint", "-", "--error=empty-registry", input: text).code == 1)
        // What the file turns off is no warning.
        #expect(try transc("lint", "-", "--error=warnings", input: text).code == 0)
    }

    @Test func aRuleMadeAnErrorKeepsSwiftFromBeingWritten() throws {
        let text = "registry App { }\n"
        let run = try transc("compile", "-", "--error=warnings", input: text)
        #expect(run.code == 1)
        #expect(run.output == "")
        #expect(try transc("compile", "-", "--note=warnings", input: text).errors == "")
    }
}
