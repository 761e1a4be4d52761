#if canImport(UIKit)
    import UIKit

    /// The registry's delegate of a tab bar controller, which forwards to the app's own.
    @MainActor final class TabDelegate: SharingDelegate, UITabBarControllerDelegate {
        private static let key = AssociationKey()

        private weak var tabBarController: UITabBarController?

        private init(_ director: any TransitionDirector, _ tabBarController: UITabBarController) {
            self.tabBarController = tabBarController
            super.init(director)
        }

        static func install(
            _ director: any TransitionDirector, in tabBarController: UITabBarController
        ) {
            let delegate = InstalledDelegates.delegate(on: tabBarController, key, of: director) {
                TabDelegate(director, tabBarController)
            }
            delegate.takeFront()
            delegate.setGestures()
        }

        static func installed(
            in tabBarController: UITabBarController, of engine: any TransitionEngine
        ) -> TabDelegate? { InstalledDelegates.delegate(on: tabBarController, key, of: engine) }

        override var current: AnyObject? {
            get { tabBarController?.delegate }
            set { tabBarController?.delegate = newValue as? any UITabBarControllerDelegate }
        }

        /// The engine begins a transition, possibly after UIKit asked only the engine.
        func engineDidBegin(from: UIViewController, to: UIViewController) {
            guard let tabBarController, isEngines else { return }
            retakeFront()
            let animator = self.tabBarController(
                tabBarController, animationControllerForTransitionFrom: from, to: to)
            _ = animator.map {
                self.tabBarController(tabBarController, interactionControllerFor: $0)
            }
            session?.runAlongside()
        }

        private var previous: (any UITabBarControllerDelegate)? {
            appsDelegate as? any UITabBarControllerDelegate
        }

        // MARK: Transitions

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            once(to, otherwise: nil) {
                begin(.tab(tabBarController, from: from, to: to)) {
                    previous?.tabBarController?(
                        tabBarController, animationControllerForTransitionFrom: from, to: to)
                }
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            once(animationController, otherwise: nil) {
                session?.interactionController { original in
                    previous?.tabBarController?(
                        tabBarController, interactionControllerFor: original)
                }
            }
        }

        override func transitionDidEnd(_ session: TransitionSession, completed: Bool) {
            setGestures(on: completed ? session.ends.coming : session.ends.leaving)
        }

        // MARK: Selection and order

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect controller: UIViewController
        ) -> Bool {
            once(controller, otherwise: true) {
                previous?.tabBarController?(tabBarController, shouldSelect: controller) ?? true
                    && mayChange(to: controller, in: tabBarController)
            }
        }

        /// UIKit handles a tap on the visible tab. A running animation uses two views, and a third
        /// cannot be added: the engine ends its own animation, others continue.
        private func mayChange(
            to controller: UIViewController, in tabBarController: UITabBarController
        ) -> Bool {
            if controller === tabBarController.selectedViewController { return true }
            let isFree = director.engine?.tabBarController(
                tabBarController, shouldSelect: controller)
            guard isFree ?? true else { return false }
            switch session?.renderer {
            case .runtime, .engine: return false
            case .app, .system, nil: return true
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect controller: UIViewController
        ) {
            once(controller, otherwise: ()) {
                setGestures()
                previous?.tabBarController?(tabBarController, didSelect: controller)
            }
        }

        #if !os(tvOS)
            func tabBarController(
                _ tabBarController: UITabBarController,
                willBeginCustomizing controllers: [UIViewController]
            ) {
                once(otherwise: ()) {
                    previous?.tabBarController?(tabBarController, willBeginCustomizing: controllers)
                }
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                willEndCustomizing controllers: [UIViewController], changed: Bool
            ) {
                once(otherwise: ()) {
                    previous?.tabBarController?(
                        tabBarController, willEndCustomizing: controllers, changed: changed)
                }
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                didEndCustomizing controllers: [UIViewController], changed: Bool
            ) {
                once(otherwise: ()) {
                    setGestures()
                    previous?.tabBarController?(
                        tabBarController, didEndCustomizing: controllers, changed: changed)
                }
            }

            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask {
                let usual: UIInterfaceOrientationMask =
                    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
                return once(otherwise: usual) {
                    previous?.tabBarControllerSupportedInterfaceOrientations?(tabBarController)
                        ?? usual
                }
            }

            func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientation {
                let usual =
                    tabBarController.selectedViewController?
                    .preferredInterfaceOrientationForPresentation ?? .portrait
                return once(otherwise: usual) {
                    previous?.tabBarControllerPreferredInterfaceOrientationForPresentation?(
                        tabBarController) ?? usual
                }
            }
        #endif

        // MARK: Gestures

        /// Sets the swipes to the neighbors of the visible tab. While a transition ends, UIKit may
        /// not report yet which that is.
        private func setGestures(on shown: UIViewController? = nil) {
            guard let tabBarController,
                let selected = shown ?? tabBarController.selectedViewController,
                let tabs = tabBarController.viewControllers,
                let index = tabs.firstIndex(where: { $0 === selected })
            else { return }
            for tab in tabs where tab !== selected {
                let gestures = AttachedGestures.existing(on: tab)
                gestures?.set(nil, for: .tabHigher)
                gestures?.set(nil, for: .tabLower)
            }
            let gestures = AttachedGestures.of(selected)
            gestures.set(swipe(from: index, to: index + 1, tabs), for: .tabHigher)
            gestures.set(swipe(from: index, to: index - 1, tabs), for: .tabLower)
        }

        private func swipe(
            from index: Int, to neighbour: Int, _ tabs: [UIViewController]
        ) -> GestureDriver? {
            guard let tabBarController, tabs.indices.contains(neighbour) else { return nil }
            let (selected, next) = (tabs[index], tabs[neighbour])
            let ends = director.ends(of: .tab(tabBarController, from: selected, to: next))
            var choice = director.choice(for: ends)
            if ends.operation == .tabLower, let transition = choice.transition {
                choice.transition?.interaction = transition.interaction?.towardsLowerTab(
                    transition.animation)
            }
            return director.driver(
                choice.transition, ends, selected,
                mayStart: { [weak tabBarController, weak selected] in
                    tabBarController?.selectedViewController === selected
                        && tabBarController?.transitionCoordinator == nil
                },
                start: { [weak tabBarController, weak next] in
                    tabBarController?.selectedViewController = next
                })
        }
    }
#endif
