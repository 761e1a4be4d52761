import Testing
import TransitionDSL

/// The judge: what the doubles say about UIKit, and random walks over worlds.
@Suite("Worlds")
struct WorldTests {
    private static let scenarios = ScenarioCase.all(app: "Worlds", file: nil, engines: [.uikit])

    @Test("The doubles tell the truth", arguments: scenarios)
    func doubles(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }
}
