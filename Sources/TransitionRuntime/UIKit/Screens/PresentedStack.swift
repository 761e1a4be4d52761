#if canImport(UIKit)
    import UIKit

    /// Controllers that are presented one above the other.
    ///
    /// If several are dismissed at once, UIKit removes the upper ones without an animation, and does
    /// not document whether they still exist when it asks about the lowest. So each presenter has a
    /// record until the run loop is idle: those that go later go with the lowest.
    @MainActor enum PresentedStack {
        private static let key = AssociationKey()

        /// Records which controller is presented by another.
        static func add(_ presented: UIViewController, above presenter: UIViewController) {
            key.keep(Weak(presented), on: presenter)
        }

        /// Removes the record of a controller that is gone.
        static func remove(_ presented: UIViewController, above presenter: UIViewController) {
            if recorded(above: presenter) === presented { key.keep(nil, on: presenter) }
        }

        /// The topmost controller presented above a controller, or itself. Alerts and other
        /// controllers of UIKit do not count: the screen below them is the one that leaves.
        static func top(above presented: UIViewController) -> UIViewController {
            var (top, last) = (presented, presented)
            for _ in 0..<64 {
                guard let next = next(above: last) else { break }
                last = next
                if !next.isSystemsOwn { top = next }
            }
            return top
        }

        private static func next(above presenter: UIViewController) -> UIViewController? {
            if let next = presenter.presentedViewController { return next }
            let last = recorded(above: presenter)
            return last?.presentingViewController == nil ? last : nil
        }

        private static func recorded(above presenter: UIViewController) -> UIViewController? {
            (key.value(on: presenter) as? Weak<UIViewController>)?.object
        }
    }
#endif
