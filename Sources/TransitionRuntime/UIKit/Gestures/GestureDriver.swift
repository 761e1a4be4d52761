#if canImport(UIKit)
    import UIKit

    /// One gesture on one controller: starts a transition and drives it.
    @MainActor final class GestureDriver: NSObject, UIGestureRecognizerDelegate {
        let interaction: Interaction
        private(set) weak var controller: UIViewController?
        private let operation: TransitionOperations
        private(set) weak var director: (any TransitionDirector)?
        var mayStart: () -> Bool
        var start: () -> Void

        private let recognizer: UIGestureRecognizer?
        private var tracker: InteractionTracker
        /// The interaction controller if the app or UIKit animates the transition.
        private(set) var driven: DrivenTransition?
        private weak var engine: (any TransitionEngine)?

        init(
            _ interaction: Interaction, of operation: TransitionOperations,
            on controller: UIViewController, _ director: any TransitionDirector,
            mayStart: @escaping () -> Bool, start: @escaping () -> Void
        ) {
            self.interaction = interaction
            self.operation = operation
            self.controller = controller
            self.director = director
            self.mayStart = mayStart
            self.start = start
            tracker = InteractionTracker(interaction)
            recognizer = interaction.gesture.makeRecognizer(
                isRightToLeft: controller.view.effectiveUserInterfaceLayoutDirection
                    == .rightToLeft)
            super.init()
            recognizer?.delegate = self
            recognizer?.addTarget(self, action: #selector(handle(_:)))
        }

        func attach() {
            guard let recognizer, let view = controller?.view else { return }
            view.addGestureRecognizer(recognizer)
        }

        func detach() {
            guard let recognizer else { return }
            recognizer.view?.removeGestureRecognizer(recognizer)
        }

        // MARK: The gesture

        @objc func handle(_ recognizer: UIGestureRecognizer) {
            guard let phase = recognizer.phase else { return }
            let effect = tracker.handle(phase, recognizer.sample, isRightToLeft: isRightToLeft)
            switch effect {
            case .none: break
            case .begin: begin()
            case .update(let progress): update(progress)
            case .finish(let speed): end(finishing: true, speed: speed)
            case .cancel(let speed): end(finishing: false, speed: speed)
            }
        }

        private func begin() {
            guard let director, mayStart() else { return tracker.reset() }
            driven = DrivenTransition()
            director.gestures.add(self)
            start()
        }

        private func update(_ progress: Double) {
            if let engine { engine.update(progress) } else { driven?.update(CGFloat(progress)) }
        }

        private func end(finishing: Bool, speed: Double) {
            director?.gestures.remove(self)
            if let engine {
                self.engine = nil
                if finishing { engine.finish(speed: speed) } else { engine.cancel(speed: speed) }
            } else {
                driven?.end(finishing: finishing, speed: speed)
            }
            driven = nil
        }

        // MARK: The transition

        /// Whether this is the transition that the gesture has started.
        func hasAsked(for ends: TransitionEnds) -> Bool {
            guard tracker.isActive, let controller, operation == ends.operation else {
                return false
            }
            return ends.leaving.isRelated(to: controller)
        }

        /// Lets an engine run it, with its own interaction controller.
        func drive(by engine: any TransitionEngine) {
            driven = nil
            self.engine = engine
            // A finger at rest sends nothing: without a progress the engine would play on.
            engine.update(tracker.progress)
        }

        /// The transition has ended, by this gesture or by something else.
        func transitionDidEnd() {
            director?.gestures.remove(self)
            engine = nil
            driven = nil
            tracker.reset()
        }

        // MARK: Other gestures

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            mayStart() && tracker.mayBegin(recognizer.sample, isRightToLeft: isRightToLeft)
                && !isScrolling(recognizer)
        }

        /// A scroll view waits for a drag. The drag fails at once, unless it moves in its direction
        /// and the scroll view has reached its end.
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
        ) -> Bool {
            recognizer is UIPanGestureRecognizer && other is UIPanGestureRecognizer
                && other.view is UIScrollView
        }

        private func isScrolling(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let view = recognizer.view else { return false }
            var touched = view.hitTest(recognizer.location(in: view), with: nil)
            while let current = touched, current !== view {
                if let scroll = current as? UIScrollView,
                    scroll.hasMore(for: interaction.gesture, isRightToLeft: isRightToLeft)
                {
                    return true
                }
                touched = current.superview
            }
            return false
        }

        private var isRightToLeft: Bool {
            controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }
#endif
