// Double of Hero 1.6: the transition object as delegate and animator.
import UIKit

extension HeroTransition {
    private func notify(
        isPresenting: Bool, from: UIViewController, to: UIViewController? = nil
    ) -> HeroTransition? {
        guard !isTransitioning else { return nil }
        state = .notified
        self.isPresenting = isPresenting
        fromViewController = fromViewController ?? from
        toViewController = toViewController ?? to
        return self
    }

    private var interactionController: HeroTransition? { forceNotInteractive ? nil : self }
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
        let answer = notify(isPresenting: operation == .push, from: fromVC, to: toVC)
        if answer != nil { inNavigationController = true }
        return answer
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }
}

extension HeroTransition: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        if tabBarController.selectedViewController === viewController { return false }
        if isTransitioning { cancel(animate: false) }
        return true
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let children = tabBarController.children
        let from = children.firstIndex { $0 === fromVC } ?? 0
        let to = children.firstIndex { $0 === toVC } ?? 0
        let answer = notify(isPresenting: to > from, from: fromVC, to: toVC)
        if answer != nil { inTabBarController = true }
        return answer
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
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }
}

extension HeroTransition: UIViewControllerAnimatedTransitioning {
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {
        transitionContext = context
        fromViewController = fromViewController ?? context.viewController(forKey: .from)
        toViewController = toViewController ?? context.viewController(forKey: .to)
        transitionContainer = context.containerView
        start()
    }

    public func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.375 }

    public func animationEnded(_ transitionCompleted: Bool) {
        state = .possible
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
