/// The state of a gesture recognizer at one moment.
public struct GestureSample: Hashable, Sendable {
    /// The distance that the finger has moved to the right, in points.
    public var x: Double
    /// The distance that the finger has moved down, in points.
    public var y: Double
    /// The velocity to the right, in points per second.
    public var velocityX: Double
    /// The velocity downwards, in points per second.
    public var velocityY: Double
    /// The distance between two fingers, as a multiple of the distance at the start.
    public var scale: Double
    /// The change of `scale` per second.
    public var scaleVelocity: Double
    /// The width of the view in which the gesture is measured, in points.
    public var width: Double
    /// The height of the view in which the gesture is measured, in points.
    public var height: Double

    /// Creates a sample. The defaults describe a finger that has not moved.
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
