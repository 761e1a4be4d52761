#if canImport(UIKit)
    public import UIKit

    extension TransitionRegistry {
        /// Puts a controller in the place of another, with the animation of the line for `replace`.
        ///
        /// The place is that on a navigation stack; else the outermost container of the old one is
        /// replaced where it is presented, or where it is the root of its window. Elsewhere, and
        /// during another transition, nothing happens. `completion` is called when the new one is in
        /// its place, but not where the replacement is cancelled.
        public func replace(
            _ old: UIViewController, with new: UIViewController,
            completion: (@MainActor () -> Void)? = nil
        ) {
            if let navigation = old.navigationController {
                replace(old, with: new, in: navigation, completion)
            } else {
                Replacement(self, old.outermost, new, completion)?.start()
            }
        }

        private func replace(
            _ old: UIViewController, with new: UIViewController,
            in navigation: UINavigationController, _ completion: (@MainActor () -> Void)?
        ) {
            guard navigation.transitionCoordinator == nil else { return }
            install(in: navigation)
            let stack = navigation.viewControllers.map { child in
                old.selfAndContainers.contains { $0 === child } ? new : child
            }
            navigation.setViewControllers(stack, animated: true)
            guard let completion else { return }
            guard let coordinator = navigation.transitionCoordinator else { return completion() }
            coordinator.animate(alongsideTransition: nil) { context in
                if !context.isCancelled { completion() }
            }
        }
    }
#endif
