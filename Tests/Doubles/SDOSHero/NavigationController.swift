// Double of SDOSHero 3.1: the animation of each push is kept for its pop.
import Hero
import UIKit

@preconcurrency @MainActor
open class SDOSHeroNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    private var history: [HeroDefaultAnimationType] = []
    private var tracked: [ObjectIdentifier] = []
    private var desired = HeroDefaultAnimationType.auto
    private var pending: HeroDefaultAnimationType?
    private lazy var edgeGesture: UIScreenEdgePanGestureRecognizer = {
        let gesture = UIScreenEdgePanGestureRecognizer(
            target: self, action: #selector(edgePan(_:)))
        gesture.edges = .left
        gesture.delegate = self
        view.addGestureRecognizer(gesture)
        return gesture
    }()

    public var animationTypeForPush: HeroDefaultAnimationType {
        get { desired.presenting }
        set { desired = .selectBy(presenting: newValue, dismissing: desired.dismissing) }
    }

    public var animationTypeForPop: HeroDefaultAnimationType {
        get { desired.dismissing }
        set { desired = .selectBy(presenting: desired.presenting, dismissing: newValue) }
    }

    public func setHeroAnimationTypeForPushNavigations(
        _ pushType: HeroDefaultAnimationType, forPopNavigations popType: HeroDefaultAnimationType
    ) {
        desired = .selectBy(presenting: pushType.presenting, dismissing: popType.dismissing)
    }

    // Pushing.

    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let id = ObjectIdentifier(viewController)
        if !tracked.contains(id) {
            let type = (pending ?? desired).normalised
            pending = nil
            history.append(type)
            tracked.append(id)
            hero.navigationAnimationType = type
        }
        super.pushViewController(viewController, animated: animated)
    }

    public func pushViewController(
        _ viewController: UIViewController, usingAnimation pushAnimation: HeroDefaultAnimationType
    ) {
        pushViewController(
            viewController, usingPushAnimation: pushAnimation, popAnimation: desired.dismissing)
    }

    public func pushViewController(
        _ viewController: UIViewController,
        usingAnimationForPushAndOppositeForPop pushAnimation: HeroDefaultAnimationType
    ) {
        pushViewController(
            viewController, usingPushAnimation: pushAnimation,
            popAnimation: pushAnimation.presenting.oppositeAnimationType)
    }

    public func pushViewController(
        _ viewController: UIViewController,
        usingPushAnimation pushAnimation: HeroDefaultAnimationType,
        popAnimation: HeroDefaultAnimationType
    ) {
        pending = .selectBy(
            presenting: pushAnimation.presenting, dismissing: popAnimation.dismissing)
        pushViewController(viewController, animated: true)
    }

    // Popping: what is given in the call, what the top's push recorded, the default.

    private func choose(_ recorded: HeroDefaultAnimationType?) {
        hero.navigationAnimationType = (pending ?? recorded ?? desired).normalised
        pending = nil
    }

    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        tracked.removeLast(min(1, tracked.count))
        choose(history.popLast())
        return super.popViewController(animated: animated)
    }

    @discardableResult
    open override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
            pending = nil
            return super.popToViewController(viewController, animated: animated)
        }
        let recorded = index < history.count ? history.popLast() : nil
        history = Array(history.prefix(index))
        tracked = Array(tracked.prefix(index + 1))
        choose(recorded)
        return super.popToViewController(viewController, animated: animated)
    }

    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        choose(history.last)
        history = []
        tracked = Array(tracked.prefix(1))
        return super.popToRootViewController(animated: animated)
    }

    public func popViewControllerUsingAnimation(_ popAnimation: HeroDefaultAnimationType)
        -> UIViewController?
    {
        pending = .selectBy(presenting: .auto, dismissing: popAnimation.dismissing)
        return popViewController(animated: true)
    }

    public func popToViewController(
        _ viewController: UIViewController, usingAnimation animation: HeroDefaultAnimationType
    ) -> [UIViewController]? {
        pending = .selectBy(presenting: .auto, dismissing: animation.dismissing)
        return popToViewController(viewController, animated: true)
    }

    public func popToRootViewController(usingAnimation animation: HeroDefaultAnimationType)
        -> [UIViewController]?
    {
        pending = animation.dismissing
        return popToRootViewController(animated: true)
    }

    // Setting: the history is not told, and the animation given is overwritten.

    open override func setViewControllers(
        _ viewControllers: [UIViewController], animated: Bool
    ) {
        if animated { hero.navigationAnimationType = desired.presenting }
        super.setViewControllers(viewControllers, animated: animated)
    }

    public func setViewControllers(
        _ viewControllers: [UIViewController], usingAnimation animation: HeroDefaultAnimationType
    ) {
        hero.navigationAnimationType = animation
        setViewControllers(viewControllers, animated: true)
    }

    // The swipe back.

    open override var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeGesture }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        viewControllers.count > 1
    }

    @objc private func edgePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let width = view.bounds.width
        let progress = min(1, abs(gesture.translation(in: view).x) / width)
        switch gesture.state {
        case .began: popViewController(animated: true)
        case .changed: Hero.shared.update(progress)
        case .cancelled, .failed: Hero.shared.cancel()
        default:
            let speed = gesture.velocity(in: view).x / width
            progress + speed > 0.5 ? Hero.shared.finish() : Hero.shared.cancel()
        }
    }
}
