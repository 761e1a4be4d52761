#if canImport(UIKit)
    public import UIKit

    /// The classes of the declared screens. The nearest declared class of a controller decides, or
    /// else the first added protocol to which it conforms.
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

        /// What the declarations contain for the controllers of one class.
        private struct Known {
            var screen: Screen?
            var hooks: [ScreenHooks<UIViewController>]
            var setup: ScreenSetup<UIViewController>?
        }

        private var classes: [Declared] = []
        private var protocols: [Conforming] = []

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
            return Known(
                screen: covering.last?.screen ?? conforming.first?.screen,
                hooks: conforming.reversed().compactMap(\.hooks) + covering.compactMap(\.hooks),
                setup: covering.isEmpty
                    ? conforming.lazy.compactMap(\.setup).first
                    : covering.reversed().lazy.compactMap(\.setup).first)
        }
    }
#endif
