package import Resolution
package import TransitionDSL

/// One event as it plays on the phone.
package struct Scene: Hashable, Sendable {
    /// The index of the registry.
    package var registry: Int
    package var event: Event
    /// Those around its screens, the innermost first.
    package var containers: [Handle<Screen>] = []
    /// Whether it plays with Reduce Motion.
    package var isReduced: Bool
    /// In seconds, until everything rests.
    package var duration: Double
    /// What is drawn, from bottom to top: both screens, and all that moves in them or above them. A
    /// view that moves in its screen is above the rest of that screen, whatever is between.
    package var layers: [Track.Subject]
    package var tracks: [Track]
    /// The rectangle of a zoom, by the screen that has it and the index of its view.
    package var hole: Track.Subject?
    /// The gesture that drives it; nil without one, or if its values are known only in the app.
    package var gesture: DrivenGesture?
    /// What is drawn in another way than it plays, or not at all. Everything else is exact.
    package var remarks: [Remark]
    /// The views that fly into each other, by their indices in the views of their screens.
    package var pairs: [Pair] = []
    /// The line that decides; nil if a default or the engine does.
    package var edge: Handle<Edge>?
    /// The place of the default that decides; nil if a line or the engine does.
    package var fallback: SourcePlace?
}

extension Scene {
    /// A view of the screen that leaves, and one of the screen that appears.
    package struct Pair: Hashable, Sendable {
        package var from: Int
        package var to: Int
    }

    package var isToOnTop: Bool {
        layers.last { [.screen(.from), .screen(.to)].contains($0) } == .screen(.to)
    }
}

/// The scenes of a program.
package struct SceneList: Hashable, Sendable {
    package var scenes: [Scene] = []
    /// By the position in the tree of screens.
    package var screens: [PhoneScreen] = []
    /// How many scenes the limit left out.
    package var leftOut = 0
}
