import Foundation
import Testing

/// What can be tried without Xcode of the projects that XcodeGen and Tuist make: their scripts run
/// as Xcode would run them, and both declare the same.
@Suite("Projects of XcodeGen and Tuist") struct XcodeProjectTests {
    @Test("The script phase compiles all") func scriptPhase() throws {
        let script = try #require(try ProjectScript.xcodeGen().first)
        let app = try ExampleBuild()
        set(&app.environment, "SCRIPT_INPUT_FILE", script.inputs.map { resolved($0, app) })
        set(&app.environment, "SCRIPT_OUTPUT_FILE", script.outputs.map { resolved($0, app) })
        // Xcode makes the folders of what a script declares.
        _ = try app.shell("mkdir Generated temporary")
        app.environment["TARGET_TEMP_DIR"] = app.file("temporary")
        for _ in 0..<2 {
            let run = try app.shell(script.text)
            #expect(run.code == 0, "\(run.errors)")
            #expect(run.output + run.errors == "", "Xcode makes notes of what a script prints")
        }
        #expect(try app.text("Generated/Common.trans.swift").contains("enum Common "))
        #expect(try app.text("Generated/Onboarding.trans.swift").contains("enum Onboarding "))

        let file = resolved(try #require(script.dependencyFile), app)
        let depfile = try String(contentsOfFile: file, encoding: .utf8)
        for path in script.inputs + script.outputs {
            #expect(depfile.contains(resolved(path, app)))
        }
    }

    @Test("The build rule compiles one") func buildRule() throws {
        let script = try #require(try ProjectScript.xcodeGen().last)
        #expect(script.inputs == [])
        let app = try ExampleBuild()
        app.environment["SCRIPT_INPUT_FILE"] = app.file("Transitions/Common.trans")
        set(&app.environment, "SCRIPT_OUTPUT_FILE", script.outputs.map { resolved($0, app) })
        let run = try app.shell("mkdir derived\n" + script.text)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try app.text("derived/Common.trans.swift").contains("enum Common "))
    }

    @Test("A mistake is reported in Xcode's form") func mistake() throws {
        let script = try #require(try ProjectScript.xcodeGen().first)
        let app = try ExampleBuild()
        set(&app.environment, "SCRIPT_INPUT_FILE", script.inputs.map { resolved($0, app) })
        set(&app.environment, "SCRIPT_OUTPUT_FILE", script.outputs.map { resolved($0, app) })
        app.environment["TARGET_TEMP_DIR"] = app.root
        try app.edit("Transitions/Onboarding.trans", "fade with", to: "fude with")
        let run = try app.shell(script.text)
        #expect(run.code == 1)
        #expect(
            run.errors.hasPrefix(
                "\(app.file("Transitions/Onboarding.trans")):16:32: error: no animation is called"))
    }

    @Test("Tuist's script is XcodeGen's") func tuist() throws {
        let script = try ProjectScript.tuist()
        let other = try #require(try ProjectScript.xcodeGen().first)
        #expect(script.text == other.text)
        #expect(script.inputs == ["Transitions/*.trans"])
        #expect(script.outputs.map { "$(SRCROOT)/" + $0 } == other.outputs)
        #expect(script.dependencyFile == other.dependencyFile)
    }

    /// The stand-in has the declarations of Tuist 4 that the file uses.
    @Test("Project.swift type-checks", .enabled(if: executable("swiftc") != nil))
    func manifest() throws {
        let app = try ExampleBuild(.swift)
        let double = URL(fileURLWithPath: ExampleBuild.source)
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(
                components: "Tests", "Doubles", "ProjectDescription", "ProjectDescription.swift")
        let run = try app.shell(
            """
            swiftc -emit-module -parse-as-library -module-name ProjectDescription '\(double.path)' &&
            swiftc -typecheck -warnings-as-errors -I . Project.swift
            """)
        #expect(run.code == 0, "\(run.errors)")
    }

    // MARK: Xcode's part

    private func set(_ variables: inout [String: String], _ name: String, _ paths: [String]) {
        variables[name + "_COUNT"] = String(paths.count)
        for (index, path) in paths.enumerated() { variables["\(name)_\(index)"] = path }
    }

    private func resolved(_ path: String, _ app: ExampleBuild) -> String {
        path.replacingOccurrences(of: "$(SRCROOT)", with: app.root)
            .replacingOccurrences(of: "$(TARGET_TEMP_DIR)", with: app.file("temporary"))
            .replacingOccurrences(of: "$(DERIVED_FILE_DIR)", with: app.file("derived"))
            .replacingOccurrences(of: "$(INPUT_FILE_BASE)", with: "Common")
    }
}
