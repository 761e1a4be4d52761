import Codegen
import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// The judge: what the doubles say about UIKit, and random walks over worlds.
@Suite("Worlds")
struct WorldTests {
    private static let scenarios: [ScenarioCase] = {
        do {
            let program = try Worlds.program(.uikit)
            return try program.scenarios().map {
                ScenarioCase(app: "Worlds", engine: .uikit, program: program, name: $0)
            }
        } catch {
            return [
                ScenarioCase(app: "Worlds", engine: .uikit, name: "builds", problem: "\(error)")
            ]
        }
    }()

    @Test("The doubles tell the truth, and what was found stays repaired", arguments: scenarios)
    func scenario(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }

    /// Scripts/walks plays more of them, with every engine.
    @Test(
        "Nothing gets stuck in random walks",
        arguments: effort > 0 ? Engine.allCases : [.uikit, .hero])
    func walks(_ engine: Engine) throws {
        let output = try Worlds.walks(engine, count: engine == .uikit ? 200 : 40)
        #expect(output.isGood, "\(output.text)")
    }

    @Test("A walk that breaks an invariant is reported with its shortest form")
    func broken() throws {
        let program = try Worlds.program(.uikit)
        let result = try run(
            program.executable.path, ["walks", "uikit", "1", "1", "30", "mistake"])
        #expect(result.status == 1)
        #expect(result.output.contains("seed 1: "), "\(result.output)")
        #expect(result.output.hasSuffix("1 walks, 1 broken\n"), "\(result.output)")
        let steps = result.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        #expect(steps.count <= 3, "\(result.output)")
    }
}

/// All walks, and some with the libraries' own sources: `Scripts/walks`.
@Suite(
    "All walks", .serialized,
    .enabled(if: Worlds.scale != nil, "Scripts/walks says how many"))
struct AllWalks {
    @Test("Nothing gets stuck", arguments: Engine.allCases)
    func walks(_ engine: Engine) throws {
        let all: [Engine: Int] = [
            .uikit: 10_000, .hero: 8_000, .sdoshero: 1_000, .trtransitions: 1_000,
        ]
        let output = try Worlds.walks(engine, count: (all[engine] ?? 0) / (Worlds.scale ?? 1))
        print("\(engine.rawValue): \(output.text)")
        #expect(output.isGood)
    }

    @Test(
        "Nothing gets stuck with Hero's own sources",
        .enabled(if: RealEngines.fromEnvironment != nil))
    func realHero() throws {
        let engines = try #require(RealEngines.fromEnvironment)
        let real = try engines.modules(Doubles.shared.get())
        let output = try Worlds.walks(
            .hero, count: 500 / (Worlds.scale ?? 1), modules: ("engines", real))
        print("Hero's own sources: \(output.text)")
        #expect(output.isGood)
    }
}

/// The app `Worlds`, whose registries are in two or three files.
private enum Worlds {
    /// One, or how many times fewer walks.
    static let scale = ProcessInfo.processInfo.environment["TRANSC_WALKS"].flatMap { Int($0) }

    static func program(
        _ engine: Engine, modules: (name: String, doubles: Doubles)? = nil
    ) throws -> AppProgram {
        let names: [String] =
            switch engine {
            case .uikit: ["First", "Second"]
            case .hero, .sdoshero: ["First", "Second", "Flying"]
            case .trtransitions: ["Zooms"]
            }
        var sources: [(String, String)] = []
        for name in names {
            let path = "Tests/Apps/Worlds/\(name).trans"
            guard let file = try Generated(path, engine: engine, support: .module) else {
                throw ToolFailure(description: "\(path) has errors")
            }
            sources.append((file.name, file.text))
        }
        let support = generateSupport(for: [engine], .newest)
        sources.append(("TranscSupport.swift", String(decoding: support.bytes, as: UTF8.self)))
        return try AppProgram(app: "Worlds", sources: sources, engine: engine, modules: modules)
    }

    static func walks(
        _ engine: Engine, count: Int, modules: (name: String, doubles: Doubles)? = nil
    ) throws -> (isGood: Bool, text: String) {
        let program = try program(engine, modules: modules)
        let result = try run(
            program.executable.path, ["walks", engine.rawValue, "1", "\(count)", "30"])
        return (result.status == 0, result.output)
    }
}
