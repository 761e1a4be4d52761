@preconcurrency import Hero
import UIKit

extension Stage {
    static func makeWindow() -> UIWindow { UIWindow(frame: UIScreen.main.bounds) }
    static func makeTouch(on view: UIView?) -> UITouch { UITouch(on: view, at: .zero) }
    static var drivers: [UIPercentDrivenInteractiveTransition] {
        animators.compactMap { $0 as? UIPercentDrivenInteractiveTransition }
    }
    static var durations: [TimeInterval]? {
        animations.filter { $0.kind != .keyFrame && $0.kind != .keyFrames }.map(\.duration)
    }
}

/// The program of an app on the doubles: `NAME` plays a scenario.
@main @MainActor enum Program {
    static func main() {
        let scenarios = Scenarios()
        declareScenarios(scenarios)
        let name = CommandLine.arguments.dropFirst().first ?? "--list"
        if let command = scenarios.commands[name] {
            return command(Array(CommandLine.arguments.dropFirst(2)))
        }
        if name == "--list" {
            for scenario in scenarios.all { print(scenario.name) }
            return
        }
        guard let scenario = scenarios.all.first(where: { $0.name == name }) else {
            print("there is no scenario \(name)")
            exit(2)
        }
        HeroProbe.enable()
        if CommandLine.arguments.last == "--record" { beginTrace() }
        scenario.play()
        if CommandLine.arguments.last == "--record" {
            for line in recording(of: name) { print(line) }
            return
        }
        if CommandLine.arguments.last == "--facts" {
            // The position of Hero's clock at each frame is reported once, as its running time.
            for event in Stage.journal where !event.hasPrefix("moves to ") {
                fact("journal", event)
            }
            for line in launchedWindows.flatMap({ picture(of: $0).split(separator: "\n") }) {
                fact("view", line)
            }
            for one in facts { print("fact", one) }
        }
        let errors = Stage.journal.filter { $0.hasPrefix("error: ") }
        for failure in failures + errors { print(failure) }
        if !failures.isEmpty || !errors.isEmpty {
            print("journal:\n  " + Stage.journal.joined(separator: "\n  "))
            exit(1)
        }
    }
}
