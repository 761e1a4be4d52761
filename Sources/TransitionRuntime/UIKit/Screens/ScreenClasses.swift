#if canImport(UIKit)
    public import SwiftUI
    public import UIKit

    /// The classes of the declared screens. What decides is, in this order: the mark of a controller,
    /// a class of hosting controllers, the SwiftUI view that it hosts, the nearest other class, the
    /// first added protocol to which it conforms.
    @MainActor public struct ScreenClasses<Screen: Hashable & Sendable> {
        private struct Declared {
            var type: UIViewController.Type
            var covers: @MainActor (UIViewController.Type) -> Bool
            var screen: Screen
            var hooks: ScreenHooks<UIViewController>?
            var setup: ScreenSetup<UIViewController>?
        }

        private struct Conforming {
            var screen: Screen
            var hooks: ScreenHooks<UIViewController>?
            var setup: ScreenSetup<UIViewController>?
            var conforms: @MainActor (UIViewController) -> Bool
        }

        /// A SwiftUI view in hosting controllers.
        private struct Hosted {
            /// `nil` if only marks decide.
            var view: Any.Type?
            var screen: Screen
            var hooks: ScreenHooks<UIViewController>?
            var setup: ScreenSetup<UIViewController>?
        }

        /// What the declarations contain for the controllers of one class.
        private struct Known {
            var screen: Screen?
            var hooks: [ScreenHooks<UIViewController>]
            var setup: ScreenSetup<UIViewController>?
        }

        private var classes: [Declared] = []
        private var protocols: [Conforming] = []
        private var hosted: [Hosted] = []

        /// Creates a table without screens.
        public init() {}

        /// Adds a class. Its subclasses are the same screen unless they are added too.
        public mutating func add<Controller: UIViewController>(
            _ type: Controller.Type, as screen: Screen, hooks: ScreenHooks<Controller>? = nil,
            setup: ScreenSetup<Controller>? = nil
        ) {
            classes.append(
                Declared(
                    type: type, covers: { $0 is Controller.Type }, screen: screen,
                    hooks: hooks?.erased, setup: setup?.erased))
        }

        /// Adds a protocol. Add it before those from which it inherits. Whether a controller
        /// conforms must depend only on its class.
        public mutating func add(
            _ screen: Screen, hooks: ScreenHooks<UIViewController>? = nil,
            setup: ScreenSetup<UIViewController>? = nil,
            where conforms: @escaping @MainActor (UIViewController) -> Bool
        ) {
            protocols.append(
                Conforming(screen: screen, hooks: hooks, setup: setup, conforms: conforms))
        }

        /// Adds a SwiftUI view: every hosting controller of it, with or without modifiers.
        public mutating func add<Content: View>(
            hosted view: Content.Type, as screen: Screen,
            hooks: ScreenHooks<UIViewController>? = nil,
            setup: ScreenSetup<UIViewController>? = nil
        ) { hosted.append(Hosted(view: view, screen: screen, hooks: hooks, setup: setup)) }

        /// Adds a screen whose controllers the app marks.
        public mutating func add(
            marked screen: Screen, hooks: ScreenHooks<UIViewController>? = nil,
            setup: ScreenSetup<UIViewController>? = nil
        ) { hosted.append(Hosted(screen: screen, hooks: hooks, setup: setup)) }

        /// Returns the screen of a controller, without its children, or `nil` if none is declared.
        public func screen(of controller: UIViewController) -> Screen? { known(controller).screen }

        /// The hooks of all declared protocols and classes that the controller is, the nearest
        /// last.
        func hooks(of controller: UIViewController) -> [ScreenHooks<UIViewController>] {
            known(controller).hooks
        }

        /// The setup of the nearest declared class that has one, or of a protocol if no class is
        /// declared.
        func setup(of controller: UIViewController) -> ScreenSetup<UIViewController>? {
            known(controller).setup
        }

        private func known(_ controller: UIViewController) -> Known {
            let type = type(of: controller)
            // Classes that cover one class are one chain of ancestors: the wider covers the nearer.
            let covering = classes.filter { $0.covers(type) }
                .sorted { wide, near in wide.covers(near.type) && !near.covers(wide.type) }
            let conforming = protocols.filter { $0.conforms(controller) }
            if let own = hosted(by: controller, nearest: covering.last?.type) {
                return Known(
                    screen: own.screen,
                    hooks: conforming.reversed().compactMap(\.hooks)
                        + covering.compactMap(\.hooks) + [own.hooks].compactMap { $0 },
                    setup: own.setup)
            }
            return Known(
                screen: covering.last?.screen ?? conforming.first?.screen,
                hooks: conforming.reversed().compactMap(\.hooks) + covering.compactMap(\.hooks),
                setup: covering.isEmpty
                    ? conforming.lazy.compactMap(\.setup).first
                    : covering.reversed().lazy.compactMap(\.setup).first)
        }

        /// The screen of a mark, or of a hosted view unless the nearest declared class is one of
        /// hosting controllers.
        private func hosted(
            by controller: UIViewController, nearest: UIViewController.Type?
        ) -> Hosted? {
            if hosted.isEmpty { return nil }
            if let mark: Screen = ScreenMarks.screen(of: controller) {
                return hosted.first { $0.screen == mark } ?? Hosted(screen: mark)
            }
            if nearest is any HostingController.Type { return nil }
            guard let view = HostedViews.view(in: type(of: controller)) else { return nil }
            return hosted.first { $0.view == view }
        }

        /// What to do about a controller that is no declared screen although a declared view is
        /// somewhere in the type of the view that it hosts. `nil` for all others.
        func advice(about controller: UIViewController, namespace: Substring?) -> String? {
            guard let view = HostedViews.view(in: type(of: controller)),
                hosted.contains(where: { known in
                    known.view.map { HostedViews.contains($0, in: view) } ?? false
                })
            else { return nil }
            let isMarking = hosted.contains { $0.view == nil }
            let mark =
                isMarking
                ? "call `\(namespace ?? "")\(namespace == nil ? "" : ".")mark(_:as:)`"
                : "declare a screen `any View hosted`"
            return "a host of `\(view)` is no declared screen: return the view itself, or \(mark)"
        }
    }
#endif
