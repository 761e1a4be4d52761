#if canImport(UIKit)
    import UIKit

    /// The gestures that are on one controller, kept by the controller.
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

        /// Takes all gestures off a controller that has gone.
        static func removeAll(from controller: UIViewController) {
            guard let gestures = existing(on: controller) else { return }
            for driver in gestures.drivers.values { driver.detach() }
            gestures.drivers = [:]
        }

        subscript(purpose: GesturePurpose) -> GestureDriver? { drivers[purpose] }

        /// Takes off the gestures of unwind segues but one.
        func removeUnwinds(but kept: String?) {
            for case .unwind(let unwind) in drivers.keys where unwind != kept {
                set(nil, for: .unwind(unwind))
            }
        }

        /// Puts a gesture in the place of the one that was there for the same. One that is like it
        /// stays, as fingers may be on it.
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
#endif
