// Double of Hero 1.6: what `hero` is on views and controllers.
import UIKit

public protocol HeroCompatible {
    associatedtype CompatibleType
    var hero: HeroExtension<CompatibleType> { get set }
}

extension HeroCompatible {
    public var hero: HeroExtension<Self> {
        get { HeroExtension(self) }
        set {}
    }
}

public class HeroExtension<Base> {
    public let base: Base
    init(_ base: Base) { self.base = base }
}

extension UIView: HeroCompatible {}
extension UIViewController: HeroCompatible {}

final class Settings {
    var id: String?
    var isEnabled = true
    var isEnabledForSubviews = true
    var modifiers: [HeroModifier]?
    var modal = HeroDefaultAnimationType.auto
    var navigation = HeroDefaultAnimationType.auto
    var tabBar = HeroDefaultAnimationType.auto
    weak var previousNavigationDelegate: (any UINavigationControllerDelegate)?
    weak var previousTabDelegate: (any UITabBarControllerDelegate)?
}

nonisolated(unsafe) private var key = 0

func settings(of object: AnyObject) -> Settings {
    if let found = objc_getAssociatedObject(object, &key) as? Settings { return found }
    let new = Settings()
    objc_setAssociatedObject(object, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
}

extension HeroExtension where Base: UIView {
    public var id: String? {
        get { settings(of: base).id }
        set { settings(of: base).id = newValue }
    }
    public var isEnabled: Bool {
        get { settings(of: base).isEnabled }
        set { settings(of: base).isEnabled = newValue }
    }
    public var isEnabledForSubviews: Bool {
        get { settings(of: base).isEnabledForSubviews }
        set { settings(of: base).isEnabledForSubviews = newValue }
    }
    public var modifiers: [HeroModifier]? {
        get { settings(of: base).modifiers }
        set { settings(of: base).modifiers = newValue }
    }
}

extension HeroExtension where Base: UIViewController {
    public var modalAnimationType: HeroDefaultAnimationType {
        get { settings(of: base).modal }
        set { settings(of: base).modal = newValue }
    }

    /// Makes Hero the transitioning delegate and, of a container, the delegate; the one that was
    /// there is told what is shown, and nothing else.
    public var isEnabled: Bool {
        get { base.transitioningDelegate is HeroTransition }
        set {
            guard newValue != isEnabled else { return }
            let own = settings(of: base)
            base.transitioningDelegate = newValue ? Hero.shared : nil
            if let navigation = base as? UINavigationController {
                if newValue { own.previousNavigationDelegate = navigation.delegate }
                navigation.delegate = newValue ? Hero.shared : own.previousNavigationDelegate
            }
            if let tabs = base as? UITabBarController {
                if newValue { own.previousTabDelegate = tabs.delegate }
                tabs.delegate = newValue ? Hero.shared : own.previousTabDelegate
            }
        }
    }

    public func dismissViewController(completion: (() -> Void)? = nil) {
        if let navigation = base.navigationController,
            navigation.viewControllers.first !== base
        {
            navigation.popViewController(animated: true)
        } else {
            base.dismiss(animated: true, completion: completion)
        }
    }

    public func unwindToRootViewController() {
        unwindToViewController { $0.presentingViewController == nil }
    }

    public func unwindToViewController(_ toViewController: UIViewController) {
        unwindToViewController { $0 === toViewController }
    }

    public func unwindToViewController(withMatchBlock: (UIViewController) -> Bool) {
        var target: UIViewController? = base
        while let one = target, !withMatchBlock(one) { target = one.presentingViewController }
        // UIKit asks the lowest that goes; Hero moves the one that is seen.
        let seen = base.navigationController ?? base
        if let target, let lowest = target.presentedViewController, lowest !== seen {
            Hero.shared.fromViewController = seen
        }
        target?.dismiss(animated: true)
    }

    public func replaceViewController(
        with next: UIViewController, completion: (() -> Void)? = nil
    ) {
        if let navigation = base.navigationController {
            navigation.setViewControllers(
                Array(navigation.viewControllers.dropLast()) + [next], animated: true)
            completion?()
        }
    }
}

extension HeroExtension where Base: UINavigationController {
    public var navigationAnimationType: HeroDefaultAnimationType {
        get { settings(of: base).navigation }
        set { settings(of: base).navigation = newValue }
    }
}

extension HeroExtension where Base: UITabBarController {
    public var tabBarAnimationType: HeroDefaultAnimationType {
        get { settings(of: base).tabBar }
        set { settings(of: base).tabBar = newValue }
    }
}

@objc public protocol HeroViewControllerDelegate {
    @objc optional func heroWillStartTransition()
    @objc optional func heroDidEndTransition()
    @objc optional func heroDidCancelTransition()
    @objc optional func heroWillStartAnimatingTo(viewController: UIViewController)
    @objc optional func heroDidEndAnimatingTo(viewController: UIViewController)
    @objc optional func heroDidCancelAnimatingTo(viewController: UIViewController)
    @objc optional func heroWillStartAnimatingFrom(viewController: UIViewController)
    @objc optional func heroDidEndAnimatingFrom(viewController: UIViewController)
    @objc optional func heroDidCancelAnimatingFrom(viewController: UIViewController)
}
