#if canImport(UIKit)
    public import UIKit

    /// The transitions of an app, or of a part of it: chooses what plays and lets it play.
    ///
    /// A registry keeps no controller alive; those that it was installed in keep the registry.
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

        /// `name` is what messages call it.
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
            let versions = Versions(first: reduceMotionSince, end: reduceMotionBefore)
            self.reduceMotion = versions.contains(version) ? reduceMotion : nil
        }

        /// Lets the registry choose what a navigation controller plays. The delegate that is there
        /// stays: it is told all it was told before, and asked where the registry says nothing.
        public func install(in navigationController: UINavigationController) {
            NavigationDelegate.install(self, in: navigationController)
        }

        /// The same for a tab bar controller.
        public func install(in tabBarController: UITabBarController) {
            TabDelegate.install(self, in: tabBarController)
        }

        /// Lets the registry choose how a controller is presented and dismissed; to be called
        /// before it is presented. Called again after a presentation without animation, which UIKit
        /// tells nobody of, it puts the gesture on that dismisses.
        public func installForPresentation(of presented: UIViewController) {
            PresentationDelegate.install(self, on: presented)
        }

        /// To be called from `prepare(for:sender:)`, for segues and unwind segues.
        public func prepare(for segue: UIStoryboardSegue) {
            guard let identifier = segue.identifier else { return }
            if unwinds.contains(identifier) {
                unwinding.begin(identifier, from: segue.source)
            } else {
                OpeningSegue.set(identifier, on: segue.destination)
                ForgottenCalls.shared.expectInstalled({ [self] }, for: segue.destination)
            }
        }

        /// What the lines, or else the defaults, say of an event; `containers` are those around it,
        /// the innermost first.
        public func transition(for event: TransitionEvent<Screen>, containers: [Screen] = [])
            -> ScreenTransition?
        { lines.answer(to: event)?.content ?? defaults.first(for: event, containers: containers) }

        /// Puts the gesture of the line for this event on the controller that is to be left;
        /// `begin` starts the transition. Where no line gives a gesture, one that was there is
        /// taken off.
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
