import Codegen
import Foundation
import Resolution
import Semantics
import Serialization
import TransitionDSL

@testable import Driver

/// A file as one engine's Swift.
struct Generated {
    let name: String
    let text: String
    let model: Model
    /// The files that it imports, as the same engine's Swift.
    private(set) var imported: [Generated] = []

    /// Nil where the file has errors for that engine. `lineDirectives` gives the path
    /// that they print.
    init?(
        _ path: String, engine: Engine?, version: SwiftVersion = .newest,
        lineDirectives: ((String) -> String)? = nil, support: SupportPlace = .inline
    ) throws {
        var options = Options()
        options.engine = engine
        let file = Self.file(path)
        let input = try Input(file, options)
        let result = input.analysis(options)
        guard let model = result.model else { return nil }
        for source in input.module.sources.dropFirst() {
            let one = try Generated(
                source.path, engine: engine, version: version, lineDirectives: lineDirectives,
                support: support)
            if let one { imported.append(one) }
        }
        self.model = model
        name = (path as NSString).lastPathComponent + ".swift"
        var generation = GenerationOptions(swiftVersion: version, support: support)
        generation.lines = lineDirectives.map { path in
            SourceLines(input.module.sources) { path($0.path) }
        }
        let bytes = generate(
            model, tables: result.tables, sourceName: String(name.dropLast(6)), options: generation
        ).bytes
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Paths are the repository's, or absolute.
    private static func file(_ path: String) -> String {
        path.hasPrefix("/") ? path : Repository.root.appendingPathComponent(path).path
    }

    /// The ids of the errors that a file has for an engine.
    static func errors(_ path: String, engine: Engine?) throws -> [String] {
        var options = Options()
        options.engine = engine
        let file = Self.file(path)
        return try Input(file, options).analysis(options).problems
            .filter { $0.severity == .error }.map(\.id.name)
    }
}

/// An app of Tests/Apps with what is generated from a file, as a program that plays scenarios.
struct AppProgram {
    let executable: URL

    /// Without a file the app brings its own registries; with other modules it is another program.
    /// Where there are other files of the same module, each has the engine that it names.
    init(
        app: String, file: String?, engine: Engine, version: String = "6",
        modules: (name: String, doubles: Doubles)? = nil, support: SupportPlace = .inline,
        others: [String] = []
    ) throws {
        var sources: [(String, String)] = []
        var engines: Set<Engine> = []
        for file in others + (file.map { [$0] } ?? []) {
            let engine = others.isEmpty ? engine : nil
            guard let generated = try Generated(file, engine: engine, support: support) else {
                throw ToolFailure(description: "\(file) has errors")
            }
            for one in [generated] + generated.imported { sources.append((one.name, one.text)) }
            engines.insert(generated.model.header.engine)
        }
        if support == .module {
            let shared = generateSupport(for: engines, .newest)
            sources.append(("TranscSupport.swift", String(decoding: shared.bytes, as: UTF8.self)))
        }
        try self.init(
            app: app, sources: sources, engine: engine, version: version, modules: modules,
            kind: support.rawValue)
    }

    /// The same with sources that are there. `kind` distinguishes programs of one app and engine.
    init(
        app: String, sources given: [(String, String)], engine: Engine, version: String = "6",
        modules: (name: String, doubles: Doubles)? = nil, kind: String = "given",
        flags: [String] = [], harness: Harness = .doubles
    ) throws {
        let doubles = try modules?.doubles ?? Doubles.shared.get()
        let sources = try Self.sources(of: app, harness) + given
        var lowering = doubles.lowering
        lowering.learn(sources.map(\.1))
        let names = sources.flatMap { [$0.0, $0.1] }
        let key = fingerprint([version, engine.rawValue] + doubles.flags + flags + names)
        let name = modules?.name ?? (harness == .doubles ? "app" : "device")
        let parts = [name, app, engine.rawValue, kind] + flags
        let folder = try Cache.folder(parts.joined(separator: "-"), key, keeping: 1) { folder in
            let arguments = try Self.lowered(sources, lowering, in: folder)
            let result = try run(
                "swiftc",
                ["-parse-as-library", "-Onone", "-swift-version", version, "-module-name", app]
                    + ["-package-name", "transc"]
                    + ["-D", "ENGINE_\(engine.rawValue.uppercased())"]
                    + ["-o", folder.appendingPathComponent("program").path]
                    + doubles.flags + flags + Sanitizer.flags + arguments + doubles.objects
            )
            let warnings = Diagnostics.warnings(in: result.output)
                .filter { $0.contains(".trans.swift:") }
            guard result.status == 0, warnings.isEmpty else {
                throw ToolFailure(description: "\(app) (\(engine.rawValue)):\n\(result.output)")
            }
        }
        executable = folder.appendingPathComponent("program")
    }

