import Resolution
import TransitionDSL
import TransitionRuntime

/// Hero's state of a view off the screen, from its modifiers.
struct ViewTarget {
    /// The center, in the coordinates of the superview.
    var position: (x: Double, y: Double)?
    var size: PhoneSize?
    var matrix: Pose.Matrix?
    var opacity: Double?
    var cornerRadius: Double?
    var backgroundColor: UInt32?
    var overlay: Frame.Overlay?
    var border: Frame.Border?
    var shadow: Frame.Shadow?

    /// In seconds.
    var duration: Double?
    /// Moves for as long as the longest movement.
    var isLongest = false
    /// In seconds.
    var delay = 0.0
    var timing: TimingCurve?
    var spring: TimingCurve?
    /// The intensity of an arc.
    var arc: Double?
    /// Who determines the times.
    var timesBy = Track.Source.engine
    var cascade: Cascade?

    /// The state before the view moves, of `beginWith`.
    var begin: [ViewTarget] = []
    /// How near it is: it is in front of those that are further away.
    var zPosition: Double?
    /// The id of `source`.
    var source: HeroUse?
    var keepsOpaque = false
    var movesInContainer = false
    var scalesForSize = false
    /// Nil if the modifiers of subviews apply; else whether those of all are ignored, and not only
    /// those of the direct ones.
    var ignoresAllSubviews: Bool?
    /// Has a state that is not drawn.
    var isForced = false

    struct Cascade {
        /// In seconds.
        var delta: Double
        var order: CascadeOrder
        var delaysMatched: Bool
    }

    /// Whether Hero moves the view without a partner.
    var animates: Bool {
        position != nil || size != nil || matrix != nil || opacity != nil || cornerRadius != nil
            || backgroundColor != nil || overlay != nil || border != nil || shadow != nil
            || isForced
    }

    /// The curve that applies: Hero prefers a spring to a curve.
    var curve: TimingCurve? { spring ?? timing }

    /// How near it is while it moves; Hero changes that too.
    var depth: Double {
        let own = begin.first?.zPosition ?? 0
        return zPosition.map { ($0 + own) / 2 } ?? own
    }

    /// Both of a pair move at the times and along the arc of the one that appears.
    mutating func takeTimes(of other: ViewTarget) {
        (duration, isLongest, delay) = (other.duration, other.isLongest, other.delay)
        (timing, spring, arc, timesBy) = (other.timing, other.spring, other.arc, other.timesBy)
    }

    /// Goes to the place of a view of the other screen, or comes from it.
    mutating func fly(to goal: Rect, from own: Rect) {
        position = goal.centre
        size = goal.size == own.size ? nil : goal.size
        matrix = nil
        movesInContainer = true
    }
}
