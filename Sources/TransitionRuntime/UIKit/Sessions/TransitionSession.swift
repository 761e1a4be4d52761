#if canImport(UIKit)
    import UIKit

    /// One transition from UIKit's request until it is completed, cancelled, or known never to
    /// begin. Everything that was applied for it is reverted then, once.
    ///
    /// It belongs to one controller and one registry, whatever is installed or begins meanwhile.
    @MainActor final class TransitionSession {
        /// What made the animation controller.
        enum Renderer { case runtime, engine, app, system }

        let request: TransitionRequest
        private let decision: Decision
        private(set) var transition: ScreenTransition?
        private(set) var renderer = Renderer.system
        /// The animation controller of the engine or the app, without its wrapper.
        private(set) weak var original: (any UIViewControllerAnimatedTransitioning)?
        /// The gesture that drives it.
        weak var driver: GestureDriver?
        /// Called once, at the end.
        var onEnd: ((_ completed: Bool) -> Void)?

        private(set) var isOver = false
        private var hasRun = false
        private var takeOff: [@MainActor () -> Void] = []
        private var screenViews: ScreenViews?

        init(_ decision: Decision, _ request: TransitionRequest) {
            self.decision = decision
            self.request = request
            transition = decision.transition
        }

        /// The registry to which it belongs.
        var director: any TransitionDirector { decision.director }
        var ends: TransitionEnds { decision.ends }
        /// What to record once it is completed, and where.
        var record: (installation: InstalledRegistry, value: Decision.Recorded)? { decision.record }

        /// Chooses the animation, applies its views and returns the animation controller; nil for
        /// UIKit's own animation. `app` asks the previous delegate.
        func begin(
            app: () -> (any UIViewControllerAnimatedTransitioning)?
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            prepareParticipants()
            transition = transition.map(resolvingSystemZoom)
            let isEngineBusy =
                director.engine?.isPlaying == true && transition?.isRuntimesOwn != true
            runHooks(\.beforeGo, \.beforeReturn, \.beforeReappear)
            if !decision.isReduced, transition?.animation != .system, !isEngineBusy { putOnViews() }
            notifyParticipants { $0.transitionWillBegin(with: $1) }
            let animator = makeAnimator(
                decision.isEnginesOwn ? { nil } : app, isEngineBusy: isEngineBusy)
            if renderer == .runtime || renderer == .engine { keepTopVisible() }
            trace(decision, isEngineBusy: isEngineBusy)
            watch()
            return animator
        }

        private func makeAnimator(
            _ app: () -> (any UIViewControllerAnimatedTransitioning)?, isEngineBusy: Bool
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            guard transition?.animation != .system else { return nil }
            if transition == nil, let animator = app() {
                renderer = .app
                original = animator
                return animator
            }
            if isEngineBusy { return nil }
            if let animator = director.engine?.animationController(for: transition, request) {
                renderer = .engine
                original = animator
                return WatchedAnimator.watching(animator, for: self)
            }
            guard let transition, let animator = makeAnimator(for: transition) else { return nil }
            renderer = .runtime
            return animator
        }

        /// The interaction controller, if a gesture drives it or the engine always does.
        func interactionController(
            app: () -> (any UIViewControllerInteractiveTransitioning)?
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            if renderer == .app { return app() }
            let driver = GestureDriver.starting(ends)
            // UIKit cannot set a stack interactively, as an engine that drives itself requests.
            if renderer == .engine, ends.operation == .replace, driver == nil { return nil }
            if renderer == .engine, let engine = director.engine, let original,
                driver == nil || engine.drives(original)
            {
                let controller = engine.interactionController(for: original, request)
                if controller != nil {
                    self.driver = driver
                    driver?.drive(self, by: engine)
                }
                return controller.map { WatchedInteraction($0, for: self) }
            }
            guard let driver, transition?.animation != ScreenAnimation.none else { return nil }
            self.driver = driver
            driver.session = self
            return driver.driven
        }

        /// Something else moves the screens: UIKit runs alongside animations inside its own, so
        /// that a gesture drives both.
        func runAlongside() {
            let isQueued = request.coordinating?.transitionCoordinator?.animate(
                alongsideTransition: { _ in self.run() }, completion: nil)
            if isQueued == true { return }
            UIView.animate(withDuration: transition?.duration ?? 0.35) { self.run() }
        }

        /// The animation has begun.
        func run() {
            guard !hasRun, !isOver else { return }
            hasRun = true
            notifyParticipants { $0.transitionIsRunning(with: $1) }
        }

        func end(completed: Bool) {
            guard !isOver else { return }
            isOver = true
            for remove in takeOff.reversed() { remove() }
            takeOff = []
            if completed {
                runHooks(\.afterGo, \.afterReturn, \.afterReappear)
                screenViews?.reportMissingCalls()
            }
            screenViews = nil
            notifyParticipants { $0.transitionDidEnd(with: $1, completed: completed) }
            for part in decision.parts { part.director.didEnd(part.ends, completed: completed) }
            driver?.transitionDidEnd()
            director.engine?.transitionDidEnd(request, completed: completed)
            onEnd?(completed)
            onEnd = nil
        }

        /// Ends a session that has not reported its end before another one begins.
        func endPending() {
            end(completed: (renderer == .system || renderer == .app) && request.hasHappened)
        }

        /// If another animator gets the end, or nothing begins at all, the coordinator reports it.
        /// It exists as soon as UIKit has continued.
        private func watch() {
            guard let controller = request.coordinating else { return }
            Task { @MainActor in
                guard !self.isOver else { return }
                if !self.follow(controller.transitionCoordinator) {
                    self.end(completed: self.renderer == .system && self.request.hasHappened)
                }
            }
        }

        /// Ends when its coordinator's transition does; false for none, or for that of another
        /// transition of the controller.
        @discardableResult
        func follow(_ coordinator: (any UIViewControllerTransitionCoordinator)?) -> Bool {
            guard let coordinator, request.isThat(of: coordinator) else { return false }
            return coordinator.animate(alongsideTransition: nil) { context in
                self.end(completed: !context.isCancelled)
            }
        }
    }

    extension TransitionSession {
        private func putOnViews() {
            screenViews = ScreenViews(files)
            // The registry installed last comes last and so wins if two change one view.
            for part in decision.parts.reversed() { putOnViews(of: part) }
        }

        private func putOnViews(of part: Decision.Part) {
            let (views, ends) = (part.director.views(for: part.ends), part.ends)
            guard !views.isEmpty else { return }
            ends.from.loadViewIfNeeded()
            ends.to.loadViewIfNeeded()
            let sides = TransitionSides(
                from: ends.from, to: ends.to, operation: ends.operation, segue: ends.segue,
                unwind: ends.unwind)
            // The narrower comes later and so wins.
            takeOff += views.reversed().map { $0.put(sides) }
        }

        /// One registry of each file: those of one file share their screens.
        private var files: [Decision.Part] {
            var files: Set<ObjectIdentifier> = []
            return decision.parts.filter { files.insert($0.director.file).inserted }
        }

        /// Covers the lowest of several dismissed controllers with a snapshot of the topmost, since
        /// UIKit removes the upper ones at once.
        private func keepTopVisible() {
            guard case .dismissal(let lowest, let leaving) = request, leaving !== lowest,
                let view = lowest.viewIfLoaded, let top = leaving.viewIfLoaded
            else { return }
            let picture = top.snapshotView(afterScreenUpdates: false)
            picture?.frame = top.window == nil ? view.bounds : view.convert(top.bounds, from: top)
            picture.map { view.addSubview($0) }
            takeOff.append {
                picture?.removeFromSuperview()
                // An engine that has moved the view itself puts it back if it is cancelled.
                if leaving.presentingViewController == nil { top.removeFromSuperview() }
            }
        }

        private func prepareParticipants() {
            guard var prepared = transition else { return }
            for (end, other) in [(ends.from, ends.to), (ends.to, ends.from)] {
                (end as? any TransitionParticipant)?.prepareTransition(&prepared, with: other)
            }
            transition = prepared
        }

        private func notifyParticipants(
            _ notify: (any TransitionParticipant, UIViewController) -> Void
        ) {
            for (end, other) in [(ends.from, ends.to), (ends.to, ends.from)] {
                if let participant = end as? any TransitionParticipant {
                    notify(participant, other)
                }
            }
        }

        private typealias Hook = KeyPath<
            ScreenHooks<UIViewController>, ScreenHooks<UIViewController>.Hook?
        >

        /// For a return, first those of the screen that leaves, then those of the one that appears.
        private func runHooks(_ go: Hook, _ back: Hook, _ reappear: Hook) {
            for part in files {
                let ends = part.ends
                let calls =
                    ends.isReturn ? [(ends.from, back), (ends.to, reappear)] : [(ends.to, go)]
                for (controller, hook) in calls {
                    for hooks in part.director.hooks(of: controller) {
                        hooks[keyPath: hook]?(controller)
                    }
                }
            }
        }
    }
#endif
