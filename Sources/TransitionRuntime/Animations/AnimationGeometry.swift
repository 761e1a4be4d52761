/// The motion of the two screens' views in one of Hero's animations.
package struct AnimationGeometry: Hashable, Sendable {
    /// One end of a view's motion; the other end is its place. The appearing view begins here and
    /// ends in its place; the leaving view begins in its place and ends here.
    package struct Motion: Hashable, Sendable {
        /// Relative to the view's width and height, to the right and down.
        package var x = 0.0
        package var y = 0.0
        package var scale = 1.0
        package var opacity = 1.0
        /// The opacity of the black overlay that covers the view there.
        package var overlayOpacity = 0.0
        /// Whether the view throws ``AnimationGeometry/shadow`` while it moves.
        package var hasShadow = false
    }

    package struct Shadow: Hashable, Sendable {
        package var opacity: Double
        /// In points.
        package var radius: Double
    }

    /// In seconds.
    package static let duration = 0.35
    /// Black, without an offset.
    package static let shadow = Shadow(opacity: 0.5, radius: 5)

    package var coming = Motion()
    package var leaving = Motion()
    package var isComingOnTop = true
    /// The curve of both views.
    package var timing = TimingCurve.standard

    /// The motion of an animation with a resolved direction; nil for those that do not move the
    /// views themselves.
    ///
    /// `comingStays`: the appearing view was visible all the time, below a screen presented over
    /// it.
    package init?(_ animation: ScreenAnimation, comingStays: Bool = false) {
        switch animation {
        case .auto, .none, .system: return nil
        case .fade where comingStays:
            leaving.opacity = 0
            isComingOnTop = false
        case .fade: coming.opacity = 0
        case .zoom:
            coming.scale = 0.7
            leaving.scale = 1.3
            leaving.opacity = 0
            isComingOnTop = false
        case .zoomOut:
            coming.scale = 1.3
            coming.opacity = 0
            leaving.scale = 0.7
        case .push(let direction):
            enter(direction)
            leaving.move(direction, 1.0 / 3)
            leaving.overlayOpacity = 0.1
        case .pull(let direction):
            leave(direction)
            coming.move(direction.opposite, 1.0 / 3)
            coming.overlayOpacity = 0.1
        case .cover(let direction):
            enter(direction)
            leaving.overlayOpacity = 0.1
        case .uncover(let direction):
            leave(direction)
            coming.overlayOpacity = 0.1
        case .slide(let direction): slide(direction, scale: 1)
        case .zoomSlide(let direction): slide(direction, scale: 0.8)
        case .pageIn(let direction):
            enter(direction)
            leaving.scale = 0.7
            leaving.overlayOpacity = 0.1
        case .pageOut(let direction):
            leave(direction)
            coming.scale = 0.7
            coming.overlayOpacity = 0.1
        }
    }

    private mutating func enter(_ direction: Direction) {
        coming.move(direction.opposite, 1)
        coming.hasShadow = true
        timing = .deceleration
    }

    private mutating func leave(_ direction: Direction) {
        leaving.move(direction, 1)
        leaving.hasShadow = true
        isComingOnTop = false
    }

    private mutating func slide(_ direction: Direction, scale: Double) {
        coming.move(direction.opposite, 1)
        leaving.move(direction, 1)
        coming.scale = scale
        leaving.scale = scale
    }
}

extension AnimationGeometry.Motion {
    /// The far end of the motion of a view of this size.
    package func pose(in size: Size) -> Pose {
        Pose(x: x * size.width, y: y * size.height, scaleX: scale, scaleY: scale, opacity: opacity)
    }

    /// Moves it by a fraction of the view's size; leading and trailing count as left and right.
    fileprivate mutating func move(_ direction: Direction, _ part: Double) {
        switch direction.resolved(isRightToLeft: false) {
        case .right: x = part
        case .up: y = -part
        case .down: y = part
        case .left, .leading, .trailing: x = -part
        }
    }
}

extension ScreenAnimation {
    /// Resolves `auto`: Hero's choice for a forward transition, and its opposite on return.
    package func resolvingAuto(on operation: TransitionOperations) -> ScreenAnimation {
        guard self == .auto else { return self }
        return switch operation {
        case .push: .push(.left)
        case .pop: .pull(.right)
        case .tabHigher: .slide(.left)
        case .tabLower: .slide(.right)
        default: .fade
        }
    }
}
