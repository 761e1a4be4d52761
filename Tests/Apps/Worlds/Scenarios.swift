@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareDoubles(scenario)
    declareFound(scenario)
    scenario.command("walk") { Walks.one($0) }
    scenario.command("part") { Walks.part($0) }
    scenario.command("walks") { Walks.all($0) }
}
