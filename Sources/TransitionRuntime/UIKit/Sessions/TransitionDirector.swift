#if canImport(UIKit)
    import UIKit

    /// The part of a registry that delegates, sessions and gestures use, for any screen type.
    @MainActor protocol TransitionDirector: AnyObject {
        /// The registry's name in the app's code, for messages.
        var name: String { get }
        var engine: (any TransitionEngine)? { get }
        var reduceMotion: ScreenTransition? { get }
        var gestures: GestureBoard { get }

        func ends(of request: TransitionRequest) -> TransitionEnds
        func line(for ends: TransitionEnds) -> LineAnswer<ScreenTransition>?
        func defaultTransition(for ends: TransitionEnds) -> ScreenTransition?
        /// Those of the narrowest line come first.
        func views(for ends: TransitionEnds) -> [TransitionViews]
        func hooks(of controller: UIViewController) -> [ScreenHooks<UIViewController>]
        func setup(of controller: UIViewController) -> ScreenSetup<UIViewController>?
        /// An unwind segue with a line that has a gesture, and that line's animation.
        func interactiveUnwind(for ends: TransitionEnds) -> (unwind: String, ScreenTransition)?
        func didEnd(_ ends: TransitionEnds, completed: Bool)
    }

    /// The chosen animation, and how it was chosen.
    @MainActor struct TransitionChoice {
        /// nil if nothing decides.
        var transition: ScreenTransition?
        /// Whether it replaces an animation because of Reduce Motion.
        var isReduced = false
        /// What to record for the return; nil if there is no return, or if nothing decided.
        var record: TransitionDirector.Recorded?
    }

    extension TransitionDirector {
        typealias Given = NavigationHistory<ObjectIdentifier, ScreenTransition>.Given
        typealias Recorded = NavigationHistory<ObjectIdentifier, ScreenTransition>.Return

        /// An animation passed in a call counts as the line. The forward record is never that of
        /// Reduce Motion, which replaces the winner.
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

        /// What decides an event: a line that names its operation; on return to the screen that
        /// opened this one, the record; else the line for these two screens, or the record.
        private func line(
            for ends: TransitionEnds, _ recorded: Recorded?
        ) -> LineAnswer<ScreenTransition>? {
            let line = line(for: ends)
            guard let recorded, line?.isNamed != true else { return line }
            if line != nil, recorded.origin != ObjectIdentifier(ends.origin) { return line }
            return LineAnswer(content: recorded.animation)
        }

        /// What Reduce Motion plays instead of the winner, or of the engine's choice.
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
