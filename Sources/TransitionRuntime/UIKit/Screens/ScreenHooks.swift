#if canImport(UIKit)
    import UIKit

    /// The app's own code around the transitions of one kind of screen: before and after going to
    /// it, before and after coming back from it, and before and after a return on which it appears
    /// again. What was cancelled has no after.
    @MainActor public struct ScreenHooks<Controller> {
        public typealias Hook = @MainActor (Controller) -> Void

        public var beforeGo: Hook?
        public var afterGo: Hook?
        public var beforeReturn: Hook?
        public var afterReturn: Hook?
        public var beforeReappear: Hook?
        public var afterReappear: Hook?

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
        /// The same for any controller; it runs for those that are of the class.
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
