import Testing
import TransitionDSL

/// An app whose classes keep their outlets private, executed.
@Suite("Given views")
struct GivenViewTests {
    private static let scenarios =
        ScenarioCase.all(
            app: "Given", file: "Tests/Apps/Given/Hero.trans", engines: [.hero, .sdoshero])
        + ScenarioCase.all(
            app: "Given", file: "Tests/Apps/Given/Plain.trans", engines: [.uikit, .trtransitions])

    @Test("Reached by every line", arguments: scenarios)
    func reached(_ scenario: ScenarioCase) throws {
        let failure = try scenario.failure()
        #expect(failure == nil, "\(failure ?? "")")
    }
}
