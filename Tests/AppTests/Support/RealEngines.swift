import Foundation

/// Hero and SDOSHero made of their own sources, which lie outside of this repository.
struct RealEngines {
    /// Clones, or folders that contain only the sources.
    let hero: String
    let sdoshero: String

    /// Nil where the environment names no clones.
    static let fromEnvironment: RealEngines? = {
        let environment = ProcessInfo.processInfo.environment
        guard let hero = environment["TRANSC_HERO"], let sdoshero = environment["TRANSC_SDOSHERO"]
        else { return nil }
        return RealEngines(hero: hero, sdoshero: sdoshero)
    }()

    /// The doubles with both libraries in place of theirs.
    func modules(_ doubles: Doubles) throws -> Doubles {
        let libraries = [
            ("Hero", try Self.sources(in: hero, folder: "Sources")),
            ("SDOSHero", try Self.sources(in: sdoshero, folder: "src")),
        ]
        var learned = doubles.lowering
        for (_, sources) in libraries { learned.learn(sources.map(\.1)) }
        let key = fingerprint(
            [doubles.folder.path] + libraries.flatMap { $0.1.flatMap { [$0.0, $0.1] } })
        let folder = try Cache.folder("libraries", key) { folder in
            for (name, sources) in libraries {
                try Doubles.build(
                    name, sources, learned, in: folder, imports: [folder, doubles.folder])
            }
        }
        return doubles.replacing(libraries.map(\.0), in: folder)
    }

    /// What a library is made of: paths below the folder, after two names that are left out as those
    /// of Tests/Doubles are.
    private static func sources(in clone: String, folder: String) throws -> [(String, String)] {
        var root = URL(fileURLWithPath: clone)
        let inner = root.appendingPathComponent(folder)
        if FileManager.default.fileExists(atPath: inner.path) { root = inner }
        let names = FileManager.default.enumerator(atPath: root.path)
        let paths = (names?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
        if paths.isEmpty { throw ToolFailure(description: "no Swift files in \(root.path)") }
        return try paths.map { path in
            let data = try Data(contentsOf: root.appendingPathComponent(path))
            return ("clone/library/\(path)", String(decoding: data, as: UTF8.self))
        }
    }
}
