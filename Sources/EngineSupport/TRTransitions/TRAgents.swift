import TRTransitions
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// Runs an agent and cleans up after it: removes what it left on the views and, after a
    /// cancellation, the views themselves.
    @MainActor final class CarefulAgent: NSObject, @preconcurrency TRTransitionProtocol {
        private let agent: any TRTransitionProtocol
        private let from: UIViewController
        private let to: UIViewController
        private let isSegue: Bool

        init(
            _ agent: any TRTransitionProtocol, from: UIViewController, to: UIViewController,
            isSegue: Bool
        ) {
            self.agent = agent
            self.from = from
            self.to = to
            self.isSegue = isSegue
            super.init()
        }

        func performTransition(
            with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
            completionHandler: ((Bool) -> Bool)!
        ) {
            let (leaving, coming): (UIView, UIView) = (from.view, to.view)
            let bar = (from.navigationController ?? to.navigationController)?.navigationBar
            let barAlpha = bar?.alpha
            let before = [leaving, coming].map { ($0, $0.transform, $0.alpha) }
            let (parent, parts) = (coming.superview, leaving.subviews)
            // A segue's agent has no container except the leaving view.
            let home = isSegue ? parent : nil
            let place = parent?.subviews.firstIndex { $0 === coming } ?? 0
            agent.performTransition(with: context, configuration: configuration) { finished in
                for (view, transform, alpha) in before {
                    view.transform = transform
                    view.alpha = alpha
                }
                if let barAlpha { bar?.alpha = barAlpha }
                if let home, coming.superview !== home { home.insertSubview(coming, at: place) }
                if context?.transitionWasCancelled() == true {
                    if parent == nil { coming.removeFromSuperview() }
                    for part in leaving.subviews where !parts.contains(where: { $0 === part }) {
                        part.removeFromSuperview()
                    }
                }
                let answer = completionHandler?(finished) ?? finished
                if self.isSegue, self.agent is TRZoomInRectForwardTransition { self.keep(leaving) }
                return answer
            }
        }

        /// With different content, a segue's agent ends by removing the leaving view, which UIKit
        /// has left in place.
        private func keep(_ view: UIView) {
            guard let home = view.superview,
                let place = home.subviews.firstIndex(where: { $0 === view })
            else { return }
            _Concurrency.Task { @MainActor in
                if view.superview == nil {
                    home.insertSubview(view, at: min(place, home.subviews.count))
                }
            }
        }
    }

    /// Plays key frames, for a `TRTransition` and for a `TRSegueTransition`.
    @MainActor final class KeyFrameAgent: NSObject, @preconcurrency TRTransitionProtocol {
        private let frames: KeyFrames
        private let from: UIViewController
        private let to: UIViewController

        init(_ frames: KeyFrames, from: UIViewController, to: UIViewController) {
            self.frames = frames
            self.from = from
            self.to = to
            super.init()
        }

        func performTransition(
            with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
            completionHandler: ((Bool) -> Bool)!
        ) {
            let listener = to as? any TRTransitionViewControllerProtocol
            let container: UIView = context?.containerView ?? from.view
            listener?.viewControllerWillBeginTransitioning?()
            frames.animate(
                from: from.view, to: to.view, in: container, duration: configuration?.duration,
                alongside: { listener?.viewControllerIsTransitioning?() },
                isCancelled: { context?.transitionWasCancelled() ?? false }
            ) { finished in
                listener?.viewControllerDidEndTransitioning?()
                _ = completionHandler?(finished)
            }
        }
    }

    /// Changes at once, for a segue without a line.
    @MainActor final class InstantAgent: NSObject, @preconcurrency TRTransitionProtocol {
        func performTransition(
            with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
            completionHandler: ((Bool) -> Bool)!
        ) { _ = completionHandler?(true) }
    }
}
