#if canImport(UIKit)
    public import UIKit

    /// The transitions of an app, or of a part of it: chooses what plays and lets it play.
    ///
    /// A registry keeps no controller alive; those that it was installed in keep the registry.
    @MainActor public final class TransitionRegistry<Screen: Hashable & Sendable> {
        let screens: ScreenClasses<Screen>
        let lines: TransitionTable<Screen, ScreenTransition>
        let defaults: TransitionDefaults<Screen, ScreenTransition>
        let viewLines: TransitionTable<Screen, TransitionViews>?
        let reduceMotion: ScreenTransition?
        let unwinds: Set<String>
        let engine: (any TransitionEngine)?

        public init(
            screens: ScreenClasses<Screen>,
            lines: TransitionTable<Screen, ScreenTransition>,
            defaults: TransitionDefaults<Screen, ScreenTransition>,
            views: TransitionTable<Screen, TransitionViews>? = nil,
            reduceMotion: ScreenTransition? = nil,
            unwinds: Set<String> = [],
            engine: (any TransitionEngine)? = nil
        ) {
            self.screens = screens
            self.lines = lines
            self.defaults = defaults
            viewLines = views
            self.reduceMotion = reduceMotion
            self.unwinds = unwinds
            self.engine = engine
        }

        /// Lets the registry choose what a navigation controller plays. The delegate that is there
        /// stays: it is told all it was told before, and asked where the registry says nothing.
        public func install(in navigationController: UINavigationController) {}

        /// The same for a tab bar controller.
        public func install(in tabBarController: UITabBarController) {}

        /// Lets the registry choose how a controller is presented and dismissed; to be called before
        /// it is presented.
        public func installForPresentation(of presented: UIViewController) {}

        /// To be called from `prepare(for:sender:)`, for segues and unwind segues.
        public func prepare(for segue: UIStoryboardSegue) {}

        /// What the lines, or else the defaults, say of an event; `containers` are those around it,
        /// the innermost first.
        public func transition(
            for event: TransitionEvent<Screen>,
            containers: [Screen] = []
        ) -> ScreenTransition? {
            lines.first(covering: event) ?? defaults.first(for: event, containers: containers)
        }

        /// Puts the gesture of the line for this event on the controller that is to be left; `begin`
        /// starts the transition. Nothing happens where no line gives a gesture.
        public func drive(
            _ operation: TransitionOperations,
            from controller: UIViewController,
            to screen: Screen,
            segue: String? = nil,
            begin: @escaping @MainActor () -> Void
        ) {}

        // MARK: Animations given in the call

        /// Pushes with an animation that wins over every line. Without `returning` the way back is
        /// what it would be after any push.
        public func push(
            _ controller: UIViewController,
            in navigationController: UINavigationController,
            using transition: ScreenTransition,
            returning: ScreenTransition? = nil
        ) {}

        /// Pushes with an animation and pops with its opposite, whatever the lines say.
        public func push(
            _ controller: UIViewController,
            in navigationController: UINavigationController,
            usingAndOpposite transition: ScreenTransition
        ) {
            push(
                controller, in: navigationController, using: transition,
                returning: transition.opposite)
        }

        /// Pops with an animation that wins over every line.
        @discardableResult public func pop(
            in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) -> UIViewController? { nil }

        @discardableResult public func popToRoot(
            in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) -> [UIViewController]? { nil }

        @discardableResult public func pop(
            to controller: UIViewController,
            in navigationController: UINavigationController,
            using transition: ScreenTransition
        ) -> [UIViewController]? { nil }
    }
#endif
