#if canImport(UIKit)
    public import UIKit

    // Animations that are given in a call count as the line that wins.
    extension TransitionRegistry {
        /// Without `returning` the pop plays the opposite. A line that names the pop comes first.
        public func push(
            _ controller: UIViewController,
            in navigationController: UINavigationController,
            using transition: ScreenTransition,
            returning: ScreenTransition? = nil
        ) {
            let delegate = NavigationDelegate.install(self, in: navigationController)
            delegate.history.give(
                transition, returning: returning, toPushOf: ObjectIdentifier(controller))
            navigationController.pushViewController(controller, animated: true)
        }

        @discardableResult public func pop(
            in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) -> UIViewController? {
            give(transition, toPopIn: navigationController)
            return navigationController.popViewController(animated: true)
        }

        @discardableResult public func pop(
            to controller: UIViewController,
            in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) -> [UIViewController]? {
            give(transition, toPopIn: navigationController)
            return navigationController.popToViewController(controller, animated: true)
        }

        @discardableResult public func popToRoot(
            in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) -> [UIViewController]? {
            give(transition, toPopIn: navigationController)
            return navigationController.popToRootViewController(animated: true)
        }

        /// Sets the whole stack; the animation is for what becomes of the top.
        public func setViewControllers(
            _ controllers: [UIViewController],
            in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) {
            let isOld = navigationController.viewControllers.contains { $0 === controllers.last }
            if isOld {
                give(transition, toPopIn: navigationController)
            } else if let top = controllers.last {
                NavigationDelegate.install(self, in: navigationController)
                    .history.give(transition, toPushOf: ObjectIdentifier(top))
            }
            navigationController.setViewControllers(controllers, animated: true)
        }

        private func give(
            _ transition: ScreenTransition,
            toPopIn navigationController: UINavigationController
        ) {
            let delegate = NavigationDelegate.install(self, in: navigationController)
            guard let top = navigationController.topViewController else { return }
            delegate.history.give(transition, toPopOf: ObjectIdentifier(top))
        }
    }
#endif
