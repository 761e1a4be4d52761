#if canImport(UIKit)
    public import UIKit

    /// A library that animates transitions, such as Hero. Generated code implements it.
    @MainActor public protocol TransitionEngine: AnyObject {
        /// Makes the animation controller for the chosen transition, or returns `nil` if the
        /// runtime must animate it. A `transition` of `nil` requests the engine's own default.
        func animationController(for transition: ScreenTransition?, _ request: TransitionRequest)
            -> (any UIViewControllerAnimatedTransitioning)?

        /// Whether the engine plays a transition that it can play only alone. One that begins
        /// meanwhile gets UIKit's own animation, and no gesture starts one.
        var isPlaying: Bool { get }

        /// Returns the interaction controller for one of the engine's animation controllers.
        func interactionController(
            for animationController: any UIViewControllerAnimatedTransitioning,
            _ request: TransitionRequest
        ) -> (any UIViewControllerInteractiveTransitioning)?

        /// Returns whether the engine drives the animation of this controller itself. A gesture
        /// then calls ``update(_:)``, ``finish(speed:)`` and ``cancel(speed:)``.
        func drives(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool

        /// Whether the engine animates views even if the screens themselves do not move. A gesture
        /// can then drive ``ScreenAnimation/none``.
        var animatesViews: Bool { get }

        /// Shows the transition at a progress, 0 to 1. A call before the start holds it there.
        func update(_ progress: Double)
        /// Plays the rest. A speed of 1 is the animation's own.
        func finish(speed: Double)
        /// Plays back to the beginning. A speed of 1 is the animation's own.
        func cancel(speed: Double)

        /// Returns whether the call passed an animation to the engine, which wins over every line.
        func hasOwnAnimation(for request: TransitionRequest) -> Bool

        /// Returns the animation of the swipe back of an engine's navigation controller, or `nil`
        /// if it has no swipe of its own. The engine removes that swipe; the registry's replaces
        /// it.
        func swipedBack(in navigationController: UINavigationController) -> ScreenAnimation?

        /// Called at the end. `completed` is `false` if it was cancelled or did not begin.
        func transitionDidEnd(_ request: TransitionRequest, completed: Bool)

        /// Returns whether a delegate is the engine itself. The runtime then takes the delegate's
        /// place and calls the engine.
        func owns(_ delegate: AnyObject) -> Bool

        /// Returns whether another tab may be selected now. The engine may end its animation to
        /// allow it.
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool
    }

    extension TransitionEngine {
        /// Prepares a transition that the engine begins. The engine calls it before it reads the
        /// views. If the engine became the delegate after `install`, UIKit asked only the engine;
        /// the registry that is installed there now chooses the animation.
        public func didBegin(_ request: TransitionRequest) {
            switch request {
            case .navigation(let navigation, let operation, let from, let to):
                NavigationDelegate.installed(in: navigation)?
                    .engineDidBegin(operation, from: from, to: to)
            case .tab(let tabs, let from, let to):
                TabDelegate.installed(in: tabs)?.engineDidBegin(from: from, to: to)
            case .presentation(let presented, let presenting, let source):
                PresentationDelegate.installed(on: presented)?
                    .engineDidBegin(presenting: presenting, source: source)
            case .dismissal(let presented, _):
                PresentationDelegate.installed(on: presented)?.engineDidBeginDismissal()
            case .replacement(let old, let new):
                PresentationDelegate.installed(on: new)?.engineDidBeginReplacement(of: old)
            }
        }

        /// Ends a replacement that the engine began without UIKit. The engine calls it.
        public func didEndReplacement(with new: UIViewController) {
            PresentationDelegate.installed(on: new)?.engineDidEndReplacement()
        }

        /// `false`.
        public var isPlaying: Bool { false }
        /// Returns `nil`.
        public func interactionController(
            for animationController: any UIViewControllerAnimatedTransitioning,
            _ request: TransitionRequest
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        /// Returns `false`.
        public func drives(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool
        { false }
        /// `false`.
        public var animatesViews: Bool { false }
        /// Does nothing.
        public func update(_ progress: Double) {}
        /// Does nothing.
        public func finish(speed: Double) {}
        /// Does nothing.
        public func cancel(speed: Double) {}
        /// Returns `false`.
        public func hasOwnAnimation(for request: TransitionRequest) -> Bool { false }
        /// Returns `nil`.
        public func swipedBack(in navigationController: UINavigationController) -> ScreenAnimation?
        { nil }
        /// Does nothing.
        public func transitionDidEnd(_ request: TransitionRequest, completed: Bool) {}
        /// Returns `false`.
        public func owns(_ delegate: AnyObject) -> Bool { false }
        /// Returns `true`.
        public func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { true }
    }

    /// A transition that UIKit, or the runtime itself, is about to animate.
    @MainActor public enum TransitionRequest {
        /// A push or a pop.
        case navigation(
            UINavigationController, UINavigationController.Operation, from: UIViewController,
            to: UIViewController)
        /// A change of tab.
        case tab(UITabBarController, from: UIViewController, to: UIViewController)
        /// A presentation. `source` is the controller on which `present` was called.
        case presentation(
            presented: UIViewController, presenting: UIViewController, source: UIViewController)
        /// The dismissal of a controller and of all that are presented above it. `leaving` is the
        /// topmost, which is visible. UIKit asks about the lowest.
        case dismissal(UIViewController, leaving: UIViewController)
        /// The replacement of a presented controller or of the root of a window.
        case replacement(UIViewController, with: UIViewController)
    }
#endif
