/// The part of a generated file that hands lines to TRTransitions.
enum TRTransitionsTemplate {
    static let engine: StaticString = """
        /// Plays with TRTransitions what the lines choose. Each event has a transition and a
        /// configuration of its own; nothing enters TRTransitions' registry, where of two entries
        /// that fit either may play.
        @MainActor private final class TRTransitionsEngine: TransitionEngine {
            func animationController(
                for transition: ScreenTransition?, _ request: TransitionRequest
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                guard let transition, let (from, to) = ends(of: request),
                    let (configuration, agent) = make(transition, .navigationTransition, from, to)
                else { return nil }
                let made = TRTransition(configuration: configuration, transitionAgent: agent)
                // Both ends may have something to add, and each only for this once.
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

            /// How long a transition takes of which nobody says it, in seconds.
            private static let defaultDuration = 0.3

            /// What TRTransitions needs for a transition; nil where it is not one of its own.
            func make(
                _ transition: ScreenTransition, _ transitionClass: TRTransitionClass,
                _ from: UIViewController, _ to: UIViewController
            ) -> (configuration: TRTransitionConfiguration, agent: any TRTransitionProtocol)? {
                var duration = transition.duration ?? Self.defaultDuration
                var zoom: (target: ScreenTransition.Target, owner: UIViewController, other: UIViewController)?
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
                case .foreign(let make):
                    agent = make() as? any TRTransitionProtocol
                case .plain, .systemZoom, .custom:
                    agent = nil
                }
                guard let agent, let configuration = TRTransitionConfiguration(duration: duration) else {
                    return nil
                }
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
                // It is asked for when the views are where they belong.
                configuration.targetRectBlock = { [weak shown, weak other] in
                    guard let shown, let other, let screen = shown.view else { return .zero }
                    let found = owners.lazy.compactMap { view($0, other) }.first
                    let rect = found.map { $0.convert($0.bounds, to: screen) } ?? .zero
                    // TRTransitions divides by the size.
                    return rect.isEmpty ? Self.middle(of: screen.frame) : rect
                }
            }

            /// The rectangle that TRTransitions takes where it is told none.
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

            /// The controller whose view moves: a container may name one of those in it.
            func animated(_ controller: UIViewController) -> UIViewController {
                (controller as? any TRTransitionViewControllerProtocol)?.animatedViewController?()
                    ?? controller
            }

            /// What is seen of a controller, the innermost first.
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
        """

    static let agents: StaticString = """
        /// Lets an agent play, and sees to it that nothing of it stays: not on the views, and of what
        /// was cancelled not the views themselves.
        @MainActor private final class CarefulAgent: NSObject, @preconcurrency TRTransitionProtocol {
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
                // A segue's agent has no container but the view that leaves.
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

            /// With different content a segue's agent ends by taking away the view that leaves, which UIKit
            /// has left where it is.
            private func keep(_ view: UIView) {
                guard let home = view.superview, let place = home.subviews.firstIndex(where: { $0 === view })
                else { return }
                _Concurrency.Task { @MainActor in
                    if view.superview == nil { home.insertSubview(view, at: min(place, home.subviews.count)) }
                }
            }
        }

        /// Plays key frames, for a `TRTransition` and for a `TRSegueTransition`.
        @MainActor private final class KeyFrameAgent: NSObject, @preconcurrency TRTransitionProtocol {
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

        /// Changes at once, for a segue of which no line says anything.
        @MainActor private final class InstantAgent: NSObject, @preconcurrency TRTransitionProtocol {
            func performTransition(
                with context: TRTransitionContext!, configuration: TRTransitionConfiguration!,
                completionHandler: ((Bool) -> Bool)!
            ) {
                _ = completionHandler?(true)
            }
        }
        """

    static let segues: StaticString = """
        /// Hands lines to segues of class `TRSegueTransition`, which play by themselves.
        @MainActor private enum TRSegues {
            static func prepare(
                _ segue: TRSegueTransition, _ registry: TransitionRegistry<Screen>
            ) {
                let (source, destination) = (segue.source, segue.destination)
                let made = make(
                    registry, .present, from: source, to: destination, segue: segue.identifier)
                let configuration = made?.configuration ?? TRTransitionConfiguration(duration: 0)
                let isAnimated = made == nil
                configuration?.completionHandler = { [weak source] finished in
                    if finished { source?.present(destination, animated: isAnimated) }
                    return true
                }
                segue.configuration = configuration
                segue.transitionAgent = made?.agent ?? InstantAgent()
                if !isAnimated { TransitionReports.ignorePresentation(of: destination) }
            }

            static func unwinding(
                to: UIViewController, from: UIViewController, identifier: String?,
                _ registry: TransitionRegistry<Screen>
            ) -> UIStoryboardSegue? {
                let navigation = from.navigationController
                let pops = navigation != nil && navigation === to.navigationController
                guard
                    let made = make(
                        registry, pops ? .pop : .dismiss, from: from, to: to, unwind: identifier)
                else { return nil }
                made.configuration.completionHandler = { [weak from, weak to] finished in
                    guard finished, let from, let to else { return true }
                    if pops {
                        _ = from.navigationController?.popToViewController(to, animated: false)
                    } else {
                        from.dismiss(animated: false)
                    }
                    return true
                }
                let engine = TRTransitionsEngine()
                return TRSegueTransition(
                    identifier: identifier, source: engine.animated(from),
                    destination: engine.animated(to), configuration: made.configuration,
                    transitionAgent: made.agent)
            }

            private static func make(
                _ registry: TransitionRegistry<Screen>, _ operation: TransitionOperations,
                from: UIViewController, to: UIViewController, segue: String? = nil,
                unwind: String? = nil
            ) -> (configuration: TRTransitionConfiguration, agent: any TRTransitionProtocol)? {
                let engine = TRTransitionsEngine()
                let screens = Setup.screens()
                func screen(_ controller: UIViewController) -> Screen? {
                    engine.visible(in: controller).lazy.compactMap { screens.screen(of: $0) }.first
                }
                let event = TransitionEvent(
                    operation, from: screen(from), to: screen(to), segue: segue, unwind: unwind,
                    version: ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
                return registry.transition(for: event).flatMap {
                    engine.make($0, .segue, from, to)
                }
            }
        }
        """
}
