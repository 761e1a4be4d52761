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

    private static let newsScenarios = ScenarioCase.all(
        app: "News", file: "Examples/News/News.trans", engines: [.hero, .sdoshero])

    @Test("News", arguments: newsScenarios)
    func news(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }

    /// What each example's engines are, as their tables and the manual say.
    @Test(
        "Engines that can express the examples",
        arguments: [
            ("Dismissal/Dismissal", [Engine.uikit, .hero, .sdoshero]),
            ("PhotoZoom/PhotoZoom", Engine.allCases),
            ("News/News", [.hero, .sdoshero]),
            ("Tour/Tour", [.hero, .sdoshero]),
        ])
    func engines(_ file: String, _ engines: [Engine]) throws {
        for engine in Engine.allCases {
            let errors = try Generated.errors("Examples/\(file).trans", engine: engine)
            #expect(errors.isEmpty == engines.contains(engine), "\(engine): \(errors)")
            #expect(errors.allSatisfy { $0 == "not-in-engine" })
        }
    }
}
