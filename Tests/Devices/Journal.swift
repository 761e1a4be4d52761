import UIKit

/// What containers were asked to do and what became of it. The methods of `Exchanges.swift` call it
/// before and after UIKit's own.
@MainActor enum Journal {
    static var events: [String] { Array(noted.dropFirst(start)) }
    private static var start = 0
    private static var noted: [String] = []
    private static var calls: [Call] = []
    private static var watched: [Watched] = []

    /// A method that is running. UIKit may call others of the same container from it.
    private struct Call {
        let container: UIViewController
        /// Before what comes of it.
        let place: Int
        let before: (any UIViewControllerTransitionCoordinator)?
        /// Nothing if UIKit refuses.
        let events: () -> [String]
        let cancelled: String
    }

    private struct Watched { weak var coordinator: AnyObject? }

    static var drivers: [UIPercentDrivenInteractiveTransition] = []

    static func note(_ event: String) { noted.append(event) }
    static func reset() { (start, watched) = (noted.count, []) }

    static func name(_ object: AnyObject?) -> String {
        object.map { String(describing: type(of: $0)) } ?? "nothing"
    }

    // MARK: Methods

    /// Any method that may change the stack.
    static func willChange(_ navigation: UINavigationController) {
        let stack = navigation.viewControllers
        begin(navigation, "navigation cancelled") {
            let new = navigation.viewControllers
            guard let from = stack.last, let to = new.last, from !== to else { return [] }
            return ["\(stack.contains(to) ? "pop" : "push") \(name(from)) -> \(name(to))"]
        }
    }

    /// A change of tab, by code or by a tap: both set one of three properties.
    static func willSelect(in tabs: UITabBarController) {
        let from = tabs.selectedViewController
        begin(tabs, "tab change cancelled") {
            guard let from, let to = tabs.selectedViewController, from !== to else { return [] }
            return ["tab \(name(from)) -> \(name(to))"]
        }
    }

    /// Other tabs: what UIKit selects then is no change of tab.
    static func willReplaceTabs(of tabs: UITabBarController) {
        begin(tabs, "tab change cancelled") { [] }
    }

    static func willPresent(_ presented: UIViewController, from presenter: UIViewController) {
        let isRefused = presenter.presentedViewController != nil
        begin(presented, "presentation cancelled") {
            isRefused ? [] : ["present \(name(presented))"]
        }
    }

    /// What a controller has presented goes with it, the topmost first. Returns who goes last.
    static func willDismiss(from controller: UIViewController) -> UIViewController {
        let leaving =
            controller.presentedViewController
            ?? controller.presentingViewController?.presentedViewController
        var all: [UIViewController] = []
        var next = leaving
        while let one = next, !all.contains(one) {
            all.insert(one, at: 0)
            next = one.presentedViewController
        }
        let isRefused = leaving?.isBeingPresented == true || leaving?.isBeingDismissed == true
        begin(leaving ?? controller, "dismissal cancelled") {
            isRefused ? [] : all.map { "dismiss \(name($0))" }
        }
        return leaving ?? controller
    }

    private static func begin(
        _ container: UIViewController, _ cancelled: String, _ events: @escaping () -> [String]
    ) {
        calls.append(
            Call(
                container: container, place: noted.count,
                before: container.transitionCoordinator, events: events, cancelled: cancelled))
    }

    /// After each of these methods.
    static func didCall(_ container: UIViewController) {
        guard let call = calls.popLast(), !calls.contains(where: { $0.container === container })
        else { return }
        noted.insert(contentsOf: call.events(), at: call.place)
        let coordinator = container.transitionCoordinator
        if let coordinator, coordinator !== call.before { watch(coordinator, call.cancelled) }
    }

    // MARK: Transitions

    private static func watch(
        _ coordinator: any UIViewControllerTransitionCoordinator, _ cancelled: String
    ) {
        watched.removeAll { $0.coordinator == nil }
        if watched.contains(where: { $0.coordinator === coordinator }) { return }
        watched.append(Watched(coordinator: coordinator))
        _ = coordinator.animate(alongsideTransition: nil) { context in
            if context.isCancelled { note(cancelled) }
        }
    }
}
