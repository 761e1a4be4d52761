/// The measurements of a gesture recognizer at one moment.
package struct GestureSample: Hashable, Sendable {
    /// The distance that the finger has moved, in points, to the right and down.
    var x: Double
    var y: Double
    /// In points per second.
    var velocityX: Double
    var velocityY: Double
    /// The distance of two fingers, relative to their distance at the beginning.
    var scale: Double
    /// The change of the scale per second.
    var scaleVelocity: Double
    /// The size of the view in which the gesture is measured, in points.
    var width: Double
    var height: Double

    package init(
        x: Double = 0, y: Double = 0, velocityX: Double = 0, velocityY: Double = 0,
        scale: Double = 1, scaleVelocity: Double = 0, width: Double, height: Double
    ) {
        self.x = x
        self.y = y
        self.velocityX = velocityX
        self.velocityY = velocityY
        self.scale = scale
        self.scaleVelocity = scaleVelocity
        self.width = width
        self.height = height
    }
}

/// The progress of a gesture and its velocity, as fractions of the whole.
package struct GestureProgress: Hashable, Sendable {
    /// 0 at the beginning, 1 at the end; negative if the fingers moved in the opposite direction.
    package var position: Double
    /// Fractions of the whole per second.
    var velocity: Double
    /// The velocity perpendicular to the gesture's direction, in the same unit.
    var velocityAcross: Double
}

extension GestureProgress {
    package init(
        of sample: GestureSample, in gesture: Interaction.Gesture, isRightToLeft: Bool
    ) {
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
