#if canImport(UIKit)
    import UIKit

    /// The part of a registry that delegates, sessions and gestures use, for any screen type.
    @MainActor protocol TransitionDirector: AnyObject {
        /// The registry's name in the app's code, for messages.
        var name: String { get }
        /// The same for all registries of one file.
        var file: ObjectIdentifier { get }
        var engine: (any TransitionEngine)? { get }

        func ends(of request: TransitionRequest) -> TransitionEnds
        /// Whether the file declares the screen of an end.
        func declaresEnd(of ends: TransitionEnds) -> Bool
        func line(for ends: TransitionEnds) -> LineAnswer<ScreenTransition>?
        func defaultAnswer(for ends: TransitionEnds) -> DecidingDefault?
        /// The animation of the defaults while Reduce Motion is on; nil if they have none.
        func reducedMotion(for ends: TransitionEnds) -> ScreenTransition?
        /// Those of the narrowest line come first.
        func views(for ends: TransitionEnds) -> [TransitionViews]
        func hooks(of controller: UIViewController) -> [ScreenHooks<UIViewController>]
        func setup(of controller: UIViewController) -> ScreenSetup<UIViewController>?
        /// An unwind segue with a line that has a gesture, and that line's animation.
        func interactiveUnwind(for ends: TransitionEnds) -> (unwind: String, ScreenTransition)?
        func didEnd(_ ends: TransitionEnds, completed: Bool)
        /// The names of the screens, for messages.
        func names(of ends: TransitionEnds) -> (from: String, to: String)
    }

    /// The default that decides a transition.
    struct DecidingDefault {
        let transition: ScreenTransition
        let declared: DeclaredLine
        /// What it belongs to, for messages: `the default of the file`.
        let owner: String
    }
#endif
