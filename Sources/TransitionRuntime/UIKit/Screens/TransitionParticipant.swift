#if canImport(UIKit)
    public import UIKit

    /// A controller that takes part in its transitions.
    ///
    /// Both controllers of a transition are called, each with the other one. Every requirement has a
    /// default that does nothing.
    @MainActor public protocol TransitionParticipant: UIViewController {
        /// Called when it is known what plays.
        ///
        /// - Parameters:
        ///   - transition: What plays. A change applies to this one transition.
        ///   - other: The other controller of the transition.
        func prepareTransition(_ transition: inout ScreenTransition, with other: UIViewController)
        /// Called before the first view moves.
        func transitionWillBegin(with other: UIViewController)
        /// Called inside the animation, with every engine. Changes to views are animated with it.
        func transitionIsRunning(with other: UIViewController)
        /// Called after the transition.
        ///
        /// - Parameters:
        ///   - other: The other controller of the transition.
        ///   - completed: `false` if the transition was cancelled or did not begin.
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
    ///
    /// It is asked for each transition anew: on the return another cell may be the right one.
    @MainActor public protocol TransitionCellSource: UIViewController {
        /// Returns the visible cell for what the other screen shows, or `nil` if there is none.
        ///
        /// Without a cell no view is matched, and a zoom begins in the middle of the screen.
        func cell(for other: UIViewController) -> UIView?
    }
#endif
