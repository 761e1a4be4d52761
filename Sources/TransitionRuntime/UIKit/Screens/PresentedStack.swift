#if canImport(UIKit)
    import UIKit

    /// Controllers that are presented one above the other.
    ///
    /// If several are dismissed at once, UIKit removes the upper ones without an animation, and
    /// does not document whether they still exist when it asks about the lowest. So presented
    /// controllers are recorded, and removed when the run loop is about to wait and they are gone:
    /// those that go later go with the lowest.
    @MainActor final class PresentedStack {
        static let shared = PresentedStack()

        private struct Pair {
            weak var presenter: UIViewController?
            weak var presented: UIViewController?
        }

        private var pairs: [Pair] = []
        /// Controllers that may be presented without an animation.
        private var expected: [Weak<UIViewController>] = []
        private var isObserving = false

        private init() {}

        /// Records which controller is presented by another.
        func set(_ presented: UIViewController?, above presenter: UIViewController) {
            pairs.removeAll { $0.presenter == nil || $0.presenter === presenter }
            guard let presented else { return }
            pairs.append(Pair(presenter: presenter, presented: presented))
            observe()
        }

        /// The topmost controller presented above a controller, or itself. Alerts and other
        /// controllers of UIKit do not count: the screen below them is the one that leaves.
        func top(above presented: UIViewController) -> UIViewController {
            var (top, last) = (presented, presented)
            for _ in 0..<64 {
                guard let next = next(above: last) else { break }
                last = next
                if !next.isSystemsOwn { top = next }
            }
            return top
        }

        private func next(above presenter: UIViewController) -> UIViewController? {
            if let next = presenter.presentedViewController { return next }
            let last = pairs.first { $0.presenter === presenter }?.presented
            return last?.presentingViewController == nil ? last : nil
        }

        private func observe() {
            guard !isObserving else { return }
            isObserving = true
            MainRunLoop.beforeWaiting {
                PresentedStack.shared.pairs.removeAll {
                    $0.presented?.presentingViewController == nil
                }
            }
        }
    }
#endif
