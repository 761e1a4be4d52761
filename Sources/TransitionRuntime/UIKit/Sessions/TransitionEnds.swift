#if canImport(UIKit)
    import UIKit

    /// What a request is about: the controllers that UIKit names and the screens that are meant.
    @MainActor struct TransitionEnds {
        let operation: TransitionOperations
        /// The controllers as UIKit names them.
        let leaving: UIViewController
        let coming: UIViewController
        /// The innermost visible declared controllers of each, or else the same.
        let from: UIViewController
        let to: UIViewController
        /// Those around the transition, the innermost first.
        let containers: [UIViewController]
        let segue: String?
        let unwind: String?
        /// The screen that the other one comes from, or goes back to.
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
                containers: containers, segue: segue, unwind: nil, origin: origin)
        }
    }

    extension TransitionRequest {
        /// The controllers that leave and come. Of a dismissal the second is the
        /// presenter of the lowest that goes.
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
                // One that is no longer on the stack has been replaced.
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

        /// The controller in which it takes place, if not around the controllers themselves.
        var container: UIViewController? {
            switch self {
            case .navigation(let navigation, _, _, _): navigation
            case .tab(let tabs, _, _): tabs
            case .presentation, .dismissal, .replacement: nil
            }
        }

        /// The controller whose coordinator reports its end.
        var coordinating: UIViewController? {
            switch self {
            case .navigation, .tab, .replacement: container
            case .presentation(let presented, _, _), .dismissal(let presented, _): presented
            }
        }

        /// Whether things are now as they are after it.
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
