#if canImport(UIKit)
    public import UIKit

    /// A controller that takes part in its transitions. The methods of both controllers are called.
    /// Every requirement has a default that does nothing.
    @MainActor public protocol TransitionParticipant: UIViewController {
        /// Called when the animation is chosen. A change applies only to this transition.
        func prepareTransition(_ transition: inout ScreenTransition, with other: UIViewController)
        /// Called before the first view moves.
        func transitionWillBegin(with other: UIViewController)
        /// Called inside the animation, with every engine. Changes to views are animated with it.
        func transitionIsRunning(with other: UIViewController)
        /// Called at the end. `completed` is `false` if it was cancelled or did not begin.
        func transitionDidEnd(with other: UIViewController, completed: Bool)
    }

    extension TransitionParticipant {
        /// Does nothing.
        public func prepareTransition(
            _ transition: inout ScreenTransition, with other: UIViewController
        ) {}
        /// Does nothing.
        public func transitionWillBegin(with other: UIViewController) {}
        /// Does nothing.
        public func transitionIsRunning(with other: UIViewController) {}
        /// Does nothing.
        public func transitionDidEnd(with other: UIViewController, completed: Bool) {}
    }

    /// A screen whose cells take part in transitions.
    @MainActor public protocol TransitionCellSource: UIViewController {
        /// Returns the visible cell for the content of the other screen, or `nil` if there is none.
        func cell(for other: UIViewController) -> UIView?
    }
#endif
