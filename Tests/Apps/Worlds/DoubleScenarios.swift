import UIKit

/// A delegate that forwards what it does not know, as the runtime's do.
private final class Forwarder: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
{
    weak var other: NSObject?

    override func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector) || other?.responds(to: selector) == true
    }

    override func forwardingTarget(for selector: Selector!) -> Any? {
        other?.responds(to: selector) == true ? other : super.forwardingTarget(for: selector)
    }
}

private class Hearer: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { calls.append("did show") }
}

private final class Rotating: Hearer, UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    { .portrait }
}

private final class TabListener: NSObject {
    var calls: [String] = []
}

extension TabListener: UITabBarControllerDelegate {
    @available(iOS 18.0, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
        -> Bool
    {
        calls.append("should select \(tab.title)")
        return tab.title != "third"
    }

    @available(iOS 18.0, *)
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) { calls.append("did select \(selectedTab.title) after \(previousTab?.title ?? "none")") }
}

private final class Target: NSObject {
    var states: [UIGestureRecognizer.State] = []
    @objc func handle(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
}

/// What the doubles of UIKit say must be true, or walks judge nothing.
@MainActor func declareDoubles(_ scenario: Scenarios) {
    scenario("A class responds to the optional methods that it and its superclasses have") {
        let (listener, rotating) = (Hearer(), Rotating())
        let didShow = #selector(Hearer.navigationController(_:didShow:animated:))
        let orientations =
            #selector(Rotating.tabBarControllerSupportedInterfaceOrientations(_:))
        expect(listener.responds(to: didShow))
        expect(listener.responds(to: orientations), false)
        expect(rotating.responds(to: didShow))
        expect(rotating.responds(to: orientations))
        expect(Forwarder().responds(to: didShow), false)
    }

    scenario("What a delegate does not have goes where it forwards to") {
        let (forwarder, rotating) = (Forwarder(), Rotating())
        forwarder.other = rotating
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = forwarder
        let window = launch(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        Stage.settle()
        expect(rotating.calls, ["did show"])
        let tabs = UITabBarController()
        tabs.delegate = forwarder
        expect(tabs.allowedOrientations, .portrait)
        expect(window.rootViewController === navigation)
    }

    scenario("What a delegate responds to is asked once, when it is set") {
        let (forwarder, rotating) = (Forwarder(), Rotating())
        let tabs = UITabBarController()
        tabs.delegate = forwarder
        forwarder.other = rotating
        expect(tabs.allowedOrientations, .allButUpsideDown)
        tabs.delegate = forwarder
        expect(tabs.allowedOrientations, .portrait)
    }

    scenario("What is associated with a delegate goes when the delegate goes") {
        let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        weak var value: NSObject?
        do {
            let (listener, object) = (Hearer(), NSObject())
            value = object
            objc_setAssociatedObject(listener, key, object, .OBJC_ASSOCIATION_RETAIN)
            expect(objc_getAssociatedObject(listener, key) as? NSObject === object)
        }
        expect(value == nil)
    }

    scenario("Tabs of iOS 18 are selected through the methods with tabs") {
        let (forwarder, listener) = (Forwarder(), TabListener())
        forwarder.other = listener
        let tabs = UITabBarController()
        tabs.viewControllers = ["first", "second", "third"].map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
        tabs.delegate = forwarder
        let window = launch(tabs)
        tabs.tap(tab: 1)
        tabs.tap(tab: 2)
        expect(
            listener.calls,
            ["should select second", "did select second after first", "should select third"])
        expect(tabs.selectedIndex, 1)
        expect(window.rootViewController === tabs)
    }

    scenario("A push and a presentation of one navigation controller have coordinators each") {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = launch(navigation)
        let modal = UIViewController()
        navigation.pushViewController(UIViewController(), animated: true)
        let push = navigation.transitionCoordinator
        navigation.present(modal, animated: true)
        expect(navigation.transitionCoordinator === push)
        expect(modal.transitionCoordinator != nil && modal.transitionCoordinator !== push)
        Stage.settle()
        expect(navigation.transitionCoordinator == nil && modal.transitionCoordinator == nil)
        expect(window.rootViewController === navigation)
    }

    scenario("A recognizer that is removed is cancelled, and calls nobody afterwards") {
        let (view, target) = (UIView(), Target())
        let window = launch(UIViewController())
        window.addSubview(view)
        let pan = UIPanGestureRecognizer(target: target, action: #selector(Target.handle(_:)))
        view.addGestureRecognizer(pan)
        pan.fire(.began)
        view.removeGestureRecognizer(pan)
        expect(pan.fire(.changed), false)
        expect(pan.fire(.began), false)
        expect(target.states, [.began, .cancelled])
    }

    scenario("Of two gestures with the same fingers one begins") {
        let (outer, inner, apart) = (UIView(), UIView(), UIView())
        let window = launch(UIViewController())
        for view in [outer, apart] { window.addSubview(view) }
        outer.addSubview(inner)
        let pans = [outer, inner, apart].map { view in
            let pan = UIPanGestureRecognizer()
            view.addGestureRecognizer(pan)
            return pan
        }
        expect(pans.map { $0.fire(.began) }, [true, false, true])
        pans[0].fire(.ended)
        expect(pans[1].fire(.began))
    }

    scenario("UIKit's own swipe goes back, or is undone") {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = launch(navigation)
        let swipe = navigation.interactivePopGestureRecognizer as? UIPanGestureRecognizer
        expect(swipe?.fire(.began), false, "at the root")
        navigation.pushViewController(UIViewController(), animated: false)
        swipe?.fire(.began)
        swipe?.fire(.changed, x: 100)
        swipe?.fire(.ended, x: 100)
        Stage.settle()
        expect(navigation.viewControllers.count, 2)
        swipe?.fire(.began)
        swipe?.fire(.ended, x: 300)
        Stage.settle()
        expect(navigation.viewControllers.count, 1)
        if #available(iOS 26.0, *), Stage.systemVersion == "18.0" {
            expect(navigation.interactiveContentPopGestureRecognizer == nil)
        }
        expect(window.rootViewController === navigation)
    }

    scenario("A window that turns takes its controllers with it, in a transition too") {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = launch(navigation)
        let (top, modal) = (UIViewController(), UIViewController())
        navigation.pushViewController(top, animated: false)
        navigation.present(modal, animated: true)
        window.resize(to: CGRect(x: 0, y: 0, width: 800, height: 400))
        Stage.settle()
        expect(modal.view.bounds.size, CGSize(width: 800, height: 400))
        modal.dismiss(animated: false)
        expect(top.view.bounds.size, CGSize(width: 800, height: 400))
    }

    scenario("A place in a window is one in its views, wherever the window lies") {
        let root = UIViewController()
        let window = UIWindow(frame: CGRect(x: 400, y: 0, width: 300, height: 600))
        window.rootViewController = root
        let view = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        root.view.addSubview(view)
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        pan.place = CGPoint(x: 70, y: 90)
        expect(pan.location(in: view), CGPoint(x: 20, y: 30))
        expect(view.convert(CGPoint.zero, to: nil), CGPoint(x: 50, y: 60))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        pan.fire(.began, x: 10, y: 20)
        expect(pan.translation(in: view), CGPoint(x: 5, y: 10))
        expect(pan.translation(in: window), CGPoint(x: 10, y: 20))
    }

    scenario("A presented controller that the app lets go is gone") {
        weak var modal: UIViewController?
        do {
            let window = Stage.makeWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let one = UIViewController()
            window.rootViewController?.present(one, animated: true)
            modal = one
            Stage.settle()
            window.isHidden = true
        }
        expect(modal == nil)
    }
}
