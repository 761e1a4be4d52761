#if canImport(UIKit)
    import SwiftUI
    public import UIKit

    /// A view type made of another one: a view with modifiers, or what is around it.
    @MainActor private protocol WrappedView { static var inner: Any.Type { get } }

    extension ModifiedContent: WrappedView { static var inner: Any.Type { Content.self } }
    extension Group: WrappedView { static var inner: Any.Type { Content.self } }
    extension NavigationView: WrappedView { static var inner: Any.Type { Content.self } }

    @available(iOS 16, tvOS 16, *)
    extension NavigationStack: WrappedView { static var inner: Any.Type { Root.self } }

    /// Every `UIHostingController`, whatever it hosts.
    @MainActor protocol HostingController: UIViewController {
        static var hosted: Any.Type { get }
        /// Whether it is `UIHostingController` itself, not a subclass.
        static var isPlain: Bool { get }
    }

    extension UIHostingController: HostingController {
        static var hosted: Any.Type { Content.self }
        static var isPlain: Bool {
            ObjectIdentifier(self) == ObjectIdentifier(UIHostingController<Content>.self)
        }
    }

    /// The views in hosting controllers, by their types.
    @MainActor enum HostedViews {
        /// The view that a controller of the class hosts, without its modifiers. `nil` for other
        /// controllers.
        static func view(in type: UIViewController.Type) -> Any.Type? {
            guard var view = (type as? any HostingController.Type)?.hosted else { return nil }
            while let outer = view as? any WrappedView.Type { view = outer.inner }
            return view
        }

        /// Whether the name of a view is in that of another type, as in
        /// `_ConditionalContent<PhotoView, EditView>`.
        static func contains(_ view: Any.Type, in type: Any.Type) -> Bool {
            let names = String(reflecting: type).split {
                !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "."
            }
            return names.contains { $0 == String(reflecting: view) }
        }
    }

    /// The screens of hosting controllers whose views do not show which screen they are: an
    /// `AnyView`, or a choice of views. Generated functions called `mark` set them.
    @MainActor public enum ScreenMarks {
        private static let key = AssociationKey()

        /// By the type of `Screen`: each file has its own.
        private final class Marks { var all: [ObjectIdentifier: Any] = [:] }

        /// Marks a controller. A second mark of the same file replaces the first.
        public static func set<Screen: Hashable & Sendable>(
            _ screen: Screen, on controller: UIViewController
        ) { key.value(on: controller) { Marks() }.all[ObjectIdentifier(Screen.self)] = screen }

        /// The screen of a controller. `nil` if it has no mark of the file.
        static func screen<Screen: Hashable & Sendable>(of controller: UIViewController) -> Screen?
        {
            (key.value(on: controller) as? Marks)?.all[ObjectIdentifier(Screen.self)] as? Screen
        }
    }
#endif
