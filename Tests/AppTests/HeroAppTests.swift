import Testing
import TransitionDSL

/// What generated Swift tells Hero, executed against the doubles.
@Suite("Hero, told by generated Swift")
struct HeroAppTests {
    private static let scenarios = ScenarioCase.all(
        app: "Pictures", file: "Tests/Apps/Pictures/Album.trans", engines: [.hero, .sdoshero])

    @Test("Plays as it is told", arguments: scenarios)
    func plays(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }
}
