import Codegen
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
        var files: [String]
        var engine: Engine
        var description: String { "\(name), \(engine.rawValue)" }

        /// The generated Swift, and that of imported files.
        func generated() throws -> [(String, String)] {
            var sources: [(String, String)] = []
            for file in files {
                let support: SupportPlace = files.count > 1 ? .module : .inline
                guard let made = try Generated(file, engine: engine, support: support) else {
                    throw ToolFailure(description: "\(file) has errors")
                }
                sources += ([made] + made.imported).map { ($0.name, $0.text) }
            }
            if files.count > 1 {
                let shared = generateSupport(for: [engine], .newest)
                let text = String(decoding: shared.bytes, as: UTF8.self)
                sources.append(("TranscSupport.swift", text))
            }
            return sources
        }
    }

    /// Tests/Devices/apps.txt: a line has an app, its files or `-`, and its engines.
    private static let every: [App] = {
        let lines = ((try? Repository.text("Tests/Devices/apps.txt")) ?? "").split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.flatMap { line in
            let words = line.split(separator: " ").map(String.init)
            let files = words[1].split(separator: ",").map(String.init).filter { $0 != "-" }
            return words.dropFirst(2).compactMap { Engine(rawValue: $0) }.map {
                App(name: words[0], files: files, engine: $0)
            }
        }
    }()
    /// Those that `TRANSC_CASE` names.
    static let apps: [App] = {
        let only = ProcessInfo.processInfo.environment["TRANSC_CASE"]
        return every.filter { only == nil || $0.name == only }
    }()

    @Test("Their host uses only what UIKit has since the deployment target", arguments: apps)
    func host(_ app: App) throws {
        let sources = try AppProgram.sources(of: app.name, .device) + app.generated()
        let found = try VersionedDoubles.of(.iOS).check(
            sources, module: "Host", ["-D", "ENGINE_\(app.engine.rawValue.uppercased())"])
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// Its UI tests are not: there is no XCUITest on Linux.
    @Test("The app of the tutorial's project uses only what UIKit has")
    func tutorial() throws {
        let file = "Examples/Tutorial/Tabs/App.trans"
        let generated = try #require(try Generated(file, engine: .hero))
        let folders = ["Tabs", "Entry", "Xcode/App"]
        let files = folders.flatMap { Repository.files(in: "Examples/Tutorial/\($0)") }
        let sources = try files.map { file in
            let text = try Repository.text(file)
            return (file, text.replacingOccurrences(of: "import TutorialScreens", with: ""))
        }
        let found = try VersionedDoubles.of(.iOS).check(
            sources + [(generated.name, generated.text)])
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }

    /// Those that plain `swift test` plays.
    static let played = apps.filter {
        effort > 0 || isUpdating || ["Runtime", "Dismissal", "Worlds"].contains($0.name)
    }
    private static let isUpdating = ProcessInfo.processInfo.environment["TRANSC_UPDATE"] == "1"

    /// Each scenario says the same with both harnesses, or asks for what only the doubles know.
    @Test("Their harness plays them on the doubles", .enabled(if: hasPython), arguments: played)
    func onDoubles(_ app: App) throws {
        let ours = try Self.recording(of: app, .doubles)
        let device = try Self.recording(of: app, .deviceOnDoubles)
        let result = try Self.compare(ours, device)
        #expect(result.status == 0, "\(result.output)")
        let page = try Repository.text("Documentation/devices.md")
        #expect(page.contains(Self.row(app, device)) || Self.isUpdating)
        let section = try Self.section(of: app)
        #expect(section == ours || Self.isUpdating, "TRANSC_UPDATE=1 records it")
    }

    /// Walks in UIKit's world, which Scripts/ios plays on a device.
    @Test("Nothing gets stuck in random walks") func walks() throws {
        let app = try #require(Self.every.first { $0.name == "Worlds" })
        let program = try AppProgram(
            app: app.name, sources: app.generated(), engine: app.engine, harness: .deviceOnDoubles)
        for seed in 1...(effort > 0 ? 100 : 10) {
            let result = try run(program.executable.path, ["walk", "\(seed)", "30"])
            #expect(result.status == 0 && result.output.hasSuffix("end\n"), "\(result.output)")
        }
    }

    @Test("The recording of the doubles is written", .enabled(if: isUpdating))
    func record() throws {
        var (text, rows) = ("", "")
        for app in Self.every {
            text += try Self.recording(of: app, .doubles)
            rows += Self.row(app, try Self.recording(of: app, .deviceOnDoubles))
        }
        let mark = "<!-- scenarios on a device -->\n"
        let page = try Repository.text("Documentation/devices.md").components(separatedBy: mark)
        try #require(page.count == 2)
        let rest = page[1].split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0.hasPrefix("|") }.joined(separator: "\n")
        let table = "| App, engine | Scenarios | Skipped |\n|---|---|---|\n" + rows
        for (path, new) in [
            ("Tests/Devices/doubles.txt", text),
            ("Documentation/devices.md", page[0] + mark + table + rest),
        ] where (try? Repository.text(path)) != new {
            try Data(new.utf8).write(to: Repository.root.appendingPathComponent(path))
            Issue.record("\(path) was rewritten")
        }
    }

    /// Of the table in devices.md.
    private static func row(_ app: App, _ recording: String) -> String {
        let lines = recording.split(separator: "\n")
        let count: (String) -> Int = { start in lines.count { $0.hasPrefix(start) } }
        return "| \(app) | \(count("scenario ")) | \(count("skipped ")) |\n"
    }

    /// With stand-ins of Xcode's tools, which play what the doubles saw.
    @Test("Scripts/ios goes all its steps", .enabled(if: hasPython))
    func script() throws {
        let scratch = try Scratch()
        let products = try #require(builtProducts)
        let tool = Repository.root.appendingPathComponent("Tests/Devices/Tools/mac").path
        for name in ["uname", "xcodebuild", "xcrun", "sw_vers", "swift", "plutil", "codesign"] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.file(name), withDestinationPath: tool)
        }
        for folder in ["Hero", "SDOSHero"] {
            try FileManager.default.createDirectory(
                at: scratch.url.appendingPathComponent(folder), withIntermediateDirectories: true)
            try scratch.write("", to: "\(folder)/Library.swift")
        }
        let line = """
            cd '\(scratch.path)'; TRANSC_CASE=Given TRANSC_WALKS=1 MAC_PRODUCTS='\(products.path)' \
                PATH='\(scratch.path)':$PATH \
                '\(Repository.root.path)/Scripts/ios' --scenarios Hero SDOSHero
            """
        let result = try run("bash", ["-c", line])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains("== host-Given-hero\n"))
        #expect(result.output.contains("== iOS 26.1\n") && result.output.contains("== iOS 17.5\n"))
        #expect(result.output.hasSuffix("26 scenarios, 0 differ from the doubles\n"))
    }

    /// A UIKit that dismisses what a finger has put back, in a copy of the doubles.
    @Test("A difference is reported", .enabled(if: hasPython))
    func difference() throws {
        let app = try #require(Self.every.first { $0.name == "Dismissal" && $0.engine == .uikit })
        let doubles = try Doubles.shared.get()
        let files = Repository.files(in: "Tests/Doubles/UIKit")
        let ending = """
                    presented.isBeingDismissed = false
                    (presented.presenting, presenting) = (nil, nil)
                    if isDone {
            """
        var texts = try files.map(Repository.text)
        texts = texts.map {
            $0.replacingOccurrences(
                of: ending, with: ending.replacingOccurrences(of: "isDone", with: "isDone || true"))
        }
        let folder = try Cache.folder("differing", fingerprint(texts + [doubles.folder.path])) {
            try Doubles.build(
                "UIKit", zip(files, texts), doubles.lowering, in: $0,
                imports: [$0, doubles.folder])
        }
        let device = try Self.recording(
            of: app, .doubles, modules: ("differing", doubles.replacing(["UIKit"], in: folder)))
        let result = try Self.compare(try Self.section(of: app), device)
        #expect(result.status == 1)
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.contains("\(app): A quarter and no more puts the card back: it differs"))
        let differing = lines.count { $0.hasSuffix(": it differs") }
        #expect((5...20).contains(differing))
        #expect(lines.last == "30 scenarios, \(differing) differ from the doubles")
    }

    @Test("What is no recording, and no Mac, is said", .enabled(if: hasPython))
    func usage() throws {
        let scratch = try Scratch()
        let empty = try scratch.write("", to: "empty")
        let script = Repository.root.appendingPathComponent("Scripts/recordings").path
        let result = try run(script, [empty, empty])
        #expect(result.status == 2)
        #expect(result.output == "Scripts/recordings: \(empty) has no scenario\n")
        let ios = try run(Repository.root.appendingPathComponent("Scripts/ios").path, [])
        #if os(Linux)
            #expect(ios.status == 2)
            #expect(ios.output == "Scripts/ios needs macOS with Xcode 26 or later and python3.\n")
        #endif
    }

    private static let hasPython = (try? run("python3", ["--version"]).status) == 0

    private static func compare(
        _ doubles: String, _ device: String
    ) throws -> (status: Int32, output: String) {
        let scratch = try Scratch()
        return try run(
            Repository.root.appendingPathComponent("Scripts/recordings").path,
            [try scratch.write(doubles, to: "doubles"), try scratch.write(device, to: "device")])
    }

    /// What Tests/Devices/doubles.txt has of an app.
    private static func section(of app: App) throws -> String {
        let all = "\n" + ((try? Repository.text("Tests/Devices/doubles.txt")) ?? "")
        return all.components(separatedBy: "\nscenario ").dropFirst()
            .filter { $0.hasPrefix("\(app): ") }
            .map { "scenario \($0.hasSuffix("\n") ? $0 : $0 + "\n")" }.joined()
    }

    /// What every scenario of an app sees, as Scripts/recordings reads it.
    private static func recording(
        of app: App, _ harness: AppProgram.Harness,
        modules: (name: String, doubles: Doubles)? = nil
    ) throws -> String {
        let program = try AppProgram(
            app: app.name, sources: app.generated(), engine: app.engine, modules: modules,
            harness: harness)
        let list = try run(program.executable.path, harness == .doubles ? ["--list"] : [])
        var text = ""
        for name in list.output.split(separator: "\n").map(String.init) {
            let seen = try run(
                program.executable.path, [name] + (harness == .doubles ? ["--record"] : []))
            let lines = seen.output.split(separator: "\n").filter { line in
                ["saw ", "failed ", "skipped ", "end"].contains { line.hasPrefix($0) }
            }
            text += (["scenario \(app): \(name)"] + lines).joined(separator: "\n") + "\n"
        }
        return text
    }
}
