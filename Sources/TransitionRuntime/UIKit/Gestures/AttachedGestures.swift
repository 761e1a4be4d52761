#if canImport(UIKit)
    import UIKit

    /// The gestures on one controller, kept alive by the controller.
    @MainActor final class AttachedGestures {
        private static let key = AssociationKey()

        private var drivers: [GesturePurpose: GestureDriver] = [:]

        static func of(_ controller: UIViewController) -> AttachedGestures {
            key.value(on: controller) { AttachedGestures() }
        }

        static func existing(on controller: UIViewController) -> AttachedGestures? {
            key.value(on: controller) as? AttachedGestures
        }

        /// Removes the gestures that leave a controller which cannot be left.
        static func removeReturns(from controller: UIViewController) {
            guard let gestures = existing(on: controller) else { return }
            gestures.set(nil, for: .goBack)
            gestures.removeUnwinds(but: nil)
        }

        /// Removes the gestures from a controller that is gone. Those that the app has added to go
        /// forward come back with it.
        static func leave(_ controller: UIViewController) {
            removeReturns(from: controller)
            existing(on: controller)?.drivers.values.forEach { $0.detach() }
        }

        /// Adds the gestures again that were removed when the controller left.
        func enter() { drivers.values.forEach { $0.attach() } }

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
            if let old, let driver, old.interaction == driver.interaction {
                old.start = driver.start
                old.mayStart = driver.mayStart
                return
            }
            old?.detach()
            drivers[purpose] = driver
            driver?.attach()
        }
    }

    extension Decision {
        /// Adds the gesture of the return to a controller, if a line has one; else removes it.
        /// `otherwise` is the gesture if the decision has none.
        func setReturnGesture(
            on controller: UIViewController, otherwise: Interaction? = nil,
            mayStart: @escaping () -> Bool, start: @escaping () -> Void
        ) {
            let gestures = AttachedGestures.of(controller)
            let swipe = otherwise.map {
                GestureDriver(
                    $0, of: ends.operation, on: controller, mayStart: director.whenFree(mayStart),
                    start: start)
            }
            gestures.set(
                director.driver(transition, ends, controller, mayStart: mayStart, start: start)
                    ?? swipe, for: .goBack)
            let unwinding = parts.lazy.compactMap { part in
                part.director.interactiveUnwind(for: part.ends).map { (part, $0) }
            }.first { $0.1.1.interaction != transition?.interaction }
            gestures.removeUnwinds(but: unwinding?.1.unwind)
            guard let (part, (unwind, line)) = unwinding else { return }
            gestures.set(
                part.director.driver(
                    line, part.ends, controller, mayStart: mayStart,
                    start: { [weak from = part.ends.from] in
                        from?.performSegue(withIdentifier: unwind, sender: nil)
                    }), for: .unwind(unwind))
        }
    }

    extension TransitionDirector {
        /// The gesture of an animation; nil if it has none, or if nothing could be driven.
        func driver(
            _ transition: ScreenTransition?, _ ends: TransitionEnds, _ controller: UIViewController,
            mayStart: @escaping () -> Bool, start: @escaping () -> Void
        ) -> GestureDriver? {
            guard let transition, let interaction = transition.interaction,
                transition.animation != .system,
                transition.animation != ScreenAnimation.none || engine?.animatesViews == true
            else { return nil }
            return GestureDriver(
                interaction, of: ends.operation, on: controller, mayStart: whenFree(mayStart),
                start: start)
        }

        /// While the engine plays, another transition gets UIKit's own animation, which no gesture
        /// could drive.
        func whenFree(_ mayStart: @escaping () -> Bool) -> () -> Bool {
            { [weak engine] in mayStart() && engine?.isPlaying != true }
        }
    }
#endif
