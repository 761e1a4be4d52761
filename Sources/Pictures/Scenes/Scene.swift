import Resolution
import TransitionDSL

/// One event as it plays on the phone.
struct Scene: Hashable, Sendable {
    /// The index of the registry.
    var registry: Int
    var event: Event
    /// Those around its screens, the innermost first.
    var containers: [Handle<Screen>] = []
    /// Whether it plays with Reduce Motion.
    var isReduced: Bool
    /// In seconds, until everything rests.
    var duration: Double
    /// What is drawn, from bottom to top: both screens, and all that moves in them or above them. A
    /// view that moves in its screen is above the rest of that screen, whatever is between.
    var layers: [Track.Subject]
    var tracks: [Track]
    /// The rectangle of a zoom, by the screen that has it and the index of its view.
    var hole: Track.Subject?
    /// The gesture that drives it; nil without one, or if its values are known only in the app.
    var gesture: DrivenGesture?
    /// What is drawn in another way than it plays, or not at all. Everything else is exact.
    var remarks: [Remark]
    /// The views that fly into each other, by their indices in the views of their screens.
    var pairs: [Pair] = []
    /// The line that decides; nil if a default or the engine does.
    var edge: Handle<Edge>?
    /// The place of the default that decides; nil if a line or the engine does.
    var fallback: SourcePlace?
}

extension Scene {
    /// A view of the screen that leaves, and one of the screen that appears.
    struct Pair: Hashable, Sendable {
        var from: Int
        var to: Int
    }

    var isToOnTop: Bool {
        layers.last { [.screen(.from), .screen(.to)].contains($0) } == .screen(.to)
    }
}

/// The scenes of a program.
struct SceneList: Hashable, Sendable {
    var scenes: [Scene] = []
    /// By the position in the tree of screens.
    var screens: [PhoneScreen] = []
    /// How many scenes the limit left out.
    var leftOut = 0
}
