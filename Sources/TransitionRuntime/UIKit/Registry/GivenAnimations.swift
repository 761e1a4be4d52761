#if canImport(UIKit)
    public import UIKit

    // An animation passed in a call counts as the winning line.
    extension TransitionRegistry {
        /// Pushes a controller with an animation that wins over every line, and installs the
        /// registry. Without `returning` the pop plays the opposite. A line that names the pop wins
        /// over that.
        public func push(
            _ controller: UIViewController, in navigationController: UINavigationController,
            using transition: ScreenTransition, returning: ScreenTransition? = nil
        ) {
            let installation = NavigationDelegate.install(self, in: navigationController)
            installation.history.give(
                transition, returning: returning, toPushOf: ObjectIdentifier(controller))
            navigationController.pushViewController(controller, animated: true)
        }

        /// Pops the top controller with this animation. Returns `nil` if nothing was popped.
        @discardableResult public func pop(
            in navigationController: UINavigationController, using transition: ScreenTransition
        ) -> UIViewController? {
            give(transition, toPopIn: navigationController) { $0.popViewController(animated: true) }
        }

        /// Pops to a controller with this animation. Returns `nil` if nothing was popped.
        @discardableResult public func pop(
            to controller: UIViewController, in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) -> [UIViewController]? {
            give(transition, toPopIn: navigationController) {
                $0.popToViewController(controller, animated: true)
            }
        }

        /// Pops to the root with this animation. Returns `nil` if nothing was popped.
        @discardableResult public func popToRoot(
            in navigationController: UINavigationController, using transition: ScreenTransition
        ) -> [UIViewController]? {
            give(transition, toPopIn: navigationController) {
                $0.popToRootViewController(animated: true)
            }
        }

        /// Sets the whole stack, the top last. The animation is for the change of the top.
        public func setViewControllers(
            _ controllers: [UIViewController], in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) {
            let installation = NavigationDelegate.install(self, in: navigationController)
            let old = navigationController.viewControllers
            // The same top controller is no transition.
            if let top = controllers.last, let oldTop = old.last, top !== oldTop {
                if old.contains(where: { $0 === top }) {
                    installation.history.give(transition, toPopOf: ObjectIdentifier(oldTop))
                } else {
                    installation.history.give(transition, toPushOf: ObjectIdentifier(top))
                }
            }
            navigationController.setViewControllers(controllers, animated: true)
        }

        /// If nothing is popped, the animation is not kept for another pop.
        private func give<Popped>(
            _ transition: ScreenTransition, toPopIn navigationController: UINavigationController,
            _ pop: (UINavigationController) -> Popped?
        ) -> Popped? {
            let installation = NavigationDelegate.install(self, in: navigationController)
            if let top = navigationController.topViewController {
                installation.history.give(transition, toPopOf: ObjectIdentifier(top))
            }
            let popped = pop(navigationController)
            if popped == nil { installation.history.dropGiven() }
            return popped
        }
    }
#endif
