import ObjectiveC
import UIKit

/// Methods that are exchanged with UIKit's own and call them. What an app overrides calls UIKit's in
/// the end, and so does UIKit itself for a person's taps: no delegate need be replaced.
@MainActor enum Exchanges {
    /// Once, before the first scenario.
    static func begin() {
        let navigation = UINavigationController.self
        exchange(
            navigation, #selector(UINavigationController.pushViewController(_:animated:)),
            #selector(UINavigationController.noted_pushViewController(_:animated:)))
        exchange(
            navigation, #selector(UINavigationController.popViewController(animated:)),
            #selector(UINavigationController.noted_popViewController(animated:)))
        exchange(
            navigation, #selector(UINavigationController.popToRootViewController(animated:)),
            #selector(UINavigationController.noted_popToRootViewController(animated:)))
        exchange(
            navigation, #selector(UINavigationController.popToViewController(_:animated:)),
            #selector(UINavigationController.noted_popToViewController(_:animated:)))
        exchange(
            navigation, #selector(UINavigationController.setViewControllers(_:animated:)),
            #selector(UINavigationController.noted_setViewControllers(_:animated:)))
        exchange(
            navigation, #selector(setter: UINavigationController.viewControllers),
            #selector(UINavigationController.device_setStack(_:)))
        let tabs = UITabBarController.self
        exchange(
            tabs, #selector(setter: UITabBarController.selectedIndex),
            #selector(UITabBarController.noted_setSelectedIndex(_:)))
        exchange(
            tabs, #selector(setter: UITabBarController.selectedViewController),
            #selector(UITabBarController.noted_setSelectedViewController(_:)))
        exchange(
            tabs, #selector(UITabBarController.setViewControllers(_:animated:)),
            #selector(UITabBarController.noted_setViewControllers(_:animated:)))
        exchange(
            tabs, #selector(setter: UITabBarController.viewControllers),
            #selector(UITabBarController.device_setTabs(_:)))
        if #available(iOS 18.0, *) {
            exchange(
                tabs, #selector(setter: UITabBarController.selectedTab),
                #selector(UITabBarController.device_setSelectedTab(_:)))
        }
        exchange(
            UIViewController.self, #selector(UIViewController.present(_:animated:completion:)),
            #selector(UIViewController.noted_present(_:animated:completion:)))
        exchange(
            UIViewController.self, #selector(UIViewController.dismiss(animated:completion:)),
            #selector(UIViewController.noted_dismiss(animated:completion:)))
        let driver = UIPercentDrivenInteractiveTransition.self
        exchange(
            driver,
            #selector(UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)),
            #selector(UIPercentDrivenInteractiveTransition.noted_startInteractiveTransition(_:)))
        exchange(
            driver, #selector(UIPercentDrivenInteractiveTransition.update(_:)),
            #selector(UIPercentDrivenInteractiveTransition.noted_update(_:)))
        exchange(
            driver, #selector(UIPercentDrivenInteractiveTransition.finish),
            #selector(UIPercentDrivenInteractiveTransition.noted_finish))
        exchange(
            driver, #selector(UIPercentDrivenInteractiveTransition.cancel),
            #selector(UIPercentDrivenInteractiveTransition.noted_cancel))
        exchange(
            UIViewController.self,
            #selector(UIViewController.performSegue(withIdentifier:sender:)),
            #selector(UIViewController.noted_performSegue(withIdentifier:sender:)))
        exchange(
            UIView.self, #selector(UIView.removeGestureRecognizer(_:)),
            #selector(UIView.noted_removeGestureRecognizer(_:)))
    }

    private static func exchange(_ type: AnyClass, _ own: Selector, _ noted: Selector) {
        guard let first = class_getInstanceMethod(type, own),
            let second = class_getInstanceMethod(type, noted)
        else { return }
        method_exchangeImplementations(first, second)
    }
}

// On the doubles, which have no Objective-C, the attributes in these comments take effect.

extension UINavigationController {
    // doubles: @_dynamicReplacement(for: pushViewController(_:animated:))
    @objc dynamic func noted_pushViewController(_ controller: UIViewController, animated: Bool) {
        Journal.willChange(self)
        noted_pushViewController(controller, animated: animated)
        Journal.didCall(self)
    }

    // doubles: @_dynamicReplacement(for: popViewController(animated:))
    @objc dynamic func noted_popViewController(animated: Bool) -> UIViewController? {
        Journal.willChange(self)
        let result = noted_popViewController(animated: animated)
        Journal.didCall(self)
        return result
    }

    // doubles: @_dynamicReplacement(for: popToRootViewController(animated:))
    @objc dynamic func noted_popToRootViewController(animated: Bool) -> [UIViewController]? {
        Journal.willChange(self)
        let result = noted_popToRootViewController(animated: animated)
        Journal.didCall(self)
        return result
    }

    // doubles: @_dynamicReplacement(for: popToViewController(_:animated:))
    @objc dynamic func noted_popToViewController(
        _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        Journal.willChange(self)
        let result = noted_popToViewController(controller, animated: animated)
        Journal.didCall(self)
        return result
    }

    // doubles: @_dynamicReplacement(for: setViewControllers(_:animated:))
    @objc dynamic func noted_setViewControllers(_ stack: [UIViewController], animated: Bool) {
        Journal.willChange(self)
        noted_setViewControllers(stack, animated: animated)
        Journal.didCall(self)
    }

    @objc dynamic func device_setStack(_ stack: [UIViewController]) {
        Journal.willChange(self)
        device_setStack(stack)
        Journal.didCall(self)
    }
}

extension UITabBarController {
    // doubles: @_dynamicReplacement(for: setSelectedIndex(_:))
    @objc dynamic func noted_setSelectedIndex(_ index: Int) {
        Journal.willSelect(in: self)
        noted_setSelectedIndex(index)
        Journal.didCall(self)
    }

    // doubles: @_dynamicReplacement(for: setSelectedViewController(_:))
    @objc dynamic func noted_setSelectedViewController(_ controller: UIViewController?) {
        Journal.willSelect(in: self)
        noted_setSelectedViewController(controller)
        Journal.didCall(self)
    }

    @available(iOS 18.0, *)
    @objc dynamic func device_setSelectedTab(_ tab: UITab?) {
        Journal.willSelect(in: self)
        device_setSelectedTab(tab)
        Journal.didCall(self)
    }

    // doubles: @_dynamicReplacement(for: setViewControllers(_:animated:))
    @objc dynamic func noted_setViewControllers(_ tabs: [UIViewController]?, animated: Bool) {
        Journal.willReplaceTabs(of: self)
        noted_setViewControllers(tabs, animated: animated)
        Journal.didCall(self)
    }

    @objc dynamic func device_setTabs(_ tabs: [UIViewController]?) {
        Journal.willReplaceTabs(of: self)
        device_setTabs(tabs)
        Journal.didCall(self)
    }
}

extension UIViewController {
    // doubles: @_dynamicReplacement(for: present(_:animated:completion:))
    @objc dynamic func noted_present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        Journal.willPresent(controller, from: self)
        noted_present(controller, animated: animated, completion: completion)
        Journal.didCall(controller)
    }

    // doubles: @_dynamicReplacement(for: dismiss(animated:completion:))
    @objc dynamic func noted_dismiss(animated: Bool, completion: (() -> Void)?) {
        let leaving = Journal.willDismiss(from: self)
        noted_dismiss(animated: animated, completion: completion)
        Journal.didCall(leaving)
    }

    // doubles: @_dynamicReplacement(for: performSegue(withIdentifier:sender:))
    @objc dynamic func noted_performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let make = UIStoryboard.segues[identifier] else {
            noted_performSegue(withIdentifier: identifier, sender: sender)
            return
        }
        guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        let segue = make(self)
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}

extension UIPercentDrivenInteractiveTransition {
    // doubles: @_dynamicReplacement(for: startInteractiveTransition(_:))
    @objc dynamic func noted_startInteractiveTransition(
        _ context: any UIViewControllerContextTransitioning
    ) {
        Journal.drivers.append(self)
        noted_startInteractiveTransition(context)
    }

    // doubles: @_dynamicReplacement(for: update(_:))
    @objc dynamic func noted_update(_ percentComplete: CGFloat) {
        Journal.note("update \(percentComplete)")
        noted_update(percentComplete)
    }

    // doubles: @_dynamicReplacement(for: finish())
    @objc dynamic func noted_finish() {
        Journal.note("finish")
        noted_finish()
    }

    // doubles: @_dynamicReplacement(for: cancel())
    @objc dynamic func noted_cancel() {
        Journal.note("cancel")
        noted_cancel()
    }
}

extension UIView {
    // doubles: @_dynamicReplacement(for: removeGestureRecognizer(_:))
    @objc dynamic func noted_removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        noted_removeGestureRecognizer(recognizer)
        (recognizer as? any ScriptedRecognizer)?.cancel()
    }
}
