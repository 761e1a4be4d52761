#if canImport(UIKit)
    import UIKit

    /// The identifier of the segue that opened a controller, kept on the controller itself.
    @MainActor enum OpeningSegue {
        private static let key = AssociationKey()

        static func of(_ controller: UIViewController) -> String? {
            objc_getAssociatedObject(controller, key.pointer) as? String
        }

        static func set(_ identifier: String?, on controller: UIViewController) {
            objc_setAssociatedObject(
                controller, key.pointer, identifier, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        }
    }

    /// A key for associated objects: the address of an object that lives for ever.
    @MainActor final class AssociationKey {
        var pointer: UnsafeRawPointer {
            UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        }
    }
#endif
