/// The state of one gesture that drives a transition.
///
/// It starts at most one transition at a time, and ends each that it has started.
struct InteractionTracker: Hashable, Sendable {
    /// A change of a gesture recognizer's state.
    enum Phase: Hashable, Sendable { case began, changed, ended, cancelled, failed }

    /// The action for the transition.
    enum Effect: Hashable, Sendable {
        case none
        /// Start it.
        case begin
        /// Show it at this progress, 0 to 1.
        case update(Double)
        /// Finish at this speed.
        case finish(speed: Double)
        /// Return to the beginning at this speed.
        case cancel(speed: Double)
    }

    let interaction: Interaction
    /// Whether the fingers drive a transition.
    private(set) var isActive = false
    /// The progress shown last, 0 to 1.
    private(set) var progress = 0.0

    init(_ interaction: Interaction) { self.interaction = interaction }

    /// Whether a gesture may start the transition: it moves in the interaction's direction, not
    /// across it or back.
    func mayBegin(_ sample: GestureSample, isRightToLeft: Bool = false) -> Bool {
        let now = GestureProgress(of: sample, in: interaction.gesture, isRightToLeft: isRightToLeft)
        if now.velocity == 0, now.velocityAcross == 0 { return now.position >= 0 }
        return now.velocity > 0 && now.velocity >= abs(now.velocityAcross)
    }

    /// Handles a change of the gesture.
    mutating func handle(
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

    /// Forgets a transition that did not start or that something else ended.
    mutating func reset() {
        isActive = false
        progress = 0
    }

    private mutating func end(_ finishes: Bool, _ now: GestureProgress) -> Effect {
        isActive = false
        let bounds = interaction.speed
        // Fingers at rest say nothing about the speed of the rest.
        let wanted = abs(now.velocity) < bounds.lowerBound ? 1 : abs(now.velocity)
        let speed = min(max(wanted, bounds.lowerBound), bounds.upperBound)
        return finishes ? .finish(speed: speed) : .cancel(speed: speed)
    }

    /// A drag must exceed `finish`; a pinch must reach it.
    private func finishes(_ now: GestureProgress) -> Bool {
        let reached = progress + (interaction.velocity ? now.velocity : 0)
        return switch interaction.gesture {
        case .pan, .edgePan: reached > interaction.finish
        case .pinch: reached >= interaction.finish
        }
    }

    private func clamped(_ position: Double) -> Double { min(max(position, 0), 1) }
}
