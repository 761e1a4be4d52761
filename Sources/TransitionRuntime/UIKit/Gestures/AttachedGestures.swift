#if canImport(UIKit)
    import UIKit

    /// The gestures on one controller, kept alive by the controller.
    @MainActor final class AttachedGestures {
        private static let key = AssociationKey()

        private var drivers: [GesturePurpose: GestureDriver] = [:]

        static func of(_ controller: UIViewController) -> AttachedGestures {
            if let known = existing(on: controller) { return known }
            let new = AttachedGestures()
            key.keep(new, on: controller)
            return new
        }

        static func existing(on controller: UIViewController) -> AttachedGestures? {
            key.value(on: controller) as? AttachedGestures
        }

        /// Removes all gestures from a controller that is gone.
        static func removeAll(from controller: UIViewController) {
            guard let gestures = existing(on: controller) else { return }
            for driver in gestures.drivers.values { driver.detach() }
            gestures.drivers = [:]
        }

        subscript(purpose: GesturePurpose) -> GestureDriver? { drivers[purpose] }

        /// Removes the gestures of unwind segues except one.
        func removeUnwinds(but kept: String?) {
            for case .unwind(let unwind) in drivers.keys where unwind != kept {
                set(nil, for: .unwind(unwind))
            }
        }

        /// Replaces the gesture for a purpose. An equal one is kept, since it may be in progress.
        func set(_ driver: GestureDriver?, for purpose: GesturePurpose) {
            let old = drivers[purpose]
            if let old, let driver, old.interaction == driver.interaction,
                old.director === driver.director
            {
                old.start = driver.start
                old.mayStart = driver.mayStart
                return
            }
            old?.detach()
            drivers[purpose] = driver
            driver?.attach()
        }
    }

    extension TransitionDirector {
        /// Adds the gesture of the return to a controller, if a line has one; else removes it.
        /// `choice` is the animation of the return; `otherwise` is the gesture if that has none.
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
