#if canImport(UIKit)
    import UIKit

    /// The runtime's transitioning delegate of one controller, which keeps it alive: UIKit does not.
    @MainActor
    final class PresentationDelegate: SharingDelegate, UIViewControllerTransitioningDelegate {
        private static let key = AssociationKey()

        private weak var presented: UIViewController?
        /// The controller on which `present` was called.
        private(set) weak var source: UIViewController?

        private init(_ presented: UIViewController) {
            self.presented = presented
            super.init()
        }

        static func install(_ director: any TransitionDirector, on presented: UIViewController) {
            PresentedStack.shared.expect(presented)
            key.delegate(on: presented) { PresentationDelegate(presented) }
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

        /// The engine begins a transition, possibly after UIKit asked only the engine.
        func engineDidBegin(presenting: UIViewController, source: UIViewController) {
            guard let presented, isEngines else { return }
            retakeFront()
            let animator = animationController(
                forPresented: presented, presenting: presenting, source: source)
            _ = animator.map { interactionControllerForPresentation(using: $0) }
            session?.runAlongside()
        }

        func engineDidBeginDismissal() {
            guard let presented, isEngines else { return }
            retakeFront()
            let animator = animationController(forDismissed: presented)
            _ = animator.map { interactionControllerForDismissal(using: $0) }
            session?.runAlongside()
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

        private func app(_ next: NSObject?) -> (any UIViewControllerTransitioningDelegate)? {
            unlessEngine(next) as? any UIViewControllerTransitioningDelegate
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            pass(presented, otherwise: nil) { next, isFirst in
                let app = app(next)
                let appsAnimation = { () -> (any UIViewControllerAnimatedTransitioning)? in
                    app?.animationController?(
                        forPresented: presented, presenting: presenting, source: source)
                }
                guard isFirst else { return appsAnimation() }
                self.source = source
                return begin(
                    .presentation(presented: presented, presenting: presenting, source: source),
                    app: appsAnimation)
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            pass(dismissed, otherwise: nil) { next, isFirst in
                let app = app(next)
                let appsAnimation = { () -> (any UIViewControllerAnimatedTransitioning)? in
                    app?.animationController?(forDismissed: dismissed)
                }
                guard isFirst else { return appsAnimation() }
                let top = PresentedStack.shared.top(above: dismissed)
                return begin(
                    .dismissal(dismissed, leaving: top),
                    recorded: { Self.recorded(of: top, by: $0.director) }, app: appsAnimation)
            }
        }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            pass(animator, otherwise: nil) { next, isFirst in
                isFirst
                    ? session?.interactionController {
                        app(next)?.interactionControllerForPresentation?(using: $0)
                    } : app(next)?.interactionControllerForPresentation?(using: animator)
            }
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            pass(animator, otherwise: nil) { next, isFirst in
                isFirst
                    ? session?.interactionController {
                        app(next)?.interactionControllerForDismissal?(using: $0)
                    } : app(next)?.interactionControllerForDismissal?(using: animator)
            }
        }

        override func transitionDidEnd(_ session: TransitionSession, completed: Bool) {
            guard completed else { return }
            if let (installation, record) = session.record {
                installation.history.record(record, of: ObjectIdentifier(session.ends.coming))
            }
            let ends = session.ends
            if ends.operation == .dismiss || ends.operation == .replace {
                AttachedGestures.leave(ends.leaving)
            }
            guard ends.operation == .dismiss else { return setGesture() }
            presented.map { Self.forget($0) }
            PresentedStack.shared.set(nil, above: ends.coming)
        }

        /// The record of a controller's presentation by a registry.
        private static func recorded(
            of controller: UIViewController, by director: any TransitionDirector
        ) -> Decision.Recorded? {
            installed(on: controller)?.installations.first { $0.director === director }?
                .history.returning(from: ObjectIdentifier(controller))
        }

        /// Removes what is known of a controller that is no longer presented: UIKit asks no delegate
        /// about a dismissal without an animation, and of several dismissals only about the lowest.
        static func forget(_ gone: UIViewController) {
            for one in installed(on: gone)?.installations ?? [] { one.history.set([]) }
            AttachedGestures.leave(gone)
            OpeningSegue.set(nil, on: gone)
        }

        // MARK: Gesture

        override var isChanging: Bool { presented?.transitionCoordinator != nil }

        /// The controller that presents it; nil for a child of a presented one, too.
        private var presenter: UIViewController? {
            presented?.parent == nil ? presented?.presentingViewController : nil
        }

        /// The presenter, while there is one.
        override var controllers: [UIViewController] { presenter.map { [$0] } ?? [] }

        /// The screens that its dismissal would leave and show.
        override var surroundings: [UIViewController] {
            guard let presented, let presenter else { return [] }
            return presented.visibleChain + presenter.visibleChain(towards: source)
        }

        override func didChange(_ controllers: [UIViewController], gone: [UIViewController]) {
            if controllers.isEmpty {
                if !gone.isEmpty { presented.map { Self.forget($0) } }
            } else {
                presented.map { AttachedGestures.existing(on: $0)?.enter() }
                setGesture()
            }
        }

        /// The gesture that dismisses it, once it is presented.
        private func setGesture() {
            guard let presented, let presenter else { return }
            PresentedStack.shared.set(presented, above: presenter)
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
