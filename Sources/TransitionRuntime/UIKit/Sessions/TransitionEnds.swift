#if canImport(UIKit)
    import UIKit

    /// The ends of a request: UIKit's controllers and the declared screens in them.
    @MainActor struct TransitionEnds {
        let operation: TransitionOperations
        /// The controllers that UIKit names.
        let leaving: UIViewController
        let coming: UIViewController
        /// The innermost visible declared controller of each, or else the controller itself.
        let from: UIViewController
        let to: UIViewController
        /// The containers of the transition, the innermost first.
        let containers: [UIViewController]
        /// The controllers around `from` that are not around `to`, the innermost first.
        let left: [UIViewController]
        /// The controllers around `to` that are not around `from`, the innermost first.
        let entered: [UIViewController]
        let segue: String?
        let unwind: String?
        /// The screen that opened the other one; the target on return.
        let origin: UIViewController

        var isReturn: Bool { TransitionOperations.back.contains(operation) }

        /// The ends of the return from here; nil if there is no return, and for a change of tab,
        /// which needs no record.
        var undoing: TransitionEnds? {
            let back: TransitionOperations
            switch operation {
            case .push: back = .pop
            case .present: back = .dismiss
            default: return nil
            }
            return TransitionEnds(
                operation: back, leaving: coming, coming: leaving, from: to, to: from,
                containers: containers, left: entered, entered: left, segue: segue, unwind: nil,
                origin: origin)
        }
    }

    extension TransitionRequest {
        /// The leaving and the appearing controller. For a dismissal, the second is the presenter
        /// of the lowest dismissed one.
        var controllers: (leaving: UIViewController, coming: UIViewController) {
            switch self {
            case .navigation(_, _, let from, let to), .tab(_, let from, let to): (from, to)
            case .presentation(let presented, let presenting, _): (presenting, presented)
            case .replacement(let old, let new): (old, new)
            case .dismissal(let presented, let leaving):
                (leaving, presented.presentingViewController ?? presented)
            }
        }

        var operation: TransitionOperations {
            switch self {
            case .navigation(_, .pop, _, _): .pop
            case .navigation(let navigation, _, let from, _):
                // A controller that is no longer on the stack has been replaced.
                navigation.viewControllers.contains { $0 === from } ? .push : .replace
            case .tab(let tabs, let from, let to): Self.direction(tabs, from, to)
            case .presentation: .present
            case .dismissal: .dismiss
            case .replacement: .replace
            }
        }

        private static func direction(
            _ tabs: UITabBarController, _ from: UIViewController, _ to: UIViewController
        ) -> TransitionOperations {
            func index(of controller: UIViewController) -> Int {
                tabs.viewControllers?.firstIndex { $0 === controller } ?? 0
            }
            return .tab(from: index(of: from), to: index(of: to)) ?? .tabHigher
        }

        /// The controller on which `present` was called, which is in one of several columns.
        var source: UIViewController? {
            switch self {
            case .presentation(_, _, let source): source
            case .dismissal(let presented, _): PresentationDelegate.installed(on: presented)?.source
            case .navigation, .tab, .replacement: nil
            }
        }

        /// The container in which it takes place, if it is not a parent of the controllers.
        var container: UIViewController? {
            switch self {
            case .navigation(let navigation, _, _, _): navigation
            case .tab(let tabs, _, _): tabs
            case .presentation, .dismissal, .replacement: nil
            }
        }

        /// The controllers around one end and not around the other, the innermost first. A controller
        /// that has left the stack has no parent any more.
        func containers(
            around end: UIViewController, butNot other: UIViewController
        ) -> [UIViewController] {
            let shared = other.selfAndContainers + (container?.selfAndContainers ?? [])
            return end.selfAndContainers.dropFirst().filter { one in
                !shared.contains { $0 === one }
            }
        }

        /// The controller with the coordinator that reports its end.
        var coordinating: UIViewController? {
            switch self {
            case .navigation, .tab, .replacement: container
            case .presentation(let presented, _, _), .dismissal(let presented, _): presented
            }
        }

        /// Whether a coordinator is that of this transition. A navigation controller may push while
        /// it presents.
        func isThat(of coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
            if case .dismissal(let presented, _) = self {
                return coordinator.viewController(forKey: .from) === presented
            }
            return coordinator.viewController(forKey: .to) === controllers.coming
        }

        /// Whether the controllers are already in the state after it.
        var hasHappened: Bool {
            switch self {
            case .navigation(let navigation, _, _, let to): navigation.topViewController === to
            case .tab(let tabs, _, let to): tabs.selectedViewController === to
            case .presentation(let presented, _, _): presented.presentingViewController != nil
            case .dismissal(let presented, _): presented.presentingViewController == nil
            case .replacement(let old, _): !old.isPresentedOrRoot
            }
        }
    }
#endif
