import Foundation
import Testing
import TransitionDSL

@testable import Driver
@testable import transc
@testable import TestSupport

/// Runs in which nothing of the project may be touched but what is declared, as in the sandbox of
/// Xcode's scripts.
@Suite struct ScriptSandboxTests {
    /// How the launcher in Tests/Sandbox refuses: by system calls or by the kernel's own means.
    enum Means: String, CaseIterable {
        case calls, landlock
    }

    private let scratch: Scratch
    private let confine: String

    init() throws {
        scratch = try Scratch()
        confine = try #require(Confinement.launcher)
        for directory in ["app/parts", "derived", "out"] {
            try FileManager.default.createDirectory(
                atPath: scratch.file(directory), withIntermediateDirectories: true)
        }
        try scratch.write(
            "import \"parts/names.trans\"\nregistry App { push News -> Detail: fade }\n",
            to: "app/App.trans")
        try scratch.write(
            "screen News = News\nscreen Detail = Detail\n", to: "app/parts/names.trans")
    }

    private let inputs = ["app/App.trans", "app/parts/names.trans"]
    private let output = "derived/App.trans.swift"

    /// Runs a command in the sandbox, in a phase that declares what it may use.
    private func run(
        _ means: Means, _ command: String, reading inputs: [String], writing outputs: [String],
        setting: String = "export ENABLE_USER_SCRIPT_SANDBOXING=YES"
    ) throws -> Run {
        let declared =
            inputs.map { "r:\(scratch.file($0))" } + outputs.map { "w:\(scratch.file($0))" }
        var lines = [setting, "cd \(scratch.path)"]
        for (name, paths) in [("INPUT", self.inputs), ("OUTPUT", [output])] {
            lines.append("export SCRIPT_\(name)_FILE_COUNT=\(paths.count)")
            for (index, path) in paths.enumerated() {
                lines.append("export SCRIPT_\(name)_FILE_\(index)=\(scratch.file(path))")
            }
        }
        let log = try Scratch()
        let confined =
            "\(confine) \(means.rawValue) \(scratch.path) \(declared.joined(separator: " "))"
        lines.append("\(confined) -- \(command) 3> \(log.file("log"))")
        var run = try shell(lines.joined(separator: "\n"))
        run.output += try log.text("log")
        return run
    }

    /// The bytes that are written outside of any sandbox.
    private func expected() throws -> String {
        let run = try transc("compile", scratch.file("app/App.trans"), "-o", "-")
        #expect(run.code == 0)
        return run.output
    }

    @Test(.enabled(if: Confinement.works(.calls)))
    func theSandboxBites() throws {
        let app = scratch.file("app/App.trans")
        for command in [
            "/bin/cat \(app)", "/bin/ls \(scratch.path)/app", "/usr/bin/touch \(scratch.path)/new",
            "/bin/mkdir \(scratch.path)/new", "/bin/bash -c 'echo > \(app)'",
            "/bin/mv /dev/null \(scratch.path)/new",
        ] {
            #expect(try run(.calls, command, reading: [], writing: []).code != 0, "\(command)")
        }
        let reading = try run(.calls, "/bin/cat \(app)", reading: inputs, writing: [])
        #expect(reading.code == 0 && reading.output.contains("registry App"))
        let writing = try run(
            .calls, "/bin/bash -c 'echo > \(app)'", reading: inputs, writing: [])
        #expect(writing.code != 0)
        #expect(try scratch.names == ["app", "derived", "out"])
    }

