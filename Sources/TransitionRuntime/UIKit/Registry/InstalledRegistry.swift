#if canImport(UIKit)
    import UIKit

    /// One registry on one controller, with its records there.
    @MainActor final class InstalledRegistry {
        let director: any TransitionDirector
        /// The returns of the screens that the registry opened there, and an animation passed in a
        /// call.
        var history = NavigationHistory<ObjectIdentifier, ScreenTransition>()

        init(_ director: any TransitionDirector) { self.director = director }
    }
#endif
