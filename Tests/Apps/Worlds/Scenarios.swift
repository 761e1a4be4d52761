@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareDoubles(scenario)
}
