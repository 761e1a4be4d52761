#if canImport(UIKit)
    import UIKit

    /// The runtime's delegate of a tab bar controller.
    @MainActor final class TabDelegate: SharingDelegate, UITabBarControllerDelegate {
        private static let key = AssociationKey()

        private weak var tabBarController: UITabBarController?

        private init(_ tabBarController: UITabBarController) {
            self.tabBarController = tabBarController
            super.init()
        }

        static func install(
            _ director: any TransitionDirector, in tabBarController: UITabBarController
        ) {
            key.value(on: tabBarController) { TabDelegate(tabBarController) }
                .install(director, on: tabBarController)
        }

        static func installed(in tabBarController: UITabBarController) -> TabDelegate? {
            key.value(on: tabBarController) as? TabDelegate
        }

        override var current: AnyObject? {
            get { tabBarController?.delegate }
            set { tabBarController?.delegate = newValue as? any UITabBarControllerDelegate }
        }

        func engineDidBegin(from: UIViewController, to: UIViewController) {
            guard let tabBarController, isEngines else { return }
            engineDidBegin {
                self.tabBarController(
                    tabBarController, animationControllerForTransitionFrom: from, to: to)
            }
        }

        // MARK: Transitions

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom from: UIViewController, to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            ask(
                to,
                app: {
                    ($0 as? any UITabBarControllerDelegate)?.tabBarController?(
                        tabBarController, animationControllerForTransitionFrom: from, to: to)
                }
            ) { begin(.tab(tabBarController, from: from, to: to), app: $0) }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            ask(
                animationController,
                app: {
                    ($0 as? any UITabBarControllerDelegate)?.tabBarController?(
                        tabBarController, interactionControllerFor: animationController)
                }
            ) { session?.interactionController(app: $0) }
        }

        // MARK: Selection

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect controller: UIViewController
        ) -> Bool {
            ask(
                controller,
                app: {
                    ($0 as? any UITabBarControllerDelegate)?.tabBarController?(
                        tabBarController, shouldSelect: controller)
                }
            ) { app in app() ?? true && mayChange(to: controller, in: tabBarController) } ?? true
        }

        #if !os(tvOS) && compiler(>=6.0)
            /// UIKit may ask only this, if the app's delegate has it.
            @available(iOS 18.0, *)
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
            ) -> Bool {
                ask(
                    tab,
                    app: {
                        ($0 as? any UITabBarControllerDelegate)?.tabBarController?(
                            tabBarController, shouldSelectTab: tab)
                    }
                ) { app in
                    app() ?? true
                        && tab.viewController.map { mayChange(to: $0, in: tabBarController) }
                            ?? true
                } ?? true
            }

            nonisolated override class var methodsOfNext: [Selector] {
                guard #available(iOS 18.0, *) else { return [] }
                return [#selector(tabBarController(_:shouldSelectTab:))]
            }
        #endif

        /// UIKit handles a tap on the visible tab. A running animation uses two views, and a third
        /// cannot be added: an engine ends its own animation, others continue.
        private func mayChange(
            to controller: UIViewController, in tabBarController: UITabBarController
        ) -> Bool {
            guard let running = session, controller !== tabBarController.selectedViewController
            else { return true }
            switch running.renderer {
            case .app, .system: return true
            case .runtime: return false
            case .engine:
                return running.director.engine?.tabBarController(
                    tabBarController, shouldSelect: controller) != false && session == nil
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelect controller: UIViewController
        ) {
            pass(controller, otherwise: ()) { next, isFirst in
                if isFirst { update() }
                (next as? any UITabBarControllerDelegate)?.tabBarController?(
                    tabBarController, didSelect: controller)
            }
        }

        // MARK: Gestures

        override var isChanging: Bool { tabBarController?.transitionCoordinator != nil }

        override var controllers: [UIViewController] { tabBarController?.viewControllers ?? [] }

        /// What the visible tab and the others show.
        override var surroundings: [UIViewController] {
            ([tabBarController?.selectedViewController].compactMap(\.self) + controllers)
                .flatMap(\.visibleChain)
        }

        override func didChange(_ tabs: [UIViewController], gone: [UIViewController]) {
            let selected = tabBarController?.selectedViewController
            for tab in gone + tabs where tab !== selected {
                let gestures = AttachedGestures.existing(on: tab)
                gestures?.set([], for: .tabHigher)
                gestures?.set([], for: .tabLower)
            }
            guard let selected, let index = tabs.firstIndex(where: { $0 === selected }) else {
                return
            }
            let gestures = AttachedGestures.of(selected)
            gestures.set(swipes(from: index, to: index + 1, tabs), for: .tabHigher)
            gestures.set(swipes(from: index, to: index - 1, tabs), for: .tabLower)
        }

        private func swipes(
            from index: Int, to neighbor: Int, _ tabs: [UIViewController]
        ) -> [GestureDriver] {
            guard let tabBarController, tabs.indices.contains(neighbor) else { return [] }
            let (selected, next) = (tabs[index], tabs[neighbor])
            let decision = Decision(
                .tab(tabBarController, from: selected, to: next), installations, asksEngines: false)
            guard let decision, var transition = decision.transition else { return [] }
            if decision.ends.operation == .tabLower {
                for index in transition.gestures.indices {
                    transition.gestures[index].interaction =
                        transition.gestures[index].interaction.towardsLowerTab(
                            transition.animation)
                }
            }
            return decision.director.drivers(
                transition, decision.ends, selected,
                mayStart: { [weak tabBarController, weak selected, weak next] in
                    tabBarController?.selectedViewController === selected
                        && tabBarController?.transitionCoordinator == nil
                        && tabBarController?.viewControllers?.contains { $0 === next } == true
                },
                start: { [weak tabBarController, weak next] in
                    tabBarController?.selectedViewController = next
                })
        }
    }
#endif
