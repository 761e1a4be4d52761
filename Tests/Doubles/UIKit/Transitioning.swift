// Double of the protocols of view controller transitions.

@preconcurrency @MainActor @objc
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    @objc var containerView: UIView { get }
    @objc var isAnimated: Bool { get }
    @objc var isInteractive: Bool { get }
    @objc var transitionWasCancelled: Bool { get }
    @objc var presentationStyle: UIModalPresentationStyle { get }
    @objc func updateInteractiveTransition(_ percentComplete: CGFloat)
    @objc func finishInteractiveTransition()
    @objc func cancelInteractiveTransition()
    @objc func pauseInteractiveTransition()
    @objc func completeTransition(_ didComplete: Bool)
    @objc func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    @objc func view(forKey key: UITransitionContextViewKey) -> UIView?
    @objc var targetTransform: CGAffineTransform { get }
    @objc func initialFrame(for vc: UIViewController) -> CGRect
    @objc func finalFrame(for vc: UIViewController) -> CGRect
}

@preconcurrency @MainActor @objc
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    @objc(transitionDuration:)
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval
    @objc(animateTransition:)
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    // absent: AbsentAnimator.shared
    @objc(interruptibleAnimatorForTransition:)
    optional func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    @objc optional func animationEnded(_ transitionCompleted: Bool)
}

@preconcurrency @MainActor @objc
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    @objc func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
    )
    // absent: 1
    @objc optional var completionSpeed: CGFloat { get }
    // absent: .easeInOut
    @objc optional var completionCurve: UIView.AnimationCurve { get }
    // absent: true
    @objc optional var wantsInteractiveStart: Bool { get }
}

@preconcurrency @MainActor @objc
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    @objc(animationControllerForPresentedController:presentingController:sourceController:)
    optional func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    @objc(animationControllerForDismissedController:)
    optional func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    @objc(interactionControllerForPresentation:)
    optional func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    @objc(interactionControllerForDismissal:)
    optional func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    @objc optional func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

@preconcurrency @MainActor @objc
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    @objc var isAnimated: Bool { get }
    @objc var presentationStyle: UIModalPresentationStyle { get }
    @objc var initiallyInteractive: Bool { get }
    @objc var isInterruptible: Bool { get }
    @objc var isInteractive: Bool { get }
    @objc var isCancelled: Bool { get }
    @objc var transitionDuration: TimeInterval { get }
    @objc var percentComplete: CGFloat { get }
    @objc var completionVelocity: CGFloat { get }
    @objc var completionCurve: UIView.AnimationCurve { get }
    @objc func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    @objc func view(forKey key: UITransitionContextViewKey) -> UIView?
    @objc var containerView: UIView { get }
    @objc var targetTransform: CGAffineTransform { get }
}

@preconcurrency @MainActor @objc
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
    @discardableResult @objc(animateAlongsideTransition:completion:)
    func animate(
        alongsideTransition animation: (
            (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    @objc func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    )
}

extension UIViewControllerTransitionCoordinator {
    /// The importer gives the completion of the requirement a default, which a requirement written
    /// in Swift cannot have.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

@preconcurrency @MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
    @objc optional func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    )
    @objc optional func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    )
    // absent: .all
    @available(tvOS, unavailable)
    @objc optional func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    // absent: .portrait
    @available(tvOS, unavailable)
    @objc optional func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    @objc optional func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    @objc optional func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

@preconcurrency @MainActor @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
    // absent: true
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    )
    // absent: true
    @available(iOS 18.0, tvOS 18.0, *)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool
    @available(iOS 18.0, tvOS 18.0, *)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )
    // absent: proposedViewControllers
    @available(iOS 18.0, tvOS 18.0, *)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
    @available(iOS 18.0, tvOS 18.0, *)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
    )
    @available(iOS 18.0, tvOS 18.0, *)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
    )
    @available(iOS 18.0, tvOS 18.0, *)
    @objc optional func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
    @available(iOS 18.0, tvOS 18.0, *)
    @objc optional func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
    @available(tvOS, unavailable)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    )
    @available(tvOS, unavailable)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool
    )
    @available(tvOS, unavailable)
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool
    )
    // absent: .all
    @available(tvOS, unavailable)
    @objc optional func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
    // absent: .portrait
    @available(tvOS, unavailable)
    @objc optional func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    @objc optional func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}
