#if canImport(UIKit)
    public import UIKit

    /// A controller that takes part in its transitions. Both ends of each are told.
    @MainActor public protocol TransitionParticipant: UIViewController {
        /// May change what is about to play.
        func prepareTransition(_ transition: inout ScreenTransition, with other: UIViewController)
        func transitionWillBegin(with other: UIViewController)
        /// Called inside the animation, whichever engine plays it: what is changed here moves along.
        func transitionIsRunning(with other: UIViewController)
        /// `completed` is false where it was cancelled or did not begin.
        func transitionDidEnd(with other: UIViewController, completed: Bool)
    }

    extension TransitionParticipant {
        public func prepareTransition(
            _ transition: inout ScreenTransition, with other: UIViewController
        ) {}
        public func transitionWillBegin(with other: UIViewController) {}
        public func transitionIsRunning(with other: UIViewController) {}
        public func transitionDidEnd(with other: UIViewController, completed: Bool) {}
    }

    /// A screen whose cells take part in transitions.
    @MainActor public protocol TransitionCellSource: UIViewController {
        /// The visible cell that stands for what the other screen shows; nil where none does.
        func cell(for other: UIViewController) -> UIView?
    }
#endif
