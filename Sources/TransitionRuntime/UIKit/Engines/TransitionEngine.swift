#if canImport(UIKit)
    public import UIKit

    /// A library that animates transitions by itself, such as Hero. Generated code implements it.
    ///
    /// An app implements it only to connect an engine that `transc` does not know. Only
    /// ``animationController(for:_:)`` has no default.
    @MainActor public protocol TransitionEngine: AnyObject {
        /// Makes the animation controller for a transition.
        ///
        /// - Parameters:
        ///   - transition: What the registry chose. `nil` asks for the engine's own default.
        ///   - request: The transition that UIKit asks about.
        /// - Returns: The controller, or `nil` if the runtime must play the transition.
        func animationController(for transition: ScreenTransition?, _ request: TransitionRequest)
            -> (any UIViewControllerAnimatedTransitioning)?

        /// Returns the interaction controller for one of the engine's animation controllers, or
        /// `nil` if it has none. The default is `nil`.
        func interactionController(
            for animationController: any UIViewControllerAnimatedTransitioning,
            _ request: TransitionRequest
        ) -> (any UIViewControllerInteractiveTransitioning)?

        /// Returns whether the engine drives the animation of this controller itself. A gesture then
        /// calls ``update(_:)``, ``finish(speed:)`` and ``cancel(speed:)``. The default is `false`.
        func drives(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool

        /// Whether the engine animates views where the screens themselves do not move. A gesture can
        /// then drive ``ScreenAnimation/none``. The default is `false`.
        var animatesViews: Bool { get }

        /// Shows the transition at a progress, 0 to 1. A call before the transition starts holds it
        /// at that progress. The default does nothing.
        func update(_ progress: Double)
        /// Plays the rest. A speed of 1 is the animation's own. The default does nothing.
        func finish(speed: Double)
        /// Plays back to the beginning. A speed of 1 is the animation's own. The default does nothing.
        func cancel(speed: Double)

        /// Returns whether the app gave an animation to the engine in the call itself. That animation
        /// wins over every line. The default is `false`.
        func hasOwnAnimation(for request: TransitionRequest) -> Bool

        /// Returns what a navigation controller of the engine plays when it is swiped back, or `nil`
        /// if it has no swipe of its own. The engine removes that swipe, and the registry's replaces
        /// it. The default is `nil`.
        func swipedBack(in navigationController: UINavigationController) -> ScreenAnimation?

        /// Called when a transition has ended. The default does nothing.
        ///
        /// - Parameters:
        ///   - request: The transition.
        ///   - completed: `false` if it was cancelled or did not begin.
        func transitionDidEnd(_ request: TransitionRequest, completed: Bool)

        /// Returns whether a delegate is the engine itself. The runtime then takes the delegate's
        /// place and calls the engine. The default is `false`.
        func owns(_ delegate: AnyObject) -> Bool

        /// Returns whether another tab may be selected now. The engine may end its own animation for
        /// that. The default is `true`.
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool

        /// Called before a navigation controller shows a controller, as its delegate is. The default
        /// does nothing.
        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool)
        /// Called after a navigation controller has shown a controller, as its delegate is. The
        /// default does nothing.
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool)
    }

    extension TransitionEngine {
        /// Prepares a transition that the engine begins. The engine calls it before it looks at the
        /// views.
        ///
        /// It has an effect where UIKit asked the engine itself, because the engine became the
        /// delegate after `install`. The registry that is installed there then chooses what plays.
        public func didBegin(_ request: TransitionRequest) {
            switch request {
            case .navigation(let navigation, let operation, let from, let to):
                NavigationDelegate.installed(in: navigation, of: self)?
                    .engineDidBegin(operation, from: from, to: to)
            case .tab(let tabs, let from, let to):
                TabDelegate.installed(in: tabs, of: self)?.engineDidBegin(from: from, to: to)
            case .presentation(let presented, let presenting, let source):
                PresentationDelegate.installed(on: presented, of: self)?
                    .engineDidBegin(presenting: presenting, source: source)
            case .dismissal(let presented, _):
                PresentationDelegate.installed(on: presented, of: self)?.engineDidBeginDismissal()
            case .replacement(let old, let new):
                PresentationDelegate.installed(on: new, of: self)?.engineDidBeginReplacement(
                    of: old)
            }
        }

        /// Ends a replacement that the engine began by itself. The engine calls it.
        public func didEndReplacement(with new: UIViewController) {
            PresentationDelegate.installed(on: new, of: self)?.engineDidEndReplacement()
        }

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
        /// Does nothing.
        public func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool
        ) {}
        /// Does nothing.
        public func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {}
    }

    /// A transition that UIKit, or the runtime itself, is about to play.
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
        /// topmost, which is the one to be seen. UIKit asks about the lowest.
        case dismissal(UIViewController, leaving: UIViewController)
        /// The replacement of a presented controller or of a window's root. UIKit has no such
        /// transition.
        case replacement(UIViewController, with: UIViewController)
    }
#endif
