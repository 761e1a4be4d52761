#if canImport(UIKit)
    import UIKit

    /// Plays a transition of UIKit on the container of both screens.
    @MainActor final class ViewTransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private let transition: ViewTransition
        private let times: MotionTimes
        private let session: TransitionSession

        init(
            _ transition: ViewTransition, _ options: ScreenTransition, _ session: TransitionSession
        ) {
            self.transition = transition
            times = MotionTimes(viewTransition: options.options)
            self.session = session
            super.init()
        }

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { times.duration }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            session.runAlongside()
            let stage = Stage(context)
            let transition = transition.resolved(isRightToLeft: stage.isRightToLeft)
            UIView.transition(
                with: stage.container, duration: times.duration, options: transition.options
            ) {
                stage.insertTo(onTop: true)
                // The new screen may be transparent.
                stage.from?.set(\.alpha, to: 0)
            } completion: { _ in
                let completed = !context.transitionWasCancelled
                stage.finish(completed: completed)
                context.completeTransition(completed)
            }
        }

        func animationEnded(_ completed: Bool) { session.end(completed: completed) }
    }

    extension ViewTransition {
        /// UIKit names the side that comes to the front first, which moves the other way.
        fileprivate var options: UIView.AnimationOptions {
            switch self {
            case .flip(.right), .flip(.trailing): .transitionFlipFromLeft
            case .flip(.up): .transitionFlipFromBottom
            case .flip(.down): .transitionFlipFromTop
            case .flip: .transitionFlipFromRight
            case .curl(.down): .transitionCurlDown
            case .curl: .transitionCurlUp
            }
        }
    }
#endif
