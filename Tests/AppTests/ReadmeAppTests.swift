import Codegen
import Foundation
import Testing
import TransitionDSL

/// The apps of example.md: their files, and the calls that the page requires.
@Suite("The apps of example.md, executed")
struct ReadmeAppTests {
    private static let scenarios: [ScenarioCase] = {
        do {
            return ScenarioCase.all(app: "Readme", file: try file(), engines: [.hero, .sdoshero])
        } catch {
            return [
                ScenarioCase(app: "Readme", engine: .hero, name: "builds", problem: "\(error)")
            ]
        }
    }()

    /// The larger example, as a file.
    private static func file() throws -> String {
        let text = try #require(
            blocks().first { $0.hasPrefix("trans\n") && $0.contains("module NewsTransitions") })
        let folder = Repository.root.appendingPathComponent(".build/app-tests/readme")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("News.trans")
        try Data(text.dropFirst("trans\n".count).utf8).write(to: url)
        return url.path
    }

    private static func blocks() throws -> [Substring] {
        try Repository.text("Documentation/example.md").split(
            separator: "```", omittingEmptySubsequences: false
        )
        .enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }

    @Test("Plays and reports", arguments: scenarios)
    func plays(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }

    @Test("The app makes the calls that the page lists, and no other")
    func calls() throws {
        let block = try #require(
            try Self.blocks().first {
                $0.hasPrefix("swift\n") && $0.contains(".install(in: ")
                    && $0.contains("applyTransitions")
            })
        let listed = block.split(separator: "\n").dropFirst().map { line in
            line.split(separator: " //")[0].trimmingCharacters(in: .whitespaces)
        }
        let isCall = try Regex(#"\.(applyTransitions|install|installForPresentation|prepare)\("#)
        let made = try Repository.text("Tests/Apps/Readme/App.swift").split(separator: "\n")
            .filter { $0.contains(isCall) }
            .map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(made.sorted() == listed.sorted())
    }

    /// The first file and the whole Swift of the page, with the one call that it names.
    @Test("The smallest app plays")
    func smallest() throws {
        let blocks = try Self.blocks()
        let swift = try #require(blocks.first { $0.hasPrefix("swift support module\n") })
        #expect(blocks.contains("swift\nAppTransitions.install(in: navigationController)\n"))
        let support = generateSupport(for: [.hero], .newest)
        let program = try AppProgram(
            app: "Smallest",
            sources: [
                ("App.trans.swift", String(swift.drop { $0 != "\n" })),
                ("TranscSupport.swift", String(decoding: support.bytes, as: UTF8.self)),
            ], engine: .hero)
        for scenario in try program.scenarios() {
            let failure = try program.failure(of: scenario)
            #expect(failure == nil, "\(failure ?? "")")
        }
    }
}
