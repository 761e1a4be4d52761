#if canImport(UIKit)
    import UIKit

    /// One gesture on one controller: starts a transition and drives it, and no other.
    @MainActor final class GestureDriver: NSObject, UIGestureRecognizerDelegate {
        /// The gesture that starts a transition now, until UIKit has asked about it.
        private static weak var starting: GestureDriver?

        let interaction: Interaction
        private(set) weak var controller: UIViewController?
        private let operation: TransitionOperations
        /// Finds the view in which it begins; nil for the whole screen.
        private(set) var view: (() -> UIView?)?
        private(set) var mayStart: () -> Bool
        private(set) var start: () -> Void

        private let recognizer: UIGestureRecognizer?
        private var tracker: InteractionTracker
        /// The transition that it drives.
        weak var session: TransitionSession?
        /// The interaction controller if the app or UIKit animates the transition.
        private(set) var driven: DrivenTransition?
        private weak var engine: (any TransitionEngine)?
        /// Whether it is removed when its transition has ended.
        private var isRetired = false

        /// A gesture on a controller. Its view is one of `owner`; `other` is nil if it is not known.
        init(
            _ gesture: ScreenTransition.DrivingGesture, of operation: TransitionOperations,
            on controller: UIViewController, leaving owner: UIViewController,
            to other: UIViewController?, mayStart: @escaping () -> Bool,
            start: @escaping () -> Void
        ) {
            interaction = gesture.interaction
            self.operation = operation
            self.controller = controller
            view = gesture.view.map { find in
                { [weak owner, weak other] in
                    owner.flatMap { find($0, other ?? $0) }
                }
            }
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

        /// Takes over the closures of an equal gesture, which replaces it.
        func update(from other: GestureDriver) {
            (view, mayStart, start) = (other.view, other.mayStart, other.start)
        }

        func attach() {
            isRetired = false
            guard let recognizer, recognizer.view == nil, let view = controller?.view else {
                return
            }
            view.addGestureRecognizer(recognizer)
        }

        /// Removes the recognizer; one that drives a transition when that has ended.
        func detach() {
            isRetired = session != nil
            guard !isRetired, let recognizer else { return }
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
            guard !isRetired, mayStart() else { return tracker.reset() }
            driven = DrivenTransition()
            Self.starting = self
            start()
        }

        private func update(_ progress: Double) {
            if let engine { engine.update(progress) } else { driven?.update(CGFloat(progress)) }
        }

        private func end(finishing: Bool, speed: Double) {
            if let engine {
                self.engine = nil
                if finishing { engine.finish(speed: speed) } else { engine.cancel(speed: speed) }
            } else {
                driven?.end(finishing: finishing, speed: speed)
            }
            driven = nil
            if session == nil { release() }
        }

        // MARK: The transition

        /// The gesture that has started a transition and has no other one to drive.
        static func starting(_ ends: TransitionEnds) -> GestureDriver? {
            guard let driver = starting, driver.tracker.isActive, driver.session == nil,
                let controller = driver.controller, driver.operation == ends.operation,
                ends.leaving.isRelated(to: controller)
            else { return nil }
            return driver
        }

        /// Lets an engine run it, with its own interaction controller.
        func drive(_ session: TransitionSession, by engine: any TransitionEngine) {
            self.session = session
            driven = nil
            self.engine = engine
            // A finger at rest sends nothing: without a progress the engine would play on.
            engine.update(tracker.progress)
        }

        /// The transition has ended, by this gesture or by something else.
        func transitionDidEnd() {
            session = nil
            engine = nil
            driven = nil
            tracker.reset()
            release()
        }

        private func release() {
            if Self.starting === self { Self.starting = nil }
            if isRetired { detach() }
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

        /// A touch outside of the gesture's view is not its own. A control that follows the finger
        /// keeps it; tvOS has none.
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch
        ) -> Bool {
            if let view {
                guard let view = view(), view.bounds.contains(touch.location(in: view)) else {
                    return false
                }
            }
            #if os(tvOS)
                return true
            #else
                return !(touch.view is UISlider || touch.view is UISwitch)
            #endif
        }

        /// A view in the screen that has a gesture of the same kind keeps it, as a map does. A scroll
        /// view is asked instead, and an edge of the screen is UIKit's in every view. A drag waits for
        /// the screen's other gesture from the edge, which fails at once elsewhere.
        func gestureRecognizer(
            _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            if let driver = other.delegate as? GestureDriver, driver.controller === controller,
                case .edgePan = driver.interaction.gesture, case .pan = interaction.gesture
            {
                return true
            }
            guard let screen = recognizer.view, let view = other.view, view !== screen,
                view.isDescendant(of: screen), !(view is UIScrollView)
            else { return false }
            if case .edgePan = interaction.gesture { return false }
            return other.isKind(of: type(of: recognizer))
        }

        private func isScrolling(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let view = recognizer.view else { return false }
            var touched = view.hitTest(recognizer.location(in: view), with: nil) ?? view
            while true {
                if let scroll = touched as? UIScrollView,
                    scroll.hasMore(for: interaction.gesture, isRightToLeft: isRightToLeft)
                {
                    return true
                }
                guard touched !== view, let parent = touched.superview else { return false }
                touched = parent
            }
        }

        private var isRightToLeft: Bool {
            controller?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
    }
#endif
