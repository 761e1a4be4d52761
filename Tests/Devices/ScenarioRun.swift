@preconcurrency import Hero
import TransitionRuntime
import UIKit

/// Plays a scenario on UIKit, once windows can be shown.
@MainActor enum ScenarioRun {
    static func main() {
        let scenarios = Scenarios()
        declareScenarios(scenarios)
        guard let name = CommandLine.arguments.dropFirst().first else {
            for scenario in scenarios.all { say(scenario.name) }
            exit(0)
        }
        RecognizerFactory.current = .scripted
        Exchanges.begin()
        HeroProbe.enable()
        beginTrace()
        if let command = scenarios.commands[name] {
            command(Array(CommandLine.arguments.dropFirst(2)))
            say("end")
            exit(0)
        }
        guard let scenario = scenarios.all.first(where: { $0.name == name }) else {
            say("there is no scenario \(name)")
            exit(2)
        }
        scenario.play()
        for line in recording(of: name) { say(line) }
        exit(0)
    }
}
