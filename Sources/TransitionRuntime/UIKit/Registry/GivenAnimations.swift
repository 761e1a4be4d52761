#if canImport(UIKit)
    public import UIKit

    // Animations that are given in a call count as the line that wins.
    extension TransitionRegistry {
        /// Pushes a controller with an animation that wins over every line.
        ///
        /// - Parameters:
        ///   - controller: The controller to push.
        ///   - navigationController: The navigation controller. The registry is installed in it.
        ///   - transition: What plays.
        ///   - returning: What plays on the return, or `nil` for the opposite. A line that names the
        ///     pop comes before it.
        public func push(
            _ controller: UIViewController, in navigationController: UINavigationController,
            using transition: ScreenTransition, returning: ScreenTransition? = nil
        ) {
            let delegate = NavigationDelegate.install(self, in: navigationController)
            delegate.history.give(
                transition, returning: returning, toPushOf: ObjectIdentifier(controller))
            navigationController.pushViewController(controller, animated: true)
        }

        /// Pops the top controller with an animation that wins over every line.
        ///
        /// - Parameters:
        ///   - navigationController: The navigation controller. The registry is installed in it.
        ///   - transition: What plays.
        /// - Returns: The popped controller, or `nil` if nothing was popped.
        @discardableResult public func pop(
            in navigationController: UINavigationController, using transition: ScreenTransition
        ) -> UIViewController? {
            give(transition, toPopIn: navigationController) { $0.popViewController(animated: true) }
        }

        /// Pops to a controller with an animation that wins over every line.
        ///
        /// - Parameters:
        ///   - controller: The controller that becomes the top. It must be on the stack.
        ///   - navigationController: The navigation controller. The registry is installed in it.
        ///   - transition: What plays.
        /// - Returns: The popped controllers, or `nil` if nothing was popped.
        @discardableResult public func pop(
            to controller: UIViewController, in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) -> [UIViewController]? {
            give(transition, toPopIn: navigationController) {
                $0.popToViewController(controller, animated: true)
            }
        }

        /// Pops to the root with an animation that wins over every line.
        ///
        /// - Parameters:
        ///   - navigationController: The navigation controller. The registry is installed in it.
        ///   - transition: What plays.
        /// - Returns: The popped controllers, or `nil` if nothing was popped.
        @discardableResult public func popToRoot(
            in navigationController: UINavigationController, using transition: ScreenTransition
        ) -> [UIViewController]? {
            give(transition, toPopIn: navigationController) {
                $0.popToRootViewController(animated: true)
            }
        }

        /// Sets the whole stack, with an animation that wins over every line.
        ///
        /// The animation is for the change of the top. It is not used if the top stays the same.
        ///
        /// - Parameters:
        ///   - controllers: The new stack, the top last.
        ///   - navigationController: The navigation controller. The registry is installed in it.
        ///   - transition: What plays.
        public func setViewControllers(
            _ controllers: [UIViewController], in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) {
            let delegate = NavigationDelegate.install(self, in: navigationController)
            let old = navigationController.viewControllers
            // The same top again is no transition.
            if let top = controllers.last, let oldTop = old.last, top !== oldTop {
                if old.contains(where: { $0 === top }) {
                    delegate.history.give(transition, toPopOf: ObjectIdentifier(oldTop))
                } else {
                    delegate.history.give(transition, toPushOf: ObjectIdentifier(top))
                }
            }
            navigationController.setViewControllers(controllers, animated: true)
        }

        /// Where nothing is popped, the animation is not kept for another pop.
        private func give<Popped>(
            _ transition: ScreenTransition, toPopIn navigationController: UINavigationController,
            _ pop: (UINavigationController) -> Popped?
        ) -> Popped? {
            let delegate = NavigationDelegate.install(self, in: navigationController)
            if let top = navigationController.topViewController {
                delegate.history.give(transition, toPopOf: ObjectIdentifier(top))
            }
            let popped = pop(navigationController)
            if popped == nil { delegate.history.dropGiven() }
            return popped
        }
    }
#endif
