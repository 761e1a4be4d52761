#if canImport(UIKit)
    import UIKit

    // All of this module that Swift does not prove to be safe: calls that are handed an address.

    /// What is kept on a controller itself. The key is the address of an object that lives for
    /// ever; it is compared, and nothing is read or written there.
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
        /// Red, green, blue and alpha, written into variables of ours that live beyond the call.
        var channels: [CGFloat] {
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            unsafe getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
    }
#endif
