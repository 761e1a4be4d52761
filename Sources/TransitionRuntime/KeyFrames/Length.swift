extension KeyFrames {
    /// A length in points and in fractions of the view's size along the same axis.
    public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral,
        ExpressibleByIntegerLiteral
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
            Length(
                points: left.points + right.points, fraction: left.fraction + right.fraction)
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
