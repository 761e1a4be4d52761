#if canImport(UIKit)
    import UIKit

    /// The runtime's delegate of a navigation controller.
    @MainActor final class NavigationDelegate: SharingDelegate, UINavigationControllerDelegate {
        private static let key = AssociationKey()

        private weak var navigationController: UINavigationController?
        private var systemGesture = SystemPopGesture()
        /// Whether UIKit asked the engine instead.
        private var wasPassedBy = false

        private init(_ navigationController: UINavigationController) {
            self.navigationController = navigationController
            super.init()
        }

        @discardableResult static func install(
            _ director: any TransitionDirector, in navigationController: UINavigationController
        ) -> InstalledRegistry {
            key.value(on: navigationController) { NavigationDelegate(navigationController) }
                .install(director, on: navigationController)
        }

        static func installed(in navigationController: UINavigationController)
            -> NavigationDelegate?
        { key.value(on: navigationController) as? NavigationDelegate }

        override var current: AnyObject? {
            get { navigationController?.delegate }
            set { navigationController?.delegate = newValue as? any UINavigationControllerDelegate }
        }

        // MARK: Transitions

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            ask(
                to,
                app: {
                    ($0 as? any UINavigationControllerDelegate)?.navigationController?(
                        navigationController, animationControllerFor: operation, from: from, to: to)
                }
            ) { app in
                wasPassedBy = false
                let isPop = operation == .pop
                return begin(
                    .navigation(navigationController, operation, from: from, to: to),
                    given: {
                        isPop
                            ? $0.history.takeGiven(forPopOf: ObjectIdentifier(from))
                            : $0.history.takeGiven(forPushOf: ObjectIdentifier(to))
                    },
                    recorded: {
                        isPop ? $0.history.returning(from: ObjectIdentifier(from)) : nil
                    }, app: app)
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            ask(
                animationController,
                app: {
                    ($0 as? any UINavigationControllerDelegate)?.navigationController?(
                        navigationController, interactionControllerFor: animationController)
                }
            ) { session?.interactionController(app: $0) }
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow controller: UIViewController,
            animated: Bool
        ) {
            pass(controller, otherwise: ()) { next, isFirst in
                // An engine that has since become the delegate calls the previous delegate itself.
                if isEngines {
                    wasPassedBy = true
                    retakeFront()
                }
                if isFirst { session?.follow(navigationController.transitionCoordinator) }
                (next as? any UINavigationControllerDelegate)?.navigationController?(
                    navigationController, willShow: controller, animated: animated)
            }
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow controller: UIViewController,
            animated: Bool
        ) {
            pass(controller, otherwise: ()) { next, isFirst in
                if isFirst {
                    session.map { $0.end(completed: $0.ends.coming === controller) }
                    update(unlessChanging: false)
                }
                (next as? any UINavigationControllerDelegate)?.navigationController?(
                    navigationController, didShow: controller, animated: animated)
            }
        }

        func engineDidBegin(
            _ operation: UINavigationController.Operation, from: UIViewController,
            to: UIViewController
        ) {
            guard let navigationController, wasPassedBy || isEngines else { return }
            engineDidBegin {
                self.navigationController(
                    navigationController, animationControllerFor: operation, from: from, to: to)
            }
        }

        // MARK: Records and gestures

        override var isChanging: Bool { navigationController?.transitionCoordinator != nil }

        override var controllers: [UIViewController] { navigationController?.viewControllers ?? [] }

        /// The screens that the return from the top would leave and show.
        override var surroundings: [UIViewController] {
            controllers.suffix(2).flatMap(\.visibleChain)
        }

        override func didChange(_ stack: [UIViewController], gone: [UIViewController]) {
            for controller in gone {
                AttachedGestures.leave(controller)
                OpeningSegue.set(nil, on: controller)
            }
            for controller in stack { AttachedGestures.existing(on: controller)?.enter() }
            for one in installations { one.history.set(stack.map { ObjectIdentifier($0) }) }
            setGestures(stack)
        }

        private func setGestures(_ stack: [UIViewController]) {
            guard let navigationController, let top = stack.last else { return }
            guard let below = stack.dropLast().last else {
                AttachedGestures.removeReturns(from: top)
                return systemGesture.restore()
            }
            let decision = Decision(
                .navigation(navigationController, .pop, from: top, to: below), installations,
                asksEngines: false,
                recorded: { $0.history.returning(from: ObjectIdentifier(top)) })
            guard let decision else { return }
            decision.setReturnGesture(
                on: top, otherwise: engineSwipe(decision, in: navigationController),
                mayStart: { [weak navigationController, weak top] in
                    navigationController?.topViewController === top
                        && navigationController?.transitionCoordinator == nil
                },
                start: { [weak navigationController] in
                    navigationController?.popViewController(animated: true)
                })
            let gestures = AttachedGestures.existing(on: top)?[.goBack] ?? []
            if gestures.contains(where: { $0.replacesSystemsSwipe }) {
                systemGesture.disable(in: navigationController)
            } else {
                systemGesture.restore()
            }
        }

        /// The swipe of an engine's own controller, in the direction of its animation.
        private func engineSwipe(
            _ decision: Decision, in navigationController: UINavigationController
        ) -> Interaction? {
            let engines = installations.lazy.compactMap(\.director.engine)
            guard let own = engines.compactMap({ $0.swipedBack(in: navigationController) }).first,
                decision.transition?.animation != .system
            else { return nil }
            let animation = decision.transition.map(\.animation) ?? own
            return .edgePan(animation?.direction?.opposite ?? .left)
        }
    }
#endif
