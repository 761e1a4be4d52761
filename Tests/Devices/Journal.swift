import ObjectiveC
import UIKit

/// What containers were asked to do and what became of it, noted by methods that are exchanged with
/// UIKit's own and call them.
@MainActor enum Journal {
    static var events: [String] { Array(source().dropFirst(start)) }
    private static var start = 0
    /// Where events come from: UIKit's methods cannot be exchanged on the doubles.
    static var source: () -> [String] = { noted }
    private static var noted: [String] = []
    private static var watched: [Watched] = []
    /// How many of the methods below are running: UIKit calls some of them from others.
    private static var depth = 0

    private struct Watched {
        weak var coordinator: AnyObject?
        var progress: CGFloat = -1
    }

    static func note(_ event: String) { noted.append(event) }
    static func reset() { (start, watched) = (source().count, []) }

    /// Once, before the first scenario.
    static func begin() {
        let navigation = UINavigationController.self
        exchange(
            navigation, #selector(UINavigationController.pushViewController(_:animated:)),
            #selector(UINavigationController.noted_push(_:animated:)))
        exchange(
            navigation, #selector(UINavigationController.popViewController(animated:)),
            #selector(UINavigationController.noted_pop(animated:)))
        exchange(
            navigation, #selector(UINavigationController.popToRootViewController(animated:)),
            #selector(UINavigationController.noted_popToRoot(animated:)))
        exchange(
            navigation, #selector(UINavigationController.popToViewController(_:animated:)),
            #selector(UINavigationController.noted_popTo(_:animated:)))
        exchange(
            UIViewController.self, #selector(UIViewController.present(_:animated:completion:)),
            #selector(UIViewController.noted_present(_:animated:completion:)))
        exchange(
            UIViewController.self, #selector(UIViewController.dismiss(animated:completion:)),
            #selector(UIViewController.noted_dismiss(animated:completion:)))
        exchange(
            UIView.self, #selector(UIView.removeGestureRecognizer(_:)),
            #selector(UIView.scripted_remove(_:)))
    }

    private static func exchange(_ type: AnyClass, _ own: Selector, _ noted: Selector) {
        guard let first = class_getInstanceMethod(type, own),
            let second = class_getInstanceMethod(type, noted)
        else { return }
        method_exchangeImplementations(first, second)
    }

    /// Notes an event, unless it is part of another, and watches the transition that comes of it.
    static func during<Result>(
        _ event: @autoclosure () -> String?, _ cancelled: String, _ controller: UIViewController,
        _ call: () -> Result
    ) -> Result {
        if depth == 0, let event = event() { note(event) }
        depth += 1
        let result = call()
        depth -= 1
        if depth == 0 { watch(controller.transitionCoordinator, cancelled) }
        return result
    }

    private static func watch(
        _ coordinator: (any UIViewControllerTransitionCoordinator)?, _ cancelled: String
    ) {
        guard let coordinator,
            !watched.contains(where: { $0.coordinator === coordinator as AnyObject })
        else { return }
        watched.removeAll { $0.coordinator == nil }
        watched.append(Watched(coordinator: coordinator as AnyObject))
        coordinator.notifyWhenInteractionChanges { context in
            if !context.isInteractive { note(context.isCancelled ? "cancel" : "finish") }
        }
        _ = coordinator.animate(alongsideTransition: nil) { context in
            if context.isCancelled { note(cancelled) }
        }
    }

    /// Notes how far fingers are, where that has changed.
    static func look() {
        for (index, one) in watched.enumerated() {
            guard let coordinator = one.coordinator as? any UIViewControllerTransitionCoordinator,
                coordinator.isInteractive, coordinator.percentComplete != one.progress
            else { continue }
            watched[index].progress = coordinator.percentComplete
            note("update \(coordinator.percentComplete)")
        }
    }

    static func name(_ object: AnyObject?) -> String {
        object.map { String(describing: type(of: $0)) } ?? "nothing"
    }
}

extension UINavigationController {
    @objc dynamic func noted_push(_ controller: UIViewController, animated: Bool) {
        Journal.during(
            "push \(Journal.name(topViewController)) -> \(Journal.name(controller))",
            "navigation cancelled", self
        ) { noted_push(controller, animated: animated) }
    }

    @objc dynamic func noted_pop(animated: Bool) -> UIViewController? {
        Journal.during(
            notedPop(to: viewControllers.dropLast().last), "navigation cancelled", self
        ) { noted_pop(animated: animated) }
    }

    @objc dynamic func noted_popToRoot(animated: Bool) -> [UIViewController]? {
        Journal.during(notedPop(to: viewControllers.first), "navigation cancelled", self) {
            noted_popToRoot(animated: animated)
        }
    }

    @objc dynamic func noted_popTo(
        _ controller: UIViewController, animated: Bool
    ) -> [UIViewController]? {
        Journal.during(notedPop(to: controller), "navigation cancelled", self) {
            noted_popTo(controller, animated: animated)
        }
    }

    private func notedPop(to target: UIViewController?) -> String? {
        guard let target, target !== topViewController else { return nil }
        return "pop \(Journal.name(topViewController)) -> \(Journal.name(target))"
    }
}

extension UIViewController {
    @objc dynamic func noted_present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        Journal.during(
            "present \(Journal.name(controller))", "presentation cancelled", controller
        ) { noted_present(controller, animated: animated, completion: completion) }
    }

    @objc dynamic func noted_dismiss(animated: Bool, completion: (() -> Void)?) {
        let leaving = presentedViewController ?? self
        Journal.during(
            presentingViewController ?? presentedViewController == nil
                ? nil : "dismiss \(Journal.name(leaving))", "dismissal cancelled", leaving
        ) { noted_dismiss(animated: animated, completion: completion) }
    }
}
