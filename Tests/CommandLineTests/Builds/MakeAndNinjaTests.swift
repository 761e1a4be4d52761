import Foundation
import Testing

/// A build system of the example that runs wherever it is installed.
enum BuildSystem: String, CaseIterable {
    case make, ninja

    static let installed = allCases.filter { executable($0.rawValue) != nil }

    /// What it says where nothing is to be done.
    var idleText: String {
        switch self {
        case .make: "is up to date"
        case .ninja: "no work to do"
        }
    }
}

/// The example is built by make and by ninja: what runs after which change, and what does not.
@Suite("make and ninja", .enabled(if: !BuildSystem.installed.isEmpty))
struct MakeAndNinjaTests {
    private static let onboarding = "Transitions/Onboarding.trans"
    private static let common = "Transitions/Common.trans"
    private static let both = ["transc \(common)", "transc \(onboarding)"]

    @Test("Builds the program, then has nothing to do", arguments: BuildSystem.installed)
    func firstAndSecond(_ system: BuildSystem) throws {
        let app = try ExampleBuild(.swift)
        try expectBuild(app, system, runs: Self.both + ["swiftc"])
        let program = try app.shell("out/onboarding")
        #expect(program.code == 0)
        #expect(program.output.contains("signUp Onboarding signUp\n"))
        #expect(program.output.contains("home Main home\n"))
        #expect(program.output.hasSuffix("skip: skipOnboarding\nsettings: showSettings\n"))
        try expectIdle(app, system)
    }

    @Test("A comment compiles nothing", arguments: BuildSystem.installed)
    func comment(_ system: BuildSystem) throws {
        let app = try built(system)
        let times = try app.times("out")
        try app.edit(Self.onboarding, "registry Pages", to: "// What plays.\nregistry Pages")
        try expectBuild(app, system, runs: ["transc \(Self.onboarding)"])
        for name in ["Onboarding.trans.swift", "Common.trans.swift", "onboarding"] {
            #expect(try app.time("out/\(name)") == times[name], "\(name)")
        }
        try expectIdle(app, system)
    }

    @Test("A change of an import runs both", arguments: BuildSystem.installed)
    func importedFile(_ system: BuildSystem) throws {
        let app = try built(system)
        try app.edit(Self.common, "350ms", to: "700ms")
        try expectBuild(app, system, "-j4", runs: Self.both + ["swiftc"])
        #expect(try app.text("out/Onboarding.trans.swift").contains(".duration(0.7)"))
        #expect(try app.text("out/onboarding").contains(".duration(0.7)"))
        try expectIdle(app, system)
    }

    @Test("A new import is known from the run that reads it", arguments: BuildSystem.installed)
    func newImport(_ system: BuildSystem) throws {
        let app = try built(system)
        try app.write("animation hop = slide(up)\n", to: "Shared/Motion.trans")
        try app.edit(
            Self.onboarding, "import \"Common.trans\"",
            to: "import \"Common.trans\"\nimport \"../Shared/Motion.trans\"")
        try expectBuild(app, system, runs: ["transc \(Self.onboarding)"])
        try app.edit("Shared/Motion.trans", "slide(up)", to: "slide(down)")
        try expectBuild(app, system, runs: ["transc \(Self.onboarding)"])

        try app.edit(Self.onboarding, "import \"../Shared/Motion.trans\"\n", to: "")
        try app.remove("Shared/Motion.trans")
        try expectBuild(app, system, runs: ["transc \(Self.onboarding)"])
        try expectIdle(app, system)
    }

    /// transc, not make, reports the mistake, at the import.
    @Test("An import that is gone is reported at its place", arguments: BuildSystem.installed)
    func missingImport(_ system: BuildSystem) throws {
        let app = try built(system)
        try app.write("animation hop = slide(up)\n", to: "Shared/Motion.trans")
        try app.edit(
            Self.onboarding, "import \"Common.trans\"",
            to: "import \"Common.trans\"\nimport \"../Shared/Motion.trans\"")
        try expectBuild(app, system, runs: ["transc \(Self.onboarding)"])
        try app.remove("Shared/Motion.trans")
        let failed = try app.shell(system.rawValue)
        #expect(failed.code != 0)
        #expect((failed.output + failed.errors).contains("\(Self.onboarding):4:8: error: "))
    }

