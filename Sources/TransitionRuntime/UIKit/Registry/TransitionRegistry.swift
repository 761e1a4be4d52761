#if canImport(UIKit)
    public import UIKit

    /// The transitions of an app, or of a part of it. A registry chooses and plays animations.
    ///
    /// A registry keeps no controller alive. The controllers in which it is installed keep it
    /// alive.
    @MainActor public final class TransitionRegistry<Screen: Hashable & Sendable> {
        let name: String
        let file = ObjectIdentifier(Screen.self)
        let screens: ScreenClasses<Screen>
        let lines: TransitionTable<Screen, ScreenTransition>
        let defaults: TransitionDefaults<Screen, ScreenTransition>
        let viewLines: TransitionTable<Screen, TransitionViews>?
        let unwinds: [String]
        let reduceMotion: ScreenTransition?
        let engine: (any TransitionEngine)?
        let unwinding = Unwinding()
        let version: IOSVersion

        /// Creates a registry. `name` is for messages. Without `engine` the runtime animates.
        ///
        /// `reduceMotion` plays while Reduce Motion is on, in the versions `reduceMotionIOS` of iOS.
        /// With `nil` the setting has no effect.
        public init(
            name: String = "A registry", screens: ScreenClasses<Screen>,
            lines: TransitionTable<Screen, ScreenTransition>,
            defaults: TransitionDefaults<Screen, ScreenTransition>,
            views: TransitionTable<Screen, TransitionViews>? = nil,
            reduceMotion: ScreenTransition? = nil, reduceMotionIOS: IOSVersions = .all,
            unwinds: Set<String> = [],
            engine: (any TransitionEngine)? = nil
        ) {
            self.name = name
            self.screens = screens
            self.lines = lines
            self.defaults = defaults
            viewLines = views
            self.unwinds = unwinds.sorted()
            self.engine = engine
            version = UIDevice.current.iOSVersion
            self.reduceMotion = reduceMotionIOS.contains(version) ? reduceMotion : nil
        }

        /// Lets the registry choose a navigation controller's animations. The controller's own
        /// delegate still gets every call, and is asked if the registry has no animation.
        ///
        /// The lines of the registry that was installed last win. Installing a registry again
        /// changes nothing, also in the middle of a transition.
        public func install(in navigationController: UINavigationController) {
            NavigationDelegate.install(self, in: navigationController)
        }

        /// Lets the registry choose a tab bar controller's animations. Its delegate is kept, too.
        public func install(in tabBarController: UITabBarController) {
            TabDelegate.install(self, in: tabBarController)
        }

        /// Lets the registry choose how a controller is presented and dismissed. Call it before
        /// `present(_:animated:)`.
        public func installForPresentation(of presented: UIViewController) {
            PresentationDelegate.install(self, on: presented)
        }

        /// Records the segue or unwind segue that is about to run. Call it from
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

        /// Finds the animation of the lines, or else of the defaults, for an event in containers,
        /// the innermost first. Returns `nil` if neither decides.
        public func transition(
            for event: TransitionEvent<Screen>, containers: [Screen] = []
        ) -> ScreenTransition? {
            lines.answer(to: event)?.content ?? defaults.first(for: event, containers: containers)
        }

        /// Adds the gestures of the line for an event to the controller that leaves, or removes
        /// earlier ones if no line has a gesture. `begin` starts the transition and gets the
        /// controller, which keeps the closure.
        public func drive<Controller: UIViewController>(
            _ operation: TransitionOperations, from controller: Controller, to screen: Screen,
            segue: String? = nil, begin: @escaping @MainActor (Controller) -> Void
        ) {
            drive(operation, from: controller, to: screen, segue: segue) { [weak controller] in
                controller.map { begin($0) }
            }
        }

        /// The same, but a `begin` that captures the controller keeps it alive for ever.
        public func drive(
            _ operation: TransitionOperations, from controller: UIViewController, to screen: Screen,
            segue: String? = nil, begin: @escaping @MainActor () -> Void
        ) {
            let from = declared(in: controller)
            let stack = operation == .push ? controller.navigationController : nil
            let left = from.selfAndContainers.dropFirst().prefix { $0 !== stack }
            let event = TransitionEvent(
                operation, from: screens.screen(of: from), to: screen, segue: segue,
                version: version, leaves: self.containers(Array(left)))
            let containers = from.selfAndContainers.compactMap { screens.screen(of: $0) }
            let gestures = transition(for: event, containers: containers)?.gestures ?? []
            let drivers = gestures.map { gesture in
                GestureDriver(
                    gesture, of: operation, on: controller, leaving: from, to: nil,
                    mayStart: whenFree { [weak controller] in
                        controller?.viewIfLoaded?.window != nil
                            && controller?.transitionCoordinator == nil
                    }, start: begin)
            }
            AttachedGestures.of(controller).set(
                drivers, for: .goForward(operation, screen: AnyHashable(screen)))
        }
    }
#endif
