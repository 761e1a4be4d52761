import Foundation
import Testing
import TransitionDSL

/// Hero's and SDOSHero's own sources against our doubles: the same scenarios of the same apps, and
/// whatever is seen of one and not of the other is a difference. `Scripts/engines` names the clones.
@Suite(
    "The engines' own sources against the doubles",
    .enabled(if: RealEngines.fromEnvironment != nil, "Scripts/engines passes the sources"))
struct EngineComparison {
    private static let apps: [(app: String, file: String?, engines: [Engine])] = [
        ("Engines", "Tests/Apps/Engines/Engines.trans", [.hero, .sdoshero]),
        ("News", "Examples/News/News.trans", [.hero, .sdoshero]),
        ("Pictures", "Tests/Apps/Pictures/Album.trans", [.hero, .sdoshero]),
        ("Dismissal", "Examples/Dismissal/Dismissal.trans", [.hero, .sdoshero]),
        ("PhotoZoom", "Examples/PhotoZoom/PhotoZoom.trans", [.hero, .sdoshero]),
        ("Shelf", "Tests/Apps/Shelf/Shelf.trans", [.hero, .sdoshero]),
        ("Runtime", nil, [.uikit]),
    ]

    @Test("No fact differs") func facts() throws {
        let doubles = try Doubles.shared.get()
        let engines = try #require(RealEngines.fromEnvironment)
        let real = try engines.modules(doubles)
        var total = Count()
        for (app, file, engines) in Self.apps {
            for engine in engines {
                let double = try AppProgram(app: app, file: file, engine: engine)
                let genuine = try AppProgram(
                    app: app, file: file, engine: engine, modules: ("engines", real))
                var count = Count()
                for scenario in try double.scenarios() {
                    try count.compare(genuine, double, in: scenario)
                }
                print("\(app), \(engine.rawValue): \(count)")
                total.checks += count.checks
                total.differences += count.differences
            }
        }
        print(total)
        #expect(total.differences == 0)
        #expect(total.checks >= 1500)
    }
}

/// How many facts were compared, and how many are on one side only.
private struct Count: CustomStringConvertible {
    var checks = 0
    var differences = 0

    var description: String { "\(checks) checks, \(differences) differences" }

    mutating func compare(
        _ real: AppProgram, _ double: AppProgram, in scenario: String
    ) throws {
        let (facts, failure) = try real.facts(of: scenario)
        let (ours, _) = try double.facts(of: scenario)
        checks += facts.count
        let difference = ours.difference(from: facts)
        if !difference.isEmpty {
            let lines = difference.map { change in
                switch change {
                case .remove(_, let line, _): "  the library: \(line)"
                case .insert(_, let line, _): "  the double:  \(line)"
                }
            }
            differences += max(difference.insertions.count, difference.removals.count)
            print("\(scenario)\n\(lines.joined(separator: "\n"))")
        }
        if let failure {
            differences += 1
            print("\(scenario) fails with the library:\n\(failure)")
        }
    }
}
