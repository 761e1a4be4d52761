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

/// The way a change of tab goes. It follows from the two indices and from nothing that went
/// before, so that it cannot come out of step.
public enum TabDirection: Hashable, Sendable {
    case higher, lower

    /// nil where the tab stays: nothing plays then.
    public init?(from: Int, to: Int) {
        if from == to { return nil }
        self = from < to ? .higher : .lower
    }

    public var operation: TransitionOperations {
        switch self {
        case .higher: .tabHigher
        case .lower: .tabLower
        }
    }
}
