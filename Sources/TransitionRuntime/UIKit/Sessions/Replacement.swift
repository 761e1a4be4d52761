#if canImport(UIKit)
    public import UIKit

    /// The replacement of a presented controller or of a window's root: a transition context for
    /// what UIKit has no transition for, and the final change.
    @MainActor final class Replacement: NSObject, UIViewControllerContextTransitioning {
        let containerView: UIView
        private let window: UIWindow
        private let old: UIViewController
        private let new: UIViewController
        private let session: TransitionSession
        private let frame: CGRect
        private let completion: (@MainActor () -> Void)?
        private var animator: (any UIViewControllerAnimatedTransitioning)?
        private var isOver = false
        private(set) var transitionWasCancelled = false

        /// nil if the old controller cannot be replaced now.
        init?(
            _ director: any TransitionDirector, _ old: UIViewController, _ new: UIViewController,
            _ completion: (@MainActor () -> Void)?
        ) {
            guard old.isPresentedOrRoot, old.transitionCoordinator == nil,
                let view = old.viewIfLoaded, let window = view.window
            else { return nil }
            self.window = window
            self.old = old
            self.new = new
            self.completion = completion
            containerView = old.presentingViewController == nil ? window : view.superview ?? window
            frame = view.frame
            let request = TransitionRequest.replacement(old, with: new)
            session = TransitionSession(director, request, director.ends(of: request))
        }

        func start() {
            if old.presentingViewController != nil {
                PresentationDelegate.install(session.director, on: new)
            }
            // Keeps this object alive until the end; an engine may have only a weak reference.
            session.onEnd = { _ in self.animator = nil }
            animator = session.begin(given: nil, recorded: nil, app: { nil })
            guard let animator else { return completeTransition(true) }
            animator.animateTransition(using: self)
        }

        func completeTransition(_ didComplete: Bool) {
            guard !isOver else { return }
            isOver = true
            if didComplete { putInPlace() } else { new.viewIfLoaded?.removeFromSuperview() }
            animator?.animationEnded?(didComplete)
            session.end(completed: didComplete)
        }

        private func putInPlace() {
            AttachedGestures.removeAll(from: old)
            guard let presenter = old.presentingViewController else {
                window.rootViewController = new
                completion?()
                return
            }
            // It stays visible until it is presented.
            window.addSubview(new.view)
            let (new, director, completion) = (new, session.director, completion)
            presenter.dismiss(animated: false) {
                presenter.present(new, animated: false) {
                    PresentationDelegate.install(director, on: new)
                    completion?()
                }
            }
        }

        // MARK: The animator's view of it

        var isAnimated: Bool { true }
        var isInteractive: Bool { false }
        /// The animator may move both views.
        var presentationStyle: UIModalPresentationStyle { .none }
        var targetTransform: CGAffineTransform { .identity }

        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() { transitionWasCancelled = true }
        func pauseInteractiveTransition() {}

        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
            switch key {
            case .from: old
            case .to: new
            default: nil
            }
        }

        func view(forKey key: UITransitionContextViewKey) -> UIView? {
            switch key {
            case .from: old.view
            case .to: new.view
            default: nil
            }
        }

        func initialFrame(for controller: UIViewController) -> CGRect {
            controller === old ? frame : .zero
        }

        func finalFrame(for controller: UIViewController) -> CGRect {
            controller === new ? frame : .zero
        }
    }

    extension TransitionRegistry {
        /// Replaces a controller with another, with the animation of the line for `replace`.
        ///
        /// On a navigation stack it is replaced there. Otherwise its outermost container is
        /// replaced if it is presented, or is the root of a window. In all other cases, and during
        /// another transition, nothing happens. `completion` is called when the new controller is
        /// in place, but not if the replacement is cancelled.
        public func replace(
            _ old: UIViewController, with new: UIViewController,
            completion: (@MainActor () -> Void)? = nil
        ) {
            if let navigation = old.navigationController {
                replace(old, with: new, in: navigation, completion)
            } else {
                Replacement(self, old.outermost, new, completion)?.start()
            }
        }

        private func replace(
            _ old: UIViewController, with new: UIViewController,
            in navigation: UINavigationController, _ completion: (@MainActor () -> Void)?
        ) {
            guard navigation.transitionCoordinator == nil else { return }
            install(in: navigation)
            let stack = navigation.viewControllers.map { child in
                old.selfAndContainers.contains { $0 === child } ? new : child
            }
            navigation.setViewControllers(stack, animated: true)
            guard let completion else { return }
            guard let coordinator = navigation.transitionCoordinator else { return completion() }
            coordinator.animate(alongsideTransition: nil) { context in
                if !context.isCancelled { completion() }
            }
        }
    }
#endif
