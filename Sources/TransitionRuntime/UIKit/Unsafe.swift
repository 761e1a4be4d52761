#if canImport(UIKit)
    import UIKit

    // All code of this module that Swift cannot prove safe: calls that take an address.

    /// Values stored on a controller. The key is the address of an object that is never
    /// deallocated; it is only compared, never read or written.
    @MainActor final class AssociationKey {
        private var pointer: UnsafeRawPointer {
            unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        }

        func value(on controller: UIViewController) -> Any? {
            unsafe objc_getAssociatedObject(controller, pointer)
        }

        func keep(_ value: Any?, on controller: UIViewController) {
            unsafe objc_setAssociatedObject(
                controller, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    extension UIColor {
        /// Red, green, blue and alpha, written into local variables that outlive the call.
        var channels: [CGFloat] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            unsafe getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
    }
#endif
