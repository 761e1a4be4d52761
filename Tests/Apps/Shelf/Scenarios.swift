/// What fingers, taps and options do while Hero animates.
@MainActor func declareScenarios(_ scenario: Scenarios) {
    declareFingers(scenario)
    declareOverlaps(scenario)
    declareTabs(scenario)
    declareEnabling(scenario)
    declareOptions(scenario)
    #if ENGINE_SDOSHERO
        declareSwipes(scenario)
    #endif
}
