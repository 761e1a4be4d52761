import UIKit

/// A delegate of the app's own, and what it is told.
@MainActor protocol Listener: NSObject {
    var calls: [String] { get set }
    /// The messages that it has, but for questions that only lines may ask.
    static var messages: Set<String> { get }
}

final class PlainListener: NSObject, Listener, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    var calls: [String] = []
    static let messages: Set = [
        "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
    ]

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { calls.append("navigationController(_:willShow:animated:)") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { calls.append("navigationController(_:didShow:animated:)") }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("tabBarController(_:shouldSelect:)")
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("tabBarController(_:didSelect:)") }
}

/// One with what iOS 18 has.
final class NewListener: NSObject, Listener, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    var calls: [String] = []
    static let messages: Set = [
        "navigationController(_:didShow:animated:)",
        "navigationControllerSupportedInterfaceOrientations(_:)",
        "tabBarController(_:shouldSelectTab:)",
        "tabBarController(_:didSelectTab:previousTab:)",
        "tabBarControllerSupportedInterfaceOrientations(_:)",
    ]

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { calls.append("navigationController(_:didShow:animated:)") }

    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        calls.append("navigationControllerSupportedInterfaceOrientations(_:)")
        return .portrait
    }

    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
        calls.append("tabBarController(_:shouldSelectTab:)")
        return true
    }

    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) { calls.append("tabBarController(_:didSelectTab:previousTab:)") }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        calls.append("tabBarControllerSupportedInterfaceOrientations(_:)")
        return .portrait
    }
}

/// One that an app puts in front of the delegate that is there, and that passes all on.
final class WrappingListener: NSObject, Listener, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    var calls: [String] = []
    static let messages: Set = [
        "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
    ]
    nonisolated(unsafe) private weak var inner: NSObject?
    private var stack: (any UINavigationControllerDelegate)? {
        inner as? any UINavigationControllerDelegate
    }
    private var tabs: (any UITabBarControllerDelegate)? {
        inner as? any UITabBarControllerDelegate
    }

    init(_ inner: NSObject?) {
        self.inner = inner
        super.init()
    }

    override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || inner?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
        inner?.responds(to: selector) == true ? inner : super.forwardingTarget(for: selector)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        calls.append("navigationController(_:willShow:animated:)")
        stack?.navigationController?(
            navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        calls.append("navigationController(_:didShow:animated:)")
        stack?.navigationController?(
            navigationController, didShow: viewController, animated: animated)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("tabBarController(_:shouldSelect:)")
        return tabs?.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        calls.append("tabBarController(_:didSelect:)")
        tabs?.tabBarController?(tabBarController, didSelect: viewController)
    }
}

/// The app's delegate of UIKit's own swipe back.
final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
