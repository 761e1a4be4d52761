import UIKit

/// What scenarios need of the system around an app: windows, time, and what was seen. The doubles are
/// one, `Tests/Devices` is UIKit itself. What only the doubles know ends a scenario on UIKit.
@MainActor protocol ScenarioStage {
    /// A window of 400 by 800 points, which is not shown yet.
    static func makeWindow() -> UIWindow

    /// A finger on a view.
    static func makeTouch(on view: UIView?) -> UITouch

    /// Lets everything that moves come to its end.
    static func settle()
    static func advance(by seconds: TimeInterval)
    /// Some turns of the run loop, in which hardly any time passes.
    static func breathe()
    /// Movements of fingers in the block come in one turn of the run loop.
    static func inOneTurn(_ block: () -> Void)
    static var now: TimeInterval { get }
    static var isIdle: Bool { get }
    static func reset()

    /// What happened, in order: changes of containers, presentations, fingers' progress.
    static var journal: [String] { get }
    /// How long each animation takes, but key frames; nil where nobody knows.
    static var durations: [TimeInterval]? { get }
    /// What drove transitions by a finger, in order, since `forgetAnimations`.
    static var drivers: [UIPercentDrivenInteractiveTransition] { get }
    /// Only the doubles know them.
    static var animations: [Animated] { get set }
    static var animators: [AnyObject] { get set }
    static func forgetAnimations()
    static func messages(about container: UIViewController) -> [String]

    /// Settings of a person; only those of the doubles can be changed.
    static var isReduceMotionEnabled: Bool { get set }
    static var isRightToLeft: Bool { get set }
    static var systemVersion: String { get set }
    /// What UIKit does not document; only the doubles have the choice.
    static var sendsBothTabMethods: Bool { get set }
    /// What is expected must not depend on it: UIKit does one of both.
    static var asksBeforeDismissingAbove: Bool { get set }
}

extension Stage: ScenarioStage {}

/// Fingers on one recognizer; false if it does not take part.
@MainActor protocol ScenarioFingers: UIGestureRecognizer {
    var place: CGPoint { get set }
    @discardableResult func fire(_ state: UIGestureRecognizer.State) -> Bool
}

@MainActor protocol ScenarioPan: ScenarioFingers {
    @discardableResult func fire(
        _ state: UIGestureRecognizer.State, x: CGFloat, y: CGFloat, velocity: CGPoint
    ) -> Bool
}

@MainActor protocol ScenarioPinch: ScenarioFingers {
    @discardableResult func fire(
        _ state: UIGestureRecognizer.State, scale: CGFloat, velocity: CGFloat
    ) -> Bool
}

/// A person's taps.
@MainActor protocol ScenarioTabs: UITabBarController { func tap(tab number: Int) }
@MainActor protocol ScenarioTable: UITableView { func tap(row: Int) }
@MainActor protocol ScenarioGrid: UICollectionView { func tap(item: Int) }

extension UIGestureRecognizer: ScenarioFingers {}
extension UIPanGestureRecognizer: ScenarioPan {}
extension UIPinchGestureRecognizer: ScenarioPinch {}
extension UITabBarController: ScenarioTabs {}
extension UITableView: ScenarioTable {}
extension UICollectionView: ScenarioGrid {}
