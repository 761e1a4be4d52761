// Double of Hero 1.6: the transition object as delegate and animator, and what `.auto` means.
import UIKit

extension HeroTransition {
    /// What plays: Hero.shared's, else the controller's own, one level of `selectBy`, else Hero's.
    func resolvedAnimation(from: UIViewController, to: UIViewController)
        -> HeroDefaultAnimationType
    {
        var result = half(of: defaultAnimation)
        if case .auto = result {
            if isInNavigation, let navigation = to.navigationController {
                result = half(of: navigation.hero.navigationAnimationType)
            } else if isInTabs, let tabs = to.tabBarController {
                result = half(of: tabs.hero.tabBarAnimationType)
            } else {
                result = half(of: (isPresenting ? to : from).hero.modalAnimationType)
            }
        }
        guard case .auto = result else { return result }
        let root: UIView = isPresenting ? to.view : from.view
        if root.hero.id != nil || root.hero.modifiers != nil { return .none }
        let direction: HeroDefaultAnimationType.Direction
        switch defaultAnimationDirectionStrategy {
        case .forceLeftToRight, .userInterface: direction = isPresenting ? .left : .right
        case .forceRightToLeft: direction = isPresenting ? .right : .left
        }
        if isInNavigation { return .push(direction: direction) }
        return isInTabs ? .slide(direction: direction) : .fade
    }

    private func half(of type: HeroDefaultAnimationType) -> HeroDefaultAnimationType {
        guard case .selectBy(let presenting, let dismissing) = type else { return type }
        return isPresenting ? presenting : dismissing
    }

    private func notify(
        isPresenting: Bool, from: UIViewController, to: UIViewController? = nil,
        inNavigation: Bool = false, inTabs: Bool = false
    ) -> HeroTransition? {
        guard !isTransitioning else { return nil }
        state = .notified
        self.isPresenting = isPresenting
        fromViewController = fromViewController ?? from
        toViewController = toViewController ?? to
        (isInNavigation, isInTabs) = (inNavigation, inTabs)
        return self
    }
}

extension HeroTransition: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        settings(of: navigationController).previousNavigationDelegate?.navigationController?(
            navigationController, willShow: viewController, animated: animated)
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        settings(of: navigationController).previousNavigationDelegate?.navigationController?(
            navigationController, didShow: viewController, animated: animated)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        notify(isPresenting: operation == .push, from: fromVC, to: toVC, inNavigation: true)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}

extension HeroTransition: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { !isTransitioning }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let children = tabBarController.viewControllers ?? []
        let from = children.firstIndex { $0 === fromVC } ?? 0
        let to = children.firstIndex { $0 === toVC } ?? 0
        return notify(isPresenting: to > from, from: fromVC, to: toVC, inTabs: true)
    }
}

extension HeroTransition: UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        notify(isPresenting: true, from: presenting, to: presented)
    }

    public func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        notify(isPresenting: false, from: dismissed)
    }

    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}

extension HeroTransition: UIViewControllerAnimatedTransitioning {
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard !isTransitioning || state == .notified else { return }
        state = .notified
        uiContext = context
        fromViewController = fromViewController ?? context.viewController(forKey: .from)
        toViewController = toViewController ?? context.viewController(forKey: .to)
        container = context.containerView
        start()
    }

    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.375 }

    public func animationEnded(_ transitionCompleted: Bool) {
        if state == .notified { state = .possible }
    }
}

extension HeroTransition: UIViewControllerInteractiveTransitioning {
    public var wantsInteractiveStart: Bool { true }

    public func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    ) {
        animateTransition(using: transitionContext)
    }
}
