/// The state machine of one gesture that drives a transition.
///
/// It starts no second transition before the first has ended, and ends each one that it has started.
public struct InteractionTracker: Hashable, Sendable {
    /// A change of a gesture recognizer's state.
    public enum Phase: Hashable, Sendable {
        /// The gesture was recognized.
        case began
        /// The fingers moved.
        case changed
        /// The fingers lifted.
        case ended
        /// The system cancelled the gesture.
        case cancelled
        /// The gesture was not recognized.
        case failed
    }

    /// What to do with the transition.
    public enum Effect: Hashable, Sendable {
        /// Nothing.
        case none
        /// Start the transition.
        case begin
        /// Show the transition at this progress, 0 to 1.
        case update(Double)
        /// Play the rest at this speed. 1 is the animation's own speed.
        case finish(speed: Double)
        /// Play back to the beginning at this speed. 1 is the animation's own speed.
        case cancel(speed: Double)
    }

    /// The gesture and its rules.
    public let interaction: Interaction
    /// Whether a transition follows the fingers.
    public private(set) var isActive = false
    /// The progress that was last shown, 0 to 1.
    public private(set) var progress = 0.0

    /// Creates a tracker that has not started a transition.
    public init(_ interaction: Interaction) { self.interaction = interaction }

    /// Decides whether a gesture may start the transition.
    ///
    /// - Parameters:
    ///   - sample: The state of the gesture.
    ///   - isRightToLeft: Whether text runs from right to left.
    /// - Returns: Whether the gesture moves in the interaction's direction, and not back or mostly
    ///   across.
    public func mayBegin(_ sample: GestureSample, isRightToLeft: Bool = false) -> Bool {
        let now = GestureProgress(of: sample, in: interaction.gesture, isRightToLeft: isRightToLeft)
        if now.velocity == 0, now.velocityAcross == 0 { return now.position >= 0 }
        return now.velocity > 0 && now.velocity >= abs(now.velocityAcross)
    }

    /// Handles a change of the gesture.
    ///
    /// - Parameters:
    ///   - phase: The change.
    ///   - sample: The state of the gesture.
    ///   - isRightToLeft: Whether text runs from right to left.
    /// - Returns: What to do with the transition.
    public mutating func handle(
        _ phase: Phase, _ sample: GestureSample, isRightToLeft: Bool = false
    ) -> Effect {
        let now = GestureProgress(of: sample, in: interaction.gesture, isRightToLeft: isRightToLeft)
        switch phase {
        case .began:
            guard !isActive, mayBegin(sample, isRightToLeft: isRightToLeft) else { return .none }
            isActive = true
            progress = 0
            return .begin
        case .changed:
            guard isActive else { return .none }
            progress = clamped(now.position)
            return .update(progress)
        case .ended:
            guard isActive else { return .none }
            progress = clamped(now.position)
            return end(finishes(now), now)
        case .cancelled, .failed: return isActive ? end(false, now) : .none
        }
    }

    /// Resets the tracker after a transition that did not start, or that something else ended.
    public mutating func reset() {
        isActive = false
        progress = 0
    }

    private mutating func end(_ finishes: Bool, _ now: GestureProgress) -> Effect {
        isActive = false
        let speed = min(
            max(abs(now.velocity), interaction.speed.lowerBound), interaction.speed.upperBound)
        return finishes ? .finish(speed: speed) : .cancel(speed: speed)
    }

    /// A drag has to go further than `finish`; a pinch has to get there.
    private func finishes(_ now: GestureProgress) -> Bool {
        let reached = progress + (interaction.velocity ? now.velocity : 0)
        return switch interaction.gesture {
        case .pan, .edgePan: reached > interaction.finish
        case .pinch: reached >= interaction.finish
        }
    }

    private func clamped(_ position: Double) -> Double { min(max(position, 0), 1) }
}