    /// A declared output that is not there yet, and one that is; a second run writes nothing but
    /// the depfile. No call is made on anything but what is declared, and none is refused.
    @Test(.enabled(if: Confinement.works(.calls)))
    func onlyWhatIsDeclaredIsTouched() throws {
        let outputs = [output, "derived/App.d"]
        let command = "\"$0\" compile --xcode --depfile \(scratch.file("derived/App.d"))"
        for old in [nil, "\(GeneratedNames.marker)\n\(String(repeating: "// old\n", count: 5000))"]
        {
            if let old { try scratch.write(old, to: output) }
            let run = try run(.calls, command, reading: inputs, writing: outputs)
            #expect(run.code == 0 && run.errors == "")
            #expect(try scratch.text(output) == expected())
            let calls = run.output.split(separator: "\n").map { $0.split(separator: " ") }
            #expect(calls.count >= 5)
            #expect(calls.allSatisfy { $0[0] == "allowed" }, "\(run.output)")
            let paths = Set(calls.map { String($0[3]) })
            #expect(paths == Set((inputs + outputs).map { scratch.file($0) }))
            let written = Set(calls.filter { $0[1] == "write" }.map { String($0[3]) })
            #expect(written == Set(outputs.map { scratch.file($0) }))
        }
        let names = scratch.file(inputs[1])
        #expect(
            try scratch.text("derived/App.d") == """
                \(scratch.file(output)): \(scratch.file(inputs[0])) \\
                  \(names)

                \(scratch.file(inputs[0])):

                \(names):

                """)
        let again = try run(.calls, command, reading: inputs, writing: outputs)
        let rewritten = again.output.split(separator: "\n")
            .filter { $0.contains(" write ") && $0.hasSuffix(scratch.file(output)) }
        #expect(again.code == 0 && rewritten.isEmpty)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: scratch.file("derived")).sorted()
                == ["App.d", "App.trans.swift"])
    }

    /// The same if transc does not know of the sandbox: it continues without what is denied.
    @Test(
        .enabled(if: Confinement.works(.calls)), arguments: ["unset TMPDIR", "export TMPDIR=/tmp"])
    func anUnknownSandbox(_ setting: String) throws {
        let run = try run(
            .calls, "\"$0\" compile --xcode", reading: inputs, writing: [output], setting: setting)
        #expect(run.code == 0 && run.errors == "")
        #expect(try scratch.text(output) == expected())
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: scratch.file("derived")) == ["App.trans.swift"])
    }

    /// The kernel's own means: no call can go round them.
    @Test(
        .enabled(if: Confinement.works(.landlock)),
        arguments: [
            "export ENABLE_USER_SCRIPT_SANDBOXING=YES", "unset TMPDIR", "export TMPDIR=/tmp",
        ])
    func landlock(_ setting: String) throws {
        let app = scratch.file("app/App.trans")
        #expect(try run(.landlock, "/bin/cat \(app)", reading: [], writing: []).code != 0)
        try scratch.write("\(GeneratedNames.marker)\n", to: output)
        let run = try run(
            .landlock, "\"$0\" compile --xcode", reading: inputs, writing: [output],
            setting: setting)
        #expect(run.code == 0 && run.errors == "")
        #expect(try scratch.text(output) == expected())
        #expect(
            try FileManager.default.contentsOfDirectory(
                atPath: scratch.file("derived")) == ["App.trans.swift"])
    }

    /// An undeclared import is reported at its line, with the remedy.
    @Test(
        .enabled(if: Confinement.works(.calls) && Confinement.works(.landlock)),
        arguments: Means.allCases)
    func undeclaredImport(_ means: Means) throws {
        try scratch.write("\(GeneratedNames.marker)\n", to: output)
        let run = try run(
            means, "\"$0\" compile --xcode", reading: [inputs[0]], writing: [output])
        #expect(run.code == 1)
        let names = scratch.file(inputs[1])
        #expect(run.errors.contains("/app/App.trans:1:8: error: the imported file"))
        #expect(
            run.errors.contains(
                "declare `\(names)` as an Input File of the script; ENABLE_USER_SCRIPT_SANDBOXING"))
        // Where no sandbox is spoken of, none is blamed.
        let unknown = try self.run(
            means, "\"$0\" compile --xcode", reading: [inputs[0]], writing: [output],
            setting: "true")
        #expect(unknown.code == 1 && !unknown.errors.contains("SANDBOXING"))
    }

    @Test(
        .enabled(if: Confinement.works(.calls) && Confinement.works(.landlock)),
        arguments: Means.allCases)
    func undeclaredFiles(_ means: Means) throws {
        try scratch.write("\(GeneratedNames.marker)\n", to: output)
        let writing = try run(means, "\"$0\" compile --xcode", reading: inputs, writing: [])
        #expect(writing.code == 73)
        #expect(writing.errors.contains("declare it as an Output File of the script"))
        let reading = try run(means, "\"$0\" compile --xcode", reading: [], writing: [output])
        #expect(reading.code == 66)
        #expect(reading.errors.contains("declare it as an Input File of the script"))
    }
}

/// The launcher of Tests/Sandbox, built once.
enum Confinement {
    static let launcher: String? = {
        let source = repositoryRoot.appendingPathComponent("Tests/CommandLineTests")
            .appendingPathComponent("../Sandbox/confine.c").standardizedFileURL.path
        guard let command = builtCommand else { return nil }
        let result = command.deletingLastPathComponent().appendingPathComponent("confine").path
        #if os(Linux)
            let build = "clang -O1 -Wall -Wextra -Werror \(source) -o \(result)"
            guard let run = try? shell("export PATH=\(searchPath); \(build)"), run.code == 0 else {
                return nil
            }
            return result
        #else
            return nil
        #endif
    }()

    /// Whether the system lets the launcher do what it is for.
    static func works(_ means: ScriptSandboxTests.Means) -> Bool {
        guard let launcher, let scratch = try? Scratch() else { return false }
        return (try? shell("\(launcher) \(means.rawValue) \(scratch.path) -- /bin/true"))?.code == 0
    }

    private static var searchPath: String {
        ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    }
}
