#if canImport(UIKit)
    import UIKit

    /// Forwards to another animation controller, and reports to the session when it begins and
    /// ends.
    @MainActor class WatchedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        fileprivate let original: any UIViewControllerAnimatedTransitioning
        fileprivate let session: TransitionSession

        fileprivate init(
            _ original: any UIViewControllerAnimatedTransitioning, _ session: TransitionSession
        ) {
            self.original = original
            self.session = session
            super.init()
        }

        static func watching(
            _ original: any UIViewControllerAnimatedTransitioning, for session: TransitionSession
        ) -> WatchedAnimator {
            let interruptible = #selector(StagedAnimator.interruptibleAnimator(using:))
            return (original as? NSObject)?.responds(to: interruptible) == true
                ? WatchedInterruptibleAnimator(original, session)
                : WatchedAnimator(original, session)
        }

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { original.transitionDuration(using: context) }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            session.runAlongside()
            original.animateTransition(using: context)
        }

        func animationEnded(_ completed: Bool) {
            original.animationEnded?(completed)
            session.end(completed: completed)
        }
    }

    /// One that is interruptible: UIKit checks whether the method exists.
    private final class WatchedInterruptibleAnimator: WatchedAnimator {
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            session.runAlongside()
            let animator: (any UIViewImplicitlyAnimating)? = original.interruptibleAnimator?(
                using: context)
            return animator ?? UIViewPropertyAnimator(duration: 0, curve: .linear)
        }
    }

    /// An engine's interaction controller, wrapped to report to the session that it begins.
    @MainActor final class WatchedInteraction: NSObject, UIViewControllerInteractiveTransitioning {
        private let original: any UIViewControllerInteractiveTransitioning
        private let session: TransitionSession

        init(
            _ original: any UIViewControllerInteractiveTransitioning, for session: TransitionSession
        ) {
            self.original = original
            self.session = session
            super.init()
        }

        func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
            session.runAlongside()
            original.startInteractiveTransition(context)
        }

        var completionSpeed: CGFloat { original.completionSpeed ?? 1 }
        var completionCurve: UIView.AnimationCurve { original.completionCurve ?? .easeInOut }
        var wantsInteractiveStart: Bool { original.wantsInteractiveStart ?? true }
    }
#endif
