#if canImport(UIKit)
    import UIKit

    /// The registry's delegate of a navigation controller, which forwards to the app's own.
    @MainActor final class NavigationDelegate: SharingDelegate, UINavigationControllerDelegate {
        private static let key = AssociationKey()

        var history = NavigationHistory<ObjectIdentifier, ScreenTransition>()
        private weak var navigationController: UINavigationController?
        /// The last completed push, until its screen is shown.
        private var pushed: (id: ObjectIdentifier, record: TransitionDirector.Recorded)?
        private var systemGesture = SystemPopGesture()
        /// Whether UIKit asked the engine instead.
        private var wasPassedBy = false

        private init(
            _ director: any TransitionDirector, _ navigationController: UINavigationController
        ) {
            self.navigationController = navigationController
            super.init(director)
        }

        /// The delegate of a registry; created and made the delegate if it does not exist.
        @discardableResult static func install(
            _ director: any TransitionDirector, in navigationController: UINavigationController
        ) -> NavigationDelegate {
            let delegate = InstalledDelegates.delegate(on: navigationController, key, of: director)
            { NavigationDelegate(director, navigationController) }
            delegate.takeFront()
            delegate.didShowTop()
            return delegate
        }

        static func installed(
            in navigationController: UINavigationController, of engine: any TransitionEngine
        ) -> NavigationDelegate? {
            InstalledDelegates.delegate(on: navigationController, key, of: engine)
        }

        override var current: AnyObject? {
            get { navigationController?.delegate }
            set { navigationController?.delegate = newValue as? any UINavigationControllerDelegate }
        }

        private var previous: (any UINavigationControllerDelegate)? {
            appsDelegate as? any UINavigationControllerDelegate
        }

        // MARK: Transitions

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            once(to, otherwise: nil) {
                wasPassedBy = false
                let request = TransitionRequest.navigation(
                    navigationController, operation, from: from, to: to)
                let isPop = operation == .pop
                let given =
                    isPop
                    ? history.takeGiven(forPopOf: ObjectIdentifier(from))
                    : history.takeGiven(forPushOf: ObjectIdentifier(to))
                let recorded = isPop ? history.returning(from: ObjectIdentifier(from)) : nil
                return begin(request, given: given, recorded: recorded) {
                    previous?.navigationController?(
                        navigationController, animationControllerFor: operation, from: from, to: to)
                }
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            once(animationController, otherwise: nil) {
                session?.interactionController { original in
                    previous?.navigationController?(
                        navigationController, interactionControllerFor: original)
                }
            }
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow controller: UIViewController,
            animated: Bool
        ) {
            once(controller, otherwise: ()) {
                // An engine that has since become the delegate calls the previous delegate itself.
                if isEngines {
                    wasPassedBy = true
                    retakeFront()
                }
                session?.follow(navigationController.transitionCoordinator)
                director.engine?.navigationController(
                    navigationController, willShow: controller, animated: animated)
                previous?.navigationController?(
                    navigationController, willShow: controller, animated: animated)
            }
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow controller: UIViewController,
            animated: Bool
        ) {
            once(controller, otherwise: ()) {
                session?.end(completed: true)
                didShowTop()
                director.engine?.navigationController(
                    navigationController, didShow: controller, animated: animated)
                previous?.navigationController?(
                    navigationController, didShow: controller, animated: animated)
            }
        }

        /// The engine begins a transition, possibly after UIKit asked only the engine.
        func engineDidBegin(
            _ operation: UINavigationController.Operation, from: UIViewController,
            to: UIViewController
        ) {
            guard let navigationController, wasPassedBy || isEngines else { return }
            retakeFront()
            let animator = self.navigationController(
                navigationController, animationControllerFor: operation, from: from, to: to)
            _ = animator.map {
                self.navigationController(navigationController, interactionControllerFor: $0)
            }
            session?.runAlongside()
        }

        override func transitionDidEnd(_ session: TransitionSession, completed: Bool) {
            if completed, session.ends.operation == .push, let record = session.record {
                pushed = (ObjectIdentifier(session.ends.coming), record)
            }
        }

        // MARK: Orientations

        #if !os(tvOS)
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask {
                let usual: UIInterfaceOrientationMask =
                    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
                return once(otherwise: usual) {
                    previous?.navigationControllerSupportedInterfaceOrientations?(
                        navigationController) ?? usual
                }
            }

            func navigationControllerPreferredInterfaceOrientationForPresentation(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientation {
                let usual =
                    navigationController.topViewController?
                    .preferredInterfaceOrientationForPresentation ?? .portrait
                return once(otherwise: usual) {
                    previous?.navigationControllerPreferredInterfaceOrientationForPresentation?(
                        navigationController) ?? usual
                }
            }
        #endif

        // MARK: History and gestures

        /// Updates history and gestures to the stack.
        private func didShowTop() {
            guard let navigationController else { return }
            let stack = navigationController.viewControllers
            for gone in shown where !stack.contains(where: { $0 === gone.controller }) {
                guard let controller = gone.controller else { continue }
                AttachedGestures.removeAll(from: controller)
                OpeningSegue.set(nil, on: controller)
            }
            shown = stack.map { Weak(controller: $0) }
            if let pushed { history.record(pushed.record, of: pushed.id) }
            pushed = nil
            history.set(stack.map { ObjectIdentifier($0) })
            setGestures(stack)
        }

        private struct Weak { weak var controller: UIViewController? }
        private var shown: [Weak] = []

        /// The swipe of the engine's own controller, in the direction of its animation.
        private func engineSwipe(
            _ choice: TransitionChoice, in navigationController: UINavigationController
        ) -> Interaction? {
            guard let own = director.engine?.swipedBack(in: navigationController),
                choice.transition?.animation != .system
            else { return nil }
            let animation = choice.transition.map(\.animation) ?? own
            return .edgePan(animation?.direction?.opposite ?? .left)
        }

        private func setGestures(_ stack: [UIViewController]) {
            guard let navigationController, let top = stack.last else { return }
            guard let below = stack.dropLast().last else {
                AttachedGestures.existing(on: top)?.set(nil, for: .goBack)
                return systemGesture.restore(in: navigationController)
            }
            let ends = director.ends(
                of: .navigation(navigationController, .pop, from: top, to: below))
            let choice = director.choice(
                for: ends, recorded: history.returning(from: ObjectIdentifier(top)))
            director.setReturnGesture(
                on: top, ends, choice, otherwise: engineSwipe(choice, in: navigationController),
                mayStart: { [weak navigationController, weak top] in
                    navigationController?.topViewController === top
                        && navigationController?.transitionCoordinator == nil
                },
                start: { [weak navigationController] in
                    navigationController?.popViewController(animated: true)
                })
            if AttachedGestures.existing(on: top)?[.goBack]?.interaction.isHorizontal == true {
                systemGesture.disable(in: navigationController)
            } else {
                systemGesture.restore(in: navigationController)
            }
        }
    }
#endif
