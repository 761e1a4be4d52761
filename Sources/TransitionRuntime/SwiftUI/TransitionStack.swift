#if canImport(UIKit)
    public import SwiftUI
    public import UIKit

    /// A navigation stack of SwiftUI views whose pushes and pops a registry animates.
    ///
    /// It is a `UINavigationController` with one hosting controller for each route. Each view is
    /// found by its type, so the file declares it with `hosted`. The path is the only state, as in
    /// `NavigationStack`: a common beginning of two paths stays, with new root views, and the rest
    /// changes in one transition.
    public struct TransitionStack<Route: Hashable, Screen: Hashable & Sendable>:
        UIViewControllerRepresentable
    {
        @Binding private var path: [Route]
        private let registry: TransitionRegistry<Screen>
        private let title: ((Route) -> String?)?
        private let root: () -> any View
        private let destination: (Route) -> any View

        /// Creates a stack. `root` and `destination` return the view itself, not a choice of views.
        ///
        /// `title` is the text in the navigation bar during a push. A title that only the view sets
        /// may appear after it.
        public init(
            path: Binding<[Route]>, registry: TransitionRegistry<Screen>,
            title: ((Route) -> String?)? = nil, root: @escaping () -> any View,
            destination: @escaping (Route) -> any View
        ) {
            _path = path
            self.registry = registry
            self.title = title
            self.root = root
            self.destination = destination
        }

        /// Creates the state of a stack. SwiftUI calls it.
        public func makeCoordinator() -> TransitionStackCoordinator<Route> {
            TransitionStackCoordinator()
        }

        /// Creates the navigation controller with the root. SwiftUI calls it.
        public func makeUIViewController(context: Context) -> UINavigationController {
            let navigation = UINavigationController(
                rootViewController: host(root(), context.environment))
            navigation.delegate = context.coordinator
            registry.install(in: navigation)
            return navigation
        }

        /// Shows the path. SwiftUI calls it after each change.
        public func updateUIViewController(
            _ navigation: UINavigationController, context: Context
        ) {
            context.coordinator.path = $path
            context.coordinator.whenIdle(navigation) { show(in: navigation, context) }
        }

        private func show(in navigation: UINavigationController, _ context: Context) {
            let coordinator = context.coordinator
            let (old, hosts) = (coordinator.routes, navigation.viewControllers)
            let kept = zip(old, path).prefix { $0 == $1 }.count
            let views = [root()] + path.map(destination)
            var stack: [UIViewController] = []
            for (index, view) in views.enumerated() {
                var next: UIViewController?
                if index <= kept, index < hosts.count {
                    next = updated(hosts[index], view, context.environment)
                }
                stack.append(next ?? newHost(view, at: index, context.environment))
            }
            coordinator.routes = path
            // The app may have pushed a controller of its own above them.
            if stack.elementsEqual(hosts.prefix(old.count + 1), by: ===) { return }
            let isAnimated =
                !context.transaction.disablesAnimations && navigation.viewIfLoaded?.window != nil
            navigation.setViewControllers(stack, animated: isAnimated)
        }

        private func newHost(
            _ view: any View, at index: Int, _ environment: EnvironmentValues
        ) -> UIViewController {
            let host = host(view, environment)
            if index > 0, let text = title?(path[index - 1]) { host.title = text }
            return host
        }

        private func host(_ view: any View, _ environment: EnvironmentValues) -> UIViewController {
            func host(_ view: some View) -> UIViewController {
                UIHostingController(rootView: view.environment(\.self, environment))
            }
            return host(view)
        }

        /// The controller with a new root view. `nil` if that has another type: then the route has
        /// another screen.
        private func updated(
            _ controller: UIViewController, _ view: any View, _ environment: EnvironmentValues
        ) -> UIViewController? {
            func update(_ view: some View) -> Bool {
                let view = view.environment(\.self, environment)
                return (controller as? any ReplaceableRoot)?.replaceRoot(with: view) ?? false
            }
            return update(view) ? controller : nil
        }
    }

    /// What a stack remembers between two updates: the routes of its controllers.
    @MainActor
    public final class TransitionStackCoordinator<Route: Hashable>: NSObject,
        UINavigationControllerDelegate
    {
        fileprivate(set) var routes: [Route] = []
        fileprivate var path: Binding<[Route]>?
        /// The last change during a transition, to be made after it.
        private var pending: (@MainActor () -> Void)?

        /// UIKit refuses a change of the stack while another is animated.
        fileprivate func whenIdle(
            _ navigation: UINavigationController, _ change: @escaping @MainActor () -> Void
        ) {
            let isWaiting = pending != nil
            guard let running = navigation.transitionCoordinator else {
                pending = nil
                return change()
            }
            pending = change
            if isWaiting { return }
            running.animate(alongsideTransition: nil) { [weak self, weak navigation] _ in
                guard let self, let navigation else { return }
                // The transition has ended in the next turn of the run loop.
                Task { @MainActor in self.makeChange(in: navigation) }
            }
        }

        private func makeChange(in navigation: UINavigationController) {
            guard let change = pending else { return }
            pending = nil
            whenIdle(navigation, change)
        }

        /// Writes a pop by a gesture or by the back button into the path.
        public func navigationController(
            _ navigation: UINavigationController, didShow controller: UIViewController,
            animated: Bool
        ) {
            let left = navigation.viewControllers.count - 1
            guard left < routes.count else { return }
            routes.removeLast(routes.count - left)
            // The app has changed the path since: its change is made next.
            if pending == nil { path?.wrappedValue = routes }
        }
    }

    /// A hosting controller whose root view can be replaced by one of the same type.
    @MainActor private protocol ReplaceableRoot {
        func replaceRoot<Content: View>(with view: Content) -> Bool
    }

    extension UIHostingController: ReplaceableRoot {
        fileprivate func replaceRoot<New: View>(with view: New) -> Bool {
            guard let view = view as? Content else { return false }
            rootView = view
            return true
        }
    }
#endif
