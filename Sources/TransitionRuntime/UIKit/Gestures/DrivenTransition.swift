#if canImport(UIKit)
    import UIKit

    /// A percent-driven transition that may be ended before UIKit has started it: then it ends when
    /// it starts. UIKit's own would wait forever.
    @MainActor final class DrivenTransition: UIPercentDrivenInteractiveTransition {
        private var isStarted = false
        private var early: (() -> Void)?

        override func startInteractiveTransition(
            _ context: any UIViewControllerContextTransitioning
        ) {
            super.startInteractiveTransition(context)
            isStarted = true
            early?()
            early = nil
        }

        /// Finishes or cancels it. A speed of 1 is the animation's own.
        func end(finishing: Bool, speed: Double) {
            guard isStarted else {
                early = { [weak self] in self?.end(finishing: finishing, speed: speed) }
                return
            }
            completionSpeed = CGFloat(speed)
            if finishing { finish() } else { cancel() }
        }
    }

    /// The purpose of a gesture on a controller.
    enum GesturePurpose: Hashable {
        case goBack, unwind(String), tabHigher, tabLower
        case goForward(TransitionOperations, screen: AnyHashable)
    }
#endif
