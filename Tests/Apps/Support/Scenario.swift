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

/// Prints a line at once: what follows may crash.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// The expectations that did not hold.
@MainActor private(set) var failures: [String] = []

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

/// What `launch` has shown.
@MainActor private(set) var launchedWindows: [UIWindow] = []

/// Shows a controller in a window of 400 by 800 points.
@MainActor func launch(_ root: UIViewController) -> UIWindow {
    let window = Stage.makeWindow()
    launchedWindows.append(window)
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

/// What Scripts/recordings compares between the doubles and a device.
@MainActor func recording(of name: String) -> [String] {
    let kinds = [
        "push ", "pop ", "set ", "present ", "dismiss ", "tab ", "finish", "cancel",
        "navigation cancelled", "presentation cancelled", "dismissal cancelled",
    ]
    // Which object animates is known to the doubles only. The root of a stack is pushed by nobody.
    let events = Stage.journal.filter { event in kinds.contains { event.hasPrefix($0) } }
        .map { $0.components(separatedBy: " by ")[0] }
        .filter { !$0.hasPrefix("push nothing ") }
    return failures.map { "failed \($0)" } + (events + traced).map { "saw \($0)" } + ["end"]
}
