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
            beforeGo: Hook? = nil,
            afterGo: Hook? = nil,
            beforeReturn: Hook? = nil,
            afterReturn: Hook? = nil,
            beforeReappear: Hook? = nil,
            afterReappear: Hook? = nil
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
#endif
