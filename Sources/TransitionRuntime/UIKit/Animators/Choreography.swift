#if canImport(UIKit)
    import UIKit

    /// What the views of a transition do.
    @MainActor protocol Choreography {
        /// In seconds.
        var duration: TimeInterval { get }
        /// In seconds.
        var delay: TimeInterval { get }
        var timing: TimingCurve { get }

        /// Puts the views where they begin and gives the changes that are to be animated.
        func prepare(_ stage: Stage) -> () -> Void
    }

    extension TimingCurve {
        @MainActor var parameters: any UITimingCurveProvider {
            if case .spring(let stiffness, let damping) = self {
                return UISpringTimingParameters(
                    mass: 1, stiffness: stiffness, damping: damping, initialVelocity: .zero)
            }
            guard let points = controlPoints else {
                return UICubicTimingParameters(animationCurve: .linear)
            }
            return UICubicTimingParameters(
                controlPoint1: CGPoint(x: points.x1, y: points.y1),
                controlPoint2: CGPoint(x: points.x2, y: points.y2))
        }
    }
#endif
