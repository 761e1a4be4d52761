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
    var storedSnapshot: UIView?
    var storedAlpha: CGFloat?
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
    /// there is called with what is shown, and nothing else.
    public var isEnabled: Bool {
        get { base.transitioningDelegate is HeroTransition }
        set {
            guard newValue != isEnabled else { return }
            let own = settings(of: base)
            base.transitioningDelegate = newValue ? Hero.shared : nil
            if let navigation = base as? UINavigationController {
                if newValue {
                    own.previousNavigationDelegate = navigation.delegate
                    navigation.delegate = Hero.shared
                } else if navigation.delegate is HeroTransition {
                    navigation.delegate = own.previousNavigationDelegate
                }
            }
            if let tabs = base as? UITabBarController {
                if newValue {
                    own.previousTabDelegate = tabs.delegate
                    tabs.delegate = Hero.shared
                } else if tabs.delegate is HeroTransition {
                    tabs.delegate = own.previousTabDelegate
                }
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

    public func unwindToViewController(withSelector: Selector) {
        unwindToViewController { $0.responds(to: withSelector) }
    }

    public func unwindToViewController(withClass: AnyClass) {
        unwindToViewController { $0.isKind(of: withClass) }
    }

    public func unwindToViewController(withMatchBlock: (UIViewController) -> Bool) {
        guard let target = unwindTarget(withMatchBlock) else { return }
        guard target.presentedViewController != nil else {
            target.navigationController?.popToViewController(target, animated: true)
            return
        }
        target.navigationController?.popToViewController(target, animated: false)
        let from: UIViewController = base.navigationController ?? base
        let to: UIViewController = target.navigationController ?? target
        // UIKit dismisses the lowest; what is seen above it is laid over that, and flies.
        if target.presentedViewController !== from, let lowest = to.presentedViewController?.view {
            Hero.shared.fromViewController = from
            let seen = from.view.snapshotView(afterScreenUpdates: true)
            seen.map { ((lowest as? UIVisualEffectView)?.contentView ?? lowest).addSubview($0) }
        }
        to.dismiss(animated: true)
    }

    /// The nearest below: in the stack of a screen, else what presents it, and so on.
    private func unwindTarget(_ matches: (UIViewController) -> Bool) -> UIViewController? {
        var current: UIViewController? = base
        while let one = current {
            let stack = (one as? UINavigationController ?? one.navigationController)?.children
            let found = stack?.last { $0 !== base && matches($0) }
            if let found { return found }
            current = one.presentingViewController
            if let current, matches(current) { return current }
        }
        return nil
    }

    /// In a stack, over what presents it, or as the window's root.
    public func replaceViewController(
        with next: UIViewController, completion: (() -> Void)? = nil
    ) {
        let hero = next.transitioningDelegate as? HeroTransition ?? Hero.shared
        if hero.isTransitioning { return }
        if let navigation = base.navigationController {
            if navigation.hero.isEnabled { hero.forceNotInteractive = true }
            let stack = Array(navigation.children.dropLast()) + [next]
            navigation.setViewControllers(stack, animated: true)
            guard let coordinator = navigation.transitionCoordinator else {
                return DispatchQueue.main.async { completion?() }
            }
            coordinator.animate(alongsideTransition: nil) { _ in completion?() }
        } else if let place = base.view.superview, let presenter = base.presentingViewController {
            hero.transition(from: base, to: next, in: place) { [weak base] finished in
                guard finished, let base else { return }
                next.view.window?.addSubview(next.view)
                base.dismiss(animated: false) {
                    presenter.present(next, animated: false, completion: completion)
                }
            }
        } else if let window = base.view.window, window.rootViewController === base {
            hero.transition(from: base, to: next, in: window) { [weak base] finished in
                if finished, base != nil { window.rootViewController = next }
            }
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
