/// The states of one gesture that drives a transition.
///
/// It starts a transition at most once until that has ended, and ends each that it has started.
struct InteractionTracker: Hashable, Sendable {
    /// A change of a gesture recognizer's state.
    enum Phase: Hashable, Sendable { case began, changed, ended, cancelled, failed }

    /// What is to be done with the transition.
    enum Effect: Hashable, Sendable {
        case none
        /// Start it.
        case begin
        /// Show it at this progress, 0 to 1.
        case update(Double)
        /// Play the rest at this speed.
        case finish(speed: Double)
        /// Play it back at this speed.
        case cancel(speed: Double)
    }

    let interaction: Interaction
    /// Whether a transition follows the fingers.
    private(set) var isActive = false
    /// The progress that was last shown, 0 to 1.
    private(set) var progress = 0.0

    init(_ interaction: Interaction) { self.interaction = interaction }

    /// Whether a gesture that is like this may start the transition: it goes in the interaction's
    /// direction, rather than across it or back.
    func mayBegin(_ sample: GestureSample, isRightToLeft: Bool = false) -> Bool {
        let now = GestureProgress(of: sample, in: interaction.gesture, isRightToLeft: isRightToLeft)
        if now.velocity == 0, now.velocityAcross == 0 { return now.position >= 0 }
        return now.velocity > 0 && now.velocity >= abs(now.velocityAcross)
    }

    /// What a change of the gesture does.
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

    /// Forgets a transition that did not start or was ended by others.
    mutating func reset() {
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
