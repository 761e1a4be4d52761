#if canImport(UIKit)
    import UIKit

    /// The gestures of one registry that are starting or driving a transition just now.
    @MainActor final class GestureBoard {
        private var active: [GestureDriver] = []

        /// The gesture that has asked for this transition.
        func driver(for ends: TransitionEnds) -> GestureDriver? {
            active.first { $0.hasAsked(for: ends) }
        }

        func add(_ driver: GestureDriver) {
            if !active.contains(where: { $0 === driver }) { active.append(driver) }
        }

        func remove(_ driver: GestureDriver) { active.removeAll { $0 === driver } }
    }

    /// What a gesture on a controller is there for.
    enum GesturePurpose: Hashable {
        case goBack, unwind(String), tabHigher, tabLower
        case goForward(TransitionOperations, screen: AnyHashable)
    }
#endif
