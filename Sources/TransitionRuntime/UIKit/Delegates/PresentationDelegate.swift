#if canImport(UIKit)
    import UIKit

    /// The runtime's transitioning delegate of one controller, which keeps it alive: UIKit does not.
    @MainActor
    final class PresentationDelegate: SharingDelegate, UIViewControllerTransitioningDelegate {
        private static let key = AssociationKey()

        private weak var presented: UIViewController?
        /// The controller on which `present` was called, or the column that contains it.
        private(set) weak var source: UIViewController?
        private weak var lastPresenter: UIViewController?

        private init(_ presented: UIViewController) {
            self.presented = presented
            super.init()
        }

        static func install(_ director: any TransitionDirector, on presented: UIViewController) {
            key.value(on: presented) { PresentationDelegate(presented) }
                .install(director, on: presented)
        }

        static func installed(on presented: UIViewController) -> PresentationDelegate? {
            key.value(on: presented) as? PresentationDelegate
        }

        override var current: AnyObject? {
            get { presented?.transitioningDelegate }
            set {
                presented?.transitioningDelegate =
                    newValue as? any UIViewControllerTransitioningDelegate
            }
        }

        // MARK: Transitions of engines

        func engineDidBegin(presenting: UIViewController, source: UIViewController) {
            guard let presented, isEngines else { return }
            engineDidBegin {
                animationController(
                    forPresented: presented, presenting: presenting, source: source)
            }
        }

        func engineDidBeginDismissal() {
            guard let presented, isEngines else { return }
            engineDidBegin { animationController(forDismissed: presented) }
        }

        /// The engine replaces another controller with this one; UIKit does not know about it.
        func engineDidBeginReplacement(of old: UIViewController) {
            guard let presented, session == nil else { return }
            _ = begin(.replacement(old, with: presented)) { nil }
            session?.runAlongside()
        }

        /// The engine has changed the controllers after its animation.
        func engineDidEndReplacement() {
            guard let session, case .replacement = session.request else { return }
            Task { @MainActor in session.end(completed: session.request.hasHappened) }
        }

        // MARK: Transitions

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            ask(
                presented,
                app: {
                    ($0 as? any UIViewControllerTransitioningDelegate)?.animationController?(
                        forPresented: presented, presenting: presenting, source: source)
                }
            ) {
                let column = source.selfAndContainers.first { $0.parent is UISplitViewController }
                self.source = column ?? source
                return begin(
                    .presentation(presented: presented, presenting: presenting, source: source),
                    app: $0)
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            ask(
                dismissed,
                app: {
                    ($0 as? any UIViewControllerTransitioningDelegate)?.animationController?(
                        forDismissed: dismissed)
                }
            ) {
                let top = PresentedStack.top(above: dismissed)
                return begin(
                    .dismissal(dismissed, leaving: top),
                    recorded: { Self.recorded(of: top, by: $0.director) }, app: $0)
            }
        }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            ask(
                animator,
                app: {
                    ($0 as? any UIViewControllerTransitioningDelegate)?
                        .interactionControllerForPresentation?(using: animator)
                }
            ) { session?.interactionController(app: $0) }
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            ask(
                animator,
                app: {
                    ($0 as? any UIViewControllerTransitioningDelegate)?
                        .interactionControllerForDismissal?(using: animator)
                }
            ) { session?.interactionController(app: $0) }
        }

        /// The record of a controller's presentation by a registry.
        private static func recorded(
            of controller: UIViewController, by director: any TransitionDirector
        ) -> Decision.Recorded? {
            installed(on: controller)?.installations.first { $0.director === director }?
                .history.returning(from: ObjectIdentifier(controller))
        }

        // MARK: Gesture

        override var isChanging: Bool { presented?.transitionCoordinator != nil }

        /// The controller that presents it; nil for a child of a presented one, too.
        private var presenter: UIViewController? {
            presented?.parent == nil ? presented?.presentingViewController : nil
        }

        /// The controller, while it is presented.
        override var controllers: [UIViewController] {
            presenter == nil ? [] : [presented].compactMap(\.self)
        }

        /// The screens that its dismissal would leave and show.
        override var surroundings: [UIViewController] {
            guard let presented, let presenter else { return [] }
            return presented.visibleChain + presenter.visibleChain(towards: source)
        }

        /// UIKit asks no delegate about a presentation or a dismissal without an animation, and of
        /// several dismissals only about the lowest.
        override func didChange(_ controllers: [UIViewController], gone: [UIViewController]) {
            guard let presented else { return }
            if !controllers.isEmpty {
                AttachedGestures.existing(on: presented)?.enter()
                setGesture()
            } else if !gone.isEmpty {
                lastPresenter.map { PresentedStack.remove(presented, above: $0) }
                for one in installations { one.history.set([]) }
                AttachedGestures.leave(presented)
                OpeningSegue.set(nil, on: presented)
            }
        }

        /// The gesture that dismisses it, once it is presented.
        private func setGesture() {
            guard let presented, let presenter else { return }
            PresentedStack.add(presented, above: presenter)
            lastPresenter = presenter
            let decision = Decision(
                .dismissal(presented, leaving: presented), installations, asksEngines: false,
                recorded: { $0.history.returning(from: ObjectIdentifier(presented)) })
            decision?.setReturnGesture(
                on: presented,
                mayStart: { [weak presented] in
                    guard let presented else { return false }
                    return presented.presentingViewController != nil
                        && presented.presentedViewController == nil
                        && presented.transitionCoordinator == nil
                }, start: { [weak presented] in presented?.dismiss(animated: true) })
        }
    }
#endif
