#if canImport(UIKit)
    import UIKit

    /// Controllers that are presented one above the other.
    ///
    /// When several go at once, UIKit removes those above without an animation, and does not
    /// document whether they are still there when it asks about the lowest. So what was presented
    /// last is remembered, as long as it lives.
    @MainActor enum PresentedStack {
        private static let key = AssociationKey()

        private final class Weak {
            weak var controller: UIViewController?
            init(_ controller: UIViewController) { self.controller = controller }
        }

        /// Remembers which controller is presented by another; nothing is above it yet.
        static func set(_ presented: UIViewController?, above presenter: UIViewController) {
            key.keep(presented.map { Weak($0) }, on: presenter)
        }

        /// The topmost of a presented controller and those above it.
        static func top(above presented: UIViewController) -> UIViewController {
            var top = presented
            for _ in 0..<64 {
                guard let next = next(above: top) else { break }
                top = next
            }
            return top
        }

        private static func next(above presenter: UIViewController) -> UIViewController? {
            if let next = presenter.presentedViewController { return next }
            let last = (key.value(on: presenter) as? Weak)?.controller
            return last?.presentingViewController == nil ? last : nil
        }
    }
#endif
