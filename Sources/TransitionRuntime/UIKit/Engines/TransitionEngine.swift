#if canImport(UIKit)
    public import UIKit

    /// A library that animates transitions by itself, such as Hero; generated code implements it.
    @MainActor public protocol TransitionEngine: AnyObject {
        /// The animation controller for what was chosen, or nil where the runtime shall play it.
        /// Nothing was chosen where `transition` is nil; then the engine's own default counts, if
        /// it has one.
        func animationController(for transition: ScreenTransition?, _ request: TransitionRequest)
            -> (any UIViewControllerAnimatedTransitioning)?

        /// The interaction controller that belongs to one of its animation controllers.
        func interactionController(
            for animationController: any UIViewControllerAnimatedTransitioning,
            _ request: TransitionRequest
        ) -> (any UIViewControllerInteractiveTransitioning)?

        /// Whether it drives this controller's animation itself: a gesture then calls `update`,
        /// `finish` and `cancel` rather than a percent-driven transition.
        func drives(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool

        /// Whether it animates views even where the screens stay still: a gesture can then drive
        /// `none`.
        var animatesViews: Bool { get }

        /// Shows the transition at a progress, 0 to 1. Called before the transition starts, it
        /// holds it there.
        func update(_ progress: Double)
        /// Plays the rest, or plays it back, at a speed of which 1 is the animation's own.
        func finish(speed: Double)
        func cancel(speed: Double)

        /// Whether an animation was given to the engine in the call itself, which wins over every
        /// line.
        func hasOwnAnimation(for request: TransitionRequest) -> Bool

        /// What a navigation controller of the engine's own plays on the way back, if it brings a
        /// swipe back of its own. The engine takes that swipe off: the registry's takes its place.
        func swipedBack(in navigationController: UINavigationController) -> ScreenAnimation?

        /// The transition was completed, cancelled or never began.
        func transitionDidEnd(_ request: TransitionRequest, completed: Bool)

        /// Whether an object that is a delegate is the engine itself. The runtime stands in front
        /// of it and calls the engine instead.
        func owns(_ delegate: AnyObject) -> Bool

        /// Whether another tab may be selected now. It may end an animation of its own for that.
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool

        /// What navigation controllers tell their delegate.
        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool)
        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool)
    }

    extension TransitionEngine {
        /// To be called when it begins a transition, before it looks at the views. Where UIKit
        /// asked the engine itself, since that took the delegate's place after `install`, the
        /// registry that is installed there asks for what it chooses now.
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

        /// To be called when it ends a replacement that it began by itself.
        public func didEndReplacement(with new: UIViewController) {
            PresentationDelegate.installed(on: new, of: self)?.engineDidEndReplacement()
        }

        public func interactionController(
            for animationController: any UIViewControllerAnimatedTransitioning,
            _ request: TransitionRequest
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        public func drives(_ animationController: any UIViewControllerAnimatedTransitioning) -> Bool
        { false }
        public var animatesViews: Bool { false }
        public func update(_ progress: Double) {}
        public func finish(speed: Double) {}
        public func cancel(speed: Double) {}
        public func hasOwnAnimation(for request: TransitionRequest) -> Bool { false }
        public func swipedBack(in navigationController: UINavigationController) -> ScreenAnimation?
        { nil }
        public func transitionDidEnd(_ request: TransitionRequest, completed: Bool) {}
        public func owns(_ delegate: AnyObject) -> Bool { false }
        public func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { true }
        public func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool
        ) {}
        public func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {}
    }

    /// A transition that UIKit asks about.
    @MainActor public enum TransitionRequest {
        case navigation(
            UINavigationController, UINavigationController.Operation, from: UIViewController,
            to: UIViewController)
        case tab(UITabBarController, from: UIViewController, to: UIViewController)
        case presentation(
            presented: UIViewController, presenting: UIViewController, source: UIViewController)
        /// Of one controller, and of all that lie above it: `leaving` is the topmost, which is seen
        /// to go. UIKit asks about the lowest.
        case dismissal(UIViewController, leaving: UIViewController)
        /// Of a presented controller, or of the root of a window; UIKit has no such transition.
        case replacement(UIViewController, with: UIViewController)
    }
#endif
