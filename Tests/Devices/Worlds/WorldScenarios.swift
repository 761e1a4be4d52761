@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareDoubles(scenario)
    declareFound(scenario)
    scenario.command("walk") { Walks.one($0) }
}
