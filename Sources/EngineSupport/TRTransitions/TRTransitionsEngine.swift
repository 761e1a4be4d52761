import TRTransitions
import TransitionRuntime
import UIKit

extension TranscSupport {
    /// Runs the chosen animations with TRTransitions. Each event has its own transition and
    /// configuration; nothing is added to TRTransitions' registry, which picks either of two
    /// entries that fit.
    @MainActor final class TRTransitionsEngine: TransitionEngine {
        func animationController(
            for transition: ScreenTransition?, _ request: TransitionRequest
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            guard let transition, let (from, to) = ends(of: request),
                let (configuration, agent) = make(transition, .navigationTransition, from, to)
            else { return nil }
            let made = TRTransition(configuration: configuration, transitionAgent: agent)
            // Both ends may add something, and each only for this transition.
            for end in [from, to] {
                (animated(end) as? any TRTransitionViewControllerProtocol)?.prepare?(made)
            }
            return made
        }

        func interactionController(
            for animationController: any UIViewControllerAnimatedTransitioning,
            _ request: TransitionRequest
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            (animationController as? TRTransition)?.interactiveController
        }

        /// The duration of a transition that sets none, in seconds.
        private static let defaultDuration = 0.3

        /// What TRTransitions needs for a transition; nil if it does not have the animation.
        func make(
            _ transition: ScreenTransition, _ transitionClass: TRTransitionClass,
            _ from: UIViewController, _ to: UIViewController
        ) -> (configuration: TRTransitionConfiguration, agent: any TRTransitionProtocol)? {
            var duration = transition.duration ?? Self.defaultDuration
            var zoom:
                (target: ScreenTransition.Target, owner: UIViewController, other: UIViewController)?
            let agent: (any TRTransitionProtocol)?
            switch transition.kind {
            case .zoomInRect(let target):
                zoom = (target, from, to)
                agent = TRZoomInRectForwardTransition(
                    transitionMode: mode(target), transitionClass: transitionClass)
            case .zoomOutRect(let target):
                zoom = (target, to, from)
                agent = TRZoomInRectBackwardTransition(transitionMode: mode(target))
            case .keyFrames(let frames):
                duration = transition.duration ?? frames.duration
                agent = KeyFrameAgent(frames, from: animated(from), to: animated(to))
            case .foreign(let make): agent = make() as? any TRTransitionProtocol
            case .plain, .viewTransition, .systemZoom, .custom: agent = nil
            }
            guard let agent, let configuration = TRTransitionConfiguration(duration: duration)
            else { return nil }
            if let zoom { aim(configuration, at: zoom.target, zoom.owner, zoom.other) }
            let careful = CarefulAgent(
                agent, from: animated(from), to: animated(to), isSegue: transitionClass == .segue)
            return (configuration, careful)
        }

        private func mode(_ target: ScreenTransition.Target) -> TRZoomInRectTransitionMode {
            target.content == .same ? .sameContent : .differentContent
        }

        // MARK: Rectangles

        private func aim(
            _ configuration: TRTransitionConfiguration, at target: ScreenTransition.Target,
            _ owner: UIViewController, _ other: UIViewController
        ) {
            let shown = animated(owner)
            let (owners, other) = (visible(in: owner), visible(in: other)[0])
            if let image = target.image {
                configuration.targetImage = owners.lazy.compactMap { image($0, other) }.first
            }
            guard let view = target.view else { return }
            // Called when the views are at their final places.
            configuration.targetRectBlock = { [weak shown, weak other] in
                guard let shown, let other, let screen = shown.view else { return .zero }
                let found = owners.lazy.compactMap { view($0, other) }.first
                let rect = found.map { $0.convert($0.bounds, to: screen) } ?? .zero
                // TRTransitions divides by the size.
                return rect.isEmpty ? Self.middle(of: screen.frame) : rect
            }
        }

        /// The rectangle that TRTransitions uses if none is set.
        private static func middle(of frame: CGRect) -> CGRect {
            let size = CGSize(width: frame.width / 10, height: frame.height / 10)
            return CGRect(
                x: frame.midX - size.width / 2, y: frame.midY - size.height / 2,
                width: size.width, height: size.height)
        }

        // MARK: Controllers

        private func ends(
            of request: TransitionRequest
        ) -> (from: UIViewController, to: UIViewController)? {
            switch request {
            case .navigation(_, _, let from, let to): return (from, to)
            case .tab(_, let from, let to), .replacement(let from, let to): return (from, to)
            case .presentation(let presented, let presenting, _): return (presenting, presented)
            case .dismissal(let dismissed, _):
                return dismissed.presentingViewController.map { (dismissed, $0) }
            }
        }

        /// The controller with the moving view: a container may name one of its children.
        func animated(_ controller: UIViewController) -> UIViewController {
            (controller as? any TRTransitionViewControllerProtocol)?.animatedViewController?()
                ?? controller
        }

        /// The visible controllers, the innermost first.
        func visible(in controller: UIViewController) -> [UIViewController] {
            var chain = [animated(controller), controller]
            var next: UIViewController? = controller
            while let current = next, chain.count < 64 {
                next =
                    (current as? UINavigationController)?.topViewController
                    ?? (current as? UITabBarController)?.selectedViewController
                if let next { chain.insert(next, at: 0) }
            }
            return chain
        }
    }
}
