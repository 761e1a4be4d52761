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
        /// What covered the old controller, in a picture on its view.
        private let cover: UIView?
        private let completion: (@MainActor () -> Void)?
        private var animator: (any UIViewControllerAnimatedTransitioning)?
        private var isOver = false
        private(set) var transitionWasCancelled = false

        /// nil if the old controller cannot be replaced now.
        init?(
            _ director: any TransitionDirector, _ old: UIViewController, _ new: UIViewController,
            under cover: UIView? = nil, _ completion: (@MainActor () -> Void)?
        ) {
            let request = TransitionRequest.replacement(old, with: new)
            guard old.isPresentedOrRoot, old.transitionCoordinator == nil,
                let view = old.viewIfLoaded, let window = view.window,
                let decision = Decision(request, [InstalledRegistry(director)])
            else { return nil }
            self.window = window
            self.old = old
            self.new = new
            self.completion = completion
            containerView = old.presentingViewController == nil ? window : view.superview ?? window
            frame = view.frame
            self.cover = cover
            session = TransitionSession(decision, request)
            cover.map { view.addSubview($0) }
        }

        func start() {
            if old.presentingViewController != nil {
                PresentationDelegate.install(session.director, on: new)
            }
            // Keeps this object alive until the end; an engine may have only a weak reference.
            session.onEnd = { _ in self.animator = nil }
            animator = session.begin(app: { nil })
            guard let animator else { return completeTransition(true) }
            animator.animateTransition(using: self)
        }

        func completeTransition(_ didComplete: Bool) {
            guard !isOver else { return }
            isOver = true
            cover?.removeFromSuperview()
            if didComplete { putInPlace() } else { new.viewIfLoaded?.removeFromSuperview() }
            animator?.animationEnded?(didComplete)
            session.end(completed: didComplete)
        }

        private func putInPlace() {
            AttachedGestures.leave(old)
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
        /// replaced if it is presented, or is the root of a window, and what is presented above
        /// goes, too. In all other cases, and during another transition, nothing happens but a
        /// message to ``TransitionReports/handler``. `completion` is called when the new controller
        /// is in place, but not if the replacement is cancelled.
        public func replace(
            _ old: UIViewController, with new: UIViewController,
            completion: (@MainActor () -> Void)? = nil
        ) {
            if let navigation = old.navigationController {
                replace(old, with: new, in: navigation, completion)
            } else if let above = old.outermost.presentedViewController {
                replace(old.outermost, below: above, with: new, completion)
            } else {
                start(Replacement(self, old.outermost, new, completion), of: old)
            }
        }

        private func start(_ replacement: Replacement?, of old: UIViewController) {
            if let replacement { return replacement.start() }
            TransitionReports.report(
                "\(name) did not replace \(type(of: old)): it is neither on a navigation stack, "
                    + "nor presented, nor the root of a window, or another transition is in "
                    + "progress", about: "replacement of \(type(of: old))")
        }

        /// The controllers above are dismissed without an animation. Their picture leaves instead.
        private func replace(
            _ old: UIViewController, below above: UIViewController, with new: UIViewController,
            _ completion: (@MainActor () -> Void)?
        ) {
            guard above.transitionCoordinator == nil else { return start(nil, of: old) }
            let window = PresentedStack.top(above: above).viewIfLoaded?.window
            let picture = window?.snapshotView(afterScreenUpdates: false)
            picture.map { window?.addSubview($0) }
            old.dismiss(animated: false) { [self] in
                let replacement = Replacement(self, old, new, under: picture, completion)
                if replacement == nil { picture?.removeFromSuperview() }
                start(replacement, of: old)
            }
        }

        private func replace(
            _ old: UIViewController, with new: UIViewController,
            in navigation: UINavigationController, _ completion: (@MainActor () -> Void)?
        ) {
            guard navigation.transitionCoordinator == nil else { return start(nil, of: old) }
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
