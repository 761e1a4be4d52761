#if canImport(UIKit)
    public import UIKit

    /// The views that the app has given to a screen's generated function, kept weakly by the
    /// controller.
    @MainActor public enum GivenViews {
        private static let key = AssociationKey()

        private final class Views {
            struct Weak { weak var view: UIView? }
            var all: [String: Weak] = [:]
        }

        public static func set(_ view: UIView?, _ name: String, of controller: UIViewController) {
            let views = key.value(on: controller) as? Views ?? Views()
            views.all[name] = Views.Weak(view: view)
            key.keep(views, on: controller)
        }

        /// The view of a name; nil where none was given, or where it is gone.
        public static func view<View: UIView>(_ name: String, of controller: UIViewController)
            -> View?
        { (key.value(on: controller) as? Views)?.all[name]?.view as? View }
    }
#endif
