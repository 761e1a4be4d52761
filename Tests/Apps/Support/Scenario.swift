@preconcurrency import Hero
import UIKit

/// The scenarios of an app, from `declareScenarios`: a person's actions and the result.
@MainActor final class Scenarios {
    private(set) var all: [(name: String, play: @MainActor () -> Void)] = []

    /// What a program does instead of a scenario, by the first of its arguments.
    private(set) var commands: [String: @MainActor ([String]) -> Void] = [:]

    func command(_ name: String, _ run: @escaping @MainActor ([String]) -> Void) {
        commands[name] = run
    }

    func callAsFunction(_ name: String, _ play: @escaping @MainActor () -> Void) {
        all.append((name, play))
    }
}

@MainActor private var failures: [String] = []

@MainActor func expect(
    _ holds: Bool, _ message: @autoclosure () -> String = "", file: String = #fileID,
    line: Int = #line
) {
    fact("expected at \(file):\(line)", holds)
    if !holds { failures.append("\(file):\(line): \(message())") }
}

@MainActor func expect<Value: Equatable>(
    _ value: Value, _ expected: Value, _ message: @autoclosure () -> String = "",
    file: String = #fileID, line: Int = #line
) {
    fact("expected at \(file):\(line)", value == expected)
    if value != expected {
        failures.append("\(file):\(line): \(value) instead of \(expected) \(message())")
    }
}

/// Equal but for what arithmetic of floating point leaves over.
@MainActor func expect(
    near value: CGFloat, _ expected: CGFloat, file: String = #fileID, line: Int = #line
) {
    fact("expected at \(file):\(line)", abs(value - expected) <= 1e-9)
    if abs(value - expected) > 1e-9 {
        failures.append("\(file):\(line): \(value) instead of \(expected)")
    }
}

@MainActor private var windows: [UIWindow] = []

/// Shows a controller in a window of 400 by 800 points.
@MainActor func launch(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    windows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    Stage.settle()
    return window
}

/// The views and all that Hero knows of them.
@MainActor func heroPicture(of view: UIView) -> String {
    let own = "\(view.hero.id ?? "-") \(view.hero.modifiers?.count ?? -1)"
    return ([own] + view.subviews.map { heroPicture(of: $0) }).joined(separator: ", ")
}

/// Gesture recognizers of a kind on a view and those that lie in it.
@MainActor func gestures<Kind: UIGestureRecognizer>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    (view.gestureRecognizers ?? []).compactMap { $0 as? Kind }
        + view.subviews.flatMap { gestures(kind, in: $0) }
}

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
        scenario.play()
        if CommandLine.arguments.last == "--facts" {
            // The position of Hero's clock at each frame is reported once, as its running time.
            for event in Stage.journal where !event.hasPrefix("update ") { fact("journal", event) }
            for line in windows.flatMap({ picture(of: $0).split(separator: "\n") }) {
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
