import Testing
import TransitionDSL

/// The generated Swift's calls of Hero, executed against the doubles.
@Suite("Hero, driven by generated Swift")
struct HeroAppTests {
    private static let scenarios = ScenarioCase.all(
        app: "Pictures", file: "Tests/Apps/Pictures/Album.trans", engines: [.hero, .sdoshero])

    @Test("Plays as the file declares", arguments: scenarios)
    func plays(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }

    private static let shelfScenarios = ScenarioCase.all(
        app: "Shelf", file: "Tests/Apps/Shelf/Shelf.trans", engines: [.hero, .sdoshero])

    @Test("Fingers, taps and options", arguments: shelfScenarios)
    func shelf(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }

    private static let engineScenarios = ScenarioCase.all(
        app: "Engines", file: "Tests/Apps/Engines/Engines.trans", engines: [.hero, .sdoshero])

    /// Scripts/engines runs the same with the engines' own sources.
    @Test("Every row of the catalog, every operation, every order", arguments: engineScenarios)
    func engines(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }

    private static let modalScenarios = ScenarioCase.all(
        app: "Modals", file: "Tests/Apps/Modals/Modals.trans", engines: [.hero, .sdoshero])

    @Test("Presented screens", arguments: modalScenarios)
    func presents(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }
}
