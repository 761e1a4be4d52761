import TransitionRuntime

/// The values of curves, which UIKit computes on a phone.
extension TimingCurve {
    /// The part of the way that is done at a part of the time, 0 to 1. Some curves go beyond 1. For
    /// a spring, it is a part of ``settlingTime``.
    func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        if case .spring(let stiffness, let damping) = self {
            let spring = Spring(stiffness: stiffness, damping: damping)
            return 1 - spring.distance(at: time * spring.settlingTime)
        }
        guard let points = controlPoints else { return time }
        if points.x1 == points.y1, points.x2 == points.y2 { return time }
        // The horizontal part of the curve never goes back, so bisection finds its parameter.
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if Self.cubic(points.x1, points.x2, at: middle) < time {
                low = middle
            } else {
                high = middle
            }
        }
        return Self.cubic(points.y1, points.y2, at: (low + high) / 2)
    }

    /// The time until a spring rests, in seconds, whatever duration is set; nil for other curves.
    var settlingTime: Double? {
        guard case .spring(let stiffness, let damping) = self else { return nil }
        return Spring(stiffness: stiffness, damping: damping).settlingTime
    }

    private static func cubic(_ first: Double, _ second: Double, at part: Double) -> Double {
        let rest = 1 - part
        return 3 * rest * rest * part * first + 3 * rest * part * part * second
            + part * part * part
    }
}

/// A spring with a mass of 1 that is released at rest, in closed form.
private struct Spring {
    let stiffness: Double
    let damping: Double

    /// The distance from the end, as a fraction of the way, at which a spring counts as resting.
    private static let rest = 0.001
    /// A picture waits no longer than this for a spring, in seconds.
    private static let longest = 30.0

    /// The distance from the end at a time in seconds, as a fraction of the way; negative beyond
    /// the end.
    func distance(at time: Double) -> Double {
        let decay = damping / 2
        let square = decay * decay - stiffness
        if square < 0 {
            let frequency = (-square).squareRoot()
            let phase = frequency * time
            return Functions.exponential(-decay * time)
                * (Functions.cosine(phase) + decay / frequency * Functions.sine(phase))
        }
        let slow = -stiffness / (decay + square.squareRoot())
        let fast = -decay - square.squareRoot()
        if fast == slow { return Functions.exponential(slow * time) * (1 - slow * time) }
        return
            (slow * Functions.exponential(fast * time)
            - fast * Functions.exponential(slow * time)) / (slow - fast)
    }

    var settlingTime: Double {
        guard stiffness > 0, damping > 0 else { return Self.longest }
        let decay = damping / 2
        let square = decay * decay - stiffness
        // An upper bound of the distance, which never grows.
        func bound(_ time: Double) -> Double {
            if square >= 0 { return distance(at: time) }
            return Functions.exponential(-decay * time) * (stiffness / -square).squareRoot()
        }
        if bound(Self.longest) > Self.rest { return Self.longest }
        var (low, high) = (0.0, Self.longest)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(middle) > Self.rest { low = middle } else { high = middle }
        }
        return high
    }
}
