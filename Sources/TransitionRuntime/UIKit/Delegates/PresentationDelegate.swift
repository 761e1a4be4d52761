#if canImport(UIKit)
    import UIKit

    /// Presents and dismisses one controller, which keeps it alive: UIKit does not.
    @MainActor
    final class PresentationDelegate: SharingDelegate, UIViewControllerTransitioningDelegate {
        private static let key = AssociationKey()

        private weak var presented: UIViewController?
        /// The record of its presentation.
        private var recorded: TransitionDirector.Recorded?

        private init(_ director: any TransitionDirector, _ presented: UIViewController) {
            self.presented = presented
            super.init(director)
        }

        static func install(_ director: any TransitionDirector, on presented: UIViewController) {
            let delegate = InstalledDelegates.delegate(on: presented, key, of: director) {
                PresentationDelegate(director, presented)
            }
            delegate.takeFront()
            PresentedStack.shared.expect(presented)
            delegate.setGesture()
        }

        static func installed(
            on presented: UIViewController, of engine: any TransitionEngine
        ) -> PresentationDelegate? { InstalledDelegates.delegate(on: presented, key, of: engine) }

        override var current: AnyObject? {
            get { presented?.transitioningDelegate }
            set {
                presented?.transitioningDelegate =
                    newValue as? any UIViewControllerTransitioningDelegate
            }
        }

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

        /// Whether any registry is installed for a controller's presentation.
        static func isInstalled(on presented: UIViewController) -> Bool {
            !InstalledDelegates<PresentationDelegate>.all(on: presented, key).isEmpty
        }

        /// The engine replaces another controller with this one; UIKit does not know about it.
        func engineDidBeginReplacement(of old: UIViewController) {
            guard let presented else { return }
            _ = begin(.replacement(old, with: presented)) { nil }
            session?.runAlongside()
        }

        /// The engine has changed the controllers after its animation.
        func engineDidEndReplacement() {
            guard let session, case .replacement = session.request else { return }
            Task { @MainActor in session.end(completed: session.request.hasHappened) }
        }

        private var previous: (any UIViewControllerTransitioningDelegate)? {
            appsDelegate as? any UIViewControllerTransitioningDelegate
        }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            once(presented, otherwise: nil) {
                begin(.presentation(presented: presented, presenting: presenting, source: source)) {
                    previous?.animationController?(
                        forPresented: presented, presenting: presenting, source: source)
                }
            }
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            once(dismissed, otherwise: nil) {
                // A controller presented without an animation gets its gesture now.
                let top = PresentedStack.shared.top(above: dismissed)
                return begin(.dismissal(dismissed, leaving: top), recorded: recorded(of: top)) {
                    previous?.animationController?(forDismissed: dismissed)
                }
            }
        }

        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            once(animator, otherwise: nil) {
                session?.interactionController { original in
                    previous?.interactionControllerForPresentation?(using: original)
                }
            }
        }

        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            once(animator, otherwise: nil) {
                session?.interactionController { original in
                    previous?.interactionControllerForDismissal?(using: original)
                }
            }
        }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            once(presented, otherwise: nil) {
                previous?.presentationController?(
                    forPresented: presented, presenting: presenting, source: source)
            }
        }

        override func transitionDidEnd(_ session: TransitionSession, completed: Bool) {
            guard completed else { return }
            recorded = session.record
            let ends = session.ends
            if ends.operation == .dismiss || ends.operation == .replace {
                AttachedGestures.removeAll(from: ends.leaving)
            }
            guard ends.operation == .dismiss else { return setGesture() }
            presented.map { AttachedGestures.removeAll(from: $0) }
            PresentedStack.shared.set(nil, above: ends.coming)
        }

        /// The record of a controller's presentation by the same registry.
        private func recorded(of controller: UIViewController) -> TransitionDirector.Recorded? {
            InstalledDelegates<PresentationDelegate>.all(on: controller, Self.key)
                .last { $0.director === director }?.recorded
        }

        /// Removes the records of a controller that is no longer presented: UIKit asks no delegate
        /// about a dismissal without an animation, and of several dismissals only about the lowest.
        static func forget(_ gone: UIViewController) {
            for delegate in InstalledDelegates<PresentationDelegate>.all(on: gone, key) {
                delegate.recorded = nil
            }
            AttachedGestures.removeAll(from: gone)
            OpeningSegue.set(nil, on: gone)
        }

        /// The gesture that dismisses it, once it is presented.
        private func setGesture() {
            guard let presented, let presenter = presented.presentingViewController else { return }
            PresentedStack.shared.set(presented, above: presenter)
            let ends = director.ends(of: .dismissal(presented, leaving: presented))
            director.setReturnGesture(
                on: presented, ends, director.choice(for: ends, recorded: recorded),
                mayStart: { [weak presented] in
                    guard let presented else { return false }
                    return presented.presentingViewController != nil
                        && presented.presentedViewController == nil
                        && presented.transitionCoordinator == nil
                }, start: { [weak presented] in presented?.dismiss(animated: true) })
        }
    }
#endif
