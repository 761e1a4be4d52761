/// How an animation's speed changes over time.
public enum TimingCurve: Hashable, Sendable {
    /// Constant speed.
    case linear
    /// Core Animation's curve that begins slowly.
    case easeIn
    /// Core Animation's curve that ends slowly.
    case easeOut
    /// Core Animation's curve that begins and ends slowly.
    case easeInOut
    /// Hero's default curve: it begins fast and ends slowly.
    case standard
    /// Hero's curve for views that come in: it begins at full speed and ends slowly.
    case deceleration
    /// Hero's curve for views that go out: it begins slowly and ends at full speed.
    case acceleration
    /// Hero's curve that begins and ends quickly.
    case sharp
    /// Hero's curve that goes past the end and comes back.
    case easeOutBack
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points: x1, y1, x2, y2.
    case bezier(Double, Double, Double, Double)
    /// A spring with a mass of 1. Stiffness is in newtons per metre, damping in newton-seconds per
    /// metre.
    case spring(stiffness: Double, damping: Double)

    /// The two control points of the Bézier curve, or `nil` for a spring.
    public var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
        switch self {
        case .linear: (0, 0, 1, 1)
        case .easeIn: (0.42, 0, 1, 1)
        case .easeOut: (0, 0, 0.58, 1)
        case .easeInOut: (0.42, 0, 0.58, 1)
        case .standard: (0.4, 0, 0.2, 1)
        case .deceleration: (0, 0, 0.2, 1)
        case .acceleration: (0.4, 0, 1, 1)
        case .sharp: (0.4, 0, 0.6, 1)
        case .easeOutBack: (0.175, 0.885, 0.32, 1.275)
        case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
        case .spring: nil
        }
    }

    /// The curve of the same motion played backwards. A spring is its own reverse.
    public var reversed: TimingCurve {
        guard let points = controlPoints else { return self }
        return switch self {
        case .linear, .easeInOut: self
        case .easeIn: .easeOut
        case .easeOut: .easeIn
        default: .bezier(1 - points.x2, 1 - points.y2, 1 - points.x1, 1 - points.y1)
        }
    }
}
