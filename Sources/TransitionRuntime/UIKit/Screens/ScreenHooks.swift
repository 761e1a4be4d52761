#if canImport(UIKit)
    import UIKit

    /// The app's code to run before and after the transitions of one kind of screen.
    ///
    /// After a cancelled transition no `after` hook runs. <doc:Hooks> has the whole order.
    @MainActor public struct ScreenHooks<Controller> {
        /// A hook. It receives the controller of the screen.
        public typealias Hook = @MainActor (Controller) -> Void

        /// Runs before a transition to the screen.
        public var beforeGo: Hook?
        /// Runs after a transition to the screen has completed.
        public var afterGo: Hook?
        /// Runs before a return from the screen.
        public var beforeReturn: Hook?
        /// Runs after a return from the screen has completed.
        public var afterReturn: Hook?
        /// Runs before a return to the screen.
        public var beforeReappear: Hook?
        /// Runs after a return to the screen has completed.
        public var afterReappear: Hook?

        /// Creates hooks. `nil` runs nothing.
        public init(
            beforeGo: Hook? = nil, afterGo: Hook? = nil, beforeReturn: Hook? = nil,
            afterReturn: Hook? = nil, beforeReappear: Hook? = nil, afterReappear: Hook? = nil
        ) {
            self.beforeGo = beforeGo
            self.afterGo = afterGo
            self.beforeReturn = beforeReturn
            self.afterReturn = afterReturn
            self.beforeReappear = beforeReappear
            self.afterReappear = afterReappear
        }
    }

    extension ScreenHooks where Controller: UIViewController {
        /// The same for any controller; it runs for those of the class.
        var erased: ScreenHooks<UIViewController> {
            func erase(_ hook: Hook?) -> (@MainActor (UIViewController) -> Void)? {
                guard let hook else { return nil }
                return { if let controller = $0 as? Controller { hook(controller) } }
            }
            return ScreenHooks<UIViewController>(
                beforeGo: erase(beforeGo), afterGo: erase(afterGo),
                beforeReturn: erase(beforeReturn), afterReturn: erase(afterReturn),
                beforeReappear: erase(beforeReappear), afterReappear: erase(afterReappear))
        }
    }

    /// How the views of a screen get the hero ids and modifiers of its view lines.
    @MainActor public enum ScreenSetup<Controller> {
        /// The registry sets them before each transition: the lines need no arguments.
        case automatic(@MainActor (Controller) -> Void)
        /// The app calls the function with this name, with the arguments that the lines need.
        case call(String)
    }

    extension ScreenSetup where Controller: UIViewController {
        /// The same for any controller; it runs for those of the class.
        var erased: ScreenSetup<UIViewController> {
            switch self {
            case .call(let function): .call(function)
            case .automatic(let apply):
                .automatic { if let controller = $0 as? Controller { apply(controller) } }
            }
        }
    }
#endif
