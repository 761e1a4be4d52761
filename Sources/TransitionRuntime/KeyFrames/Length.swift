extension KeyFrames {
    /// A length in points and in fractions of the view's size along the same axis.
    public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
        public var points: Double
        public var fraction: Double

        public init(points: Double = 0, fraction: Double = 0) {
            self.points = points
            self.fraction = fraction
        }

        public init(_ points: Double) { self.init(points: points) }

        public init(floatLiteral value: Double) { self.init(points: value) }

        public init(integerLiteral value: Int) { self.init(points: Double(value)) }

        /// 1 is the whole of the view's size.
        public static func fraction(_ fraction: Double) -> Length { Length(fraction: fraction) }

        /// In points, of a view of this size.
        public func resolved(in size: Double) -> Double {
            fraction == 0 ? points : points + fraction * size
        }

        public static func + (left: Length, right: Length) -> Length {
            Length(points: left.points + right.points, fraction: left.fraction + right.fraction)
        }

        public static func - (left: Length, right: Length) -> Length { left + -right }

        public static prefix func - (length: Length) -> Length { length * -1 }

        public static func * (length: Length, factor: Double) -> Length {
            Length(points: length.points * factor, fraction: length.fraction * factor)
        }

        public static func * (factor: Double, length: Length) -> Length { length * factor }

        public static func / (length: Length, divisor: Double) -> Length {
            Length(points: length.points / divisor, fraction: length.fraction / divisor)
        }
    }
}

/// What a view is like by itself, before key frames change it.
struct ViewAppearance: Hashable, Sendable {
    /// In points.
    var size: Size
    var opacity = 1.0
    /// In points.
    var cornerRadius = 0.0
    /// 0xRRGGBBAA; nil where it has none.
    var backgroundColor: UInt32?
}

/// What a view is like at one moment.
struct ViewState: Hashable, Sendable {
    /// To the right of its place, in points.
    var x = 0.0
    /// Below its place, in points.
    var y = 0.0
    var scaleX = 1.0
    var scaleY = 1.0
    /// Clockwise, in radians; a sum of turns, not an angle modulo one.
    var rotation = 0.0
    var opacity = 1.0
    /// In points.
    var cornerRadius = 0.0
    /// 0xRRGGBBAA; nil where the key frames leave it alone.
    var backgroundColor: UInt32?
}
