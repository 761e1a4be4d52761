import UIKit

/// What happens around an app that a walk drives: windows, time, fingers, and what UIKit sends. The
/// doubles are one world; UIKit on a Mac can be another.
@MainActor protocol World: AnyObject {
    /// Shows a controller in a window at a place of the screen.
    func open(_ root: UIViewController, in frame: CGRect) -> UIWindow
    /// A person turns the device, or drags the divider between windows.
    func resize(_ window: UIWindow, to frame: CGRect)
    /// The app lets go of a window.
    func close(_ window: UIWindow)

    /// The rest of this turn of the run loop.
    func breathe()
    /// Time for some frames.
    func wait(_ seconds: Double)
    /// Whether nothing moves and nothing waits for the clock.
    var isIdle: Bool { get }
    /// Frees what tests keep for themselves.
    func forget()
    /// Lets the engine forget the last transition, which Hero keeps until the next.
    func flush()

    /// A finger, or two, of a recognizer; false if it does not take part.
    func touch(_ recognizer: UIGestureRecognizer, _ touch: Touch) -> Bool
    /// All that a block does comes in one turn of the run loop.
    func inOneTurn(_ block: () -> Void)
    func tap(_ index: Int, of tabs: UITabBarController)
    /// Scrolls the rows of a table away, so that its cells show others.
    func recycle(_ table: UITableView)

    /// The messages for its delegate that UIKit has had about a container, by selector. Nil if that is
    /// not known.
    func messages(about container: UIViewController) -> [String]?
    /// Warnings and exceptions of UIKit.
    var complaints: [String] { get }
    /// What happened, for people who read a walk.
    var journal: [String] { get }
}

/// A movement of fingers since a gesture began.
struct Touch {
    enum Phase: String {
        case began, changed, ended, cancelled

        var state: UIGestureRecognizer.State {
            switch self {
            case .began: .began
            case .changed: .changed
            case .ended: .ended
            case .cancelled: .cancelled
            }
        }
    }
    var phase: Phase
    /// In points of the window.
    var x: CGFloat = 0
    var y: CGFloat = 0
    /// In points a second.
    var velocity = CGPoint.zero
    /// Of two fingers.
    var scale: CGFloat = 1
}
