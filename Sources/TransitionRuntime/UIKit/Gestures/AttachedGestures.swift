#if canImport(UIKit)
    import UIKit

    /// The gestures on one controller, kept alive by the controller.
    @MainActor final class AttachedGestures {
        private static let key = AssociationKey()

        private var drivers: [GesturePurpose: [GestureDriver]] = [:]

        static func of(_ controller: UIViewController) -> AttachedGestures {
            key.value(on: controller) { AttachedGestures() }
        }

        static func existing(on controller: UIViewController) -> AttachedGestures? {
            key.value(on: controller) as? AttachedGestures
        }

        /// Removes the gestures that leave a controller which cannot be left.
        static func removeReturns(from controller: UIViewController) {
            guard let gestures = existing(on: controller) else { return }
            gestures.set([], for: .goBack)
            gestures.removeUnwinds(but: nil)
        }

        /// Removes the gestures from a controller that is gone. Those that the app has added to go
        /// forward come back with it.
        static func leave(_ controller: UIViewController) {
            removeReturns(from: controller)
            existing(on: controller)?.drivers.values.joined().forEach { $0.detach() }
        }

        /// Adds the gestures again that were removed when the controller left.
        func enter() { drivers.values.joined().forEach { $0.attach() } }

        subscript(purpose: GesturePurpose) -> [GestureDriver] { drivers[purpose] ?? [] }

        /// Removes the gestures of unwind segues except one.
        func removeUnwinds(but kept: String?) {
            for case .unwind(let unwind) in drivers.keys where unwind != kept {
                set([], for: .unwind(unwind))
            }
        }

        /// Replaces the gestures for a purpose. An equal one is kept, since it may be in progress.
        func set(_ new: [GestureDriver], for purpose: GesturePurpose) {
            var old = self[purpose]
            drivers[purpose] = new.map { driver in
                guard let index = old.firstIndex(where: { $0.interaction == driver.interaction })
                else { return driver }
                let kept = old.remove(at: index)
                kept.update(from: driver)
                return kept
            }
            for driver in old { driver.detach() }
            for driver in new where self[purpose].contains(where: { $0 === driver }) {
                driver.attach()
            }
        }
    }

    extension ScreenTransition {
        /// Whether one movement of a finger would begin both.
        fileprivate func sharesGesture(with other: ScreenTransition?) -> Bool {
            gestures.contains { gesture in
                other?.gestures.contains { $0.interaction == gesture.interaction } == true
            }
        }
    }

    extension Decision {
        /// Adds the gestures of the return to a controller, if a line has any; else removes them.
        /// `otherwise` is the gesture if the decision has none.
        func setReturnGesture(
            on controller: UIViewController, otherwise: Interaction? = nil,
            mayStart: @escaping () -> Bool, start: @escaping () -> Void
        ) {
            let gestures = AttachedGestures.of(controller)
            let own = director.drivers(
                transition, ends, controller, mayStart: mayStart, start: start)
            let swipe = otherwise.map {
                GestureDriver(
                    ScreenTransition.DrivingGesture(interaction: $0), of: ends.operation,
                    on: controller, leaving: ends.from, to: ends.to,
                    mayStart: director.whenFree(mayStart), start: start)
            }
            gestures.set(own.isEmpty ? swipe.map { [$0] } ?? [] : own, for: .goBack)
            let unwinding = parts.lazy.compactMap { part in
                part.director.interactiveUnwind(for: part.ends).map { (part, $0) }
            }.first { !$0.1.1.sharesGesture(with: transition) }
            gestures.removeUnwinds(but: unwinding?.1.unwind)
            guard let (part, (unwind, line)) = unwinding else { return }
            gestures.set(
                part.director.drivers(
                    line, part.ends, controller, mayStart: mayStart,
                    start: { [weak from = part.ends.from] in
                        from?.performSegue(withIdentifier: unwind, sender: nil)
                    }), for: .unwind(unwind))
        }
    }

    extension TransitionDirector {
        /// The gestures of an animation; none if nothing could be driven.
        func drivers(
            _ transition: ScreenTransition?, _ ends: TransitionEnds, _ controller: UIViewController,
            mayStart: @escaping () -> Bool, start: @escaping () -> Void
        ) -> [GestureDriver] {
            guard let transition, transition.isDrivable(with: engine) else { return [] }
            return transition.gestures.map {
                GestureDriver(
                    $0, of: ends.operation, on: controller, leaving: ends.from, to: ends.to,
                    mayStart: whenFree(mayStart), start: start)
            }
        }

        /// While the engine plays, another transition gets UIKit's own animation, which no gesture
        /// could drive.
        func whenFree(_ mayStart: @escaping () -> Bool) -> () -> Bool {
            { [weak engine] in mayStart() && engine?.isPlaying != true }
        }
    }
#endif
