import Foundation
import Testing
import TransitionDSL

@testable import TestSupport

/// The app of Examples/Journal, which has a `TransitionStack`, executed on the doubles.
@Suite("A stack of SwiftUI views")
struct StackTests {
    private static let scenarios: [ScenarioCase] = [Engine.uikit, .hero].flatMap { engine in
        do {
            let example = "Examples/Journal/Journal"
            guard let generated = try Generated("\(example).trans", engine: engine) else {
                throw ToolFailure(description: "the example has errors")
            }
            let program = try AppProgram(
                app: "Stack",
                sources: [
                    (generated.name, generated.text),
                    ("\(example).swift", try Repository.text("\(example).swift")),
                ], engine: engine)
            return try program.scenarios().map {
                ScenarioCase(app: "Stack", engine: engine, program: program, name: $0)
            }
        } catch {
            return [ScenarioCase(app: "Stack", engine: engine, name: "builds", problem: "\(error)")]
        }
    }

    @Test("The path is the stack", arguments: scenarios)
    func follows(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }

    /// However the app's module is set up.
    @Test("The example type-checks", arguments: Setting.all)
    func typeChecks(_ setting: Setting) throws {
        let example = "Examples/Journal/Journal"
        let generated = try #require(try Generated("\(example).trans", engine: nil))
        let doubles = try Doubles.shared.get()
        let scratch = try Scratch()
        var lowering = doubles.lowering
        lowering.learn([generated.text])
        let app = try Repository.text("\(example).swift")
        let files = [
            try scratch.write(try lowering.lower(generated.text), to: generated.name),
            try scratch.write(try lowering.lower(app), to: "Journal.swift"),
        ]
        let result = try run(
            "swiftc",
            ["-frontend", "-emit-sil", "-o", "/dev/null", "-parse-as-library"]
                + ["-module-name", "Client"] + setting.flags + doubles.flags + files
        )
        #expect(result.status == 0 && Diagnostics.warnings(in: result.output).isEmpty)
        if result.status != 0 { Issue.record("\(result.output)") }
    }
}
