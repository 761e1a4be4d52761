#if canImport(UIKit)
    public import UIKit

    /// The transitions of an app, or of a part of it. A registry chooses what plays, and plays it.
    ///
    /// Generated code creates registries; an app installs them. A registry keeps no strong reference
    /// to a controller. The controllers in which it is installed keep the registry alive.
    @MainActor public final class TransitionRegistry<Screen: Hashable & Sendable> {
        let name: String
        let screens: ScreenClasses<Screen>
        let lines: TransitionTable<Screen, ScreenTransition>
        let defaults: TransitionDefaults<Screen, ScreenTransition>
        let viewLines: TransitionTable<Screen, TransitionViews>?
        let unwinds: [String]
        let reduceMotion: ScreenTransition?
        let engine: (any TransitionEngine)?
        let gestures = GestureBoard()
        let unwinding = Unwinding()
        let version: Int

        /// Creates a registry. Generated code calls it.
        ///
        /// - Parameters:
        ///   - name: The name that messages have for it.
        ///   - screens: The classes of the declared screens.
        ///   - lines: The lines.
        ///   - defaults: What plays where no line decides.
        ///   - views: The changes to views for the time of one transition.
        ///   - reduceMotion: What plays while Reduce Motion is on, or `nil` for no difference.
        ///   - reduceMotionSince: The first major version of iOS in which `reduceMotion` applies.
        ///   - reduceMotionBefore: The first major version of iOS in which it no longer applies.
        ///   - unwinds: The identifiers of the unwind segues that lines name.
        ///   - engine: The engine that plays the transitions, or `nil` for the runtime itself.
        public init(
            name: String = "A registry", screens: ScreenClasses<Screen>,
            lines: TransitionTable<Screen, ScreenTransition>,
            defaults: TransitionDefaults<Screen, ScreenTransition>,
            views: TransitionTable<Screen, TransitionViews>? = nil,
            reduceMotion: ScreenTransition? = nil, reduceMotionSince: Int = 0,
            reduceMotionBefore: Int = .max, unwinds: Set<String> = [],
            engine: (any TransitionEngine)? = nil
        ) {
            self.name = name
            self.screens = screens
            self.lines = lines
            self.defaults = defaults
            viewLines = views
            self.unwinds = unwinds.sorted()
            self.engine = engine
            version = UIDevice.current.majorVersion
            let isReduced =
                version >= reduceMotionSince
                && (reduceMotionBefore == .max || version < reduceMotionBefore)
            self.reduceMotion = isReduced ? reduceMotion : nil
        }

        /// Lets the registry choose what a navigation controller plays for pushes, pops and
        /// replacements.
        ///
        /// The controller's own delegate still gets every call. It is also asked for an animation
        /// where the registry has none. A second call has no effect.
        public func install(in navigationController: UINavigationController) {
            NavigationDelegate.install(self, in: navigationController)
        }

        /// Lets the registry choose what a tab bar controller plays for changes of tab.
        ///
        /// The controller's own delegate still gets every call. It is also asked for an animation
        /// where the registry has none. A second call has no effect.
        public func install(in tabBarController: UITabBarController) {
            TabDelegate.install(self, in: tabBarController)
        }

        /// Lets the registry choose what plays when a controller is presented and dismissed. Call it
        /// before `present(_:animated:)`.
        ///
        /// UIKit does not report a presentation without animation. Call the function again after it,
        /// so that the gesture that dismisses is added.
        public func installForPresentation(of presented: UIViewController) {
            PresentationDelegate.install(self, on: presented)
        }

        /// Records which segue or unwind segue is about to run. Call it from
        /// `prepare(for:sender:)`. A segue without an identifier has no effect.
        public func prepare(for segue: UIStoryboardSegue) {
            guard let identifier = segue.identifier else { return }
            if unwinds.contains(identifier) {
                unwinding.begin(identifier, from: segue.source)
            } else {
                OpeningSegue.set(identifier, on: segue.destination)
                ForgottenCalls.shared.expectInstalled({ [self] }, for: segue.destination)
            }
        }

        /// Finds what plays for an event: by the lines, and by the defaults where no line decides.
        ///
        /// - Parameters:
        ///   - event: The event.
        ///   - containers: The containers around it, the innermost first.
        /// - Returns: What plays, or `nil` if neither a line nor a default decides.
        public func transition(for event: TransitionEvent<Screen>, containers: [Screen] = [])
            -> ScreenTransition?
        { lines.answer(to: event)?.content ?? defaults.first(for: event, containers: containers) }

        /// Adds the gesture of the line for an event to the controller that the event leaves.
        ///
        /// If no line has a gesture for the event, an earlier gesture for it is removed.
        ///
        /// - Parameters:
        ///   - operation: The operation: exactly one.
        ///   - controller: The controller that leaves.
        ///   - screen: The screen that comes.
        ///   - segue: The identifier of the segue that opens the screen, or `nil` for none.
        ///   - begin: Starts the transition, for example with `pushViewController(_:animated:)`.
        public func drive(
            _ operation: TransitionOperations, from controller: UIViewController, to screen: Screen,
            segue: String? = nil, begin: @escaping @MainActor () -> Void
        ) {
            let from = declared(in: controller)
            let event = TransitionEvent(
                operation, from: screens.screen(of: from), to: screen, segue: segue,
                version: version)
            let containers = from.selfAndContainers.compactMap { screens.screen(of: $0) }
            var driver: GestureDriver?
            if let interaction = transition(for: event, containers: containers)?.interaction {
                driver = GestureDriver(
                    interaction, of: operation, on: controller, self,
                    mayStart: { [weak controller] in
                        controller?.viewIfLoaded?.window != nil
                            && controller?.transitionCoordinator == nil
                    }, start: begin)
            }
            AttachedGestures.of(controller).set(
                driver, for: .goForward(operation, screen: AnyHashable(screen)))
        }
    }
#endif
