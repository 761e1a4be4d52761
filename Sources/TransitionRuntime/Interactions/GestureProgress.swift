/// The measurements of a gesture recognizer at one moment.
struct GestureSample: Hashable, Sendable {
    /// The distance that the finger has moved, in points, to the right and down.
    var x = 0.0
    var y = 0.0
    /// In points per second.
    var velocityX = 0.0
    var velocityY = 0.0
    /// The distance of two fingers, relative to their distance at the beginning.
    var scale = 1.0
    /// The change of the scale per second.
    var scaleVelocity = 0.0
    /// The size of the view in which the gesture is measured, in points.
    var width: Double
    var height: Double
}

/// The progress of a gesture and its velocity, as fractions of the whole.
struct GestureProgress: Hashable, Sendable {
    /// 0 at the beginning, 1 at the end; negative if the fingers moved in the opposite direction.
    var position: Double
    /// Fractions of the whole per second.
    var velocity: Double
    /// The velocity perpendicular to the gesture's direction, in the same unit.
    var velocityAcross: Double
}

extension GestureProgress {
    init(of sample: GestureSample, in gesture: Interaction.Gesture, isRightToLeft: Bool) {
        switch gesture {
        case .pan(let direction, let side):
            self.init(sample, along: direction.resolved(isRightToLeft: isRightToLeft), over: side)
        case .edgePan(let edge):
            let edge = edge.resolved(isRightToLeft: isRightToLeft)
            self.init(sample, along: edge.opposite, over: nil)
        case .pinch:
            self.init(
                position: Self.number(1 - sample.scale),
                velocity: Self.number(-sample.scaleVelocity), velocityAcross: 0)
        }
    }

    private init(_ sample: GestureSample, along direction: Direction, over side: Interaction.Side?)
    {
        let isVertical = direction == .up || direction == .down
        let sign: Double = direction == .up || direction == .left ? -1 : 1
        let side = side ?? (isVertical ? .height : .width)
        let length = side == .width ? sample.width : sample.height
        func part(_ distance: Double) -> Double { length > 0 ? Self.number(distance / length) : 0 }
        self.init(
            position: part(sign * (isVertical ? sample.y : sample.x)),
            velocity: part(sign * (isVertical ? sample.velocityY : sample.velocityX)),
            velocityAcross: part(isVertical ? sample.velocityX : sample.velocityY))
    }

    private static func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
