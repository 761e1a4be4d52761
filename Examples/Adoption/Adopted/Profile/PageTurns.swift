import UIKit

// The stamps are pages of a passport. Wander.trans says which animator turns which page.

class CrossFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        toView.alpha = 0
        transitionContext.containerView.addSubview(toView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { toView.alpha = 1 },
            completion: { finished in transitionContext.completeTransition(finished) })
    }
}

final class PageTurnAnimator: CrossFadeAnimator {
    private let forward: Bool

    init(forward: Bool) {
        self.forward = forward
        super.init()
    }

    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let width = transitionContext.containerView.bounds.width
        toView.transform = CGAffineTransform(translationX: forward ? width : -width, y: 0)
        transitionContext.containerView.addSubview(toView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { toView.transform = .identity },
            completion: { finished in transitionContext.completeTransition(finished) })
    }
}