    @Test("A mistake fails and leaves what was there", arguments: BuildSystem.installed)
    func mistake(_ system: BuildSystem) throws {
        let app = try built(system)
        let (swift, time) = ("out/Onboarding.trans.swift", try app.times("out"))
        let old = try app.text(swift)
        try app.edit(Self.onboarding, "fade with", to: "fude with")
        for _ in 0..<2 {
            let failed = try app.shell(system.rawValue)
            #expect(failed.code != 0)
            #expect(
                (failed.output + failed.errors).contains("error: no animation is called `fude`"))
            #expect(try app.log == ["transc \(Self.onboarding)"])
        }
        #expect(try app.text(swift) == old)
        #expect(try app.time(swift) == time["Onboarding.trans.swift"])
        #expect(try app.time("out/onboarding") == time["onboarding"])
        try app.edit(Self.onboarding, "fude with", to: "fade with")
        try expectBuild(app, system, runs: ["transc \(Self.onboarding)"])
    }

    @Test("Swift that was deleted is made again", arguments: BuildSystem.installed)
    func deletedSwift(_ system: BuildSystem) throws {
        let app = try built(system)
        try app.remove("out/Common.trans.swift")
        try expectBuild(app, system, runs: ["transc \(Self.common)", "swiftc"])
        try expectIdle(app, system)
    }

    @Test("The tools can be named from outside", arguments: BuildSystem.installed)
    func otherTools(_ system: BuildSystem) throws {
        let app = try ExampleBuild()
        app.environment["TRANSC"] = try app.writeTool(
            "other", noting: "other ${@: -1}", "exec transc \"$@\"")
        app.environment["SWIFTC"] = try app.writeTool(
            "linker", noting: "linker", "exec swiftc \"$@\"")
        let others = ["other \(Self.common)", "other \(Self.onboarding)", "linker"]
        try expectBuild(app, system, runs: Self.both + ["swiftc"] + others)
    }

    /// Plain make asks for the command's time; ninja does not know where it is.
    @Test("Another transc rewrites all files", .enabled(if: BuildSystem.installed.contains(.make)))
    func newerCommand() throws {
        let app = try built(.make)
        usleep(20_000)
        _ = try app.shell("touch \"$(command -v transc)\"")
        try expectBuild(app, .make, runs: Self.both)
        try expectIdle(app, .make)
    }

    @Test("`check` fails where committed Swift is stale", arguments: BuildSystem.installed)
    func committed(_ system: BuildSystem) throws {
        let app = try ExampleBuild()
        #expect(try app.shell("\(system) generate && \(system) check").code == 0)
        let (swift, old) = ("Generated/Onboarding.trans.swift", try app.times("Generated"))
        try app.edit(Self.common, "350ms", to: "700ms")
        let check = try app.shell("\(system) check")
        #expect(check.code != 0)
        #expect(
            check.output.contains(
                "\n-            lines.present(.tips, to: .signUp, .cover(.up).duration(0.35)"))
        #expect(
            check.output.contains(
                "\n+            lines.present(.tips, to: .signUp, .cover(.up).duration(0.7)"))
        #expect((check.output + check.errors).contains("error: "))
        #expect(try app.times("Generated") == old)
        let direct = try app.shell("transc compile Transitions/*.trans -d Generated --check")
        #expect(direct.code == 3)
        #expect(try app.shell("\(system) generate && \(system) check").code == 0)
        #expect(try app.text(swift).contains(".duration(0.7)"))
    }

    // MARK: Steps

    private func built(_ system: BuildSystem) throws -> ExampleBuild {
        let app = try ExampleBuild()
        try expectBuild(app, system, runs: Self.both + ["swiftc"])
        return app
    }

    private func expectBuild(
        _ app: ExampleBuild,
        _ system: BuildSystem,
        _ options: String = "",
        runs tools: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let build = try app.shell("\(system.rawValue) \(options)")
        #expect(build.code == 0, "\(build.output)\(build.errors)", sourceLocation: sourceLocation)
        #expect(try app.log == tools.sorted(), sourceLocation: sourceLocation)
    }

    /// Nothing runs, and no file gets another time.
    private func expectIdle(
        _ app: ExampleBuild,
        _ system: BuildSystem,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outputs = try app.times("out").filter { !$0.key.hasPrefix(".ninja") }
        usleep(20_000)
        let build = try app.shell(system.rawValue)
        #expect(build.code == 0, sourceLocation: sourceLocation)
        #expect(build.output.contains(system.idleText), sourceLocation: sourceLocation)
        #expect(try app.log == [], sourceLocation: sourceLocation)
        let times = try app.times("out").filter { !$0.key.hasPrefix(".ninja") }
        #expect(times == outputs, sourceLocation: sourceLocation)
        #expect(outputs.count >= 3, sourceLocation: sourceLocation)
    }
}
