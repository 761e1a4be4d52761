#if canImport(UIKit)
    import UIKit

    /// The identifier of the segue that opened a controller, kept on the controller itself.
    @MainActor enum OpeningSegue {
        private static let key = AssociationKey()

        static func of(_ controller: UIViewController) -> String? {
            key.value(on: controller) as? String
        }

        static func set(_ identifier: String?, on controller: UIViewController) {
            key.keep(identifier, on: controller)
        }
    }
#endif
