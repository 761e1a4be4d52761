import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// Nothing newer than the deployment target of Package.swift is used outside of `#available`. The
/// doubles say of each name since when Apple has it.
@Suite("The deployment target")
struct DeploymentTargetTests {
    @Test("The runtime", arguments: VersionedSystem.allCases)
    func runtime(_ system: VersionedSystem) throws {
        let found = try VersionedDoubles.of(system).check(
            VersionedDoubles.runtimeSources(), module: "TransitionRuntime",
            Diagnostics.features.flatMap { ["-enable-upcoming-feature", $0] })
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// A use of each kind is found, and none that is guarded.
    @Test("What is too new is found", arguments: VersionedSystem.allCases)
    func tooNew(_ system: VersionedSystem) throws {
        let text = """
            import SwiftUI
            import UIKit
            @MainActor func new(_ view: UIView, _ controller: UIViewController) {
                view.anchorPoint = .zero
                if #available(iOS 16, tvOS 16, *) { view.anchorPoint = .zero }
                if #available(iOS 17, tvOS 17, *) { _ = controller.preferredTransition }
                if #available(iOS 18, tvOS 18, *) { _ = controller.preferredTransition }
                guard #available(iOS 26.0, *) else { return }
                _ = UIAccessibility.prefersCrossFadeTransitions
                _ = Text("").navigationTitle("")
            }
            @available(iOS 16, tvOS 16, *) func stack() { _ = NavigationStack { Text("") } }
            final class Delegate: NSObject, UITabBarControllerDelegate {
                func tabBarController(
                    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
                ) -> Bool { true }
            }
            """
        let found = try VersionedDoubles.of(system).check([("New.swift", text)])
        let lines = Set(found.compactMap { $0.split(separator: ":").dropFirst().first })
        // tvOS has no guard in the last two lines: `*` is its deployment target.
        #expect(lines == Set(system == .iOS ? ["4", "6", "15"] : ["4", "6", "9", "10", "15"]))
    }

    @Test("Generated Swift", arguments: MatrixTests.files)
    func generated(_ path: String) throws {
        let index = MatrixTests.files.firstIndex(of: path) ?? 0
        for (number, engine) in Engine.allCases.enumerated() {
            let isTurn = path.hasPrefix("Examples/") || (index + number) % 16 == 0
            guard isTurn || effort > 0,
                let generated = try Generated(path, engine: engine), generated.imported.isEmpty
            else { continue }
            let classes = AppClasses(
                generated.model, engine: engine, known: try MatrixTests.known.get())
            guard classes.files.allSatisfy({ $0.module.isEmpty }) else { continue }
            let app = classes.files.map { ("App.swift", $0.text) }
            let found = try VersionedDoubles.of(.iOS).check(
                app + [(generated.name, generated.text)])
            #expect(found.isEmpty, "\(engine.rawValue): \(found.joined(separator: "\n"))")
        }
    }
}

/// The doubles' and the runtime's modules for a system with versions, without their code.
struct VersionedDoubles {
    let system: VersionedSystem
    private let lowering: Lowering
    private let doubles: URL
    let runtime: URL

    static func runtimeSources() throws -> [(String, String)] {
        try Repository.files(in: "Sources/TransitionRuntime").map { ($0, try Repository.text($0)) }
    }

    private static let iOS = Result { try VersionedDoubles(.iOS) }
    private static let tvOS = Result { try VersionedDoubles(.tvOS) }
    static func of(_ system: VersionedSystem) throws -> VersionedDoubles {
        try (system == .iOS ? iOS : tvOS).get()
    }

    private init(_ system: VersionedSystem) throws {
        self.system = system
        let lowering = try Doubles.shared.get().lowering
        var hiding = lowering
        hiding.hidesTests = true
        let tool = try Repository.files(in: "Tests/AppTests/Lowering").map(Repository.text)
        let files = Doubles.order.flatMap { Repository.files(in: "Tests/Doubles/\($0)") }
        let texts = try files.map(Repository.text)
        let kind = system.rawValue.lowercased()
        let made = try Cache.folder("doubles-\(kind)", fingerprint(tool + files + texts)) {
            folder in
            try Data(system.header.utf8).write(to: folder.appendingPathComponent("Versions.h"))
            try Data(VersionedSystem.moduleMap.utf8)
                .write(to: folder.appendingPathComponent("module.modulemap"))
            for module in Doubles.order {
                let own = zip(files, texts).filter { $0.0.hasPrefix("Tests/Doubles/\(module)/") }
                let result = try Self.compile(
                    module, own.map { ($0, $1) }, system,
                    module == "ObjectiveC" ? lowering : hiding, in: folder,
                    ["-I", folder.path, "-swift-version", "5", "-enable-testing"]
                        + ["-package-name", "doubles"]
                        // A double has all versions at once.
                        + ["-Xfrontend", "-disable-availability-checking"]
                        + ["-Xfrontend", "-experimental-skip-all-function-bodies"]
                        + ["-suppress-warnings", "-emit-module", "-emit-module-path"]
                        + [folder.appendingPathComponent("\(module).swiftmodule").path])
                if result.status != 0 { throw ToolFailure(description: result.output) }
            }
        }
        let sources = try Self.runtimeSources()
        var learned = lowering
        learned.learn(sources.map(\.1))
        runtime = try Cache.folder(
            "runtime-\(kind)", fingerprint([made.path] + sources.flatMap { [$0.0, $0.1] })
        ) { folder in
            let result = try Self.compile(
                "TransitionRuntime", sources, system, learned, in: folder,
                ["-I", made.path, "-swift-version", "6", "-package-name", "transc"]
                    + Diagnostics.features.flatMap { ["-enable-upcoming-feature", $0] }
                    + ["-emit-module", "-emit-module-path"]
                    + [folder.appendingPathComponent("TransitionRuntime.swiftmodule").path])
            if result.status != 0 { throw ToolFailure(description: result.output) }
        }
        self.lowering = lowering
        doubles = made
    }

    /// The errors of sources that use these modules: `file:line:column: error: message`.
    func check(
        _ sources: [(String, String)], module: String = "Client", _ flags: [String] = []
    ) throws -> [String] {
        let scratch = try Scratch()
        var learned = lowering
        learned.learn(sources.map(\.1))
        let result = try Self.compile(
            module, sources, system, learned, in: URL(fileURLWithPath: scratch.path),
            ["-I", doubles.path] + (module == "TransitionRuntime" ? [] : ["-I", runtime.path])
                + ["-swift-version", "6"]
                + ["-package-name", "transc", "-typecheck"] + flags)
        let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
            .map { $0.replacingOccurrences(of: scratch.path + "/", with: "") }
        if errors.isEmpty, result.status != 0 { throw ToolFailure(description: result.output) }
        return errors
    }

    private static func compile(
        _ module: String, _ sources: [(String, String)], _ system: VersionedSystem,
        _ lowering: Lowering, in folder: URL, _ flags: [String]
    ) throws -> (status: Int32, output: String) {
        let lowered = folder.appendingPathComponent("\(module).sources")
        try FileManager.default.createDirectory(at: lowered, withIntermediateDirectories: true)
        let texts = try sources.map { ($0, try system.lower($1)) }
        let paths = try AppProgram.lowered(texts, lowering, in: lowered)
        return try run(
            "swiftc",
            ["-parse-as-library", "-module-name", module] + VersionedSystem.flags + flags + paths)
    }
}
