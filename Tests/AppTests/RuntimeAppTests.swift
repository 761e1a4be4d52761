import Testing
import TransitionDSL

/// The runtime's UIKit layer with registries that are written by hand.
@Suite("The runtime's UIKit layer, executed")
struct RuntimeAppTests {
    private static let scenarios = ScenarioCase.all(app: "Runtime", file: nil, engines: [.uikit])

    @Test("Runtime", arguments: scenarios)
    func runtime(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }
}
