#if canImport(UIKit)
    import UIKit

    /// How the views of a screen get the hero ids and modifiers of its view lines.
    @MainActor public enum ScreenSetup<Controller> {
        /// The registry sets them before each transition: the lines need no value.
        case automatic(@MainActor (Controller) -> Void)
        /// The app calls the function of this name, with the values that the lines need.
        case call(String)
    }

    extension ScreenSetup where Controller: UIViewController {
        /// The same for any controller; it runs for those that are of the class.
        var erased: ScreenSetup<UIViewController> {
            switch self {
            case .call(let function): .call(function)
            case .automatic(let apply):
                .automatic { if let controller = $0 as? Controller { apply(controller) } }
            }
        }
    }
#endif
