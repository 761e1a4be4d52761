#if canImport(UIKit)
    public import UIKit

    /// A transition that UIKit asks about.
    @MainActor public enum TransitionRequest {
        case navigation(
            UINavigationController, UINavigationController.Operation, from: UIViewController,
            to: UIViewController)
        case tab(UITabBarController, from: UIViewController, to: UIViewController)
        case presentation(
            presented: UIViewController, presenting: UIViewController, source: UIViewController)
        /// Of one controller, and of all that lie above it: `leaving` is the topmost, which is seen
        /// to go. UIKit asks about the lowest.
        case dismissal(UIViewController, leaving: UIViewController)
        /// Of a presented controller, or of the root of a window; UIKit has no such transition.
        case replacement(UIViewController, with: UIViewController)
    }
#endif
