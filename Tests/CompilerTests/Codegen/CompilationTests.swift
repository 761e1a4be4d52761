import Codegen
import Foundation
import Testing
import TransitionDSL

/// Generated Swift compiles without a warning in every setting, and matches the file.
@Suite("The constants of a file, compiled", .serialized)
struct CompilationTests {
    @Test("In every language mode and isolation, with the features that modules turn on")
    func matrix() throws {
        let directory = try TemporaryDirectory()
        let files = try directory.write(Programs.all)
        let client = try directory.write("main.swift", Programs.client)
        for version in ["5", "6"] {
            for isolation in ["nonisolated", "MainActor"] {
                for features in [[], Self.features] {
                    let result = try run(
                        "swiftc",
                        ["-typecheck", "-warnings-as-errors", "-swift-version", version]
                            + ["-default-isolation", isolation, "-package-name", "app"]
                            + features.flatMap { ["-enable-upcoming-feature", $0] }
                            + files + [client]
                    )
                    #expect(result.status == 0, "\(version) \(isolation) \(result.output)")
                }
            }
        }
    }

    @Test("Values are what the file says, byte for byte")
    func values() throws {
        let directory = try TemporaryDirectory()
        let files = try directory.write(Programs.all)
        let client = try directory.write("main.swift", Programs.client)
        let program = directory.path("program")
        let built = try run(
            "swiftc",
            ["-Onone", "-swift-version", "6", "-package-name", "app", "-o", program] + files
                + [client]
        )
        try #require(built.status == 0, "\(built.output)")
        let result = try run(program, [])
        let expected = Programs.hostileTexts.map { Array($0.utf8).description }
        #expect(result.status == 0)
        #expect(result.output.split(separator: "\n").map(String.init) == expected)
    }

    /// A lazy constant would have an initialiser that runs once, and a check at every use.
    @Test("No constant is made at run time")
    func nothingIsLazy() throws {
        let directory = try TemporaryDirectory()
        let files = try directory.write(Programs.all)
        let lazy = try directory.write(
            "lazy.swift", "enum Lazy { static let time = [Int](repeating: 1, count: 3).map { $0 } }"
        )
        func assembly(of files: [String]) throws -> String {
            let result = try run(
                "swiftc",
                ["-O", "-wmo", "-enable-testing", "-emit-assembly", "-parse-as-library"]
                    + ["-swift-version", "6", "-module-name", "App", "-package-name", "app"] + files
                    + ["-o", directory.path("app.s")])
            #expect(result.status == 0, "\(result.output)")
            return try String(contentsOfFile: directory.path("app.s"), encoding: .utf8)
        }
        let types = try directory.write(
            "types.swift",
            "public enum Article { public struct ID: CustomStringConvertible, Sendable, Hashable {"
                + " public var description: String } }\nfinal class Controller {}")
        #expect(try assembly(of: [lazy]).contains("swift_once"))
        let own = try assembly(of: files + [types])
        #expect(own.contains("HeroID"))
        #expect(!own.contains("swift_once"))
    }

    private static let features = [
        "InternalImportsByDefault", "ExistentialAny", "MemberImportVisibility",
    ]
}

extension Programs {
    static var all: [(name: String, model: Model)] {
        [
            ("news.trans", news.model), ("hostile.trans", hostile.model),
            ("everything.trans", everything.model), ("shared.trans", shared.model),
        ]
    }

    /// Uses every constant, stops at a wrong value, and prints the hostile texts' bytes.
    static var client: String {
        let hostile = hostileTexts.indices.map { "Hostile.HeroID.text\($0)" }
        return clientChecks + "\nfor text in [\(hostile.joined(separator: ", "))] {\n"
            + "    print(Array(text.utf8).description)\n}\n"
    }

    private static let clientChecks = #"""
        import Foundation

        public enum Article {
            public struct ID { public var text: String }
        }
        extension Article.ID: CustomStringConvertible {
            public nonisolated var description: String { text }
        }
        final class Controller {}

        nonisolated func expect(_ value: String?, _ expected: String?, line: Int = #line) {
            if value != expected {
                print("line \(line): \(value ?? "nil") instead of \(expected ?? "nil")")
                exit(1)
            }
        }
        nonisolated func isSendable(_ value: some Hashable & Sendable) {}

