// Double of UIPageViewController: it shows one controller, without a transition of its own.

@preconcurrency @MainActor @objc open class UIPageViewController: UIViewController {
    open private(set) var viewControllers: [UIViewController]?

    open func setViewControllers(_ controllers: [UIViewController]) {
        for one in children { one.removeFromParent() }
        controllers.forEach { addChild($0) }
        viewControllers = controllers
    }
}
