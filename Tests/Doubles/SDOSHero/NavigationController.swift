// Double of SDOSHero 3.1: the animation of each push is kept for its pop.
import Hero
import UIKit

@preconcurrency @MainActor
open class SDOSHeroNavigationController: UINavigationController, UIGestureRecognizerDelegate {
    private var history: [HeroDefaultAnimationType] = []
    private var tracked: [Int] = []
    private var desired = HeroDefaultAnimationType.auto
    private var pending: HeroDefaultAnimationType?
    /// What a swipe takes off the history, until it is known how that ends.
    private var swiped: (animation: HeroDefaultAnimationType?, tracked: Int?)
    private var edgeGesture: UIScreenEdgePanGestureRecognizer? {
        didSet {
            oldValue.map { view.removeGestureRecognizer($0) }
            edgeGesture.map { view.addGestureRecognizer($0) }
        }
    }
    /// A Hero of its own, which is the delegate from the first swipe on.
    private lazy var transition: HeroTransition = {
        let transition = HeroTransition()
        delegate = transition
        return transition
    }()

    public var animationTypeForPush: HeroDefaultAnimationType {
        get { desired.presenting }
        set { desired = .selectBy(presenting: newValue, dismissing: desired.ownDismissing) }
    }

    public var animationTypeForPop: HeroDefaultAnimationType {
        get { desired.dismissing }
        set { desired = .selectBy(presenting: desired.ownPresenting, dismissing: newValue) }
    }

    public func setHeroAnimationTypeForPushNavigations(
        _ pushType: HeroDefaultAnimationType, forPopNavigations popType: HeroDefaultAnimationType
    ) {
        desired = .selectBy(presenting: pushType.presenting, dismissing: popType.dismissing)
    }

    // Pushing.

    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if tracked.contains(viewController.hash) {
            return super.pushViewController(viewController, animated: animated)
        }
        tracked.append(viewController.hash)
        let type = (pending ?? desired).normalised
        pending = nil
        history.append(type)
        hero.navigationAnimationType = type
        super.pushViewController(viewController, animated: animated)
        updateGesture()
        edgeGesture?.isEnabled = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.351) {
            self.edgeGesture?.isEnabled = true
        }
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

    private func forget(_ popped: [UIViewController]) {
        for one in popped {
            if let index = tracked.firstIndex(of: one.hash) { tracked.remove(at: index) }
        }
    }

    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        choose(history.popLast())
        let popped = super.popViewController(animated: animated)
        forget([popped].compactMap(\.self))
        return popped
    }

    @discardableResult
    open override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        if let index = viewControllers.firstIndex(where: { $0 === viewController }) {
            let recorded = index < history.count ? history.popLast() : nil
            if recorded != nil { history = Array(history.prefix(index)) }
            choose(recorded)
            updateGesture()
        } else {
            pending = nil
        }
        let popped = super.popToViewController(viewController, animated: animated)
        forget(popped ?? [])
        return popped
    }

    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let recorded = history.last
        history = []
        choose(recorded)
        updateGesture()
        let popped = super.popToRootViewController(animated: animated)
        forget(popped ?? [])
        return popped
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

    // Setting: the history stays as it is, and the animation given is overwritten.

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

    // The swipe back, from the edge that the last push came to.

    open override var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeGesture }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === edgeGesture
    }

    private func updateGesture() {
        if swiped.animation != nil { return }
        guard let last = history.last else {
            edgeGesture = nil
            return
        }
        if edgeGesture?.edges == last.edge { return }
        let gesture = UIScreenEdgePanGestureRecognizer(
            target: self, action: #selector(edgePan(_:)))
        gesture.edges = last.edge
        edgeGesture = gesture
    }

    @objc private func edgePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let progress = min(1, abs(gesture.translation(in: view).x) / view.bounds.width)
        if gesture.state == .began {
            swiped = (history.last, tracked.last)
            transition.start()
            popViewController(animated: true)
        }
        guard delegate is HeroTransition else { return }
        switch gesture.state {
        case .began, .changed: transition.update(progress)
        case .cancelled, .failed: cancelSwipe()
        case .ended where progress + gesture.relativeVelocity > 0.5:
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.finishSwipe() }
        case .ended: cancelSwipe()
        default: progress > 0.5 ? finishSwipe() : cancelSwipe()
        }
    }

    private func cancelSwipe() {
        swiped.animation.map { history.append($0) }
        swiped.tracked.map { tracked.append($0) }
        swiped = (nil, nil)
        transition.cancel(animate: true)
        updateGesture()
    }

    private func finishSwipe() {
        swiped.animation = nil
        transition.finish(animate: true)
        updateGesture()
    }
}

extension UIScreenEdgePanGestureRecognizer {
    /// Parts of the view a second, away from the edge.
    fileprivate var relativeVelocity: CGFloat {
        guard let size = view?.frame.size else { return 0 }
        let speed = velocity(in: nil)
        switch edges {
        case .right: return -speed.x / size.width
        case .top: return speed.y / size.height
        case .bottom: return -speed.y / size.height
        default: return speed.x / size.width
        }
    }
}

extension HeroDefaultAnimationType {
    /// Of animations without a direction, and of `uncover`, the left one.
    fileprivate var edge: UIRectEdge {
        switch self {
        case .push(let direction), .pull(let direction), .cover(let direction),
            .slide(let direction), .zoomSlide(let direction), .pageIn(let direction),
            .pageOut(let direction):
            switch direction {
            case .left: return .left
            case .right: return .right
            case .up: return .top
            case .down: return .bottom
            }
        case .selectBy(let presenting, _): return presenting.edge
        case .auto, .uncover, .fade, .zoom, .zoomOut, .none: return .left
        }
    }
}
