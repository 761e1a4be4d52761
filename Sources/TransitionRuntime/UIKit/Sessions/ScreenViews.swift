#if canImport(UIKit)
    import UIKit

    /// The hero ids and modifiers that the screens of a transition have whatever the lines of
    /// registries say.
    @MainActor struct ScreenViews {
        /// The screens that the app sets up by itself, with the function that it calls.
        private var calls: [(controller: UIViewController, function: String)] = []

        /// Sets up those of the screens that need no value.
        init(_ ends: TransitionEnds, _ director: any TransitionDirector) {
            var controllers: [UIViewController] = []
            for controller in [ends.from, ends.to] + ends.leaving.visibleChain
                + ends.coming.visibleChain where !controllers.contains(where: { $0 === controller })
            { controllers.append(controller) }
            for controller in controllers {
                switch director.setup(of: controller) {
                case .automatic(let apply)?:
                    controller.loadViewIfNeeded()
                    apply(controller)
                case .call(let function)?: calls.append((controller, function))
                case nil: break
                }
            }
        }

        /// Reports calls that have not come by the end of the transition.
        func reportMissingCalls() {
            for (controller, function) in calls
            where !AppliedFunctions.of(controller).contains(function) {
                let call = "`\(function)` was not called on \(type(of: controller))"
                TransitionReports.report(
                    call + ", whose views take no part in transitions without it", about: call)
            }
        }
    }
#endif
