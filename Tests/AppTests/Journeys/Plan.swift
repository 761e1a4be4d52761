import TransitionDSL

@testable import Resolution

/// What one action does: the lines for the program, the transition, and the world after it.
struct Plan {
    /// Of several lines the last is the action itself.
    var lines: [String] = []
    /// Nil where nothing is animated.
    var occurrence: Occurrence?
    var after: World
    /// The gesture that begins it.
    var gesture: Gesture?

    enum Gesture {
        /// One that leads back, or to another tab: it is there where it drives something.
        case back(finishes: Bool)
        /// The one of a call of `drive`, which is there whatever plays.
        case forward(finishes: Bool)
    }
}
