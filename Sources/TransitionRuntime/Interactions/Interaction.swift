/// A gesture that drives a transition, and the rules for when the finger lifts.
public struct Interaction: Hashable, Sendable {
    /// The side of the view that a drag is measured against.
    public enum Side: Hashable, Sendable {
        /// A side of the view.
        case width, height
    }

    /// The kind of a gesture.
    public enum Gesture: Hashable, Sendable {
        /// A drag in a direction. Without a side, a drag up or down is measured against the height,
        /// and any other against the width.
        case pan(Direction, over: Side?)
        /// A drag from an edge of the screen inwards. `up` is the upper edge.
        case edgePan(Direction)
        /// Two fingers that move together.
        case pinch
    }

    /// The gesture.
    public var gesture: Gesture
    /// The progress, 0 to 1, from which the transition finishes when the finger lifts.
    public var finish: Double
    /// The limits of the speed at which the rest plays. 1 is the animation's own speed.
    public var speed: ClosedRange<Double>
    /// Whether the velocity, in fractions of the whole per second, is added to the progress when it
    /// is compared with ``finish``.
    public var velocity: Bool

    private init(
        _ gesture: Gesture, _ finish: Double, _ speed: ClosedRange<Double>, _ velocity: Bool
    ) {
        self.gesture = gesture
        self.finish = finish
        self.speed = speed
        self.velocity = velocity
    }

    /// A drag in a direction. Without `side` it is measured along that direction.
    public static func pan(
        _ direction: Direction, over side: Side? = nil, finish: Double = 0.25,
        speed: ClosedRange<Double> = 1...1, velocity: Bool = false
    ) -> Interaction { Interaction(.pan(direction, over: side), finish, speed, velocity) }

    /// A drag from an edge of the screen inwards. `up` is the upper edge.
    public static func edgePan(
        _ edge: Direction, finish: Double = 0.5, speed: ClosedRange<Double> = 1...1,
        velocity: Bool = true
    ) -> Interaction { Interaction(.edgePan(edge), finish, speed, velocity) }

    /// Two fingers that move together.
    public static func pinch(
        finish: Double = 0.4, speed: ClosedRange<Double> = 0.1...1.5, velocity: Bool = false
    ) -> Interaction { Interaction(.pinch, finish, speed, velocity) }
}

extension Interaction {
    /// A line has one gesture for both directions, declared for the higher index. Towards the lower
    /// index it is mirrored, unless its direction is already that of the animation.
    package func towardsLowerTab(_ animation: ScreenAnimation?) -> Interaction {
        let way: Direction? =
            switch gesture {
            case .pan(let direction, _): direction
            case .edgePan(let edge): edge.opposite
            case .pinch: nil
            }
        if let way, way == animation?.direction { return self }
        return mirrored
    }

    /// The gesture in the opposite direction; a pinch stays the same.
    var mirrored: Interaction {
        var result = self
        switch gesture {
        case .pan(let direction, let side): result.gesture = .pan(direction.opposite, over: side)
        case .edgePan(let edge): result.gesture = .edgePan(edge.opposite)
        case .pinch: break
        }
        return result
    }
}

extension ScreenAnimation {
    /// The direction of the gesture; nil for a pinch.
    var direction: Direction? {
        switch self {
        case .auto, .none, .system, .fade, .zoom, .zoomOut: nil
        case .push(let direction), .pull(let direction), .cover(let direction),
            .uncover(let direction), .slide(let direction), .zoomSlide(let direction),
            .pageIn(let direction), .pageOut(let direction):
            direction
        }
    }
}

extension TransitionOperations {
    /// The change of tab between two indices; nil if the tab stays, so that there is no animation. It has
    /// no state, so it cannot get out of step.
    static func tab(from: Int, to: Int) -> TransitionOperations? {
        from == to ? nil : from < to ? .tabHigher : .tabLower
    }
}
