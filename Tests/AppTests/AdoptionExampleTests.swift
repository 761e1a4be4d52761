import Foundation
import Testing
import TransitionDSL
@testable import TestSupport

/// The app that `transc scan` is shown with, before and after its adoption.
@Suite("The app to adopt against the doubles")
struct AdoptionExampleTests {
    private static let app = "Examples/Adoption/App"
    private static let adopted = "Examples/Adoption/Adopted"

    /// What Swift sees of the screen in Objective-C.
    private static let settings = """
        import UIKit
        class WSettingsViewController: UIViewController {
            weak var avatarView: UIImageView!
            weak var nameLabel: UILabel!
        }

        """

    /// The Swift of the app: after adoption some files are others, and one is generated.
    private static func sources(isAdopted: Bool) throws -> [(String, String)] {
        let changed = isAdopted ? Repository.files(in: adopted) : []
        var sources = try Repository.files(in: app).map { path in
            let other = adopted + path.dropFirst(app.count)
            return try (path, Repository.text(changed.contains(other) ? other : path))
        }
        if isAdopted {
            let generated = try #require(try Generated("\(adopted)/Wander.trans", engine: nil))
            sources.append(("\(adopted)/Settings.swift", settings))
            sources.append(("\(adopted)/\(generated.name)", generated.text))
        }
        return sources
    }

    @Test("Compiles without a warning", arguments: [false, true])
    func compiles(isAdopted: Bool) throws {
        let doubles = try Doubles.shared.get()
        let scratch = try Scratch()
        let sources = try Self.sources(isAdopted: isAdopted)
        #expect(sources.count > 15)
        var lowering = doubles.lowering
        lowering.learn(sources.map(\.1))
        try Doubles.build(
            "Wander", sources, lowering, in: scratch.url, imports: [scratch.url],
            flags: ["-swift-version", "5"] + doubles.flags, allowsWarnings: false)
    }

    @Test("Changes only files of the app")
    func changesOnlyFilesOfTheApp() {
        for path in Repository.files(in: Self.adopted, ending: "") {
            let original = Self.app + path.dropFirst(Self.adopted.count)
            let url = Repository.root.appendingPathComponent(original)
            let isNew = path.contains("/Wander.")
            #expect(FileManager.default.fileExists(atPath: url.path) != isNew || isNew, "\(path)")
        }
    }

    @Test("Plays the same transitions as before")
    func playsTheSame() throws {
        func program(isAdopted: Bool) throws -> AppProgram {
            try AppProgram(
                app: "Wander", sources: Self.sources(isAdopted: isAdopted), engine: .hero,
                version: "5", kind: isAdopted ? "adopted" : "app")
        }
        let (before, after) = try (program(isAdopted: false), program(isAdopted: true))
        let scenarios = try before.scenarios()
        #expect(scenarios.count > 5)
        for scenario in scenarios {
            let (old, new) = try (before.facts(of: scenario), after.facts(of: scenario))
            #expect(old.failure == nil, "\(scenario), before: \(old.failure ?? "")")
            #expect(new.failure == nil, "\(scenario), after: \(new.failure ?? "")")
            let (log, newLog) = (Self.log(old.facts), Self.log(new.facts))
            #expect(log.count > 1, "\(scenario)")
            #expect(newLog.difference(from: log).map { "\($0)" } == [], "\(scenario)")
        }
    }

    /// What plays, between which screens, which views fly, and which screens appear when. Before,
    /// the animators are Hero's and the app's, after it the runtime's around them.
    private static func log(_ facts: [String]) -> [String] {
        let kinds = ["hero plays", "presenting", "pairs", "hero ends", "journal"]
        return facts.filter { fact in kinds.contains { fact.hasPrefix("fact \($0): ") } }
            .map { fact in
                let parts = fact.components(separatedBy: " by ")
                return parts.count < 2 || parts[1] == "nothing"
                    ? fact : "\(parts[0]) by an animator"
            }
    }
}
