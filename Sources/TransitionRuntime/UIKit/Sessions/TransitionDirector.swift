#if canImport(UIKit)
    import UIKit

    /// What delegates, sessions and gestures ask of a registry, whatever its screens are called.
    @MainActor protocol TransitionDirector: AnyObject {
        /// The registry's name in the app's code, for messages.
        var name: String { get }
        var engine: (any TransitionEngine)? { get }
        var reduceMotion: ScreenTransition? { get }
        var gestures: GestureBoard { get }

        func ends(of request: TransitionRequest) -> TransitionEnds
        func line(for ends: TransitionEnds) -> ScreenTransition?
        func defaultTransition(for ends: TransitionEnds) -> ScreenTransition?
        /// The narrowest line's first.
        func views(for ends: TransitionEnds) -> [TransitionViews]
        func hooks(of controller: UIViewController) -> [ScreenHooks<UIViewController>]
        func setup(of controller: UIViewController) -> ScreenSetup<UIViewController>?
        /// An unwind segue whose line gives a gesture, with what that line plays.
        func interactiveUnwind(for ends: TransitionEnds) -> (unwind: String, ScreenTransition)?
        func didEnd(_ ends: TransitionEnds, completed: Bool)
    }

    /// What plays, and why.
    @MainActor struct TransitionChoice {
        /// nil where nothing is said.
        var transition: ScreenTransition?
        /// Whether it stands in for what would move too much.
        var isReduced = false
    }

    extension TransitionDirector {
        typealias Recorded = NavigationHistory<ObjectIdentifier, ScreenTransition>.Return

        /// An animation given in a call wins, then come the lines, what was recorded on the way
        /// there and the defaults. Reduce Motion replaces what has won.
        func choice(
            for ends: TransitionEnds,
            given: ScreenTransition? = nil,
            recorded: Recorded? = nil
        ) -> TransitionChoice {
            let givenReturn = recorded.flatMap { $0.isGiven ? $0.animation : nil }
            let winner =
                given ?? givenReturn ?? line(for: ends) ?? recorded?.animation
                ?? defaultTransition(for: ends)
            return reduced(winner)
        }

        /// What plays with Reduce Motion instead of a winner, or of what an engine has chosen.
        func reduced(_ winner: ScreenTransition?) -> TransitionChoice {
            guard var calm = reduceMotion, UIAccessibility.isReduceMotionEnabled,
                winner != nil || engine != nil
            else { return TransitionChoice(transition: winner) }
            switch winner?.animation {
            case .system?, ScreenAnimation.none?: return TransitionChoice(transition: winner)
            default:
                calm.interaction = calm.interaction ?? winner?.interaction
                return TransitionChoice(transition: calm, isReduced: true)
            }
        }
    }
#endif
