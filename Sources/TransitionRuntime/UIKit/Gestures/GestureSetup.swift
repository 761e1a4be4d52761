#if canImport(UIKit)
    import UIKit

    extension TransitionDirector {
        /// Puts on a controller the gesture that leads back from it, if a line gives one; else
        /// takes it off. `choice` is what plays on the way back; `otherwise` is the gesture where
        /// it has none.
        func setReturnGesture(
            on controller: UIViewController, _ ends: TransitionEnds, _ choice: TransitionChoice,
            otherwise: Interaction? = nil, mayStart: @escaping () -> Bool,
            start: @escaping () -> Void
        ) {
            let gestures = AttachedGestures.of(controller)
            let swipe = otherwise.map {
                GestureDriver(
                    $0, of: ends.operation, on: controller, self, mayStart: mayStart, start: start)
            }
            gestures.set(
                driver(choice.transition, ends, controller, mayStart: mayStart, start: start)
                    ?? swipe, for: .goBack)
            let unwinding = interactiveUnwind(for: ends).flatMap { unwind, transition in
                transition.interaction == choice.transition?.interaction
                    ? nil : (unwind, transition)
            }
            gestures.removeUnwinds(but: unwinding?.0)
            guard let (unwind, transition) = unwinding else { return }
            let from = ends.from
            let leave: () -> Void = { [weak from] in
                from?.performSegue(withIdentifier: unwind, sender: nil)
            }
            gestures.set(
                driver(transition, ends, controller, mayStart: mayStart, start: leave),
                for: .unwind(unwind))
        }

        func driver(
            _ transition: ScreenTransition?, _ ends: TransitionEnds, _ controller: UIViewController,
            mayStart: @escaping () -> Bool, start: @escaping () -> Void
        ) -> GestureDriver? {
            guard let transition, let interaction = transition.interaction,
                transition.animation != .system,
                transition.animation != ScreenAnimation.none || engine?.animatesViews == true
            else { return nil }
            return GestureDriver(
                interaction, of: ends.operation, on: controller, self, mayStart: mayStart,
                start: start)
        }
    }
#endif
