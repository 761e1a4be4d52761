/// A gesture that drives a transition, and the rules for what happens when the finger lifts.
public struct Interaction: Hashable, Sendable {
    /// The side of the view that a drag is measured against.
    public enum Side: Hashable, Sendable {
        /// The width of the view.
        case width
        /// The height of the view.
        case height
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
    /// Whether the velocity, in parts of the whole per second, is added to the progress when it is
    /// compared with ``finish``.
    public var velocity: Bool

    private init(
        _ gesture: Gesture, _ finish: Double, _ speed: ClosedRange<Double>, _ velocity: Bool
    ) {
        self.gesture = gesture
        self.finish = finish
        self.speed = speed
        self.velocity = velocity
    }

    /// A drag in a direction.
    ///
    /// - Parameters:
    ///   - direction: The direction of the drag.
    ///   - side: The side that the drag is measured against. The default is the side along the drag.
    ///   - finish: The progress from which the transition finishes, 0 to 1.
    ///   - speed: The limits of the speed of the rest.
    ///   - velocity: Whether the velocity is added to the progress.
    /// - Returns: The gesture.
    public static func pan(
        _ direction: Direction, over side: Side? = nil, finish: Double = 0.25,
        speed: ClosedRange<Double> = 1...1, velocity: Bool = false
    ) -> Interaction { Interaction(.pan(direction, over: side), finish, speed, velocity) }

    /// A drag from an edge of the screen inwards.
    ///
    /// - Parameters:
    ///   - edge: The edge. `up` is the upper edge.
    ///   - finish: The progress from which the transition finishes, 0 to 1.
    ///   - speed: The limits of the speed of the rest.
    ///   - velocity: Whether the velocity is added to the progress.
    /// - Returns: The gesture.
    public static func edgePan(
        _ edge: Direction, finish: Double = 0.5, speed: ClosedRange<Double> = 1...1,
        velocity: Bool = true
    ) -> Interaction { Interaction(.edgePan(edge), finish, speed, velocity) }

    /// Two fingers that move together.
    ///
    /// - Parameters:
    ///   - finish: The progress from which the transition finishes, 0 to 1.
    ///   - speed: The limits of the speed of the rest.
    ///   - velocity: Whether the velocity is added to the progress.
    /// - Returns: The gesture.
    public static func pinch(
        finish: Double = 0.4, speed: ClosedRange<Double> = 0.1...1.5, velocity: Bool = false
    ) -> Interaction { Interaction(.pinch, finish, speed, velocity) }
}

extension Interaction {
    /// A line gives one gesture for both ways. It leads to the higher index; towards the lower one
    /// it goes the other way, unless it already goes the way of that animation.
    func towardsLowerTab(_ animation: ScreenAnimation?) -> Interaction {
        let way: Direction? =
            switch gesture {
            case .pan(let direction, _): direction
            case .edgePan(let edge): edge.opposite
            case .pinch: nil
            }
        if let way, way == animation?.direction { return self }
        return mirrored
    }

    /// The same the other way round; a pinch has no other way.
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
    /// The way it goes; nil where it goes none.
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

/// The direction of a change of tab. It depends on the two indices alone.
public enum TabDirection: Hashable, Sendable {
    /// Towards a higher index.
    case higher
    /// Towards a lower index.
    case lower

    /// Creates the direction from one tab's index to another's, or `nil` where they are equal.
    public init?(from: Int, to: Int) {
        if from == to { return nil }
        self = from < to ? .higher : .lower
    }

    /// The operation of a change of tab in this direction.
    public var operation: TransitionOperations {
        switch self {
        case .higher: .tabHigher
        case .lower: .tabLower
        }
    }
}
