#if canImport(UIKit)
    import UIKit

    /// The runtime's animation controller: prepares the views, animates them, and cleans up.
    @MainActor final class StagedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private let choreography: any Choreography
        private let session: TransitionSession
        private var animator: UIViewPropertyAnimator?

        init(_ choreography: any Choreography, _ session: TransitionSession) {
            self.choreography = choreography
            self.session = session
            super.init()
        }

        func transitionDuration(
            using context: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { choreography.times.delay + choreography.times.duration }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard choreography.times.duration > 0 else { return change(in: context) }
            let animator = propertyAnimator(for: context)
            if choreography.times.delay > 0 {
                animator.startAnimation(afterDelay: choreography.times.delay)
            } else {
                animator.startAnimation()
            }
        }

        /// The animator that a gesture drives: the animation without its delay.
        @objc func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating { propertyAnimator(for: context) }

        func animationEnded(_ completed: Bool) {
            animator = nil
            session.end(completed: completed)
        }

        /// UIKit may call this more than once; a transition has one animator.
        private func propertyAnimator(
            for context: any UIViewControllerContextTransitioning
        ) -> UIViewPropertyAnimator {
            if let animator { return animator }
            let stage = Stage(context)
            let changes = choreography.prepare(stage)
            let session = session
            let animator = UIViewPropertyAnimator(
                duration: choreography.times.duration,
                timingParameters: choreography.times.timing.parameters)
            animator.addAnimations {
                changes()
                session.run()
            }
            animator.addCompletion { _ in Self.finish(stage) }
            self.animator = animator
            return animator
        }

        /// An animation without a duration.
        private func change(in context: any UIViewControllerContextTransitioning) {
            let stage = Stage(context)
            let changes = choreography.prepare(stage)
            UIView.performWithoutAnimation { changes() }
            session.run()
            Self.finish(stage)
        }

        private static func finish(_ stage: Stage) {
            let completed = !stage.context.transitionWasCancelled
            stage.finish(completed: completed)
            stage.context.completeTransition(completed)
        }
    }

    /// The motion of the views of a transition.
    @MainActor protocol Choreography {
        var times: MotionTimes { get }

        /// Sets the views to their first state and returns the changes to animate.
        func prepare(_ stage: Stage) -> () -> Void
    }

    extension TimingCurve {
        @MainActor var parameters: any UITimingCurveProvider {
            if case .spring(let stiffness, let damping) = self {
                return UISpringTimingParameters(
                    mass: 1, stiffness: stiffness, damping: damping, initialVelocity: .zero)
            }
            guard let points = controlPoints else {
                return UICubicTimingParameters(animationCurve: .linear)
            }
            return UICubicTimingParameters(
                controlPoint1: CGPoint(x: points.x1, y: points.y1),
                controlPoint2: CGPoint(x: points.x2, y: points.y2))
        }
    }
#endif
