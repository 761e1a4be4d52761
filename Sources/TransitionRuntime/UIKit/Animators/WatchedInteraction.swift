#if canImport(UIKit)
    import UIKit

    /// An engine's interaction controller, which reports to the session that it begins.
    @MainActor final class WatchedInteraction: NSObject, UIViewControllerInteractiveTransitioning {
        private let original: any UIViewControllerInteractiveTransitioning
        private let session: TransitionSession

        init(
            _ original: any UIViewControllerInteractiveTransitioning,
            for session: TransitionSession
        ) {
            self.original = original
            self.session = session
            super.init()
        }

        func startInteractiveTransition(
            _ context: any UIViewControllerContextTransitioning
        ) {
            session.runAlongside()
            original.startInteractiveTransition(context)
        }

        var completionSpeed: CGFloat { original.completionSpeed ?? 1 }
        var completionCurve: UIView.AnimationCurve { original.completionCurve ?? .easeInOut }
        var wantsInteractiveStart: Bool { original.wantsInteractiveStart ?? true }
    }
#endif
