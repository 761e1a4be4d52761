#if canImport(UIKit)
    import UIKit

    /// The hero ids and modifiers of a transition's screens that do not depend on the lines of
    /// registries.
    @MainActor struct ScreenViews {
        /// The screens that the app sets up itself, with the function that it calls.
        private var calls: [(controller: UIViewController, function: String)] = []

        /// Sets up the screens whose lines need no arguments.
        init(_ files: [Decision.Part]) {
            for file in files { add(file.ends, file.director) }
        }

        private mutating func add(_ ends: TransitionEnds, _ director: any TransitionDirector) {
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

        /// Reports calls that the app has not made by the end of the transition.
        func reportMissingCalls() {
            for (controller, function) in calls
            where !AppliedFunctions.of(controller).contains(function) {
                let call = "`\(function)` was not called on \(type(of: controller))"
                TransitionReports.report(
                    call + ": without it, its views take no part in transitions", about: call)
            }
        }
    }
#endif
