/// What a gesture recognizer says at one moment.
struct GestureSample: Hashable, Sendable {
    /// How far the finger has come, in points, to the right and down.
    var x = 0.0
    var y = 0.0
    /// In points a second.
    var velocityX = 0.0
    var velocityY = 0.0
    /// The distance of two fingers, 1 being that at which they began.
    var scale = 1.0
    /// What it gains in a second.
    var scaleVelocity = 0.0
    /// The size of the view in which the gesture is measured, in points.
    var width: Double
    var height: Double
}

/// How far a gesture has come, and how fast it goes, in parts of the whole.
struct GestureProgress: Hashable, Sendable {
    /// 0 at the beginning, 1 at the end; below 0 where the fingers went the other way.
    var position: Double
    /// Parts of the whole in a second.
    var velocity: Double
    /// The velocity across the gesture's direction, in the same measure.
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
