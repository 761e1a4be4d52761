#if canImport(UIKit)
    public import UIKit

    /// The views that the app has passed to the generated function of a screen. The controller
    /// keeps weak references to them.
    @MainActor public enum GivenViews {
        private static let key = AssociationKey()

        private final class Views { var all: [String: Weak<UIView>] = [:] }

        /// Stores a view under a name. `nil` removes it.
        public static func set(_ view: UIView?, _ name: String, of controller: UIViewController) {
            key.value(on: controller) { Views() }.all[name] = Weak(view)
        }

        /// Finds a view. Returns `nil` if none was passed, if it is gone or if it has another type.
        public static func view<View: UIView>(_ name: String, of controller: UIViewController)
            -> View?
        { (key.value(on: controller) as? Views)?.all[name]?.object as? View }
    }
#endif
