import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// The scenarios that Scripts/ios plays on UIKit. Here their harness runs on the doubles.
@Suite("Scenarios for a device")
struct DeviceTests {
    /// An app of Tests/Apps with the file that it is generated from.
    struct App: CustomStringConvertible, Sendable {
        var name: String
        var file: String?
        var engine: Engine
        var description: String { "\(name), \(engine.rawValue)" }

        /// The generated Swift, and that of imported files.
        func generated() throws -> [(String, String)] {
            guard let file else { return [] }
            guard let made = try Generated(file, engine: engine) else {
                throw ToolFailure(description: "\(file) has errors")
            }
            return ([made] + made.imported).map { ($0.name, $0.text) }
        }
    }

    /// Tests/Devices/apps.txt: a line has an app, its file or `-`, and its engines.
    static let apps: [App] = {
        let lines = ((try? Repository.text("Tests/Devices/apps.txt")) ?? "").split(separator: "\n")
        let only = ProcessInfo.processInfo.environment["TRANSC_CASE"]
        return lines.filter { line in
            !line.hasPrefix("#") && (only.map { line.hasPrefix($0) } ?? true)
        }.flatMap { line in
            let words = line.split(separator: " ").map(String.init)
            return words.dropFirst(2).compactMap { Engine(rawValue: $0) }.map {
                App(name: words[0], file: words[1] == "-" ? nil : words[1], engine: $0)
            }
        }
    }()

    @Test("Their host uses only what UIKit has since the deployment target", arguments: apps)
    func host(_ app: App) throws {
        let sources = try AppProgram.sources(of: app.name, .device) + app.generated()
        let found = try VersionedDoubles.of(.iOS).check(
            sources, module: "Host", ["-D", "ENGINE_\(app.engine.rawValue.uppercased())"])
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// Each scenario says the same with both harnesses, or asks for what only the doubles know.
    @Test("Their harness plays them on the doubles", arguments: apps)
    func onDoubles(_ app: App) throws {
        let ours = try Self.recording(of: app, .doubles)
        let device = try Self.recording(of: app, .deviceOnDoubles)
        let scratch = try Scratch()
        let result = try run(
            Repository.root.appendingPathComponent("Scripts/recordings").path,
            [try scratch.write(ours, to: "doubles"), try scratch.write(device, to: "device")])
        #expect(result.status == 0, "\(result.output)")
        print("\(app): \(result.output.split(separator: "\n").suffix(2).joined(separator: ", "))")
    }

    /// What every scenario of an app sees, as Scripts/recordings reads it.
    static func recording(of app: App, _ harness: AppProgram.Harness) throws -> String {
        let program = try AppProgram(
            app: app.name, sources: app.generated(), engine: app.engine, harness: harness)
        let list = try run(program.executable.path, harness == .doubles ? ["--list"] : [])
        var text = ""
        for name in list.output.split(separator: "\n").map(String.init) {
            let seen = try run(
                program.executable.path, [name] + (harness == .doubles ? ["--record"] : []))
            text += "scenario \(app): \(name)\n\(seen.output)"
        }
        return text
    }
}
