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
        func line(for ends: TransitionEnds) -> LineAnswer<ScreenTransition>?
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
        /// What to record for the return; nil if there is no return, or if nothing decided.
        var record: TransitionDirector.Recorded?
    }

    extension TransitionDirector {
        typealias Given = NavigationHistory<ObjectIdentifier, ScreenTransition>.Given
        typealias Recorded = NavigationHistory<ObjectIdentifier, ScreenTransition>.Return

        /// An animation given in a call counts as the line. What was recorded on the way there is
        /// never that of Reduce Motion, which replaces what has won.
        func choice(
            for ends: TransitionEnds, given: Given? = nil, recorded: Recorded? = nil
        ) -> TransitionChoice {
            let line =
                given.map {
                    LineAnswer(
                        content: $0.animation, returning: $0.returning ?? $0.animation.opposite)
                } ?? line(for: ends, recorded)
            let winner = line?.content ?? defaultTransition(for: ends)
            var choice = reduced(winner)
            if let back = ends.undoing, line != nil || winner != nil {
                choice.record = Recorded(
                    animation: line == nil ? defaultTransition(for: back) : line?.returning,
                    origin: ObjectIdentifier(ends.origin))
            }
            return choice
        }

        /// What decides an event: a line that names its operation; back to the very screen that
        /// the top one came from, what was recorded; else the line for these two screens, or what
        /// was recorded.
        private func line(
            for ends: TransitionEnds, _ recorded: Recorded?
        ) -> LineAnswer<ScreenTransition>? {
            let line = line(for: ends)
            guard let recorded, line?.isNamed != true else { return line }
            if line != nil, recorded.origin != ObjectIdentifier(ends.origin) { return line }
            return LineAnswer(content: recorded.animation)
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
