import UIKit

/// Presents half a screen, with a spring. UIKit's own sheets did not exist yet.
final class SheetTransition: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return SheetAnimator(isPresenting: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return SheetAnimator(isPresenting: false)
    }
}

final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval {
        return 0.45
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key),
            let sheet = controller.view
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        var up = container.bounds
        up.origin.y = up.height / 2
        up.size.height /= 2
        let down = up.offsetBy(dx: 0, dy: up.height)
        if isPresenting {
            sheet.frame = down
            container.addSubview(sheet)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { sheet.frame = self.isPresenting ? up : down },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
