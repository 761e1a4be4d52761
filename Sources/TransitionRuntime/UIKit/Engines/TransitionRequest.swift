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
        case dismissal(UIViewController)
    }
#endif