    /// What surrounds an app: the doubles' stage, that of a device on the doubles, or on UIKit.
    enum Harness {
        case doubles, deviceOnDoubles, device
    }

    /// The files of an app and of what surrounds it.
    static func sources(of app: String, _ harness: Harness) throws -> [(String, String)] {
        let support = Repository.files(in: "Tests/Apps/Support")
        let paths: [String] =
            switch harness {
            case .doubles: support
            case .deviceOnDoubles, .device:
                support.filter { !$0.hasSuffix("/Program.swift") }
                    + Repository.files(in: "Tests/Devices").filter { path in
                        path.hasSuffix("/HostApp.swift")
                            ? harness == .device
                            : (!path.contains("/Doubles/") || harness == .deviceOnDoubles)
                                && (!path.contains("/Worlds/") || app == "Worlds")
                    }
            }
        // What `Tests/Devices/Worlds` has for a device.
        let replaced = ["DoubleWorld", "ManyWalks", "Scenarios"]
            .map { "Tests/Apps/Worlds/\($0).swift" }
        let own = Repository.files(in: "Tests/Apps/\(app)")
            .filter { harness == .doubles || !replaced.contains($0) }
        return try (own + paths).map { path in
            let text = try Repository.text(path)
            let isExchanged = harness == .deviceOnDoubles && path.hasSuffix("/Exchanges.swift")
            return (path, isExchanged ? exchanged(text) : text)
        }
    }

    /// Methods that replace the doubles' own, which they call by their names.
    private static func exchanged(_ text: String) -> String {
        text.replacingOccurrences(of: "// doubles: ", with: "")
            .replacingOccurrences(
                of: "(?<!func) noted_", with: " ", options: .regularExpression)
    }

    static func lowered(
        _ sources: [(String, String)], _ lowering: Lowering, in folder: URL
    ) throws -> [String] {
        try sources.map { path, text in
            let name = path.split(separator: "/").suffix(2).joined(separator: "-")
            let url = folder.appendingPathComponent(name)
            try Data(try lowering.lower(text).utf8).write(to: url)
            return url.path
        }
    }

    func scenarios() throws -> [String] {
        try run(executable.path, ["--list"]).output.split(separator: "\n").map(String.init)
    }

    /// What engines were asked and did in a scenario, and whether all was as it should be.
    func facts(of scenario: String) throws -> (facts: [String], failure: String?) {
        let result = try run(executable.path, [scenario, "--facts"])
        let lines = result.output.split(separator: "\n").map(String.init)
        let failures = lines.filter { !$0.hasPrefix("fact ") }
        return (
            lines.filter { $0.hasPrefix("fact ") },
            result.status == 0 ? nil : failures.joined(separator: "\n")
        )
    }

    /// What went wrong in a scenario; nil where all is as it should be.
    func failure(of scenario: String) throws -> String? {
        let result = try run(executable.path, [scenario])
        return result.status == 0 ? nil : "\(result.output)(exit code \(result.status))"
    }
}

/// A scenario of an app under an engine, as a test's argument.
struct ScenarioCase: CustomStringConvertible, Sendable {
    var app: String
    var engine: Engine
    /// Nil where the program does not even build; `problem` says why.
    var program: AppProgram?
    var name: String
    var problem: String?

    var description: String { "\(app), \(engine.rawValue): \(name)" }

    /// The scenarios of an app for each engine that can express its file.
    static func all(
        app: String, file: String?, engines: [Engine], support: SupportPlace = .inline,
        others: [String] = []
    ) -> [ScenarioCase] {
        engines.flatMap { engine -> [ScenarioCase] in
            do {
                let program = try AppProgram(
                    app: app, file: file, engine: engine, support: support, others: others)
                let names = try program.scenarios()
                if names.isEmpty { throw ToolFailure(description: "no scenario") }
                return names.map {
                    ScenarioCase(app: app, engine: engine, program: program, name: $0)
                }
            } catch {
                return [
                    ScenarioCase(app: app, engine: engine, name: "builds", problem: "\(error)")
                ]
            }
        }
    }

    func failure() throws -> String? {
        guard let program else { return problem }
        return try program.failure(of: name)
    }
}
