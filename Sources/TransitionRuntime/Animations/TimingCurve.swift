/// How an animation's speed changes over its time.
public enum TimingCurve: Hashable, Sendable {
    /// Core Animation's own.
    case linear, easeIn, easeOut, easeInOut
    /// Hero's.
    case standard, deceleration, acceleration, sharp, easeOutBack
    /// A cubic curve from (0, 0) to (1, 1) with these two control points, x1, y1, x2, y2.
    case bezier(Double, Double, Double, Double)
    /// A spring with a mass of 1, in newtons per metre and newton-seconds per metre.
    case spring(stiffness: Double, damping: Double)

    /// The control points of the curve; nil for a spring.
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

    /// The curve of the same motion played backwards; a spring stays a spring.
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
