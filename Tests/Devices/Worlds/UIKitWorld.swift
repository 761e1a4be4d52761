@preconcurrency import Hero
import UIKit

/// UIKit has its own habits.
@MainActor func makeWorld(habits: Int) -> any World { UIKitWorld() }

/// A world of UIKit itself.
final class UIKitWorld: World {
    private var windows: [UIWindow] = []

    init() { Stage.reset() }

    func open(_ root: UIViewController, in frame: CGRect) -> UIWindow {
        let window = Stage.makeWindow()
        windows.append(window)
        window.frame = frame
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    func resize(_ window: UIWindow, to frame: CGRect) {
        window.frame = frame
        window.layoutIfNeeded()
        Stage.breathe()
    }

    func close(_ window: UIWindow) {
        window.isHidden = true
        windows.removeAll { $0 === window }
    }

    func breathe() { Stage.breathe() }
    func wait(_ seconds: Double) { Stage.advance(by: seconds) }
    var isIdle: Bool { Stage.isIdle && !Script.isAnyActive }
    func forget() { Stage.forgetAnimations() }

    func flush() {
        #if ENGINE_HERO || ENGINE_SDOSHERO
            let (window, modal) = (Stage.makeWindow(), UIViewController())
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            modal.transitioningDelegate = Hero.shared
            window.rootViewController?.present(modal, animated: true)
            Stage.settle()
            modal.dismiss(animated: true)
            Stage.settle()
            window.isHidden = true
        #endif
    }

    func touch(_ recognizer: UIGestureRecognizer, _ touch: Touch) -> Bool {
        // The fingers of UIKit's own recognizers cannot be moved.
        guard recognizer is any ScriptedRecognizer else { return false }
        let state = touch.phase.state
        switch recognizer {
        case let pan as UIPanGestureRecognizer:
            return pan.fire(state, x: touch.x, y: touch.y, velocity: touch.velocity)
        case let pinch as UIPinchGestureRecognizer:
            return pinch.fire(state, scale: touch.scale, velocity: touch.velocity.x)
        default: return false
        }
    }

    func inOneTurn(_ block: () -> Void) { Stage.inOneTurn(block) }

    func tap(_ index: Int, of tabs: UITabBarController) {
        tabs.tap(tab: index)
        Stage.breathe()
    }

    func recycle(_ table: UITableView) {
        table.reloadData()
        table.layoutIfNeeded()
    }

    func messages(about container: UIViewController) -> [String]? { nil }
    var complaints: [String] { [] }
    var journal: [String] { Stage.journal }
}
