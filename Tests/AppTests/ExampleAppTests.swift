import Testing
import TransitionDSL

/// The apps of the examples, executed against the doubles of UIKit and the libraries.
@Suite("Apps, executed")
struct ExampleAppTests {
    private static let dismissalScenarios = ScenarioCase.all(
        app: "Dismissal", file: "Examples/Dismissal/Dismissal.trans",
        engines: [.uikit, .hero, .sdoshero])

    @Test("Dismissal", arguments: dismissalScenarios)
    func dismissal(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }
}
