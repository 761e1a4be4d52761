#if canImport(UIKit)
    public import UIKit

    /// The views that the app has passed to the generated function of a screen. The controller
    /// keeps weak references to them.
    @MainActor public enum GivenViews {
        private static let key = AssociationKey()

        private final class Views {
            struct Weak { weak var view: UIView? }
            var all: [String: Weak] = [:]
        }

        /// Stores a view under a name. `nil` removes it.
        public static func set(_ view: UIView?, _ name: String, of controller: UIViewController) {
            let views = key.value(on: controller) as? Views ?? Views()
            views.all[name] = Views.Weak(view: view)
            key.keep(views, on: controller)
        }

        /// Finds a view. Returns `nil` if none was passed, if it is gone or if it has another type.
        public static func view<View: UIView>(_ name: String, of controller: UIViewController)
            -> View?
        { (key.value(on: controller) as? Views)?.all[name]?.view as? View }
    }
#endif
