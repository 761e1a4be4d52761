#if canImport(UIKit)
    import UIKit

    /// Checks for forgotten calls of the app whenever the main run loop becomes idle: a registry
    /// that is installed nowhere, and a presentation without `installForPresentation`.
    /// UIKit does not report what it does without asking a delegate. But before the run loop waits,
    /// all of it is finished, or visibly in progress.
    @MainActor final class ForgottenCalls {
        static let shared = ForgottenCalls()

        private struct Installation {
            weak var director: (any TransitionDirector)?
            weak var controller: UIViewController?
        }

        /// A controller of a file's screen, with the registries of that file.
        private struct Arrival {
            weak var controller: UIViewController?
            var registries: @MainActor () -> [any TransitionDirector]
        }

        private static let isCheckedKey = AssociationKey()

        private var installations: [Installation] = []
        private var arrivals: [Arrival] = []
        private static let observation: Void = MainRunLoop.beforeWaiting { shared.check() }

        private init() {}

        func didInstall(_ director: any TransitionDirector, on controller: UIViewController) {
            installations.removeAll { $0.director == nil }
            // A deallocated controller leaves its registry marked: it was installed somewhere.
            installations.removeAll {
                $0.director === director && ($0.controller == nil || $0.controller === controller)
            }
            installations.append(Installation(director: director, controller: controller))
            observe()
        }

        func expectInstalled<Screen>(
            _ registries: @escaping @MainActor () -> [TransitionRegistry<Screen>],
            for controller: UIViewController
        ) {
            guard TransitionReports.handler != nil else { return }
            arrivals.append(Arrival(controller: controller) { registries() })
            observe()
        }

        func ignorePresentation(of presented: UIViewController) {
            Self.isCheckedKey.keep(true, on: presented)
        }

        private func observe() { if TransitionReports.handler != nil { Self.observation } }

        private func check() {
            guard TransitionReports.handler != nil else { return }
            let arrived = arrivals.filter { $0.controller?.viewIfLoaded?.window != nil }
            arrivals.removeAll {
                $0.controller == nil || $0.controller?.viewIfLoaded?.window != nil
            }
            for arrival in arrived { checkInstalled(arrival) }
            checkPresentations()
        }

        private var directors: [any TransitionDirector] {
            var directors: [any TransitionDirector] = []
            for director in installations.compactMap(\.director)
            where !directors.contains(where: { $0 === director }) { directors.append(director) }
            return directors
        }

        // MARK: Registries without an installation

        private func checkInstalled(_ arrival: Arrival) {
            guard let request = arrival.controller.flatMap(Self.request(that:)) else { return }
            if case .presentation(let presented, _, _) = request, Self.isChecked(presented) {
                return
            }
            let installed = directors
            let isCovered = installed.contains { $0.line(for: $0.ends(of: request)) != nil }
            if isCovered { return }
            for registry in arrival.registries()
            where !installed.contains(where: { $0 === registry }) {
                let ends = registry.ends(of: request)
                let isMeant =
                    registry.line(for: ends) != nil
                    || installed.isEmpty && registry.defaultAnswer(for: ends) != nil
                guard isMeant else { continue }
                return TransitionReports.report(
                    "\(registry.name) is installed nowhere, but covers \(ends.summary); "
                        + "call `\(request.installation)` before", about: registry.name)
            }
        }

        /// The transition that showed a controller; nil if there was none.
        private static func request(that brought: UIViewController) -> TransitionRequest? {
            for controller in brought.selfAndContainers {
                if let navigation = controller.parent as? UINavigationController {
                    let stack = navigation.viewControllers
                    guard let index = stack.firstIndex(where: { $0 === controller }), index > 0
                    else { continue }
                    return .navigation(navigation, .push, from: stack[index - 1], to: controller)
                }
                if controller.parent == nil, let presenting = controller.presentingViewController {
                    return .presentation(
                        presented: controller, presenting: presenting, source: presenting)
                }
            }
            return nil
        }

        // MARK: Presentations without a call

        private func checkPresentations() {
            for controller in installations.compactMap(\.controller) {
                var presenting = Self.root(below: controller)
                while let presented = presenting.presentedViewController {
                    check(presented, by: presenting)
                    presenting = presented
                }
            }
        }

        /// The outermost controller below all presentations that contain a controller.
        private static func root(below controller: UIViewController) -> UIViewController {
            var root = controller
            while let next = root.parent ?? root.presentingViewController { root = next }
            return root
        }

        private func check(_ presented: UIViewController, by presenting: UIViewController) {
            if Self.isChecked(presented) { return }
            ignorePresentation(of: presented)
            if PresentationDelegate.installed(on: presented) != nil { return }
            let request = TransitionRequest.presentation(
                presented: presented, presenting: presenting, source: presenting)
            for director in directors {
                let ends = director.ends(of: request)
                guard director.line(for: ends) != nil else { continue }
                return TransitionReports.report(
                    "\(director.name) has a line for \(ends.summary), which is not played: "
                        + "call `\(request.installation)` before the presentation",
                    about: "presentation of \(type(of: ends.to))")
            }
        }

        private static func isChecked(_ presented: UIViewController) -> Bool {
            isCheckedKey.value(on: presented) != nil
        }
    }

    extension TransitionRequest {
        /// The call that must precede it.
        fileprivate var installation: String {
            switch self {
            case .navigation, .tab: "install(in:)"
            case .presentation, .dismissal, .replacement: "installForPresentation(of:)"
            }
        }
    }

    extension TransitionEnds {
        /// `the push from ListController to DetailController`
        fileprivate var summary: String {
            let isPresentation = TransitionOperations.present.contains(operation)
            let name = isPresentation ? "presentation" : "push"
            return "the \(name) from \(type(of: from)) to \(type(of: to))"
        }
    }
#endif
