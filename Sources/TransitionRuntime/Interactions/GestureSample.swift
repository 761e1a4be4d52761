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
        x: Double = 0,
        y: Double = 0,
        velocityX: Double = 0,
        velocityY: Double = 0,
        scale: Double = 1,
        scaleVelocity: Double = 0,
        width: Double,
        height: Double
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
