/// What a gesture recognizer says at one moment.
public struct GestureSample: Hashable, Sendable {
    /// How far the finger has come, in points, to the right and down.
    public var x: Double
    public var y: Double
    /// In points a second.
    public var velocityX: Double
    public var velocityY: Double
    /// The distance of two fingers, 1 being that at which they began.
    public var scale: Double
    /// What it gains in a second.
    public var scaleVelocity: Double
    /// The size of the view in which the gesture is measured, in points.
    public var width: Double
    public var height: Double

    public init(
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

/// How far a gesture has come, and how fast it goes, in parts of the whole.
struct GestureProgress: Hashable, Sendable {
    /// 0 at the beginning, 1 at the end; below 0 where the fingers went the other way.
    var position: Double
    /// Parts of the whole in a second.
    var velocity: Double
    /// The velocity across the gesture's direction, in the same measure.
    var velocityAcross: Double

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

    private init(position: Double, velocity: Double, velocityAcross: Double) {
        self.position = position
        self.velocity = velocity
        self.velocityAcross = velocityAcross
    }

    private static func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
