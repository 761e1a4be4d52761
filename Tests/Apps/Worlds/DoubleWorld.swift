@preconcurrency import Hero
import UIKit

/// A world with habits of UIKit that are not documented.
@MainActor func makeWorld(habits: Int) -> any World {
    DoubleWorld(
        asksBeforeDismissingAbove: habits % 2 == 1, sendsBothTabMethods: habits / 2 % 2 == 0,
        version: habits / 4 % 2 == 0 ? "18.0" : "26.0")
}

/// A world of the doubles.
final class DoubleWorld: World {
    private var windows: [UIWindow] = []

    init(asksBeforeDismissingAbove: Bool, sendsBothTabMethods: Bool, version: String) {
        Stage.reset()
        Stage.systemVersion = version
        Stage.asksBeforeDismissingAbove = asksBeforeDismissingAbove
        Stage.sendsBothTabMethods = sendsBothTabMethods
    }

    func open(_ root: UIViewController, in frame: CGRect) -> UIWindow {
        let window = UIWindow(frame: frame)
        windows.append(window)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    func resize(_ window: UIWindow, to frame: CGRect) {
        window.resize(to: frame)
        Stage.breathe()
    }

    func close(_ window: UIWindow) { windows.removeAll { $0 === window } }

    func breathe() { Stage.breathe() }
    func wait(_ seconds: Double) { Stage.advance(by: seconds) }
    var isIdle: Bool { Stage.isIdle }

    func forget() { Stage.forgetAnimations() }

    func flush() {
        #if ENGINE_HERO || ENGINE_SDOSHERO
            let (window, modal) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
            window.rootViewController = UIViewController()
            modal.transitioningDelegate = Hero.shared
            window.rootViewController?.present(modal, animated: true)
            Stage.advance(by: 2)
            modal.dismiss(animated: true)
            Stage.advance(by: 2)
            Stage.forgetAnimations()
        #endif
    }

    func touch(_ recognizer: UIGestureRecognizer, _ touch: Touch) -> Bool {
        let state = touch.phase.state
        switch recognizer {
        case let pan as UIPanGestureRecognizer:
            return pan.fire(state, x: touch.x, y: touch.y, velocity: touch.velocity)
        case let pinch as UIPinchGestureRecognizer:
            return pinch.fire(state, scale: touch.scale, velocity: touch.velocity.x)
        default: return recognizer.fire(state)
        }
    }

    func inOneTurn(_ block: () -> Void) { Stage.inOneTurn(block) }

    func tap(_ index: Int, of tabs: UITabBarController) {
        tabs.tap(tab: index)
        Stage.breathe()
    }

    func recycle(_ table: UITableView) { table.recycle("row") }

    func messages(about container: UIViewController) -> [String]? {
        Stage.messages(about: container)
    }

    var complaints: [String] {
        var all = Stage.journal.filter { $0.hasPrefix("error: ") }
        #if ENGINE_HERO || ENGINE_SDOSHERO
            if isIdle, Hero.shared.isTransitioning { all.append("Hero is \(Hero.shared.state)") }
        #endif
        return all
    }
    var journal: [String] { Stage.journal }
}