        expect(News.HeroID.logo, "app.logo")
        expect(News.HeroID.row(index: -3), "row.-3")
        expect(News.HeroID.news(id: "7").title, "7_title")
        expect(News.HeroID.news(id: "7").picture, "7_img")
        isSendable(News.HeroID.news(id: "7"))
        let url = URL(string: "https://a.b/c?d=e")!
        expect(News.HeroID.thumb(url: url, opener: .newsList), "NewsList/News.thumb.\(url)")
        let controller = Controller()
        let address = String(UInt(bitPattern: ObjectIdentifier(controller)))
        expect(
            News.HeroID.card(id: "x", opener: .videos, instance: controller),
            "Videos#\(address)/News.card.x"
        )
        expect(News.SegueID.showSettings, "zoomInRect")
        expect(News.SegueID.closeSettings, "dismissSettingsSegue")
        expect(News.Screen.newsList.storyboard, "News")
        expect(News.Screen.newsList.identifier, "list")
        expect(News.Screen.videos.storyboard, nil)
        expect(News.Screen.allCases.map(\.rawValue).last, "Article")

        let uuid = UUID()
        let article = Article.ID(text: "é")
        expect(
            Everything.HeroID.types(
                a: -1, b: 2, c: 0.5, d: true, e: "ü", f: url, g: uuid, h: article, i: 1
            ),
            "2:-1|1:2|3:0.5|4:true|2:ü|17:\(url)|36:\(uuid.uuidString)|2:é|3:1.0|"
        )
        expect(Everything.HeroID.words(class: "a", init: 1, `inout`: 2), "a12")
        expect(Everything.HeroID.words(class: nil, init: 1, `inout`: 2), nil)
        expect(Everything.HeroID.default(in: "x").case, "xc")
        expect(Everything.HeroID.default(in: "x").`init`, "xi")
        expect(Everything.HeroID.unused(x: article), "u")
        expect(Everything.HeroID.unused(x: nil), nil)
        expect(Everything.HeroID.panel.left, "l")
        expect(Everything.HeroID.item(id: article)?.title, "é2title")
        expect(Everything.HeroID.item(id: nil)?.title, nil)
        isSendable(Everything.HeroID.item(id: nil))
        expect(Everything.HeroID.fixed(opener: .default), "Default/fixed")
        let deep = Everything.HeroID.deep(opener: .main, instance: controller)
        isSendable(deep)
        expect(deep.title, "Main#\(address)/7t")
        expect(
            Everything.HeroID.card(n: 1, opener: .main, instance: controller),
            "Main#\(address)/card1"
        )
        expect(Everything.HeroID.tab(n: 1, opener: .main).icon, "Main/1i")
        expect(Everything.Screen.default.storyboard, "D\"")
        expect(Everything.Screen.default.identifier, nil)
        expect(Everything.Screen.`init`.identifier, "init")
        expect(Everything.SegueID.`init`, "go")
        expect(
            Shared.HeroID.thumb(id: uuid, opener: News.Screen.main), "Main/\(uuid.uuidString)"
        )
        let shared = Shared.HeroID.card(id: 1, opener: News.Screen.main, instance: controller)
        expect(shared.title, "Main#\(address)/1t")
        nonisolated func offTheMainActor() -> [String] {
            let list = News.Screen.newsList
            return [News.HeroID.logo, News.HeroID.row(index: 1), list.rawValue, list.storyboard!]
        }
        _ = offTheMainActor()

        """#
}

/// A directory that is gone when its owner is.
final class TemporaryDirectory {
    private let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(component: UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(component: name).path }

    func write(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: url.appending(component: name))
        return path(name)
    }

    /// Generates the programs' Swift; gives the paths.
    func write(_ programs: [(name: String, model: Model)]) throws -> [String] {
        try programs.map { program in
            let file = generate(program.model, sourceName: program.name)
            let name = program.name + ".swift"
            try Data(file.bytes).write(to: url.appending(component: name))
            return path(name)
        }
    }
}

/// Runs a tool and waits for it.
func run(_ tool: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
